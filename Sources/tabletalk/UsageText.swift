import Drawing

/// What `--help` and `--version` print.
enum UsageText {
  static let version = "tabletalk 0.1.0"

  /// The ways to start the program.
  static let forms: [(form: String, meaning: String)] = [
    ("[OPTIONS] [FILE]...", "replay scripts, or begin a session"),
    ("-e 'COMMANDS' [FILE]...", "run these, then the files"),
    ("test FILE...", "compare documents with their output"),
    ("play FILE", "show a walkthrough beat by beat"),
    ("learn [LESSON|FILE]", "teach a lesson"),
    ("reduce FILE", "the fewest steps that still fail"),
    ("help [WORD]", "the commands, or one of them"),
    ("completions bash|zsh|fish", "completion in a shell"),
  ]

  static let statuses: [(number: Int, meaning: String)] = [
    (0, "all went well"), (1, "a step failed"), (2, "wrong options"),
    (3, "what was expected did not come"), (4, "a file could not be read or written"),
    (130, "interrupted"),
  ]

  static var usage: String {
    """
    tabletalk: a table view that you talk to

    \(forms.enumerated().map(line).joined(separator: "\n"))

    \(OptionSpec.all.map(line).joined(separator: "\n"))

    \(FoldedText.lines(of: exitStatus, width: 80, mark: "").joined(separator: "\n"))
    """
  }

  private static var exitStatus: String {
    "exit status: " + statuses.map { "\($0.number) \($0.meaning)" }.joined(separator: ", ")
  }

  private static func line(_ index: Int, _ form: (form: String, meaning: String)) -> String {
    let start = index == 0 ? "usage: tabletalk " : "       tabletalk "
    let padding = String(repeating: " ", count: max(1, 27 - form.form.utf8.count))
    return start + form.form + padding + form.meaning
  }

  private static func line(_ spec: OptionSpec) -> String {
    let letter = spec.letter.map { "-\($0)," } ?? "   "
    let padding = String(repeating: " ", count: max(1, 20 - spec.usage.utf8.count))
    return "  \(letter) \(spec.usage)\(padding)\(spec.help)"
  }
}
