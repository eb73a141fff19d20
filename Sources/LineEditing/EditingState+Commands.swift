import CEditline
import Glibc

/// Characters that no keyboard sends, for what reaches libedit through its key maps; they are below
/// 256, since libedit looks up no others.
enum PrivateKey {
  static let paste: wchar_t = 0x80
  static let list: wchar_t = 0x81
  static let interrupt: wchar_t = 0x82
  static let endOfFile: wchar_t = 0x83
  static let previousRow: wchar_t = 0x84
  static let nextRow: wchar_t = 0x85
  static let previousEntry: wchar_t = 0x86
  static let nextEntry: wchar_t = 0x87
}

private let newline: wchar_t = 0x0A

/// How long a line may be, in scalars, for libedit to keep it while entries of the history are shown.
private let keptLength = 1023

/// The commands behind our keys. Each returns one of libedit's `CC_` numbers.
extension EditingState {
  /// Tab: completes the word at the cursor.
  func completeWord() -> CInt {
    let (scalars, cursor) = line
    let text = String(wide: scalars)
    let offset = String(wide: scalars.prefix(cursor)).utf8.count
    let completions = complete(text, offset)
    guard !completions.isEmpty else { return CC_REFRESH_BEEP }
    let plan = CompletionPlan(completions, line: text)
    if let replacement = plan.replacement { replace(replacement, in: text) }
    if plan.lists { list(completions) }
    return CC_REFRESH
  }

  /// The list key: writes the list below the line, and draws the line again below that.
  func showList() -> CInt {
    guard let (completions, steps) = pendingList else { return CC_ERROR }
    pendingList = nil
    let (width, height) = terminalSize
    let lines = CompletionList.lines(completions, width: width - 1, height: height)
    send("\r\n" + lines.map { $0 + "\r\n" }.joined())
    el_cursor(handle, -steps)
    ced_refresh(handle)
    return CC_NORM
  }

  /// Pasted text goes into the line, newlines and all; where it ends in one, the line is entered.
  func insertPaste() -> CInt {
    guard !pastes.isEmpty else { return CC_ERROR }
    let text = pastes.removeFirst()
    let body = (text.hasSuffix("\n") ? String(text.dropLast()) : text).withVisibleDirections
    sawPaste = true
    guard el_winsertstr(handle, body.wide) == 0 || body.isEmpty else { return CC_ERROR }
    if text.hasSuffix("\n") {
      moveCursor(to: line.scalars.count)
      el_wpush(handle, "\r".wide)
    }
    return CC_REFRESH
  }

  /// Ctrl-C: marks the end of the line, and leaves it there.
  func dropLine() -> CInt {
    moveCursor(to: line.scalars.count)
    el_winsertstr(handle, "^C".wide)
    press(PrivateKey.endOfFile)
    return CC_REFRESH
  }

  /// Up: to the row above, or from the first to the entry before.
  ///
  /// A line too long for libedit to keep meanwhile is not left: it would come back damaged.
  func moveUp() -> CInt {
    let (scalars, cursor) = line
    if scalars.prefix(cursor).contains(newline) {
      press(PrivateKey.previousRow)
    } else if scalars.count < keptLength {
      visitsHistory = true
      press(PrivateKey.previousEntry)
    } else {
      return CC_REFRESH_BEEP
    }
    return CC_NORM
  }

  /// Down: to the row below, or from the last to the entry after.
  ///
  /// A line that was typed has none; libedit would put an older line in its place.
  func moveDown() -> CInt {
    let (scalars, cursor) = line
    if scalars.dropFirst(cursor).contains(newline) {
      press(PrivateKey.nextRow)
    } else if visitsHistory {
      press(PrivateKey.nextEntry)
    } else {
      return CC_REFRESH_BEEP
    }
    return CC_NORM
  }

  /// Has libedit read a key of ours next.
  private func press(_ key: wchar_t) { el_wpush(handle, [key, 0]) }

  private func replace(_ replacement: CompletionPlan.Replacement, in text: String) {
    guard let old = text.utf8(in: replacement.range),
      let before = text.utf8(in: 0..<replacement.range.lowerBound)
    else { return }
    let count = old.unicodeScalars.count
    moveCursor(to: before.unicodeScalars.count + count)
    el_deletestr(handle, CInt(count))
    el_winsertstr(handle, replacement.text.wide)
  }

  /// Has the list shown once the cursor is drawn at the end of the line: only there is it known to be
  /// in the lowest row, and libedit draws when a command has returned.
  private func list(_ completions: [Completion]) {
    let (scalars, cursor) = line
    pendingList = (completions, CInt(scalars.count - cursor))
    moveCursor(to: scalars.count)
    press(PrivateKey.list)
  }
}
