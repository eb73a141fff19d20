import CommandLanguage
import Session
import Synchronization

extension FileAccess {
  /// The files of this machine; what they held is kept in the journal before it is used.
  static func disk(keptIn journal: Journal) -> FileAccess {
    disk { (path, limit) throws(FileFailure) in
      let bytes = try readBytes(path, limit: limit)
      journal.add(.file(path: path, bytes))
      return bytes
    }
  }
}

/// The files of a session that is brought back: its journal has what they held, and nothing is written.
final class ReplayedFiles: Sendable {
  private let journal: Journal?
  private let state = Mutex(State())

  private struct State {
    var files: ArraySlice<JournalEntry.ReadFile> = []
    /// The program ended before the entry had read all its files, so that they may still be read.
    var mayReadDisk = false
  }

  /// - Parameter journal: keeps what has to be read from the disk after all.
  init(keptIn journal: Journal?) { self.journal = journal }

  /// An entry runs again: what it read comes in the same order.
  func begin(_ entry: JournalEntry) {
    state.withLock { $0 = State(files: entry.files[...], mayReadDisk: !entry.hasEnded) }
  }

  var access: FileAccess {
    var access = FileAccess.disk { [self] (path, limit) throws(FileFailure) in
      try read(path, limit: limit)
    }
    access.write = { (_, _) throws(FileFailure) in }
    access.append = access.write
    access.create = { (_) throws(FileFailure) in }
    return access
  }

  private func read(_ path: String, limit: Int) throws(FileFailure) -> [UInt8] {
    let (file, mayReadDisk) = state.withLock { state in
      let isNext = state.files.first?.path == path
      return (isNext ? state.files.removeFirst() : nil, state.mayReadDisk)
    }
    if let file { return file.bytes }
    guard mayReadDisk else { throw FileFailure(.notInJournal) }
    let bytes = try readBytes(path, limit: limit)
    journal?.add(.file(path: path, bytes))
    return bytes
  }
}
