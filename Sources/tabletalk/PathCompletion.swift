import Glibc

/// The paths that begin so, in the order of their bytes; a folder ends in `/`.
///
/// Hidden files are left out unless the beginning is hidden itself.
func paths(beginningWith prefix: String) -> [String] {
  let cut = prefix.utf8.lastIndex(of: UInt8(ascii: "/")).map { prefix.utf8.index(after: $0) }
  let folder = String(prefix[..<(cut ?? prefix.startIndex)])
  let start = String(prefix[(cut ?? prefix.startIndex)...])
  return names(in: folder.isEmpty ? "." : resolvePath(folder, "")).sorted {
    $0.utf8.lexicographicallyPrecedes($1.utf8)
  }
  .filter { $0.hasPrefix(start) && ($0.hasPrefix(".") == start.hasPrefix(".")) }
  .map { folder + $0 + (isFolder(resolvePath(folder + $0, "")) ? "/" : "") }
}

private func names(in folder: String) -> [String] {
  guard let directory = opendir(folder) else { return [] }
  defer { closedir(directory) }
  var names: [String] = []
  while let entry = readdir(directory) {
    let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
      pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
    }
    if name != ".", name != ".." { names.append(name) }
  }
  return names
}

func isFolder(_ path: String) -> Bool {
  var facts = stat()
  return stat(path, &facts) == 0 && facts.st_mode & S_IFMT == S_IFDIR
}
