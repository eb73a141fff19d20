import CEditline
import Glibc

/// Reads lines from the terminal, with editing, history and completion: libedit at arm's length.
///
/// Make one only for a prompt, and only where ``isTerminal`` says so: making it already changes the
/// terminal's modes. A script is never read through it. Let it go out of scope before the process
/// ends, so that the terminal gets its modes back.
///
/// ```swift
/// var editor = LineEditor(history: LineEditor.historyPath)
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
  package static var isDumb: Bool {
    guard let name = environment("TERM"), name != "dumb", name != "unknown" else { return true }
    return ced_knows_terminal(name) != 1
  }

  /// Freed once, since the owner cannot be copied.
  private let handle: OpaquePointer
  private let state: EditingState
  private var history: History

  /// Takes hold of the terminal, sets the locale, and reads `~/.editrc` (or `$EDITRC`).
  ///
  /// - Parameter history: the path of the history's file; nil keeps it in memory only.
  package init(history path: String?) {
    var modes = termios()
    tcgetattr(STDIN_FILENO, &modes)
    Self.useUnicode()
    handle = Self.makeHandle()
    state = EditingState(handle: handle, isDumb: Self.isDumb, formerModes: modes)
    history = History(path: path)
    Self.setUp(handle, state, history: history.handle)
  }

  /// Ends libedit in no-edit mode, or it would discard what was typed ahead; its modes are then ours
  /// to put back.
  deinit {
    ced_set_edit_mode(handle, 0)
    el_end(handle)
    var modes = state.formerModes
    tcsetattr(STDIN_FILENO, TCSADRAIN, &modes)
  }

  /// Whether the line can be edited, and not only typed.
  package var canEdit: Bool { state.isEditing && !state.isDumb }

  /// Asks for a line.
  ///
  /// Lines of the prompt before its last are printed above it; it is shown without control characters.
  /// `begun` stands in the line already, as if it had been typed; ``canEdit`` says whether it can.
  /// `complete` is called for the Tab key with the line and the cursor's UTF-8 offset in it. While this
  /// runs Ctrl-C, Ctrl-Z, a new window size and a polite end (SIGTERM, SIGHUP) are dealt with; before
  /// and after it the process has the signal actions that it had.
  package mutating func readLine(
    prompt: String, begun: String = "",
    complete: (_ line: String, _ cursor: Int) -> [Completion] = { _, _ in [] }
  ) -> ReadResult {
    history.refresh()
    return withoutActuallyEscaping(complete) { complete in
      let rows = prompt.split(separator: "\n", omittingEmptySubsequences: false)
      for row in rows.dropLast() { state.send(String(row).safeForTerminal + "\n") }
      state.begin(prompt: rows.last.map(String.init) ?? "", complete: complete)
      defer { state.end() }
      if state.bracketsPastes { state.send(Escape.bracketedPastes) }
      defer { if state.bracketsPastes { state.send(Escape.plainPastes) } }
      if canEdit, !begun.isEmpty { el_wpush(handle, begun.safeForTerminal.wide) }
      return result()
    }
  }

  /// Adds to the history, and to its file at once: call it before the entry runs.
  ///
  /// An entry may have several lines. A blank one, and one like the last, are left out.
  package mutating func remember(_ entry: String) { history.add(entry) }

  /// What is wrong with the history's file, once; nil when there is nothing new to say.
  package mutating func takeFault() -> HistoryFault? { history.takeFault() }

  /// Has libedit read the line; what it says of the end is only believed when nothing interrupted it.
  private func result() -> ReadResult {
    var count: CInt = 0
    let line = el_wgets(handle, &count)
    if state.isInterrupted {
      if state.endsInLine { state.send("\n") }
      el_reset(handle)
      return .interrupted
    }
    guard let line, count > 0 else {
      state.send("\n")
      return .endOfInput
    }
    let scalars = UnsafeBufferPointer(start: line, count: Int(count))
    let end = scalars.last.map { $0 == 0x0A || $0 == 0x0D } ?? false
    return .line(String(wide: end ? scalars.dropLast() : scalars[...]), pasted: state.sawPaste)
  }
}
