import LineEditing
import Session
import Synchronization

/// What `--sandbox` leaves of the files: a script reads below its own folder, and nothing is written.
///
/// The folder is that of the script that the command line names, for `-e` and standard input the present
/// one; files that it sources get no other. What counts is where a path leads, behind `..` and all links.
final class Sandbox: Sendable {
  private let place = Mutex(Place())

  private struct Place {
    /// As it was named; empty: the present one.
    var folder = ""
    /// The script itself, which may be a link that leads elsewhere.
    var script: String?
  }

  /// A script of the command line begins; nil: one that has no file.
  func enter(script: String?) {
    let slash = script?.utf8.lastIndex(of: UInt8(ascii: "/"))
    let folder = slash.flatMap { slash in script.map { String($0[...slash]) } } ?? ""
    place.withLock { $0 = Place(folder: folder, script: script) }
  }

  /// The same files, as far as they may be reached.
  func limit(_ files: FileAccess) -> FileAccess {
    var limited = files
    limited.read = { [self] (path) throws(FileFailure) in
      try check(path)
      return try files.read(path)
    }
    limited.decode = { [self] (path, request) throws(FileFailure) in
      try check(path)
      return try files.decode(path, request)
    }
    limited.write = { (_, _) throws(FileFailure) in throw FileFailure(.sandboxed) }
    limited.append = limited.write
    limited.create = { (_) throws(FileFailure) in throw FileFailure(.sandboxed) }
    limited.list = { [self] prefix in files.list(prefix).filter(isInside) }
    return limited
  }

  private func check(_ path: String) throws(FileFailure) {
    let folder = place.withLock { $0.folder }
    guard !isInside(path), place.withLock({ $0.script }) != path else { return }
    throw FileFailure(.outsideSandbox(folder: folder.isEmpty ? "." : folder))
  }

  /// Whether a path leads to something below the folder, be it there or not.
  private func isInside(_ path: String) -> Bool {
    let folder = place.withLock { $0.folder }
    guard let root = realPath(folder.isEmpty ? "." : folder),
      let place = realPath(path) ?? parent(of: path)
    else { return false }
    return root == "/" || place.hasPrefix(root + "/") || place == root
  }

  /// Where the folder of a path leads.
  private func parent(of path: String) -> String? {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return realPath(".") }
    return realPath(String(path[...slash]))
  }
}
