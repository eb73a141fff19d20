import Glibc

/// Which file it is, whatever its name.
struct FileIdentity: Equatable {
  var device: dev_t
  var number: ino_t
}

/// What the file system says of a file.
struct FileStatus {
  var identity: FileIdentity
  /// In bytes.
  var size: Int

  init(_ status: stat) {
    identity = FileIdentity(device: status.st_dev, number: status.st_ino)
    size = Int(status.st_size)
  }

  init?(path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    self.init(status)
  }
}

/// An open file; closed, and its lock given back, at the end of its life.
struct OpenFile: ~Copyable {
  let identity: FileIdentity
  private let descriptor: CInt

  /// Opens a file; one that it makes is for its owner alone.
  init?(_ path: String, _ flags: CInt) {
    let descriptor = open(path, flags | O_CLOEXEC | O_NOCTTY | O_NONBLOCK, 0o600)
    guard descriptor >= 0 else { return nil }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else {
      close(descriptor)
      return nil
    }
    self.descriptor = descriptor
    identity = FileStatus(status).identity
  }

  deinit { close(descriptor) }

  /// Waits for the lock, for half a second at the most: a stopped session must not stop the others,
  /// and a line appended without the lock still arrives whole.
  func lock() {
    for _ in 0..<50 {
      if flock(descriptor, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK { return }
      usleep(10_000)
    }
  }

  /// All from the offset to the end; what there was when the file cannot be read.
  func bytes(from offset: Int) -> [UInt8] {
    var (bytes, part) = ([UInt8](), [UInt8](repeating: 0, count: 65_536))
    while true {
      let count = pread(descriptor, &part, part.count, off_t(offset + bytes.count))
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return bytes }
      bytes.append(contentsOf: part.prefix(count))
    }
  }

  /// Writes all, in one go where the system can.
  func write(_ bytes: [UInt8]) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }

  /// Takes away what stands behind so many bytes.
  func cut(to size: Int) { ftruncate(descriptor, off_t(size)) }

  /// Has the bytes on the disk when it returns.
  func sync() -> Bool { fsync(descriptor) == 0 }
}

/// The path behind symbolic links; nil when there is no such file.
package func realPath(_ path: String) -> String? {
  guard let found = realpath(path, nil) else { return nil }
  defer { free(found) }
  return String(cString: found)
}
