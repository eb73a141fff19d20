/// How an entry stands in the history file: one line, a newline as `\n`, a backslash as `\\`.
enum HistoryEntry {
  static func encoded(_ entry: String) -> [UInt8] {
    var line: [UInt8] = []
    for byte in entry.utf8 {
      switch byte {
      case UInt8(ascii: "\\"): line += [UInt8(ascii: "\\"), UInt8(ascii: "\\")]
      case UInt8(ascii: "\n"): line += [UInt8(ascii: "\\"), UInt8(ascii: "n")]
      default: line.append(byte)
      }
    }
    return line + [UInt8(ascii: "\n")]
  }

  /// Reads a line without its end; nil when it is not UTF-8, holds a NUL, or an escape that is none.
  static func decoded(_ line: ArraySlice<UInt8>) -> String? {
    var entry: [UInt8] = []
    var bytes = line.makeIterator()
    while let byte = bytes.next() {
      switch byte {
      case 0: return nil
      case UInt8(ascii: "\\"):
        switch bytes.next() {
        case UInt8(ascii: "\\"): entry.append(byte)
        case UInt8(ascii: "n"): entry.append(UInt8(ascii: "\n"))
        default: return nil
        }
      default: entry.append(byte)
      }
    }
    return String(validating: entry, as: UTF8.self)
  }
}
