import Glibc
import LineEditing

/// Where journals are: `sessions` beside the history, a file for each session.
///
/// A session that ends with `quit` or Ctrl-D takes its journal away. Of those that ended otherwise the ten
/// newest stay, for thirty days.
struct JournalFolder {
  let path: String

  static let mostKept = 10
  private static let daysKept = 30
  private static let ending = ".journal"
  private static let cutEnding = ".cut" + ending

  init(path: String) { self.path = path }

  /// nil: there is no home.
  static var ofUser: JournalFolder? { StateFolder.path(of: "sessions").map(JournalFolder.init) }

  /// Makes a file of a name that no other has, locked, and cleans up among the old ones.
  func create() -> Result<(path: String, descriptor: Int32), SystemFailure> {
    let name = path + "/" + JournalFolder.timeStamp() + "-\(getpid())"
    StateFolder.makeFolders(of: name)
    for number in 0..<100 {
      let file = name + (number == 0 ? "" : "-\(number)") + JournalFolder.ending
      let descriptor = open(file, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
      if descriptor >= 0 {
        flock(descriptor, LOCK_EX | LOCK_NB)
        cleanUp()
        syncFolder()
        return .success((file, descriptor))
      }
      if errno != EEXIST { break }
    }
    return .failure(SystemFailure(code: errno))
  }

  /// The name of a journal's file, which says whether its end could not be written.
  static func name(of path: String, isCut: Bool) -> String {
    guard path.hasSuffix(ending), path.hasSuffix(cutEnding) != isCut else { return path }
    return path.dropLast(isCut ? ending.count : cutEnding.count) + (isCut ? cutEnding : ending)
  }

  /// The last session that did not end with `quit`, and does not run: its journal, locked.
  ///
  /// - Throws: why there is none.
  func newest() throws(ResumeError) -> FoundJournal {
    var refusal: ResumeError?
    for file in files {
      do throws(ResumeError) {
        guard var found = try FoundJournal(path: file), !found.text.entries.isEmpty else {
          continue
        }
        found.passedOver = refusal
        return found
      } catch {
        if case .otherFormat = error { throw error }
        refusal = refusal ?? error
      }
    }
    throw refusal ?? .nothingLeft
  }

  /// Whether a session of the last day waits to be resumed.
  var hasNews: Bool {
    guard let newest = files.first, age(newest) < 86_400 else { return false }
    let descriptor = open(newest, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    return flock(descriptor, LOCK_EX | LOCK_NB) == 0
  }

  /// The journals, the newest first.
  private var files: [String] {
    let names = paths(beginningWith: path + "/").filter { $0.hasSuffix(JournalFolder.ending) }
    return names.compactMap { name in modificationTime(name).map { (name, $0) } }
      .sorted { $0.1 == $1.1 ? $0.0 > $1.0 : $0.1 > $1.1 }
      .map(\.0)
  }

  /// Removes what is too old, or one too many; those of sessions that run stay.
  private func cleanUp() {
    for (index, file) in files.enumerated() {
      guard index > JournalFolder.mostKept || age(file) > JournalFolder.daysKept * 86_400 else {
        continue
      }
      let descriptor = open(file, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
      guard descriptor >= 0 else { continue }
      if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { unlink(file) }
      close(descriptor)
    }
  }

  /// Has the file's name on the disk.
  private func syncFolder() {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_DIRECTORY)
    guard descriptor >= 0 else { return }
    fsync(descriptor)
    close(descriptor)
  }

  /// How many seconds ago it was written.
  private func age(_ file: String) -> Int {
    time(nil) - (modificationTime(file) ?? 0) / 1_000_000_000
  }

  /// Nanoseconds; nil: there is no such file, or what is there is none, such as a pipe.
  private func modificationTime(_ file: String) -> Int? {
    var facts = stat()
    guard stat(file, &facts) == 0, facts.st_mode & S_IFMT == S_IFREG else { return nil }
    return facts.st_mtim.tv_sec * 1_000_000_000 + facts.st_mtim.tv_nsec
  }

  /// `20261130-080501`, by universal time.
  private static func timeStamp() -> String {
    var (now, parts) = (time(nil), tm())
    gmtime_r(&now, &parts)
    let numbers = [parts.tm_mon + 1, parts.tm_mday, parts.tm_hour, parts.tm_min, parts.tm_sec]
    let pairs = numbers.map { ($0 < 10 ? "0" : "") + "\($0)" }
    return "\(parts.tm_year + 1900)\(pairs[0])\(pairs[1])-" + pairs[2...].joined()
  }
}

/// A journal that is there, and nobody's but ours.
struct FoundJournal {
  let path: String
  let text: JournalText
  /// Open, with the lock; whoever takes it closes it.
  let descriptor: Int32
  /// Why it can only be read; nil: it can be written.
  let writeError: Int32?
  /// What is wrong with a newer one; nil: there is none.
  var passedOver: ResumeError?

  /// Whether what came after it could not be written.
  var isCut: Bool { path != JournalFolder.name(of: path, isCut: false) }

  /// nil: its session runs, or nothing was kept of it.
  init?(path: String) throws(ResumeError) {
    var descriptor = open(path, O_RDWR | O_CLOEXEC | O_NONBLOCK)
    writeError = descriptor < 0 ? errno : nil
    if descriptor < 0 { descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK) }
    guard descriptor >= 0 else {
      if errno == ENOENT { return nil }
      throw .unreadable(path, code: errno)
    }
    if flock(descriptor, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK {
      close(descriptor)
      return nil
    }
    let bytes = FoundJournal.bytes(of: descriptor)
    do throws(JournalText.Refusal) {
      text = try JournalText(bytes)
    } catch {
      close(descriptor)
      // The power went before its first line was there, or the disk was full.
      if bytes.count < JournalText.firstLine.utf8.count { return nil }
      throw ResumeError(error, path)
    }
    (self.path, self.descriptor) = (path, descriptor)
  }

  private static func bytes(of descriptor: Int32) -> [UInt8] {
    var bytes: [UInt8] = []
    do {
      while try readChunk(from: descriptor, into: &bytes, atMost: 1 << 16) {}
    } catch {
      return bytes
    }
    return bytes
  }
}
