/// What was pasted at the prompt: a script, a piece of a transcript, with prompts and output, or a crash's report.
struct PastedText {
  /// The commands: of a transcript the lines behind the prompts, of anything else all of it; a report
  /// behind `crash` is one line.
  let commands: String

  /// - Parameter isCommand: whether a word is a command's; tells whether the first line, whose prompt
  ///   is seldom copied, is one.
  init(_ text: String, isCommand: (String) -> Bool) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.count > 1, let first = lines.first, PastedText.beginsReport(first) {
      commands = lines.map(PastedText.withoutPrompt).joined(separator: " ")
      return
    }
    guard lines.contains(where: PastedText.hasPrompt) else {
      commands = text
      return
    }
    var kept: [String] = []
    for (index, line) in lines.enumerated() {
      if PastedText.hasPrompt(line) {
        kept.append(PastedText.withoutPrompt(line))
      } else if index == 0, isCommand(PastedText.firstWord(of: line)) {
        kept.append(line)
      }
    }
    commands = kept.joined(separator: "\n")
  }

  /// A line without the prompt that stood before it where it was copied.
  static func withoutPrompt(_ line: String) -> String {
    hasPrompt(line) ? String(line.dropFirst(2)) : line
  }

  private static func hasPrompt(_ line: String) -> Bool { line.hasPrefix("> ") || line == ">" }

  /// `crash` and a text without quotes around it, which goes on to the end of what was pasted.
  private static func beginsReport(_ line: String) -> Bool {
    guard firstWord(of: line) == "crash" else { return false }
    let text = line.dropFirst("crash".count).drop { $0 == " " }
    return !text.isEmpty && !text.hasPrefix("\"")
  }

  private static func firstWord(of line: String) -> String {
    String(line.prefix { $0 != " " && $0 != "\t" && $0 != ";" })
  }
}
