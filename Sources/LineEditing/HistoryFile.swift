import Glibc

/// The file that keeps what was entered: UTF-8, one escaped entry a line, shared by sessions.
///
/// It is only ever appended to, under a lock; past twice the limit a new file with the newest entries
/// takes its place. A line that cannot be read is passed over, reported once, and kept. What cannot be written,
/// as to a full disk, is tried again with the next entry.
struct HistoryFile {
  /// What came to the file since it was last read.
  enum News: Equatable {
    case added([String])
    /// Another file is there, as after a session made it shorter: these are all its entries.
    case replaced([String])
  }

  /// The number of entries that a session works with.
  static let limit = 5_000

  let path: String
  /// What is wrong with the file, to be said once.
  private(set) var fault: HistoryFault?
  private let limit: Int
  private var identity: FileIdentity?
  /// Where the entries not read yet begin.
  private var offset = 0
  private var entryCount = 0
  private var unreadableLines = 0
  /// Entries of this session that are not in the file yet.
  private var unwritten: [String] = []
  private var hasFailed = false

  init(path: String, limit: Int = Self.limit) {
    self.path = path
    self.limit = limit
  }

  mutating func takeFault() -> HistoryFault? {
    defer { fault = nil }
    return fault
  }

  /// The entries that are new to this session, its own left out.
  mutating func news() -> News {
    guard let now = FileStatus(path: path) else { return .added([]) }
    if now.identity == identity, now.size == offset { return .added([]) }
    guard let file = OpenFile(path, O_RDONLY) else {
      return fail(.unreadable(path, code: errno), .added([]))
    }
    return read(file)
  }

  /// Writes an entry to the end of the file, and tells what others wrote before it.
  mutating func append(_ entry: String) -> News {
    unwritten = unwritten.suffix(limit - 1) + [entry]
    guard let file = openLocked() else { return fail(.unwritable(path, code: errno), .added([])) }
    let news = read(file)
    let rest = file.bytes(from: offset)  // a line without its end is not ours to mend
    let lines = (rest.isEmpty ? [] : [UInt8(ascii: "\n")]) + unwritten.flatMap(HistoryEntry.encoded)
    guard file.write(lines) else {
      let failed = fail(.unwritable(path, code: errno), news)
      file.cut(to: offset + rest.count)
      return failed
    }
    if !rest.isEmpty { unreadableLines += 1 }
    offset += rest.count + lines.count
    entryCount += unwritten.count
    unwritten = []
    if entryCount > 2 * limit, unreadableLines == 0 { compact(file) }
    return news
  }

  /// Opens the file for appending, makes it where it is missing, and takes the lock of that which is
  /// at the path now: while this waited another session may have put a new file there.
  private func openLocked() -> OpenFile? {
    for _ in 0..<8 {
      if FileStatus(path: path) == nil { StateFolder.makeFolders(of: path) }
      guard let file = OpenFile(path, O_RDWR | O_APPEND | O_CREAT) else { return nil }
      file.lock()
      if file.identity == FileStatus(path: path)?.identity { return file }
    }
    return nil
  }

  /// Reads the whole lines behind the offset.
  private mutating func read(_ file: borrowing OpenFile) -> News {
    let isSame = file.identity == identity
    if !isSame { (identity, offset, entryCount, unreadableLines) = (file.identity, 0, 0, 0) }
    let bytes = file.bytes(from: offset)
    let whole = bytes.prefix((bytes.lastIndex(of: UInt8(ascii: "\n")) ?? -1) + 1)
    let lines = whole.split(separator: UInt8(ascii: "\n"))
    let entries = lines.compactMap(HistoryEntry.decoded)
    offset += whole.count
    entryCount += entries.count
    if entries.count < lines.count { reportUnreadable(lines.count - entries.count) }
    let kept = Array(entries.suffix(limit))
    return isSame ? .added(kept) : .replaced(kept)
  }

  /// Puts a file with the newest entries in the place of this one, whose lock is held.
  private mutating func compact(_ file: borrowing OpenFile) {
    let lines = file.bytes(from: 0).split(separator: UInt8(ascii: "\n")).suffix(limit)
    let bytes = lines.flatMap { $0 + [UInt8(ascii: "\n")] }
    let place = realPath(path) ?? path
    let draft = place + ".new"
    unlink(draft)
    guard let new = OpenFile(draft, O_WRONLY | O_CREAT | O_EXCL), new.write(bytes), new.sync(),
      rename(draft, place) == 0
    else { return }
    (identity, offset, entryCount) = (new.identity, bytes.count, lines.count)
  }

  private mutating func reportUnreadable(_ count: Int) {
    if unreadableLines == 0 { fault = .strayLines(count, in: path) }
    unreadableLines += count
  }

  private mutating func fail(_ fault: HistoryFault, _ news: News) -> News {
    if !hasFailed { self.fault = fault }
    hasFailed = true
    return news
  }
}
