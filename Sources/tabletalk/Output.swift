import CommandLanguage
import Drawing
import Glibc

/// Standard output and standard error as two streams that keep their order.
///
/// Standard output is gathered and leaves in one write: after each step on a terminal, else before
/// whatever must not overtake it (a message, a wait for input, the end) or when much has come
/// together. After Ctrl-C a terminal is shown no more of it than a piece.
final class Output {
  /// Set once writing failed; all that follows is dropped.
  private(set) var failure: WriteFailure?
  /// Whether what is written waits until it is taken or flushed.
  var holds = false
  private var bytes: [UInt8] = []
  private let isTerminal = isatty(STDOUT_FILENO) == 1
  private let limit = 1 << 16
  /// How much goes out between two looks for Ctrl-C, unless a line is longer.
  private let piece = 1 << 12

  enum WriteFailure: Equatable {
    /// The reader is gone, as after `| head`: nothing is left to say.
    case closedPipe
    /// Ctrl-C came while the reader took nothing.
    case givenUp
    case error(Int32)

    init(_ code: Int32) {
      switch code {
      case EPIPE: self = .closedPipe
      case EINTR: self = .givenUp
      default: self = .error(code)
      }
    }
  }

  func write(_ text: String) { bytes.append(contentsOf: text.utf8) }

  func writeLine(_ text: String) {
    bytes.append(contentsOf: text.utf8)
    bytes.append(UInt8(ascii: "\n"))
  }

  func write(_ more: some Collection<UInt8>) { bytes.append(contentsOf: more) }

  /// The end of a step: a terminal shows it now.
  func endStep() {
    if !holds, isTerminal || bytes.count >= limit { flush() }
  }

  /// What was written and has not left; it leaves no more.
  func takeHeld() -> [UInt8] {
    defer { bytes = [] }
    return bytes
  }

  func flush() {
    guard !bytes.isEmpty else { return }
    let isWhole = failure != nil || writePieces()
    bytes.removeAll(keepingCapacity: true)
    if !isWhole { write(Diagnostic(.cutShort)) }
  }

  /// Writes whole lines, a piece at a time.
  /// - Returns: false when Ctrl-C ended it.
  private func writePieces() -> Bool {
    var start = 0
    while start < bytes.count {
      if start > 0, isTerminal, Interrupts.isPending { return false }
      let end = endOfPiece(from: start)
      if let code = writeAll(bytes[start..<end], to: STDOUT_FILENO) {
        failure = WriteFailure(code)
        return true
      }
      start = end
    }
    return true
  }

  private func endOfPiece(from start: Int) -> Int {
    let newline = UInt8(ascii: "\n")
    let most = isTerminal ? min(bytes.count, start + piece) : bytes.count
    if most == bytes.count { return most }
    let found =
      bytes[start..<most].lastIndex(of: newline) ?? bytes[most...].firstIndex(of: newline)
    return found.map { $0 + 1 } ?? bytes.count
  }

  /// Writes what the program itself has to say, made safe for a terminal.
  func write(_ diagnostic: Diagnostic) {
    var lines = ["tabletalk: \(diagnostic.severity.rawValue): \(diagnostic.message)"]
    if let help = diagnostic.help { lines.append("  help: \(help)") }
    writeErrors(lines.map { sanitized($0) })
  }

  /// Writes lines to standard error, after what came before; for a terminal they are parted between words.
  func writeErrors(_ lines: [String]) {
    flush()
    let columns = isatty(STDERR_FILENO) == 1 ? Surroundings().columns ?? .max : .max
    let text = lines.flatMap { FoldedText.folded($0, columns: columns) }.map { $0 + "\n" }.joined()
    _ = writeAll(Array(text.utf8), to: STDERR_FILENO)
  }
}

/// Writes all the bytes, however often the system takes only some. Once Ctrl-C came, what nobody takes at once is
/// given up, but not what is for a terminal, which keeps nobody waiting.
/// - Returns: the error's number, `EINTR` when they were given up; nil when all went out.
func writeAll(_ bytes: ArraySlice<UInt8>, to descriptor: Int32) -> Int32? {
  var rest = bytes
  while !rest.isEmpty {
    let mayWait = !Interrupts.isPending || isatty(descriptor) == 1
    if !mayWait, !takesBytes(descriptor, within: 0) { return EINTR }
    // As many as a pipe that is ready takes without a wait.
    let most = mayWait ? rest.count : min(rest.count, 4096)
    let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, most) }
    if count >= 0 {
      rest = rest.dropFirst(count)
      continue
    }
    guard errno == EAGAIN || errno == EINTR else { return errno }
    if errno == EAGAIN { _ = takesBytes(descriptor, within: -1) }
  }
  return nil
}

/// Waits until bytes can be written, so many milliseconds at most; less than none: as long as it takes, or until a
/// signal comes.
private func takesBytes(_ descriptor: Int32, within milliseconds: Int32) -> Bool {
  var wait = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
  return poll(&wait, 1, milliseconds) > 0
}

func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> Int32? {
  writeAll(bytes[...], to: descriptor)
}

/// The system's words for an error, such as `no such file or directory`.
func errorText(_ code: Int32) -> String {
  guard let text = strerror(code) else { return "error \(code)" }
  let words = String(cString: text)
  return words.prefix(1).lowercased() + words.dropFirst()
}
