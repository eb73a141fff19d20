import CommandLanguage
import Glibc
import Session

extension FileAccess {
  /// The bytes of a file, or why there are none.
  typealias Reading = @Sendable (_ path: String) throws(FileFailure) -> [UInt8]

  /// The files of this machine; whatever is read, rows of data too, comes through `read`.
  static func disk(read: @escaping Reading = readBytes) -> FileAccess {
    FileAccess(
      read: read, write: writeBytes,
      decode: { (path, request) throws(FileFailure) in
        try loadData(path, try read(path), request)
      }, resolve: resolvePath, list: paths(beginningWith:))
  }
}

func readBytes(_ path: String) throws(FileFailure) -> [UInt8] {
  do {
    return try readFile(path)
  } catch {
    throw FileFailure(error.isMissing ? .missing : .unreadable(error.explanation))
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

/// A path as a file names it: from that file's folder, unless it begins at the root or at home.
func resolvePath(_ path: String, _ base: String) -> String {
  if path.hasPrefix("/") { return path }
  if path.hasPrefix("~/"), let home = environmentVariable("HOME") { return home + path.dropFirst() }
  guard let slash = base.utf8.lastIndex(of: UInt8(ascii: "/")) else { return path }
  return String(base[...slash]) + path
}
