import Glibc

/// Reads single keys from the terminal, unseen and without the return key.
///
/// Let it go out of scope before the process ends, so that the terminal gets its modes back. Signals are sent
/// as ever: Ctrl-C and Ctrl-Z are no keys.
package struct KeyReader: ~Copyable {
  private let formerModes: termios

  package enum Key: Equatable, Sendable {
    case character(UInt8)
    case left, right, up, down
    case enter, backspace, escape
    /// The terminal is gone, or Ctrl-D.
    case end
  }

  /// nil: standard input is no terminal.
  package init?() {
    var modes = termios()
    guard isatty(STDIN_FILENO) == 1, tcgetattr(STDIN_FILENO, &modes) == 0 else { return nil }
    formerModes = modes
  }

  deinit { putBack() }

  /// Gives the terminal its modes back until the next key is read.
  package func putBack() {
    var modes = formerModes
    tcsetattr(STDIN_FILENO, TCSADRAIN, &modes)
  }

  /// Waits for a key.
  ///
  /// - Parameters:
  ///   - seconds: how long; nil: for ever.
  ///   - isInterrupted: asked when a signal came.
  /// - Returns: nil when the time is over, or a signal ended the wait.
  package func next(within seconds: Double? = nil, isInterrupted: () -> Bool) -> Key? {
    takeModes()
    guard wait(seconds.map { Int32($0 * 1000) } ?? -1, isInterrupted), let byte = byte() else {
      return isInterrupted() ? nil : seconds == nil ? .end : nil
    }
    switch byte {
    case 0x0A, 0x0D: return .enter
    case 0x08, 0x7F: return .backspace
    case 0x04: return .end
    case 0x1B: return escape(isInterrupted)
    default: return .character(byte)
    }
  }

  /// Another program may have had the terminal since the last key, as after Ctrl-Z.
  private func takeModes() {
    var modes = formerModes
    modes.c_lflag &= ~tcflag_t(ICANON | ECHO)
    tcsetattr(STDIN_FILENO, TCSADRAIN, &modes)
  }

  /// - Returns: whether there is something to read, be it the end.
  private func wait(_ milliseconds: Int32, _ isInterrupted: () -> Bool) -> Bool {
    var ends = [pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)]
    while !isInterrupted() {
      let count = poll(&ends, 1, milliseconds)
      if count > 0 { return true }
      if count == 0 { return false }
      if errno != EINTR { return true }
      takeModes()
    }
    return false
  }

  private func byte() -> UInt8? {
    var byte: UInt8 = 0
    return read(STDIN_FILENO, &byte, 1) == 1 ? byte : nil
  }

  /// What follows an escape at once is an arrow's or another key's.
  private func escape(_ isInterrupted: () -> Bool) -> Key {
    guard wait(30, isInterrupted), let second = byte() else { return .escape }
    guard second == UInt8(ascii: "[") || second == UInt8(ascii: "O"), let third = byte() else {
      return .escape
    }
    switch third {
    case UInt8(ascii: "A"): return .up
    case UInt8(ascii: "B"): return .down
    case UInt8(ascii: "C"): return .right
    case UInt8(ascii: "D"): return .left
    default:
      // Longer ones end in a letter or `~`.
      var last = third
      while last < 0x40, wait(30, isInterrupted), let next = byte() { last = next }
      return .escape
    }
  }
}
