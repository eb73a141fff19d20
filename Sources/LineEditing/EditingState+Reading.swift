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
    guard let signals, !isInterrupted else { return fail() }
    countTypedAhead()
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
    keys.append(withEndOfFile(bytes.prefix(count)))
    return true
  }

  /// Has a Ctrl-D that was typed ahead as the key that it is: while whole lines were read, the terminal
  /// took it for an end of file, and gives a NUL for it.
  private func withEndOfFile(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    let ahead = typedAhead ?? 0
    typedAhead = max(0, ahead - bytes.count)
    return bytes.enumerated().map { $0 < ahead && $1 == 0 ? 0x04 : $1 }
  }

  /// Looks once, before the first key of a line, how much was typed before it began.
  private func countTypedAhead() {
    guard typedAhead == nil else { return }
    var count: CInt = 0
    typedAhead = ioctl(STDIN_FILENO, UInt(FIONREAD), &count) == 0 ? Int(count) : 0
  }

  private func deliver(_ key: Key, _ place: UnsafeMutablePointer<wchar_t>) -> CInt {
    switch key {
    case .scalar(let scalar):
      if scalar == "\u{12}" || scalar == "\u{13}" { visitsHistory = true }  // searches
      place.pointee = wchar_t(bitPattern: scalar.value)
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
    guard isEditing else { return fail() }
    place.pointee = PrivateKey.interrupt
    return 1
  }

  /// Has libedit leave at once, wherever the cursor is.
  private func fail() -> CInt {
    endsInLine = true
    errno = EINTR
    return -1
  }
}
