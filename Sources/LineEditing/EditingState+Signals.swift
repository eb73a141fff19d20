import CEditline
import Glibc

/// What the signals do, outside of their handlers.
extension EditingState {
  /// Returns false when the session should end.
  func answer(_ arrived: SignalSet, _ signals: Signals) -> Bool {
    for number in Signals.deadly where arrived.contains(SignalSet(number)) {
      leaveTerminal()
      send("\n")
      signals.deliver(number)
      return false
    }
    if arrived.contains(.suspend) {
      leaveTerminal()
      signals.deliver(SIGTSTP)
      signals.forget(.resume)
      returnToTerminal()
    } else if arrived.contains(.resume) {
      leaveTerminal()
      returnToTerminal()
    }
    if arrived.contains(.resize) { redrawForNewSize() }
    if arrived.contains(.interrupt) { isInterrupted = true }
    return true
  }

  /// Gives the terminal back as it was, with the cursor in the lowest row of the line.
  private func leaveTerminal() {
    if isEditing, !isDumb {
      let (width, cursor) = (terminalSize.width, line.cursor)
      let rows = rows(before: line.scalars.count, width: width) - rows(before: cursor, width: width)
      if rows > 0 { send(Escape.down(rows)) }
    }
    if bracketsPastes { send(Escape.plainPastes) }
    ced_prepare_terminal(handle, 0)
    var modes = formerModes
    tcsetattr(STDIN_FILENO, TCSADRAIN, &modes)
  }

  /// Takes the terminal again, and draws the line on a fresh row.
  private func returnToTerminal() {
    ced_prepare_terminal(handle, 1)
    if bracketsPastes { send(Escape.bracketedPastes) }
    el_resize(handle)
    send(isDumb ? "\r" : "\r" + Escape.clearBelow)
    if isEditing { ced_refresh(handle) }
  }
}

extension EditingState {
  /// Draws the line again where a terminal has put it that wraps its rows anew, as most do.
  private func redrawForNewSize() {
    el_resize(handle)
    guard isEditing, !isDumb else { return }
    let rows = rows(before: line.cursor, width: terminalSize.width)
    send("\r" + (rows > 0 ? Escape.up(rows) : "") + Escape.clearBelow)
    ced_refresh(handle)
  }

  /// How many rows of a screen so wide the prompt and the line take before that of a place in it.
  private func rows(before place: Int, width: Int) -> Int {
    var (row, column) = (0, String(wide: prompt.dropLast()).terminalWidth)
    for scalar in String(wide: line.scalars.prefix(place)).unicodeScalars {
      guard scalar != "\n" else {
        (row, column) = (row + column / width + 1, 0)
        continue
      }
      column += scalar.terminalWidth
    }
    return row + column / width
  }
}

/// The few sequences that are sent to terminals that are not dumb.
enum Escape {
  static let bracketedPastes = "\u{1B}[?2004h"
  static let plainPastes = "\u{1B}[?2004l"
  static func up(_ rows: Int) -> String { "\u{1B}[\(rows)A" }
  static func down(_ rows: Int) -> String { "\u{1B}[\(rows)B" }
  static let clearBelow = "\u{1B}[J"
}
