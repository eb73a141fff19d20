import Glibc

/// The file that keeps what was entered: UTF-8, one escaped entry a line, shared by sessions.
package struct HistoryFile {
  /// `$XDG_STATE_HOME/tabletalk/history`, or the same in `~/.local/state`; nil without a home.
  package static func defaultPath() -> String? { nil }
}
