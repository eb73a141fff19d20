import Drawing
import Glibc

/// Standard output and standard error as two streams that keep their order.
///
/// Standard output is gathered and leaves in one write: after each step on a terminal, else before
/// whatever must not overtake it (a message, a wait for input, the end) or when much has come
/// together.
final class Output {
  /// Set once writing failed; all that follows is dropped.
  private(set) var failure: WriteFailure?
  private var bytes: [UInt8] = []
  private let isTerminal = isatty(STDOUT_FILENO) == 1
  private let limit = 1 << 16

  enum WriteFailure: Equatable {
    /// The reader is gone, as after `| head`: nothing is left to say.
    case closedPipe
    case error(Int32)
  }

  func write(_ text: String) { bytes.append(contentsOf: text.utf8) }

  func writeLine(_ text: String) {
    bytes.append(contentsOf: text.utf8)
    bytes.append(UInt8(ascii: "\n"))
  }

  func write(_ more: some Collection<UInt8>) { bytes.append(contentsOf: more) }

  /// The end of a step: a terminal shows it now.
  func endStep() {
    if isTerminal || bytes.count >= limit { flush() }
  }

  func flush() {
    guard !bytes.isEmpty else { return }
    if failure == nil, let code = writeAll(bytes, to: STDOUT_FILENO) {
      failure = code == EPIPE ? .closedPipe : .error(code)
    }
    bytes.removeAll(keepingCapacity: true)
  }

  /// Writes what the program itself has to say, made safe for a terminal.
  func writeMessage(_ kind: String, _ message: String, help: String? = nil) {
    writeError("tabletalk: \(kind): \(sanitized(message))\n")
    if let help { writeError("  help: \(sanitized(help))\n") }
  }

  /// Writes to standard error, after what came before.
  func writeError(_ text: String) {
    flush()
    _ = writeAll(Array(text.utf8), to: STDERR_FILENO)
  }
}

/// Writes all the bytes, however often the system takes only some.
/// - Returns: the error's number; nil when all went out.
func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> Int32? {
  var start = 0
  while start < bytes.count {
    let count = bytes[start...].withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
    if count >= 0 {
      start += count
    } else if errno == EAGAIN {
      var wait = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
      poll(&wait, 1, -1)
    } else if errno != EINTR {
      return errno
    }
  }
  return nil
}

/// The system's words for an error, such as `no such file or directory`.
func errorText(_ code: Int32) -> String {
  guard let text = strerror(code) else { return "error \(code)" }
  let words = String(cString: text)
  return words.prefix(1).lowercased() + words.dropFirst()
}
