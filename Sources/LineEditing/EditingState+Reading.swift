import CEditline
import Glibc

/// The reader that libedit asks for each character, in place of its own.
extension EditingState {
  /// How long the rest of a key may take, in milliseconds.
  private static let patience = 50

  /// Reads on until there is a key, and answers the signals that come meanwhile.
  ///
  /// Returns what `EL_GETCFN` asks for: 1 with a character, 0 at the end, -1 with `errno`.
  func readCharacter(into place: UnsafeMutablePointer<wchar_t>) -> CInt {
    guard let signals, !isInterrupted else { return fail(EINTR) }
    var patience = KeyBuffer.Patience.waiting
    while true {
      let arrived = signals.takeArrived()
      if !arrived.isEmpty, !answer(arrived, signals) { return 0 }
      if isInterrupted { return interrupt(place) }
      if let key = keys.next(patience) { return deliver(key, place) }
      let milliseconds = keys.holdsPart && !keys.isPasting ? Self.patience : nil
      if signals.wait(for: STDIN_FILENO, milliseconds: milliseconds) {
        guard fill() else { return 0 }
        patience = .waiting
      } else {
        patience = .spent
      }
    }
  }

  /// Reads what the terminal has; false at its end.
  private func fill() -> Bool {
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = read(STDIN_FILENO, &bytes, bytes.count)
    if count < 0, errno == EINTR || errno == EAGAIN { return true }
    guard count > 0 else { return false }
    keys.append(bytes.prefix(count))
    return true
  }

  private func deliver(_ key: Key, _ place: UnsafeMutablePointer<wchar_t>) -> CInt {
    switch key {
    case .scalar(let scalar): place.pointee = wchar_t(bitPattern: scalar.value)
    case .paste(let text):
      pastes.append(text)
      place.pointee = PrivateKey.paste
    }
    return 1
  }

  /// Ends the line by a key of our own, so that libedit leaves the cursor below the line; a command
  /// that takes that key for a character meets an error when it asks for the next.
  private func interrupt(_ place: UnsafeMutablePointer<wchar_t>) -> CInt {
    keys.removeAll()
    guard isEditing else { return fail(EINTR) }
    place.pointee = PrivateKey.interrupt
    return 1
  }

  private func fail(_ code: CInt) -> CInt {
    errno = code
    return -1
  }
}

/// What the signals do, outside of their handlers.
extension EditingState {
  /// Returns false when the session should end.
  private func answer(_ arrived: SignalSet, _ signals: Signals) -> Bool {
    for number in Signals.deadly where arrived.contains(SignalSet(number)) {
      leaveTerminal()
      send("\n")
      signals.deliver(number)
      return false
    }
    if arrived.contains(.suspend) {
      leaveTerminal()
      signals.deliver(SIGTSTP)
      returnToTerminal()
    } else if arrived.contains(.resume) {
      leaveTerminal()
      returnToTerminal()
    }
    if arrived.contains(.resize) { redrawForNewSize() }
    if arrived.contains(.interrupt) { isInterrupted = true }
    return true
  }

  /// Gives the terminal back as it was.
  private func leaveTerminal() {
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
    let rows = rowsAboveCursor(width: terminalSize.width)
    send("\r" + (rows > 0 ? Escape.up(rows) : "") + Escape.clearBelow)
    ced_refresh(handle)
  }

  /// How many rows of a screen so wide the prompt and the line take before that of the cursor.
  private func rowsAboveCursor(width: Int) -> Int {
    let (scalars, cursor) = line
    var (row, column) = (0, String(wide: prompt.dropLast()).terminalWidth)
    for scalar in String(wide: scalars.prefix(cursor)).unicodeScalars {
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
  static let clearBelow = "\u{1B}[J"
}
