import CEditline
import Glibc

/// Reads lines from the terminal, with editing, history and completion: libedit at arm's length.
///
/// Make one only for a prompt, and only where ``isTerminal`` says so: making it already changes the
/// terminal's modes. A script is never read through it.
///
/// ```swift
/// var editor = LineEditor(history: HistoryFile.defaultPath())
/// while true {
///   switch editor.readLine(prompt: "> ", complete: { line, cursor in [] }) {
///   case .line(let text, let pasted): editor.remember(text)  // then run it
///   case .interrupted: continue
///   case .endOfInput: return
///   }
/// }
/// ```
package struct LineEditor: ~Copyable {
  /// Whether both standard input and standard output are a terminal.
  package static var isTerminal: Bool { isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1 }

  /// Whether the terminal can do no more than print: `TERM` is `dumb`, not set or not known.
  package static var isDumb: Bool { true }

  /// Takes hold of the terminal and reads `~/.editrc` (or `$EDITRC`) and the history.
  ///
  /// - Parameter history: the file of the history; nil keeps it in memory only.
  package init(history: String?) {}

  /// Asks for a line.
  ///
  /// Lines of the prompt before its last are printed above it; it is shown without control characters.
  /// `complete` is called for the Tab key with the line and the cursor's UTF-8 offset in it. While this
  /// runs Ctrl-C, Ctrl-Z, a new window size and a polite end (SIGTERM, SIGHUP) are dealt with; before and
  /// after it the process has the signal actions that it had.
  package mutating func readLine(
    prompt: String, complete: (_ line: String, _ cursor: Int) -> [Completion] = { _, _ in [] }
  ) -> ReadResult {
    .endOfInput
  }

  /// Adds to the history, and to its file at once: call it before the entry runs.
  ///
  /// An entry may have several lines. Blank ones and the one just added are left out.
  package mutating func remember(_ entry: String) {}

  /// What went wrong with the history file, once; nil when there is nothing new to say.
  package mutating func takeWarning() -> String? { nil }
}
