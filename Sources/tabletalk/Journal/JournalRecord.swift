/// One thing that a journal keeps, in the order in which it came to pass.
///
/// In the file it is a line `CHECKSUM KIND LENGTH [NAME]`, then so many bytes and a newline; the checksum is
/// that of all behind it. So a journal can be read with any pager, and a record that a power cut has
/// torn is told from a whole one.
enum JournalRecord: Equatable {
  /// What the session began with: options of the command line, one a line.
  case start(String)
  /// What was entered at the prompt, accepted and about to run.
  case entry(String)
  /// What `-e` gave.
  case commands(String)
  /// A script of the command line, by its path; its text follows as a file.
  case script(String)
  /// What a `load` or a `source` of the entry read.
  case file(path: String, [UInt8])
  /// The entry has run, and the session is at this step.
  case done(step: Int)
  /// Ctrl-C ended the entry after so many of its commands.
  case stopped(commands: Int, step: Int)
  /// The entry is about to run a second time, since the program ended while it ran the first.
  case again

  private enum Kind: String { case start, entry, commands, script, file, done, stopped, again }
}

// MARK: To bytes

extension JournalRecord {
  var encoded: [UInt8] {
    let body = payload
    var rest = " \(kind.rawValue) \(body.count)"
    if let name { rest += " " + JournalRecord.escaped(name) }
    let line = Array(rest.utf8) + [newline]
    var checksum = CRC32()
    checksum.add(line)
    checksum.add(body)
    checksum.add([newline])
    return Array(checksum.text.utf8) + line + body + [newline]
  }

  private var kind: Kind {
    switch self {
    case .start: .start
    case .entry: .entry
    case .commands: .commands
    case .script: .script
    case .file: .file
    case .done: .done
    case .stopped: .stopped
    case .again: .again
    }
  }

  private var name: String? {
    switch self {
    case .file(let path, _): path
    case .start, .entry, .commands, .script, .done, .stopped, .again: nil
    }
  }

  private var payload: [UInt8] {
    switch self {
    case .start(let text), .entry(let text), .commands(let text), .script(let text):
      Array(text.utf8)
    case .file(_, let bytes): bytes
    case .done(let step): Array("\(step)".utf8)
    case .stopped(let commands, let step): Array("\(commands) \(step)".utf8)
    case .again: []
    }
  }

  /// A name on one line.
  private static func escaped(_ name: String) -> String {
    name.unicodeScalars.reduce(into: "") { text, scalar in
      switch scalar {
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      default: text.unicodeScalars.append(scalar)
      }
    }
  }
}

// MARK: From bytes

extension JournalRecord {
  /// Reads the record that begins these bytes; nil: it is torn, or none.
  ///
  /// - Returns: the record, and how many bytes it takes.
  static func decode(_ bytes: ArraySlice<UInt8>) -> (record: JournalRecord, count: Int)? {
    guard let end = bytes.firstIndex(of: newline) else { return nil }
    let words = bytes[..<end].split(
      separator: UInt8(ascii: " "), maxSplits: 3, omittingEmptySubsequences: false
    ).map { String(decoding: $0, as: UTF8.self) }
    guard words.count >= 3, let length = Int(words[2]), length >= 0,
      length < bytes.endIndex - end - 1
    else { return nil }
    let payload = bytes[(end + 1)..<(end + 1 + length)]
    let whole = bytes[bytes.startIndex..<(payload.endIndex + 1)]
    var checksum = CRC32()
    checksum.add(whole.dropFirst(8))
    guard words[0] == checksum.text,
      let record = JournalRecord(words[1], name: words.count > 3 ? words[3] : "", payload)
    else { return nil }
    return (record, whole.count)
  }

  private init?(_ kind: String, name: String, _ payload: ArraySlice<UInt8>) {
    let text = String(decoding: payload, as: UTF8.self)
    let numbers = text.split(separator: " ").compactMap { Int($0) }
    switch Kind(rawValue: kind) {
    case .start: self = .start(text)
    case .entry: self = .entry(text)
    case .commands: self = .commands(text)
    case .script: self = .script(text)
    case .file: self = .file(path: JournalRecord.plain(name), Array(payload))
    case .done where numbers.count == 1: self = .done(step: numbers[0])
    case .stopped where numbers.count == 2: self = .stopped(commands: numbers[0], step: numbers[1])
    case .again: self = .again
    case .done, .stopped, nil: return nil
    }
  }

  private static func plain(_ escaped: String) -> String {
    var isEscaped = false
    return escaped.unicodeScalars.reduce(into: "") { text, scalar in
      if isEscaped {
        text.unicodeScalars.append(scalar == "n" ? "\n" : scalar)
        isEscaped = false
      } else if scalar == "\\" {
        isEscaped = true
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
  }
}

private let newline = UInt8(ascii: "\n")
