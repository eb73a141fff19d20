/// A line that can be read, for one that cannot: the fewest changes by which it becomes one.
struct MeantLine {
  let text: String

  /// How many changes are tried one upon the other.
  private static let depth = 3
  /// How many lines are tried in all.
  private static let limit = 200

  /// What a line that cannot be read means; nil: nobody knows, or what is said of it is the better help.
  init?(insteadOf error: ParseError, in source: SourceText, help: String?) {
    guard let command = CommandWords(around: error.range, in: source) else { return nil }
    let line: [String]? =
      switch error.reason {
      case .unclosedText, .curlyQuotes: MeantLine.straight(command)
      case .unknownCommand(_, let suggestions):
        MeantLine.withoutPrompt(command)
          ?? (MeantLine.isEnough(suggestions, for: command)
            ? nil : MeantLine.search(command, LineChange.allCases))
      case .leftOver, .missing, .notA, .notAmong(_, _, _, nil):
        MeantLine.meant(by: command, help)
      case .notAmong(let word, _, _, .some(let nearest)):
        MeantLine.canBeRead(
          command.words.map { $0 == word ? nearest : $0 }, hasBlock: command.hasBlock)
          ? nil : MeantLine.search(command, LineChange.safe)
      case .comma: MeantLine.meant(by: command, help) ?? MeantLine.separated(command, help)
      case .needsQuotes: MeantLine.search(command, LineChange.safe)
      case .unclosedBlock, .unexpectedClose, .strayBlock, .unknownEscape, .badScalar, .tooDeep,
        .lineTooLong, .sourceTooLong, .isCode, .notHere, .saidTwice,
        .rowsAreWritten, .endIsNoRow, .rangeRunsDown, .outOfRange, .unknownFact, .unknownValue,
        .unknownEvent, .notAnEvent, .answerOutside, .noAnswer, .wrongAnswer:
        nil
      }
    guard let line else { return nil }
    text = MeantLine.text(line, command)
  }

  /// What a line means that can be read and names what is not there.
  init?(insteadOf reason: StepReason, at range: SourceRange, in source: SourceText) {
    guard reason.namesWhatIsNotThere else { return nil }
    guard let command = CommandWords(around: range, in: source),
      let line = MeantLine.search(command, [.path, .setting])
    else { return nil }
    text = MeantLine.text(line, command)
  }

  private static func text(_ line: [String], _ command: CommandWords) -> String {
    line.joined(separator: " ") + (command.hasBlock ? " { … }" : "")
  }

  /// Whether the line can be read once the first suggestion stands for its first word.
  private static func isEnough(_ suggestions: [String], for command: CommandWords) -> Bool {
    guard let first = suggestions.first, command.words.count > 1 else { return true }
    return canBeRead([first] + command.words.dropFirst(), hasBlock: command.hasBlock)
  }

  /// A guess that leaves words out is worse than help that can be typed.
  private static func meant(by command: CommandWords, _ help: String?) -> [String]? {
    if let line = search(command, LineChange.safe) { return line }
    if let help, canBeRead([help], hasBlock: command.hasBlock) { return nil }
    return search(command, LineChange.allCases) ?? withoutLast(command)
  }

  private static func withoutLast(_ command: CommandWords) -> [String]? {
    let words = command.words
    guard words.count > 2, words.last?.hasPrefix("\"") == false else { return nil }
    let line = Array(words.dropLast())
    return canBeRead(line, hasBlock: command.hasBlock) ? line : nil
  }

  /// `> rows A` without what stood before it where it was printed.
  private static func withoutPrompt(_ command: CommandWords) -> [String]? {
    guard command.words[0] == ">" else { return nil }
    let line = Array(command.words.dropFirst())
    return canBeRead(line, hasBlock: command.hasBlock) ? line : nil
  }

  /// `tap A, B` as two commands, where one takes no list.
  private static func separated(_ command: CommandWords, _ help: String?) -> [String]? {
    if let help, canBeRead([help], hasBlock: command.hasBlock) { return nil }
    var words: [String] = []
    for word in command.words {
      words.append(word.hasSuffix(",") ? "\(word.dropLast());" : word)
      if word.hasSuffix(",") { words.append(command.words[0]) }
    }
    return canBeRead(words, hasBlock: command.hasBlock) ? words : nil
  }

  /// The quotes of a word processor made straight, and the last one closed.
  private static func straight(_ command: CommandWords) -> [String]? {
    var text = command.words.joined(separator: " ")
    for quote in "“”„«»" { text.replace(String(quote), with: "\"") }
    for quote in "‘’‚" { text.replace(String(quote), with: "'") }
    if text.count(where: { $0 == "\"" }) % 2 == 1 { text += "\"" }
    return canBeRead([text], hasBlock: command.hasBlock) ? [text] : nil
  }

  /// Breadth first, so that what is found has the fewest changes.
  private static func search(_ command: CommandWords, _ changes: [LineChange]) -> [String]? {
    var lines = [command.words] + named(command.words)
    var seen = Set(lines)
    if let line = lines.dropFirst().first(where: { canBeRead($0, hasBlock: command.hasBlock) }) {
      return line
    }
    for _ in 0..<depth {
      var next: [[String]] = []
      for change in changes {
        for line in lines.flatMap(change.lines) where seen.insert(line).inserted {
          if canBeRead(line, hasBlock: command.hasBlock) { return line }
          next.append(line)
        }
        if seen.count > limit { return nil }
      }
      lines = next
    }
    return nil
  }

  /// The line with the commands that its first word may mean.
  private static func named(_ words: [String]) -> [[String]] {
    if CommandSpec.named(words[0]) != nil { return [] }
    return CommandSpec.suggestions(for: words[0]).map { [$0] + words.dropFirst() }
  }

  private static func canBeRead(_ words: [String], hasBlock: Bool) -> Bool {
    let text = words.joined(separator: " ") + (hasBlock ? " { }" : "")
    guard CommandSpec.named(String(text.prefix { $0 != " " })) != nil else { return false }
    do throws(ParseError) { return try !Parser.parse(text).isEmpty } catch { return false }
  }
}

extension StepReason {
  fileprivate var namesWhatIsNotThere: Bool {
    if case .place(.noRowText) = self { return true }
    if case .touch(.nothingToTap) = self { return true }
    if case .value(.unknownOption) = self { return true }
    return false
  }
}
