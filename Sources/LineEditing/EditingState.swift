import CEditline
import Glibc

/// What libedit's callbacks work on; each finds it through the client data.
///
/// It is only used while ``LineEditor/readLine(prompt:complete:)`` runs, by the callbacks that libedit
/// makes in that time.
final class EditingState {
  typealias Complete = (_ line: String, _ cursor: Int) -> [Completion]

  let handle: OpaquePointer
  let isDumb: Bool
  /// The modes that the terminal had before libedit touched it.
  let formerModes: termios
  /// There while a line is read.
  var signals: Signals?
  var keys = KeyBuffer()
  var complete: Complete = { _, _ in [] }
  /// Pasted texts whose key is on its way through libedit.
  var pastes: [String] = []
  /// What the list key will list, and by how many scalars the cursor then goes back.
  var pendingList: (completions: [Completion], steps: CInt)?
  var sawPaste = false
  /// How many bytes were typed before the line began and are not read yet; nil: not known.
  var typedAhead: Int?
  /// An entry of the history may be in the place of the line that was typed.
  var visitsHistory = false
  /// Ctrl-C came; the line is dropped.
  var isInterrupted = false
  /// libedit was left with the cursor in the line, not below it.
  var endsInLine = false
  private(set) var prompt: UnsafeMutableBufferPointer<wchar_t>

  init(handle: OpaquePointer, isDumb: Bool, formerModes: termios) {
    self.handle = handle
    self.isDumb = isDumb
    self.formerModes = formerModes
    prompt = .allocate(capacity: 1)
    prompt.initialize(repeating: 0)
  }

  deinit { prompt.deallocate() }

  /// The state of the editor that makes a callback.
  static func of(_ handle: OpaquePointer?) -> EditingState? {
    guard let handle, let data = ced_client_data(handle) else { return nil }
    return Unmanaged<EditingState>.fromOpaque(data).takeUnretainedValue()
  }

  /// Forgets the line before, and keeps what was typed ahead.
  func begin(prompt text: String, complete: @escaping Complete) {
    self.complete = complete
    signals = Signals()
    typedAhead = nil
    el_resize(handle)  // nobody heard of a new size while no line was read
    pastes = []
    pendingList = nil
    (sawPaste, visitsHistory, isInterrupted, endsInLine) = (false, false, false, false)
    keys.recognizesPaste = bracketsPastes
    prompt.deallocate()
    let wide = text.safeForTerminal.wide
    prompt = .allocate(capacity: wide.count)
    _ = prompt.initialize(from: wide)
  }

  /// Lets go of the closure, which is the caller's, and of the signals.
  func end() {
    complete = { _, _ in [] }
    signals = nil
  }

  /// Whether libedit edits: `edit off` in `.editrc` and `TERM=emacs` leave that to the terminal.
  var isEditing: Bool { ced_edit_mode(handle) != 0 }

  /// Whether the terminal is asked to bracket what is pasted.
  var bracketsPastes: Bool { isEditing && !isDumb }

  /// The line as it stands, and the cursor in scalars.
  var line: (scalars: [wchar_t], cursor: Int) {
    guard let info = el_wline(handle)?.pointee, let buffer = info.buffer, let last = info.lastchar,
      let cursor = info.cursor
    else { return ([], 0) }
    return (Array(UnsafeBufferPointer(start: buffer, count: last - buffer)), cursor - buffer)
  }

  /// Puts the cursor so many scalars from the start of the line.
  func moveCursor(to place: Int) { el_cursor(handle, CInt(place - line.cursor)) }

  /// In terminal cells.
  var terminalSize: (width: Int, height: Int) {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 1, size.ws_row > 1
    else { return (80, 24) }
    return (Int(size.ws_col), Int(size.ws_row))
  }

  /// Sends text to the terminal as it is.
  func send(_ text: String) {
    fputs(text, ced_stdout())
    fflush(ced_stdout())
  }
}
