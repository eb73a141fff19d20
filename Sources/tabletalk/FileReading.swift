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

/// Reads a whole file: one that can be measured, or a pipe until its end.
/// - Parameter limit: the most bytes that are taken.
func readFile(_ path: String, limit: Int = 1 << 31) throws(SystemFailure) -> [UInt8] {
  let descriptor = open(path, O_RDONLY | O_CLOEXEC)
  guard descriptor >= 0 else { throw SystemFailure(code: errno) }
  defer { close(descriptor) }
  var facts = stat()
  guard fstat(descriptor, &facts) == 0 else { throw SystemFailure(code: errno) }
  if facts.st_mode & S_IFMT == S_IFDIR { throw SystemFailure(code: EISDIR) }
  if Int(facts.st_size) > limit { throw SystemFailure(code: EFBIG) }
  var bytes: [UInt8] = []
  bytes.reserveCapacity(Int(facts.st_size) + 1)
  while try readChunk(from: descriptor, into: &bytes, atMost: max(1 << 16, Int(facts.st_size) + 1))
  {
    if bytes.count > limit { throw SystemFailure(code: EFBIG) }
  }
  return bytes
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
