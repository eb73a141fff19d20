/// The words of one command on a line, as they are written, up to its block.
struct CommandWords {
  private(set) var words: [String] = []
  private(set) var hasBlock = false

  /// What is longer is looked at by nobody.
  private static let limit = 400

  /// - Parameter range: a place in the command.
  /// - Returns: nil: there is no word, or too much to look at.
  init?(around range: SourceRange, in source: SourceText) {
    let location = SourceLocation(of: range, in: source)
    guard location.text.utf8.count <= CommandWords.limit else { return nil }
    read(Array(location.text.utf8), around: location.range.lowerBound)
    if words.isEmpty || words.count > 16 { return nil }
  }

  /// Reads statement by statement, until the one in which the place is has ended.
  private mutating func read(_ bytes: [UInt8], around place: Int) {
    var index = 0
    while index < bytes.count {
      switch bytes[index] {
      case Byte.open, Byte.close, Byte.semicolon:
        if index > place || (index == place && !words.isEmpty) {
          hasBlock = bytes[index] == Byte.open
          return
        }
        words = []
        index += 1
      case Byte.hash: return
      case Byte.space, Byte.tab: index += 1
      default:
        let end = CommandWords.endOfWord(bytes, from: index)
        words.append(String(decoding: bytes[index..<end], as: UTF8.self))
        index = end
      }
    }
  }

  private static func endOfWord(_ bytes: [UInt8], from start: Int) -> Int {
    let stops = [Byte.open, Byte.close, Byte.semicolon, Byte.space, Byte.tab, Byte.quote]
    var index = start + 1
    if bytes[start] != Byte.quote {
      while index < bytes.count, !stops.contains(bytes[index]) { index += 1 }
      return index
    }
    while index < bytes.count, bytes[index] != Byte.quote {
      index += bytes[index] == Byte.backslash ? 2 : 1
    }
    return min(index + 1, bytes.count)
  }
}
