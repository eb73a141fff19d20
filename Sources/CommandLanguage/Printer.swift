/// Writes commands as the tool writes them: every text quoted, on one line.
package enum Printer {
  /// The command's canonical line; reading it gives the command again.
  package static func line(_ command: Command) -> String {
    words(of: command).filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// A block on one line.
  package static func block(_ block: Block) -> String {
    guard !block.commands.isEmpty else { return "{ }" }
    return "{ " + block.commands.map { line($0.command) }.joined(separator: "; ") + " }"
  }

  private static func words(of command: Command) -> [String] {
    switch command {
    case .setUp(let command): words(of: command)
    case .touch(let command): words(of: command)
    case .code(let command): words(of: command)
    case .stage(let command): words(of: command)
    case .session(let command): words(of: command)
    }
  }

  private static func words(of command: SetUp) -> [String] {
    switch command {
    case .screen(let command): words(of: command)
    case .table(let command): words(of: command)
    case .content(let command): words(of: command)
    case .reaction(let command): words(of: command)
    }
  }

  private static func words(of command: CodeCommand) -> [String] {
    switch command {
    case .table(let command): words(of: command)
    case .change(let command): words(of: command)
    case .updates(let command): words(of: command)
    case .navigation(let command): words(of: command)
    case .time(let command): words(of: command)
    case .edit(let mode, let owner):
      ["edit", owner == .controller ? "controller" : "", editSwitch(mode)]
    }
  }
}
