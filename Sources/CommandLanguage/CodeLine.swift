/// A line of Swift or Objective-C that somebody typed, and what says the same here.
struct CodeLine {
  let language: String
  let command: String?

  /// nil: the line is no code.
  init?(_ line: String) {
    guard let language = CodeLine.language(of: line) else { return nil }
    self.language = language
    command = nil
  }

  private static func language(of line: String) -> String? {
    if line.hasPrefix("[") || line.hasPrefix("- (") || line.hasPrefix("@") {
      return "Objective-C"
    }
    let first = line.prefix { $0 != " " }
    if ["func", "let", "var", "override", "import", "class", "self"].contains(first) {
      return "Swift"
    }
    return first.contains("(") || line.contains(" = ") && first.contains(".") ? "Swift" : nil
  }
}
