import CommandLanguage
import Glibc
import Replay

extension Runner {
  /// Runs the script on standard input: a file at once, a pipe or a terminal as it comes.
  mutating func runInput(_ output: Output) -> Bool {
    run(ScriptStream(descriptor: STDIN_FILENO, name: "stdin"), output)
  }

  /// Runs what comes through a pipe.
  mutating func run(_ stream: consuming ScriptStream, _ output: Output) -> Bool {
    while true {
      output.flush()  // or who writes to the pipe would wait for it
      do {
        guard let source = try stream.next() else { return true }
        if !run(source) { return false }
      } catch {
        if error.code == EINTR { return note(.interrupted) }
        return fail(Failure(Diagnostic(.unreadable(error)), status: .failedFile))
      }
    }
  }
}
