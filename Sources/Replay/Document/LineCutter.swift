/// Cuts bytes into lines; a line ends with `\n`, `\r\n` or, as Markdown has it, `\r`.
struct LineCutter {
  private let bytes: ArraySlice<UInt8>
  private(set) var offset: Int

  /// A line's place, its end apart from it.
  struct Line {
    var text: Range<Int>
    var ending: Range<Int>
  }

  init(_ bytes: [UInt8], from offset: Int = 0) { self.init(bytes[offset...]) }

  init(_ bytes: ArraySlice<UInt8>) { (self.bytes, offset) = (bytes, bytes.startIndex) }

  mutating func next() -> Line? {
    if offset == bytes.endIndex { return nil }
    let start = offset
    while offset < bytes.endIndex {
      let byte = bytes[offset]
      if byte == Byte.newline { return line(from: start, ending: 1) }
      if byte == Byte.carriageReturn {
        let isPair = offset + 1 < bytes.endIndex && bytes[offset + 1] == Byte.newline
        return line(from: start, ending: isPair ? 2 : 1)
      }
      offset += 1
    }
    return line(from: start, ending: 0)
  }

  private mutating func line(from start: Int, ending: Int) -> Line {
    defer { offset += ending }
    return Line(text: start..<offset, ending: offset..<offset + ending)
  }

  /// The byte order mark that a file begins with, if any.
  static func mark(of bytes: [UInt8]) -> Range<Int> {
    0..<(bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0)
  }
}

/// Bytes by name.
enum Byte {
  static let tab = UInt8(ascii: "\t")
  static let newline = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")
  static let space = UInt8(ascii: " ")
  static let backslash = UInt8(ascii: "\\")
  static let backtick = UInt8(ascii: "`")
  static let tilde = UInt8(ascii: "~")

  static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
