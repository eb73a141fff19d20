import CommandLanguage
import DataFormats
import Glibc
import LineEditing
import Session

extension FileAccess {
  /// The bytes of a file, so many at most, or why there are none.
  typealias Reading = @Sendable (_ path: String, _ limit: Int) throws(FileFailure) -> [UInt8]

  /// The files of this machine; whatever is read, rows of data too, comes through `read`.
  static func disk(read: @escaping Reading = readBytes(_:limit:)) -> FileAccess {
    var files = FileAccess(
      read: { (path) throws(FileFailure) in
        ScriptBytes.decoded(try read(path, scriptLimit))
      }, write: writeBytes,
      decode: { (path, request) throws(FileFailure) in
        try loadData(path, try read(path, DataLimits.tableBytes), request)
      }, resolve: resolvePath, list: paths(beginningWith:))
    files.create = createFile
    files.append = appendBytes
    files.absolute = { realPath($0) ?? $0 }
    return files
  }
}

/// How many bytes a script may have.
let scriptLimit = 1 << 28

func readBytes(_ path: String, limit: Int = scriptLimit) throws(FileFailure) -> [UInt8] {
  do {
    return try readFile(path, limit: limit)
  } catch {
    throw FileFailure(error, limit: limit)
  }
}

extension FileFailure {
  /// Why so many bytes at most were not read.
  init(_ failure: SystemFailure, limit: Int) {
    if failure.code == EFBIG {
      self.init(.tooLarge(limit: limit))
    } else {
      self.init(failure.isMissing ? .missing : .unreadable(failure.explanation))
    }
  }
}

/// Replaces a file as a whole, so that no half of one is ever there.
func writeBytes(_ path: String, _ bytes: [UInt8]) throws(FileFailure) {
  do {
    try AtomicFile.write(bytes, to: path)
  } catch {
    throw FileFailure(.unwritable(errorText(error.code)))
  }
}

/// Makes an empty file; an empty one that is there, or what is no file such as a pipe, will do.
func createFile(_ path: String) throws(FileFailure) {
  let descriptor = open(path, O_WRONLY | O_CREAT | O_CLOEXEC, 0o666)
  guard descriptor >= 0 else { throw FileFailure(.unwritable(errorText(errno))) }
  defer { close(descriptor) }
  var facts = stat()
  guard fstat(descriptor, &facts) == 0 else { throw FileFailure(.unwritable(errorText(errno))) }
  if facts.st_mode & S_IFMT == S_IFREG, facts.st_size > 0 { throw FileFailure(.taken) }
}

/// Adds bytes at the end of a file; where not all of them go in, none stays.
func appendBytes(_ path: String, _ bytes: [UInt8]) throws(FileFailure) {
  let descriptor = open(path, O_WRONLY | O_APPEND | O_CLOEXEC)
  guard descriptor >= 0 else { throw FileFailure(.unwritable(errorText(errno))) }
  let length = lseek(descriptor, 0, SEEK_END)
  var code = writeAll(bytes, to: descriptor)
  if code != nil, length >= 0 { ftruncate(descriptor, length) }
  if close(descriptor) != 0, code == nil { code = errno }
  if let code { throw FileFailure(.unwritable(errorText(code))) }
}

/// A path as a file names it: from that file's folder, unless it begins at the root or at home.
func resolvePath(_ path: String, _ base: String) -> String {
  if path.hasPrefix("/") { return path }
  if path.hasPrefix("~/"), let home = environmentVariable("HOME") { return home + path.dropFirst() }
  guard let slash = base.utf8.lastIndex(of: UInt8(ascii: "/")) else { return path }
  return String(base[...slash]) + path
}
