import Glibc

/// A file that is replaced as a whole: whoever reads it finds the old bytes or the new ones.
///
/// The bytes are written beside the file, brought to the disk, and then take its name. A symbolic link
/// stays one: what it leads to is replaced. The permissions, and where possible the owner, are kept. A
/// file that may not be written is not replaced either. What is no file, such as a pipe or
/// `/dev/stdout`, is written to directly.
struct AtomicFile {
  /// The file itself, behind all links.
  private let path: String
  /// What is known of the file that is there; nil: there is none.
  private let former: stat?

  /// - Throws: ``SystemFailure``; the file is then what it was, and nothing is left beside it.
  static func write(_ bytes: [UInt8], to path: String) throws(SystemFailure) {
    let file = try AtomicFile(path)
    if file.isReplaceable {
      try withSignalsHeld { () throws(SystemFailure) in try file.replace(with: bytes) }
    } else {
      try file.writeDirectly(bytes)
    }
  }

  private init(_ path: String) throws(SystemFailure) {
    self.path = try AtomicFile.behindLinks(path)
    var facts = stat()
    if stat(self.path, &facts) == 0 {
      former = facts
      if facts.st_mode & S_IFMT == S_IFDIR { throw SystemFailure(code: EISDIR) }
      if access(self.path, W_OK) != 0 { throw SystemFailure(code: errno) }
    } else {
      guard errno == ENOENT else { throw SystemFailure(code: errno) }
      former = nil
    }
  }

  private var isReplaceable: Bool { former.map { $0.st_mode & S_IFMT == S_IFREG } ?? true }

  private func replace(with bytes: [UInt8]) throws(SystemFailure) {
    let (temporary, descriptor) = try openTemporary()
    var code = prepare(descriptor) ?? writePieces(bytes, to: descriptor) ?? sync(descriptor)
    if close(descriptor) != 0, code == nil { code = errno }
    if code == nil, rename(temporary, path) != 0 { code = errno }
    if let code {
      unlink(temporary)
      throw SystemFailure(code: code)
    }
    syncFolder()
  }

  /// A file of its own in the same folder, so that a rename suffices; its name is short, whatever
  /// the file's is.
  private func openTemporary() throws(SystemFailure) -> (path: String, descriptor: Int32) {
    var number = 0
    while true {
      let temporary = "\(folder).tabletalk-\(getpid())-\(number)~"
      let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
      if descriptor >= 0 { return (temporary, descriptor) }
      guard errno == EEXIST, number < 1000 else { throw SystemFailure(code: errno) }
      number += 1
    }
  }

  /// Gives it the former file's owner, where that is allowed, and permissions.
  private func prepare(_ descriptor: Int32) -> Int32? {
    guard let former else { return nil }
    _ = fchown(descriptor, former.st_uid, former.st_gid)
    return fchmod(descriptor, former.st_mode & 0o7777) == 0 ? nil : errno
  }

  /// Writes a piece at a time, until a signal waits that wants this to end.
  private func writePieces(_ bytes: [UInt8], to descriptor: Int32) -> Int32? {
    let piece = 1 << 22
    for start in stride(from: 0, to: bytes.count, by: piece) {
      if AtomicFile.signalWaits { return EINTR }
      let end = min(bytes.count, start + piece)
      if let code = writeAll(bytes[start..<end], to: descriptor) { return code }
    }
    return nil
  }

  /// Some file systems know no fsync; theirs is not an error.
  private func sync(_ descriptor: Int32) -> Int32? {
    fsync(descriptor) == 0 || errno == EINVAL || errno == ENOTSUP ? nil : errno
  }

  /// The new name reaches the disk too; the file is whole with or without it.
  private func syncFolder() {
    let descriptor = open(folder.isEmpty ? "." : String(folder), O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    if descriptor < 0 { return }
    fsync(descriptor)
    close(descriptor)
  }

  private func writeDirectly(_ bytes: [UInt8]) throws(SystemFailure) {
    let descriptor = open(path, O_WRONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw SystemFailure(code: errno) }
    var code = writeAll(bytes, to: descriptor)
    if close(descriptor) != 0, code == nil { code = errno }
    if let code { throw SystemFailure(code: code) }
  }

  /// With its `/`; empty: the present one.
  private var folder: Substring { AtomicFile.folder(of: path) }
}

extension AtomicFile {
  private static func folder(of path: String) -> Substring {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "" }
    return path[...slash]
  }

  /// Where a path leads in the end, be there a file or not.
  private static func behindLinks(_ path: String) throws(SystemFailure) -> String {
    var path = path
    for _ in 0..<40 {
      guard let target = link(at: path) else { return path }
      path = target.hasPrefix("/") ? target : folder(of: path) + target
    }
    throw SystemFailure(code: ELOOP)
  }

  /// What wants the program, or what it does, to end.
  private static let endings = [SIGINT, SIGTERM, SIGHUP, SIGQUIT]

  private static var signalWaits: Bool {
    var pending = sigset_t()
    sigpending(&pending)
    return endings.contains { sigismember(&pending, $0) == 1 }
  }

  /// Lets signals wait that would end the program and leave a temporary file behind.
  private static func withSignalsHeld(
    _ body: () throws(SystemFailure) -> Void
  ) throws(SystemFailure) {
    var (held, former) = (sigset_t(), sigset_t())
    sigemptyset(&held)
    for signal in endings + [SIGTSTP] { sigaddset(&held, signal) }
    sigprocmask(SIG_BLOCK, &held, &former)
    defer { sigprocmask(SIG_SETMASK, &former, nil) }
    try body()
  }
}
