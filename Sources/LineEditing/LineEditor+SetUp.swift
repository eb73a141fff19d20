import CEditline
import Glibc

/// Making libedit ready, in an order that matters.
extension LineEditor {
  /// What keys do unless `.editrc` says otherwise, beyond libedit's own: what users of shells expect.
  private static let usualKeys = [
    ("^R", "em-inc-search-prev"), ("^W", "ed-delete-prev-word"),
    ("^P", "tabletalk-up"), ("\\e[A", "tabletalk-up"), ("\\eOA", "tabletalk-up"),
    ("^N", "tabletalk-down"), ("\\e[B", "tabletalk-down"), ("\\eOB", "tabletalk-down"),
    ("\\e[1;5C", "em-next-word"), ("\\e[1;5D", "ed-prev-word"),
    ("\\e[3~", "ed-delete-next-char"),
    ("\\e[H", "ed-move-to-beg"), ("\\e[F", "ed-move-to-end"),
    ("\\e[1~", "ed-move-to-beg"), ("\\e[4~", "ed-move-to-end"),
  ]

  /// What cannot be done without, whatever `.editrc` says; in vi's command mode, too.
  private static let neededKeys = [
    (PrivateKey.paste, "tabletalk-paste"), (PrivateKey.list, "tabletalk-list"),
    (PrivateKey.interrupt, "tabletalk-interrupt"), (PrivateKey.endOfFile, "ed-end-of-file"),
    (PrivateKey.previousRow, "ed-prev-line"), (PrivateKey.nextRow, "ed-next-line"),
    (PrivateKey.previousEntry, "ed-prev-history"), (PrivateKey.nextEntry, "ed-next-history"),
  ]

  /// The capabilities that insert and delete characters. libedit uses them wrongly where a line wraps,
  /// and loses sight of the row below; without them it writes the rest of the row again.
  private static let misusedCapabilities = ["im", "ei", "ic", "IC", "dc", "DC"]

  /// Has the C library read and write UTF-8: without a locale libedit drops every other character,
  /// and a locale of one byte is no reason to lose them.
  static func useUnicode() {
    setlocale(LC_CTYPE, "")
    if String(cString: nl_langinfo(CInt(CODESET))) != "UTF-8" { setlocale(LC_CTYPE, "C.UTF-8") }
  }

  /// Makes libedit's editor. Its complaints about an unknown `TERM` go nowhere; later ones are shown.
  static func makeHandle() -> OpaquePointer {
    let silence = fopen("/dev/null", "w")
    defer { if let silence { fclose(silence) } }
    guard let handle = el_init("tabletalk", ced_stdin(), ced_stdout(), silence ?? ced_stderr())
    else { preconditionFailure("no memory for the line editor") }
    ced_set_error_stream(handle, ced_stderr())
    return handle
  }

  /// Registers the callbacks, and binds the keys around what the user's `.editrc` does.
  static func setUp(_ handle: OpaquePointer, _ state: EditingState, history: OpaquePointer) {
    ced_set_client_data(handle, Unmanaged.passUnretained(state).toOpaque())
    ced_set_prompt(handle) { EditingState.of($0)?.prompt.baseAddress }
    ced_set_reader(handle) { handle, place in
      guard let place, let state = EditingState.of(handle) else { return 0 }
      return state.readCharacter(into: place)
    }
    ced_set_history(handle, history)
    for name in misusedCapabilities { ced_set_capability(handle, name.wide, "".wide) }
    addCommands(handle)
    ced_set_editor(handle, "emacs".wide)
    for (key, command) in usualKeys { ced_bind(handle, key.wide, command.wide) }
    el_source(handle, nil)
    ced_bind(handle, "^I".wide, "tabletalk-complete".wide)
    for (key, command) in neededKeys {
      ced_bind(handle, [key, 0], command.wide)
      ced_bind_alternative(handle, [key, 0], command.wide)
    }
  }

  private static func addCommands(_ handle: OpaquePointer) {
    ced_add_complete(handle) { handle, _ in run(handle) { $0.completeWord() } }
    ced_add_list(handle) { handle, _ in run(handle) { $0.showList() } }
    ced_add_paste(handle) { handle, _ in run(handle) { $0.insertPaste() } }
    ced_add_interrupt(handle) { handle, _ in run(handle) { $0.dropLine() } }
    ced_add_up(handle) { handle, _ in run(handle) { $0.moveUp() } }
    ced_add_down(handle) { handle, _ in run(handle) { $0.moveDown() } }
  }
}

/// Runs a command on the state of the editor that calls.
private func run(_ handle: OpaquePointer?, _ command: (EditingState) -> CInt) -> UInt8 {
  UInt8(EditingState.of(handle).map(command) ?? CC_ERROR)
}
