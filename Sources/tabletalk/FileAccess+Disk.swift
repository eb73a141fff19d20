import CommandLanguage
import Glibc
import Session

extension FileAccess {
  /// The files of this machine.
  static let disk = FileAccess(
    read: readBytes, write: writeBytes, decode: loadData, resolve: resolvePath,
    list: paths(beginningWith:))
}

func readBytes(_ path: String) throws(FileFailure) -> [UInt8] {
  do {
    return try readFile(path)
  } catch {
    throw FileFailure(error.isMissing ? .missing : .unreadable(error.explanation))
  }
}

/// Writes beside the file first and then renames, so that no half a file is ever there.
func writeBytes(_ path: String, _ bytes: [UInt8]) throws(FileFailure) {
  let temporary = "\(path).\(getpid())~"
  let descriptor = open(temporary, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
  guard descriptor >= 0 else { throw FileFailure(.unwritable(errorText(errno))) }
  var code = writeAll(bytes, to: descriptor)
  if close(descriptor) != 0, code == nil { code = errno }
  if code == nil, rename(temporary, path) != 0 { code = errno }
  guard let code else { return }
  unlink(temporary)
  throw FileFailure(.unwritable(errorText(code)))
}

/// A path as a file names it: from that file's folder, unless it begins at the root or at home.
func resolvePath(_ path: String, _ base: String) -> String {
  if path.hasPrefix("/") { return path }
  if path.hasPrefix("~/"), let home = environmentVariable("HOME") { return home + path.dropFirst() }
  guard let slash = base.utf8.lastIndex(of: UInt8(ascii: "/")) else { return path }
  return String(base[...slash]) + path
}
