import Glibc
import Synchronization

/// The journal of a session that runs: what was accepted is on the disk before it runs.
///
/// A record costs one write and one `fdatasync`: nothing to notice for somebody who types, and once for
/// all that is pasted together. The file is locked while the session lives, so that no other takes it.
/// When writing fails, as on a full disk, the session goes on; what is missing is written with the next
/// record, and until then the file's name says that it was cut.
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
    /// Records that could not be written until now.
    var missing: [UInt8] = []
    /// Whether nothing more is kept.
    var hasEnded = false
    var note: JournalNote?

    /// So much may be missing before it is given up, in bytes.
    static let mostMissing = 1 << 26
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
    if let code = found.writeError {
      state.withLock { state in
        state.hasEnded = true
        state.warn(code)
      }
    }
  }

  deinit { state.withLock { if $0.descriptor >= 0 { close($0.descriptor) } } }

  /// Keeps a record; `isSynced` says that it must outlive a power cut.
  func add(_ record: JournalRecord, isSynced: Bool = true) {
    state.withLock { state in
      if !state.hasEnded { state.add(record.encoded, isSynced: isSynced) }
    }
  }

  /// What went wrong, or well again, once; nil when there is nothing to say.
  func takeNote() -> JournalNote? {
    state.withLock { state in
      defer { state.note = nil }
      return state.note
    }
  }

  /// Removes the file: the session was left, or there is nothing in it.
  func remove() {
    state.withLock { state in
      if !state.path.isEmpty { unlink(state.path) }
      (state.hasEnded, state.note) = (true, nil)
    }
  }
}

extension Journal.State {
  mutating func add(_ bytes: [UInt8], isSynced: Bool) {
    let wasMissing = !missing.isEmpty
    if wasMissing { missing += bytes } else { missing = bytes }
    if let code = writeMissing(isSynced: isSynced) { return fail(code, isFirst: !wasMissing) }
    missing = []
    rename(isCut: false)
    if wasMissing { note = .isKeptAgain }
  }

  /// - Returns: the error's number; nil when all went well.
  private mutating func writeMissing(isSynced: Bool) -> Int32? {
    if let start {
      if descriptor < 0, let code = create() { return code }
      let beginning = Array(JournalText.firstLine.utf8) + JournalRecord.start(start).encoded
      if let code = write(beginning) { return code }
      self.start = nil
    }
    if let code = write(missing) { return code }
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
    if let code = writeAll(bytes, to: descriptor) {
      ftruncate(descriptor, off_t(length))
      return code
    }
    length += bytes.count
    return nil
  }

  private mutating func fail(_ code: Int32, isFirst: Bool) {
    if isFirst { warn(code) }
    if length > 0 { rename(isCut: true) }
    if folder == nil || missing.count > Self.mostMissing { (hasEnded, missing) = (true, []) }
  }

  mutating func warn(_ code: Int32) {
    let part: JournalNote.KeptPart = length > 0 ? .beginning : .nothing
    note = folder.map { .notWritten(part, $0.path, code: code) } ?? .noHome(part)
  }

  /// Has the file's name say whether its end is missing.
  private mutating func rename(isCut: Bool) {
    let name = JournalFolder.name(of: path, isCut: isCut)
    if name != path, Glibc.rename(path, name) == 0 { path = name }
  }
}
