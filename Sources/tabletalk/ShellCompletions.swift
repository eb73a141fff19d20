/// Scripts that let a shell complete the options, made from ``OptionSpec``.
enum ShellCompletions {
  static let shells = ["bash", "zsh", "fish"]

  /// nil: there is no such shell here.
  static func script(for shell: String) -> String? {
    switch shell {
    case "bash": bash
    case "zsh": zsh
    case "fish": fish
    default: nil
    }
  }

  private static var bash: String {
    let cases = OptionSpec.all.compactMap { spec -> String? in
      guard let value = spec.value, !value.words.isEmpty else { return nil }
      let words = value.words.joined(separator: " ")
      return "    \(spec.longForm)) COMPREPLY=($(compgen -W '\(words)' -- \"$word\")); return ;;"
    }
    return """
      # tabletalk completion for bash: source <(tabletalk completions bash)
      _tabletalk() {
        local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]}
        case $before in
      \(cases.joined(separator: "\n"))
          completions) COMPREPLY=($(compgen -W '\(shells.joined(separator: " "))' -- "$word")); return ;;
        esac
        case $word in
          -*) COMPREPLY=($(compgen -W '\(names)' -- "$word")) ;;
          *)
            compopt -o filenames
            COMPREPLY=($(compgen -f -- "$word"))
            if [ "$COMP_CWORD" = 1 ]; then COMPREPLY+=($(compgen -W '\(words)' -- "$word")); fi
            ;;
        esac
      }
      complete -F _tabletalk tabletalk
      """
  }

  /// What may stand in place of the first file.
  private static var words: String {
    (Verb.allCases.compactMap(\.word) + ["help", "completions"]).joined(separator: " ")
  }

  private static var names: String { OptionSpec.all.map(\.longForm).joined(separator: " ") }

  private static var zsh: String {
    let lines = OptionSpec.all.map { spec -> String in
      let names = spec.letter.map { "{-\($0),\(spec.longForm)}" } ?? spec.longForm
      return "  \(names)'[\(spec.help)]\(zshValue(spec.value))' \\"
    }
    return """
      #compdef tabletalk
      # tabletalk completion for zsh: put it into a folder of $fpath as _tabletalk
      _arguments -s \\
      \(lines.joined(separator: "\n"))
        '1: :_alternative "words:word:(\(words))" "files:script:_files"' \\
        '*:script:_files'
      """
  }

  private static func zshValue(_ value: OptionSpec.Value?) -> String {
    guard let value else { return "" }
    let words = value.words.isEmpty ? " " : "(\(value.words.joined(separator: " ")))"
    return ":\(value.name):\(words)"
  }

  private static var fish: String {
    let lines = OptionSpec.all.map { spec -> String in
      var line = "complete -c tabletalk -l \(spec.name)"
      if let letter = spec.letter { line += " -s \(letter)" }
      if let value = spec.value { line += " -x -a '\(value.words.joined(separator: " "))'" }
      return line + " -d '\(spec.help)'"
    }
    let first = "complete -c tabletalk -n __fish_use_subcommand -a '\(words)'"
    return
      (["# tabletalk completion for fish: tabletalk completions fish | source", first] + lines)
      .joined(separator: "\n")
  }
}
