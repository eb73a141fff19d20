/// What `--help` and `--version` print.
enum UsageText {
  static let version = "tabletalk 0.1.0"

  static var usage: String {
    """
    tabletalk: a table view that you talk to

    usage: tabletalk [OPTIONS] [FILE]...        replay scripts; with no FILE: the
                                                prompt, or the script on stdin
           tabletalk -e 'COMMANDS' [FILE]...    run these, then the files
           tabletalk help [WORD]                the commands, or one of them
           tabletalk completions bash|zsh|fish  completion in a shell

    \(OptionSpec.all.map(line).joined(separator: "\n"))

    exit status: 0 all went well, 1 a step failed, 2 wrong options, 3 what was
    expected did not come, 4 a file could not be read or written, 130 interrupted
    """
  }

  private static func line(_ spec: OptionSpec) -> String {
    let letter = spec.letter.map { "-\($0)," } ?? "   "
    let padding = String(repeating: " ", count: max(1, 20 - spec.usage.utf8.count))
    return "  \(letter) \(spec.usage)\(padding)\(spec.help)"
  }
}
