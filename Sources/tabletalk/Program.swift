/// The program from its command line to its exit status.
enum Program {
  static func run(_ arguments: [String]) -> ExitStatus {
    var output = Output()
    let status = run(arguments, &output)
    output.flush()
    return finish(status, &output)
  }

  private static func run(_ arguments: [String], _ output: inout Output) -> ExitStatus {
    do {
      switch try Invocation(arguments: arguments) {
      case .printUsage: output.writeLine(UsageText.usage)
      case .printVersion: output.writeLine(UsageText.version)
      case .completions(let shell): output.writeLine(ShellCompletions.script(for: shell) ?? "")
      case .help, .run: break
      }
      return .success
    } catch {
      output.writeError("tabletalk: error: \(error.message)\n")
      if let help = error.help { output.writeError("  help: \(help)\n") }
      return .wrongOptions
    }
  }

  /// A full disk is worth a word; a reader who left is not.
  private static func finish(_ status: ExitStatus, _ output: inout Output) -> ExitStatus {
    switch output.failure {
    case nil: return status
    case .closedPipe: return .failedFile
    case .error(let code):
      output.writeError("tabletalk: error: standard output: \(errorText(code))\n")
      return .failedFile
    }
  }
}
