import Glibc

/// Why the system did not let a file be read, or written.
struct SystemFailure: Error, Equatable {
  /// The system's error number; 0: the file is larger than allowed.
  var code: Int32
  var isMissing: Bool { code == ENOENT }

  /// In words, such as `permission denied`.
  var explanation: String {
    code == EFBIG ? "it is larger than what can be read" : errorText(code)
  }
}

/// Reads a whole file: one that can be measured, or a pipe until its end, for which Ctrl-C ends the wait.
/// - Parameters:
///   - limit: the most bytes that are taken.
///   - isAllowed: asked where the file lies that was opened, once all links were followed; a refusal is `EXDEV`.
func readFile(
  _ path: String, limit: Int = 1 << 31, where isAllowed: ((String) -> Bool)? = nil
) throws(SystemFailure) -> [UInt8] {
  // A pipe with a name must not be waited for here, where a signal just before would not be heard.
  let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
  guard descriptor >= 0 else { throw SystemFailure(code: errno) }
  defer { close(descriptor) }
  if let isAllowed {
    guard let place = link(at: "/proc/self/fd/\(descriptor)"), isAllowed(place) else {
      throw SystemFailure(code: EXDEV)
    }
  }
  var facts = stat()
  guard fstat(descriptor, &facts) == 0 else { throw SystemFailure(code: errno) }
  if facts.st_mode & S_IFMT == S_IFDIR { throw SystemFailure(code: EISDIR) }
  if Int(facts.st_size) > limit { throw SystemFailure(code: EFBIG) }
  var bytes: [UInt8] = []
  bytes.reserveCapacity(Int(facts.st_size) + 1)
  let isFile = facts.st_mode & S_IFMT == S_IFREG
  while true {
    if !isFile, !Interrupts.waitForInput(descriptor) { throw SystemFailure(code: EINTR) }
    let size = max(1 << 16, Int(facts.st_size) + 1)
    guard try readChunk(from: descriptor, into: &bytes, atMost: size) else { return bytes }
    if bytes.count > limit { throw SystemFailure(code: EFBIG) }
  }
}

/// What a symbolic link says; nil: it is none.
func link(at path: String) -> String? {
  var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
  let count = readlink(path, &buffer, buffer.count)
  if count <= 0 { return nil }
  return String(decoding: buffer[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
}

/// Appends what one read brings; false at the end of the file.
/// - Throws: ``SystemFailure`` with `EINTR` when a signal came first.
func readChunk(
  from descriptor: Int32, into bytes: inout [UInt8], atMost size: Int
) throws(SystemFailure) -> Bool {
  let start = bytes.count
  var count = 0
  bytes.append(
    contentsOf: [UInt8](unsafeUninitializedCapacity: size) { buffer, filled in
      count = read(descriptor, buffer.baseAddress, size)
      filled = max(0, count)
    })
  if count < 0 { throw SystemFailure(code: errno) }
  return bytes.count > start
}
