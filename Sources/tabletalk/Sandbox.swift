import Glibc
import LineEditing
import Session
import Synchronization

/// What `--sandbox` leaves of the files: a script reads below its own folder, and nothing is written.
///
/// The folder is that of the script that the command line names, for `-e` and standard input the present
/// one; files that it sources get no other. What counts is where a path leads, behind `..` and all links,
/// and then which file it was that was opened: a folder may become a link between the two.
final class Sandbox: Sendable {
  private let place = Mutex(Place())

  fileprivate struct Place {
    /// As it was named; empty: the present one.
    var folder = ""
    /// Where that led when the script began; nil: there is no such folder.
    var root = realPath(".")
    /// The script itself, which may be a link that leads elsewhere.
    var script: String?
  }

  /// A script of the command line begins; nil: one that has no file.
  func enter(script: String?) {
    let slash = script?.utf8.lastIndex(of: UInt8(ascii: "/"))
    let folder = slash.flatMap { slash in script.map { String($0[...slash]) } } ?? ""
    place.withLock { place in
      place = Place(folder: folder, root: realPath(folder.isEmpty ? "." : folder), script: script)
    }
  }

  /// The files of this machine, as far as they may be reached.
  var files: FileAccess {
    var files = FileAccess.disk { [self] (path, limit) throws(FileFailure) in
      try read(path, limit: limit)
    }
    files.write = { (_, _) throws(FileFailure) in throw FileFailure(.sandboxed) }
    files.append = files.write
    files.create = { (_) throws(FileFailure) in throw FileFailure(.sandboxed) }
    files.list = { [self, list = files.list] prefix in list(prefix).filter(isInside) }
    return files
  }

  private func read(_ path: String, limit: Int) throws(FileFailure) -> [UInt8] {
    let place = place.withLock { $0 }
    if place.script == path { return try readBytes(path, limit: limit) }
    let refusal = FileFailure(.outsideSandbox(folder: place.folder.isEmpty ? "." : place.folder))
    guard isInside(path) else { throw refusal }
    do throws(SystemFailure) {
      return try readFile(path, limit: limit, where: place.holds)
    } catch {
      throw error.code == EXDEV ? refusal : FileFailure(error, limit: limit)
    }
  }

  /// Whether a path leads to something below the folder, be it there or not.
  private func isInside(_ path: String) -> Bool {
    guard let end = realPath(path) ?? parent(of: path) else { return false }
    return place.withLock { $0.holds(end) }
  }

  /// Where the folder of a path leads.
  private func parent(of path: String) -> String? {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return realPath(".") }
    return realPath(String(path[...slash]))
  }
}

extension Sandbox.Place {
  /// Whether a path without links lies below the folder.
  fileprivate func holds(_ path: String) -> Bool {
    guard let root else { return false }
    return root == "/" || path.hasPrefix(root + "/") || path == root
  }
}
