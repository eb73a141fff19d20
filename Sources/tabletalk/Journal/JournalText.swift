/// A journal as it stands on the disk: a line that says what it is, then records.
struct JournalText: Equatable {
  var records: [JournalRecord] = []
  /// How many bytes are good, those of the first line among them.
  var length = 0
  /// How many bytes behind them are no record: torn, or damaged.
  var torn = 0

  /// The number of the format; another one's journals are left alone.
  static let format = 1
  private static let beginning = "tabletalk journal "
  static let firstLine = "\(beginning)\(format)\n"

  enum Refusal: Error, Equatable {
    case noJournal
    case otherFormat(String)
  }

  init(_ bytes: [UInt8]) throws(Refusal) {
    guard let end = bytes.firstIndex(of: UInt8(ascii: "\n")) else { throw .noJournal }
    let line = String(decoding: bytes[..<end], as: UTF8.self)
    guard line.hasPrefix(JournalText.beginning) else { throw .noJournal }
    let format = String(line.dropFirst(JournalText.beginning.count))
    guard format == "\(JournalText.format)" else { throw .otherFormat(format) }
    var rest = bytes[(end + 1)...]
    while let (record, count) = JournalRecord.decode(rest) {
      records.append(record)
      rest = rest.dropFirst(count)
    }
    (length, torn) = (bytes.count - rest.count, rest.count)
  }
}

extension JournalText {
  /// What the session began with.
  var start: String {
    if case .start(let text) = records.first { text } else { "" }
  }

  /// The entries with what belongs to each.
  var entries: [JournalEntry] {
    var entries: [JournalEntry] = []
    for record in records {
      switch record {
      case .start: continue
      case .entry(let text): entries.append(JournalEntry(.entry(text)))
      case .commands(let text): entries.append(JournalEntry(.commands(text)))
      case .script(let path): entries.append(JournalEntry(.script(path)))
      case .file, .done, .stopped, .again:
        if !entries.isEmpty { entries[entries.count - 1].add(record) }
      }
    }
    return entries
  }
}

/// One entry of a journal: what was accepted, what it read, and what became of it.
struct JournalEntry: Equatable {
  var input: Input
  /// In the order in which they were read.
  var files: [ReadFile] = []
  var end = End.missing

  enum Input: Equatable {
    case entry(String)
    case commands(String)
    case script(String)
  }

  enum End: Equatable {
    /// The program ended while it ran.
    case missing
    /// It did so twice.
    case missingAgain
    case done(step: Int)
    case stopped(commands: Int, step: Int)
  }

  struct ReadFile: Equatable {
    var path: String
    var bytes: [UInt8]
  }

  init(_ input: Input) { self.input = input }

  /// Whether it is known what it came to.
  var hasEnded: Bool {
    switch end {
    case .missing, .missingAgain: false
    case .done, .stopped: true
    }
  }

  fileprivate mutating func add(_ record: JournalRecord) {
    switch record {
    case .file(let path, let bytes): files.append(ReadFile(path: path, bytes: bytes))
    case .done(let step): end = .done(step: step)
    case .stopped(let commands, let step): end = .stopped(commands: commands, step: step)
    case .again: end = .missingAgain
    case .start, .entry, .commands, .script: return
    }
  }
}
