internal import TableKit

/// What to say about a line that cannot be read.
extension ArgumentReader {
  /// The first token is no word.
  func notACommand(_ token: Token) -> ParseError {
    switch token.kind {
    case .open: ParseError(.strayBlock, at: token.range)
    case .word, .quoted, .close, .end:
      ParseError(
        .unknownCommand(string(token), suggestions: []), at: token.range)
    }
  }

  func unknownCommand(_ name: Token) -> ParseError {
    let word = string(name)
    let line = SourceRange(Int(name.start), endOfCommand)
    if let code = CodeLine(string(line)) {
      return ParseError(.isCode(language: code.language, help: code.command), at: line)
    }
    var suggestions = CommandSpec.suggestions(for: word)
    if context.kind == .section || context.kind == .content {
      suggestions.removeAll { !isAllowedHere($0) }
      if suggestions.isEmpty { suggestions = ["row", "rows"] }
    }
    return ParseError(.unknownCommand(word, suggestions: suggestions), at: name.range)
  }

  private func isAllowedHere(_ command: String) -> Bool {
    CommandSpec.named(command)?.places.contains(BlockKinds(context.kind)) == true
  }

  /// Where the command ends whose tokens are being taken, its blocks left out.
  private var endOfCommand: Int {
    var index = next
    while index < tokens.count, tokens[index].kind == .word || tokens[index].kind == .quoted {
      index += 1
    }
    return Int(tokens[index - 1].end)
  }

  /// The command with the commas after its words taken out, or made `;` where another one begins.
  func lineWithoutCommas() -> String {
    let words = words(from: command).map { token in
      (string(SourceRange(Int(token.start), Int(token.end))), token.kind == .word)
    }
    let name = words[0].0
    let prefix = fact == nil ? "" : "expect "
    return prefix
      + words.indices.map { index in
        let (word, isBare) = words[index]
        guard isBare else { return word }
        let bare = word.drop { $0 == "[" }
        guard let end = bare.lastIndex(where: { $0 != "," && $0 != "]" }) else { return "" }
        let endsCommand =
          word.hasSuffix(",") && index + 1 < words.count && words[index + 1].0 == name
        return bare[...end] + (endsCommand ? ";" : "")
      }.filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// The words and texts from a token on, as far as the command's block or end.
  private func words(from token: Token) -> [Token] {
    let first = tokens.firstIndex(of: token) ?? 0
    return Array(tokens[first...].prefix { $0.kind == .word || $0.kind == .quoted })
  }

  func leftOver(_ token: Token) -> ParseError {
    let parameters = fact?.parameters ?? spec?.parameters
    let takes = parameters.map(takes) ?? ""
    let meant = quotedTogether(with: token) ?? withFor(before: token)
    let help = meant ?? (takes.isEmpty ? syntax : nil)
    return ParseError(
      .leftOver(string(token), command: subject, takes: takes, help: help), at: token.range)
  }

  /// What a command takes, in words.
  private func takes(_ parameters: [ParameterInfo]) -> String {
    guard parameters.count == 1, let only = parameters.first else {
      return parameters.isEmpty ? "nothing" : ""
    }
    return only.noun.hasPrefix("a ") ? "one " + only.noun.dropFirst(2) : only.noun
  }

  /// `title Move Me` with its texts made one; nil: what is left over follows no bare text.
  private func quotedTogether(with token: Token) -> String? {
    let words = words(from: command)
    guard let place = words.firstIndex(of: token), place >= 2, token.kind == .word,
      words[1...].allSatisfy({ $0.kind == .word }), takesText(first: words[1])
    else { return nil }
    let end = words.firstIndex { self.token($0, is: "for") } ?? words.count
    guard end > place else { return nil }
    var text = words[1..<end].map { string($0) }.joined(separator: " ")
    // Other languages have single quotes.
    if text.count > 2, let first = text.first, let last = text.last, "'‘".contains(first),
      "'’".contains(last)
    {
      text = String(text.dropFirst().dropLast())
    }
    // A bare word's `$` begins a value, and does so in quotes.
    let quoted = text.contains("\\") ? Printer.quoted(text) : "\"\(text)\""
    return ([subject, quoted] + words[end...].map { string($0) }).joined(separator: " ")
  }

  /// `accessory none Moe` with the `for` that its place needs; nil: the command takes none, or has one.
  private func withFor(before token: Token) -> String? {
    guard (fact?.parameters ?? spec?.parameters)?.last?.name == "for", token.kind == .word
    else { return nil }
    let tokens = words(from: command)
    var words = tokens.map { string(SourceRange(Int($0.start), Int($0.end))) }
    guard let place = tokens.firstIndex(of: token), place >= 2, !words.contains("for")
    else { return nil }
    words.insert("for", at: place)
    return (fact == nil ? "" : "expect ") + words.joined(separator: " ")
  }

  /// What is on the glass begins with a capital letter as a rule, and what says which kind of thing is meant
  /// does not.
  private func takesText(first word: Token) -> Bool {
    guard let first = (fact?.parameters ?? spec?.parameters)?.first else { return false }
    let isCapital =
      string(word).utf8.first(where: { $0 != UInt8(ascii: "'") }).map { (0x41...0x5A).contains($0) }
      ?? false
    return first.noun == "a text" || first.noun == "a name"
      || first.noun == "something on the glass" && isCapital
  }
}

extension CommandSpec {
  /// The words that somebody may have meant: by meaning, by UIKit's name, by spelling.
  package static func suggestions(for word: String) -> [String] {
    let lowered = bare(word).lowercased()
    if named(lowered) != nil { return [lowered] }
    let byMeaning = meanings[lowered] ?? standIns(forMethod: word)
    let bySpelling = spellings.nearest(to: word).filter { !byMeaning.contains($0) }
    return Array((byMeaning + bySpelling).prefix(3))
  }

  private static let spellings = SpelledWords(names)

  /// The commands that a synonym means, in lower case.
  private static let meanings: [String: [String]] = {
    var commands: [String: [String]] = [:]
    for spec in all {
      for synonym in Set(spec.synonyms.map { $0.lowercased() }) {
        commands[synonym, default: []].append(spec.name)
      }
    }
    return commands
  }()

  /// A word without the mark that another language has behind it.
  private static func bare(_ word: String) -> String {
    for mark in ["()", ":"] where word.hasSuffix(mark) && word.count > mark.count {
      return String(word.dropLast(mark.count))
    }
    return word
  }

  /// What is typed here for a method of UIKit's, whose name has a capital letter.
  private static func standIns(forMethod name: String) -> [String] {
    guard name.utf8.contains(where: { (0x41...0x5A).contains($0) }),
      let method = MethodNames.loosely(name).first
    else { return [] }
    let commands = all.filter { $0.stands(for: method) && $0.name != "on" }.map(\.name)
    if method.owner == .table { return commands }
    let event = Event.named.first { $0.event.method == method }?.name ?? method.shortName
    return commands.prefix(2) + ["on \(event) { … }"]
  }
}
