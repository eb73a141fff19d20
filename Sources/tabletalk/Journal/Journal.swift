import Glibc
import Synchronization

/// The journal of a session that runs: what was accepted is on the disk before it runs.
///
/// A record costs one write and one `fdatasync`: nothing to notice for somebody who types, and once for
/// all that is pasted together. The file is locked while the session lives, so that no other takes it.
/// When writing fails, the session goes on without.
final class Journal: Sendable {
  private let state: Mutex<State>

  fileprivate struct State {
    /// nil: there is no place for it.
    var folder: JournalFolder?
    /// What the first record will be; none once the file is there.
    var start: String?
    var path = ""
    var descriptor: Int32 = -1
    /// Up to where the file is whole.
    var length = 0
    var hasFailed = false
    var warning: String?
  }

  /// The journal of a fresh session; its file is made by the first record.
  init(in folder: JournalFolder?, start: String) {
    state = Mutex(State(folder: folder, start: start))
  }

  /// Goes on with a journal that is there, behind its last whole record.
  init(_ found: FoundJournal, in folder: JournalFolder?) {
    state = Mutex(
      State(
        folder: folder, path: found.path, descriptor: found.descriptor, length: found.text.length))
    if let code = found.writeError { state.withLock { $0.fail(code) } }
  }

  deinit { state.withLock { if $0.descriptor >= 0 { close($0.descriptor) } } }

  /// Keeps a record; `isSynced` says that it must outlive a power cut.
  func add(_ record: JournalRecord, isSynced: Bool = true) {
    state.withLock { state in
      if state.hasFailed { return }
      if let code = state.append(record.encoded, isSynced: isSynced) { state.fail(code) }
    }
  }

  /// What went wrong, once, in one line; nil when there is nothing to say.
  func takeWarning() -> String? {
    state.withLock { state in
      defer { state.warning = nil }
      return state.warning
    }
  }

  /// Removes the file: the session was left, or there is nothing in it.
  func remove() {
    state.withLock { state in
      if !state.path.isEmpty { unlink(state.path) }
      (state.hasFailed, state.warning) = (true, nil)
    }
  }
}

extension Journal.State {
  /// - Returns: the error's number; nil when all went well.
  mutating func append(_ bytes: [UInt8], isSynced: Bool) -> Int32? {
    if let start {
      if let code = create() { return code }
      self.start = nil
      let beginning = Array(JournalText.firstLine.utf8) + JournalRecord.start(start).encoded
      if let code = write(beginning) { return code }
    }
    if let code = write(bytes) { return code }
    return isSynced && fdatasync(descriptor) != 0 ? errno : nil
  }

  private mutating func create() -> Int32? {
    guard let folder else { return ENOENT }
    switch folder.create() {
    case .success(let made): (path, descriptor) = (made.path, made.descriptor)
    case .failure(let failure): return failure.code
    }
    return nil
  }

  /// Writes behind what is whole, in the place of what is not.
  private mutating func write(_ bytes: [UInt8]) -> Int32? {
    guard ftruncate(descriptor, off_t(length)) == 0, lseek(descriptor, 0, SEEK_END) >= 0 else {
      return errno
    }
    if let code = writeAll(bytes, to: descriptor) { return code }
    length += bytes.count
    return nil
  }

  mutating func fail(_ code: Int32) {
    let isBegun = length > 0
    if isBegun { ftruncate(descriptor, off_t(length)) }
    hasFailed = true
    let place = folder.map { "\($0.path): \(errorText(code))" } ?? "there is no home folder"
    warning = "this session is \(isBegun ? "no longer" : "not") kept: \(place)"
  }
}
