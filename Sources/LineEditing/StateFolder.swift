import Glibc

/// Where this user's programs keep what outlives them: history, sessions, progress.
package enum StateFolder {
  /// `NAME` in `$XDG_STATE_HOME/tabletalk`, or in `~/.local/state/tabletalk`; nil without a home.
  package static func path(of name: String) -> String? {
    if let state = environment("XDG_STATE_HOME"), state.hasPrefix("/") {
      return "\(state)/tabletalk/\(name)"
    }
    return environment("HOME").map { "\($0)/.local/state/tabletalk/\(name)" }
  }

  /// Makes the folders that a path needs, for their owner alone.
  package static func makeFolders(of path: String) {
    var folder = path.hasPrefix("/") ? "" : "."
    for part in path.split(separator: "/").dropLast() {
      folder += "/" + part
      mkdir(folder, 0o700)
    }
  }
}

/// A variable of the environment that is set and not empty.
func environment(_ name: String) -> String? {
  guard let value = getenv(name), value.pointee != 0 else { return nil }
  return String(cString: value)
}
