internal import TableKit

/// One thing that `expect` can be given: it is read by the parameters of the command that sets it.
struct FactSpec: Sendable {
  let name: String
  let summary: String
  /// Run by the tests, behind `expect`.
  let examples: [String]
  /// What did-you-mean answers to, beside those of the command of that name.
  let synonyms: [String]
  let parameters: [ParameterInfo]
  let read: @Sendable (inout ArgumentReader) throws(ParseError) -> Fact

  init<each Value: Sendable>(
    _ name: String, _ summary: String, examples: [String], synonyms: [String] = [],
    _ parameter: repeat Parameter<each Value>,
    make: @escaping @Sendable (repeat each Value) -> Fact
  ) {
    (self.name, self.summary) = (name, summary)
    (self.examples, self.synonyms) = (examples, synonyms)
    var infos: [ParameterInfo] = []
    for parameter in repeat each parameter { infos.append(parameter.info) }
    self.parameters = infos
    self.read = { (reader) throws(ParseError) in
      make(repeat try (each parameter).read(&reader))
    }
  }

  /// `title TEXT|none`.
  var syntax: String { ([name] + parameters.map(\.syntax)).joined(separator: " ") }

  /// Whether it is said otherwise than it is set.
  var isToldApart: Bool {
    guard let command = CommandSpec.named(name) else { return true }
    return command.syntax != syntax.replacing("|none", with: "")
      && command.syntax.replacing("|none", with: "") != syntax.replacing("|none", with: "")
  }

  static let all: [FactSpec] =
    ofScreens + ofTheApp + ofTables + ofTheGlass + ofRows + properties + [calls, picture]

  private static let names = all.map(\.name)
  private static let spellings = SpelledWords(names)

  static func named(_ name: String) -> FactSpec? { all.first { $0.name == name } }

  /// The facts that somebody may have meant: by meaning, by spelling.
  static func suggestions(for word: String) -> [String] {
    let lowered = word.lowercased()
    if names.contains(lowered) { return [lowered] }
    var byMeaning =
      all.filter { $0.synonyms.contains { $0.lowercased() == lowered } }.map(\.name)
    for name in CommandSpec.suggestions(for: word)
    where names.contains(name) && !byMeaning.contains(name) {
      byMeaning.append(name)
    }
    let bySpelling = spellings.nearest(to: word)
    return Array((byMeaning + bySpelling.filter { !byMeaning.contains($0) }).prefix(3))
  }
}
