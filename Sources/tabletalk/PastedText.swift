/// What was pasted at the prompt: a script, or a piece of a transcript, with prompts and output.
struct PastedText {
  /// The commands: of a transcript the lines behind the prompts, of anything else all of it.
  let commands: String

  /// - Parameter isCommand: whether a word is a command's; tells whether the first line, whose prompt
  ///   is seldom copied, is one.
  init(_ text: String, isCommand: (String) -> Bool) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    guard lines.contains(where: PastedText.hasPrompt) else {
      commands = text
      return
    }
    var kept: [String] = []
    for (index, line) in lines.enumerated() {
      if PastedText.hasPrompt(line) {
        kept.append(String(line.dropFirst(2)))
      } else if index == 0, isCommand(PastedText.firstWord(of: line)) {
        kept.append(line)
      }
    }
    commands = kept.joined(separator: "\n")
  }

  private static func hasPrompt(_ line: String) -> Bool { line.hasPrefix("> ") || line == ">" }

  private static func firstWord(of line: String) -> String {
    String(line.prefix { $0 != " " && $0 != "\t" && $0 != ";" })
  }
}
