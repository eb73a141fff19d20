import CEditline
import Glibc

/// What was entered: libedit's list of it, and our file. libedit's own file format is not used.
struct History: ~Copyable {
  /// What `EL_HIST` takes.
  let handle: OpaquePointer
  private var file: HistoryFile?
  private var newest: String?

  /// - Parameter path: of the file; nil keeps the entries in memory only.
  init(path: String?) {
    guard let handle = history_winit() else { preconditionFailure("no memory for the history") }
    self.handle = handle
    ced_history_set_size(handle, CInt(HistoryFile.limit))
    file = path.map { HistoryFile(path: $0) }
  }

  deinit { history_wend(handle) }

  /// Takes over what other sessions entered.
  mutating func refresh() {
    if let news = file?.news() { take(news) }
  }

  /// Adds an entry, here and in the file; a blank one, and one like the last, are left out.
  mutating func add(_ entry: String) {
    guard entry != newest, !entry.allSatisfy(\.isWhitespace) else { return }
    if let news = file?.append(entry) { take(news) }
    enter(entry)
  }

  mutating func takeFault() -> HistoryFault? { file?.takeFault() }

  private mutating func take(_ news: HistoryFile.News) {
    switch news {
    case .added(let entries): for entry in entries { enter(entry) }
    case .replaced(let entries):
      ced_history_clear(handle)
      newest = nil
      for entry in entries { enter(entry) }
    }
  }

  private mutating func enter(_ entry: String) {
    guard entry != newest else { return }
    ced_history_enter(handle, entry.withVisibleDirections.wide)
    newest = entry
  }
}

extension LineEditor {
  /// Where the history is kept; nil without a home.
  package static var historyPath: String? { StateFolder.path(of: "history") }
}
