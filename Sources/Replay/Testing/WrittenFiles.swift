import Session
import Synchronization

/// Files that were written and did not reach the disk; whoever reads them finds them.
private final class WrittenFiles: Sendable {
  private let files = Mutex<[String: [UInt8]]>([:])

  subscript(path: String) -> [UInt8]? {
    get { files.withLock { $0[path] } }
    set { files.withLock { $0[path] = newValue } }
  }

  func append(_ bytes: [UInt8], to path: String) {
    files.withLock { $0[path, default: []] += bytes }
  }
}

extension FileAccess {
  /// The same files, but what is written stays in memory and is read from there.
  func keepingWrites() -> FileAccess {
    let (disk, written) = (self, WrittenFiles())
    var files = self
    files.read = { (path) throws(FileFailure) in
      if let bytes = written[path] { return bytes }
      return try disk.read(path)
    }
    files.write = { (path, bytes) throws(FileFailure) in written[path] = bytes }
    files.create = { (path) throws(FileFailure) in
      if written[path]?.isEmpty == false { throw FileFailure(.taken) }
      written[path] = []
    }
    files.append = { (path, bytes) throws(FileFailure) in written.append(bytes, to: path) }
    return files
  }
}
