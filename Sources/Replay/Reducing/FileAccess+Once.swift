import Session
import Synchronization

/// What was read, by path.
private final class ReadFiles: Sendable {
  private let bytes = Mutex<[String: Result<[UInt8], FileFailure>]>([:])
  private let content = Mutex<[String: [(LoadRequest, Result<FileContent, FileFailure>)]]>([:])

  func bytes(
    of path: String, _ read: () -> Result<[UInt8], FileFailure>
  ) -> Result<[UInt8], FileFailure> {
    if let known = bytes.withLock({ $0[path] }) { return known }
    let result = read()
    bytes.withLock { $0[path] = result }
    return result
  }

  func content(
    of path: String, _ request: LoadRequest, _ decode: () -> Result<FileContent, FileFailure>
  ) -> Result<FileContent, FileFailure> {
    let known = content.withLock { $0[path]?.first { $0.0 == request }?.1 }
    if let known { return known }
    let result = decode()
    content.withLock { $0[path, default: []].append((request, result)) }
    return result
  }
}

extension FileAccess {
  /// The same files, each read once, however often it is asked for.
  func readingOnce() -> FileAccess {
    let (disk, known) = (self, ReadFiles())
    var files = self
    files.read = { (path) throws(FileFailure) in
      try known.bytes(of: path) {
        Result { () throws(FileFailure) in try disk.read(path) }
      }.get()
    }
    files.decode = { (path, request) throws(FileFailure) in
      try known.content(of: path, request) {
        Result { () throws(FileFailure) in try disk.decode(path, request) }
      }.get()
    }
    return files
  }
}
