/// A line of Swift or Objective-C that somebody typed, and what says the same here.
struct CodeLine {
  let language: String
  /// nil: nothing here stands for it.
  let command: String?

  /// nil: the line is no code.
  init?(_ line: String) {
    guard let language = CodeLine.language(of: line) else { return nil }
    self.language = language
    let command = CodeLine.comment(line) ?? CodePieces(line).command ?? CodeLine.called(line)
    self.command = command.flatMap { CodeLine.isKnown($0) ? $0 : nil }
  }

  private static func comment(_ line: String) -> String? {
    guard line.hasPrefix("//") || line.hasPrefix("/*") else { return nil }
    let words = line.split { $0 == " " || $0 == "/" || $0 == "*" }
    return (["#"] + words).joined(separator: " ")
  }

  /// What `exit()` does.
  private static func called(_ line: String) -> String? {
    let isCall = line.hasSuffix("()") && line.dropLast(2).allSatisfy(\.isLetter)
    return isCall ? CommandSpec.suggestions(for: line).first : nil
  }

  private static func language(of line: String) -> String? {
    if line.hasPrefix("//") || line.hasPrefix("/*") { return "Swift" }
    if line.hasPrefix("[") || line.hasPrefix("@") || line.contains("]") && line.hasPrefix("-") {
      return "Objective-C"
    }
    if line.hasPrefix("-") || line.hasPrefix("+") || line.contains("@\"") { return "Objective-C" }
    let first = line.prefix { $0 != " " }
    let keywords = ["func", "let", "var", "override", "import", "class", "self", "private"]
    if keywords.contains(String(first)) { return "Swift" }
    let isCall = first.contains("(") && first.first?.isLetter == true
    return isCall || first.contains(".") && line.contains(" = ") ? "Swift" : nil
  }

  /// Whether its first word is a command.
  private static func isKnown(_ command: String) -> Bool {
    command.hasPrefix("#")
      || CommandSpec.named(String(command.prefix { $0 != " " })) != nil
  }
}
