import Glibc

/// Reads single keys from the terminal, unseen and without the return key.
///
/// The terminal has its own modes but while a key is waited for, so that any end of the process leaves it usable.
/// Signals are sent as ever: Ctrl-C and Ctrl-Z are no keys.
package struct KeyReader {
  private let formerModes: termios

  package enum Key: Equatable, Sendable {
    case character(UInt8)
    case left, right, up, down
    case enter, backspace, escape
    /// The terminal is gone, or Ctrl-D.
    case end
    /// No key: the terminal is back after Ctrl-Z, or has another size.
    case redraw
  }

  /// nil: standard input is no terminal.
  package init?() {
    var modes = termios()
    guard isatty(STDIN_FILENO) == 1, tcgetattr(STDIN_FILENO, &modes) == 0 else { return nil }
    formerModes = modes
  }

  private func putBack() {
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
    let signals = Signals()  // before the modes: a stop after them must be heard of
    takeModes()
    defer { withExtendedLifetime(signals) { putBack() } }
    switch wait(seconds.map { Int($0 * 1000) }, signals, isInterrupted) {
    case .over: return nil
    case .moved: return .redraw
    case .readable: break
    }
    guard let byte = byte() else { return .end }
    switch byte {
    case 0x0A, 0x0D: return .enter
    case 0x08, 0x7F: return .backspace
    case 0x04: return .end
    case 0x1B: return escape(signals, isInterrupted)
    default: return .character(byte)
    }
  }

  /// Another program may have had the terminal since the last key, as after Ctrl-Z.
  private func takeModes() {
    var modes = formerModes
    modes.c_lflag &= ~tcflag_t(ICANON | ECHO)
    tcsetattr(STDIN_FILENO, TCSADRAIN, &modes)
  }

  private enum Wait {
    /// There is something to read, be it the end.
    case readable
    case over
    /// What was drawn is no longer where it was.
    case moved
  }

  private func wait(
    _ milliseconds: Int?, _ signals: Signals, _ isInterrupted: () -> Bool
  ) -> Wait {
    while !isInterrupted() {
      if signals.wait(for: STDIN_FILENO, milliseconds: milliseconds) { return .readable }
      let arrived = signals.takeArrived()
      if arrived.isEmpty { return .over }
      answer(arrived, signals)
      if !arrived.isDisjoint(with: [.suspend, .resume, .resize]) { return .moved }
    }
    return .over
  }

  /// Whoever has the terminal while this process sleeps, or after it, finds it as it was.
  private func answer(_ arrived: SignalSet, _ signals: Signals) {
    for number in Signals.deadly where arrived.contains(SignalSet(number)) {
      putBack()
      signals.deliver(number)
    }
    if arrived.contains(.interrupt) { signals.deliver(SIGINT) }
    if arrived.contains(.suspend) {
      putBack()
      signals.deliver(SIGTSTP)
      signals.forget(.resume)
    }
    takeModes()
  }

  private func byte() -> UInt8? {
    var byte: UInt8 = 0
    return read(STDIN_FILENO, &byte, 1) == 1 ? byte : nil
  }

  /// Whether a key goes on, which it does at once.
  private func isMore(_ signals: Signals, _ isInterrupted: () -> Bool) -> Bool {
    wait(30, signals, isInterrupted) == .readable
  }

  /// What follows an escape at once is an arrow's or another key's.
  private func escape(_ signals: Signals, _ isInterrupted: () -> Bool) -> Key {
    guard isMore(signals, isInterrupted), let second = byte() else { return .escape }
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
      while last < 0x40, isMore(signals, isInterrupted), let next = byte() { last = next }
      return .escape
    }
  }
}
