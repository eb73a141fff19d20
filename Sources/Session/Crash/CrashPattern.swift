/// The words of a message with holes for its values.
///
/// Written as the message is, each hole in braces: `attempt to delete row {row}`. A hole holds a
/// whole number, unless a word before its name says otherwise: `{path at}`, `{text id}`, `{word
/// class}` (a text without blanks), `{decimal height}`, `{counts before}`. A brace of the message
/// itself is written twice.
struct CrashPattern: Sendable {
  enum Piece: Sendable {
    /// In lower case.
    case words([UInt8])
    case hole(name: String, HoleKind)
  }

  enum HoleKind: String, Sendable { case number, path, text, word, decimal, counts }

  let pieces: [Piece]
  /// As it was written.
  let text: String

  init(_ text: String) {
    var reader = PatternReader(Array(text.utf8))
    pieces = reader.read()
    self.text = text
  }

  /// The words, with a blank for each hole.
  var words: [UInt8] {
    pieces.flatMap { piece -> [UInt8] in
      if case .words(let words) = piece { words } else { [CrashByte.space] }
    }
  }
}

private struct PatternReader {
  private let bytes: [UInt8]
  private var pieces: [CrashPattern.Piece] = []
  private var words: [UInt8] = []

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func read() -> [CrashPattern.Piece] {
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      let isBrace = byte == CrashByte.open || byte == CrashByte.close
      if isBrace, index + 1 < bytes.count, bytes[index + 1] == byte {
        words.append(byte)
        index += 2
      } else if byte == CrashByte.open, let close = bytes[index...].firstIndex(of: CrashByte.close)
      {
        endWords()
        pieces.append(Self.hole(String(decoding: bytes[(index + 1)..<close], as: UTF8.self)))
        index = close + 1
      } else {
        words.append(CrashByte.lowercased(byte))
        index += 1
      }
    }
    endWords()
    return pieces
  }

  private mutating func endWords() {
    if !words.isEmpty { pieces.append(.words(words)) }
    words = []
  }

  private static func hole(_ inside: String) -> CrashPattern.Piece {
    let parts = inside.utf8.split(separator: CrashByte.space).map { String(Substring($0)) }
    guard parts.count == 2, let kind = CrashPattern.HoleKind(rawValue: parts[0]) else {
      return .hole(name: inside, .number)
    }
    return .hole(name: parts[1], kind)
  }
}
