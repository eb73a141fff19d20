internal import TableKit

/// What `help` prints; all of it is read off the catalogue, the methods and the vocabulary.
package enum HelpText {
  /// The lines on a word, or the whole in 24 lines; nil: nothing is known of the word.
  package static func lines(for word: String? = nil) -> [String]? {
    guard let word else { return overview }
    var paragraphs: [[String]] = []
    if let spec = CommandSpec.named(word) { paragraphs.append(command(spec)) }
    if let event = Event.named.first(where: { $0.name == word }) {
      paragraphs.append(eventLines(event))
    } else {
      paragraphs += methods(word).map(methodLines)
    }
    if let fact = FactSpec.named(word), fact.isToldApart { paragraphs.append(factLines(fact)) }
    if let entry = Vocabulary.entry(word) { paragraphs.append(keyword(entry)) }
    if let value = EventValue(rawValue: word.hasPrefix("$") ? String(word.dropFirst()) : "") {
      paragraphs.append(["$\(value.rawValue), in a reaction", "  \(value.summary)"])
    }
    if let family = Family.allCases.first(where: { $0.title == word }) {
      paragraphs.append(familyLines(family))
    }
    if paragraphs.isEmpty { paragraphs = answered(by: word) }
    return paragraphs.isEmpty ? nil : Array(paragraphs.joined(separator: [""]))
  }

  /// The words that are spelt alike.
  package static func nearest(to word: String) -> [String] {
    Spelling.nearest(to: word, among: topics)
  }

  /// All that `help` knows.
  static let topics: [String] =
    CommandSpec.names
    + FactSpec.all.map(\.name).filter { CommandSpec.named($0) == nil } + Event.named.map(\.name)
    + Vocabulary.entries.map(\.word)
    + Method.allCases.map(\.shortName)
}

// MARK: the whole
extension HelpText {
  private static var overview: [String] {
    var lines = ["one command a line; ; also ends one, # begins a comment, { } holds several", ""]
    for family in Family.allCases { lines += familyLines(family) }
    lines += [
      "",
      "a row   0:3  3  Moe  first  last  selected  0:2-0:5  section 1  all",
      "a text  Moe  \"Move Me\"          in a reaction $text, $path and others",
      "help WORD tells more: a command, keyword, event or selector of UIKit",
    ]
    return lines
  }

  private static func familyLines(_ family: Family) -> [String] {
    let names = CommandSpec.all.filter { $0.family == family }.map(\.name)
    return ["\(family.title): \(family.speaker)"] + wrapped(names, indent: 2)
  }

  /// Words in lines of at most 78 columns; those after the first stand deeper by `hang`.
  static func wrapped(_ words: [String], indent: Int, hang: Int = 0) -> [String] {
    var lines: [String] = []
    var line = String(repeating: " ", count: indent)
    var isEmpty = true
    for word in words {
      if line.count + word.count + 1 > 78 {
        lines.append(line)
        line = String(repeating: " ", count: indent + hang)
        isEmpty = true
      }
      line += isEmpty ? word : " " + word
      isEmpty = false
    }
    return lines + [line]
  }

  /// `  in: header, footer`: names after what they are.
  private static func list(_ names: [String], after label: String) -> [String] {
    let separated = names.dropLast().map { $0 + "," } + names.suffix(1)
    return wrapped([label + ":"] + separated, indent: 2, hang: 2)
  }
}

extension Family {
  /// As a message and `help` name it.
  package var title: String { self == .setUp ? "set-up" : rawValue }

  package var speaker: String {
    switch self {
    case .setUp: "what the screen's author writes: data source, delegate, looks"
    case .touch: "what a finger does, with all that the delegate is asked"
    case .code: "what the program's own lines do; the delegate is not asked"
    case .session: "the tool itself"
    }
  }
}

// MARK: a word
extension HelpText {
  private static func command(_ spec: CommandSpec) -> [String] {
    var lines = wrapped(spec.syntax.split(separator: " ").map(String.init), indent: 0, hang: 4)
    lines.append("  \(spec.summary)  (\(spec.family.title))")
    if !spec.uikit.isEmpty { lines.append("  UIKit: \(spec.uikit)") }
    for example in spec.examples { lines.append("  > \(example)") }
    if spec.name == "on" { lines += list(Event.named.map(\.name), after: "events") }
    if spec.name == "expect" { lines += allFacts }
    return lines
  }

  /// The facts that are said as they are set, then those that have words of their own.
  private static var allFacts: [String] {
    let set = FactSpec.all.filter { !$0.isToldApart }.map(\.name)
    return list(set, after: "as they are set")
      + FactSpec.all.filter(\.isToldApart).flatMap {
        wrapped($0.syntax.split(separator: " ").map(String.init), indent: 2, hang: 4)
      } + ["  not: none of the rows that are named is so"]
  }

  private static func factLines(_ fact: FactSpec) -> [String] {
    ["expect [not] \(fact.syntax)", "  \(fact.summary)"] + fact.examples.map { "  > expect \($0)" }
  }

  private static func keyword(_ entry: Vocabulary.Entry) -> [String] {
    var lines = ["\(entry.word), a keyword", "  \(entry.summary)"]
    if !entry.uikit.isEmpty { lines.append("  UIKit: \(entry.uikit)") }
    let users = CommandSpec.all.filter { spec in
      spec.parameters.contains { $0.mentions(entry.word) }
    }.map(\.name)
    if !users.isEmpty { lines += list(users, after: "in") }
    return lines
  }

  private static func eventLines(_ event: Event) -> [String] {
    let name = event.event
    var lines = ["on \(event.name) [for PLACE] { … }", "  \(event.summary)"]
    lines += carried(by: name)
    lines.append("  UIKit: \(name.method.swiftName)")
    return lines
  }

  private static func carried(by event: EventName) -> [String] {
    var lines: [String] = []
    if !event.values.isEmpty {
      lines.append("  carries \(event.values.map { "$" + $0.rawValue }.joined(separator: " "))")
    }
    if let answer = event.answer { lines.append("  answered with \(answer.wanted)") }
    return lines
  }
}

// MARK: a method
extension HelpText {
  private static func methods(_ word: String) -> [Method] {
    MethodNames.loosely(word)
  }

  private static func methodLines(_ method: Method) -> [String] {
    let since = method.since > 2 ? ", from iOS \(method.since.version)" : ""
    var lines = [
      method.swiftName, "  \(method.objectiveCName)  (\(method.owner.rawValue)\(since))",
    ]
    lines.append("  \(method.summary)")
    if method.owner != .table {
      let event = Event.named.first { $0.event.method == method }
      lines.append("  here: on \(event?.name ?? method.shortName) { … }")
      lines += carried(by: .method(method))
    }
    let commands = CommandSpec.all.filter { $0.stands(for: method) }.map(\.name)
    if !commands.isEmpty { lines += list(commands, after: "commands") }
    return lines
  }

  /// The commands that answer to a word by meaning.
  private static func answered(by word: String) -> [[String]] {
    let lowered = word.lowercased()
    return CommandSpec.all.filter { spec in
      spec.synonyms.contains { $0.lowercased() == lowered }
    }.map(command)
  }
}

extension CommandSpec {
  /// Whether the declaration names the method, in Swift or by its short name.
  func stands(for method: Method) -> Bool {
    uikit.contains(method.swiftName) || synonyms.contains(method.shortName)
  }
}

extension ParameterInfo {
  /// Whether the word stands in the syntax by itself.
  fileprivate func mentions(_ word: String) -> Bool {
    syntax.split { " |[]{};…".contains($0) }.contains { $0 == word }
  }
}
