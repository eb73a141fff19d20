/// Walks over the brackets, quotes and comments of an old-style property list or a strings file.
struct OldStyleCheck {
  private let bytes: [UInt8]
  private var offset = 0
  /// Where the open brackets stand.
  private var open: [Int] = []

  static func check(_ bytes: [UInt8]) throws(TextFault) {
    var check = OldStyleCheck(bytes: bytes)
    while check.offset < bytes.count { try check.passToken() }
    if let bracket = check.open.last {
      throw TextFault(.unclosed(thing: check.quoted(bracket)), at: bracket)
    }
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private mutating func passToken() throws(TextFault) {
    switch bytes[offset] {
    case Bytes.quote, UInt8(ascii: "'"): try passQuoted()
    case UInt8(ascii: "{"), UInt8(ascii: "("): try passOpening()
    case UInt8(ascii: "}"): try passClosing("{", "}")
    case UInt8(ascii: ")"): try passClosing("(", ")")
    case UInt8(ascii: "/"): try passSlash()
    case let byte where Self.isWordByte(byte): passWord()
    default: offset += 1
    }
  }

  private mutating func passQuoted() throws(TextFault) {
    let start = offset
    offset += 1
    while offset < bytes.count, bytes[offset] != bytes[start] {
      offset += bytes[offset] == Bytes.backslash ? 2 : 1
    }
    guard offset < bytes.count else { throw TextFault(.unclosed(thing: "a text"), at: start) }
    offset += 1
  }

  private mutating func passOpening() throws(TextFault) {
    guard open.count < DataLimits.depth else {
      throw TextFault(.tooDeep(limit: DataLimits.depth), at: offset)
    }
    open.append(offset)
    offset += 1
  }

  private mutating func passClosing(
    _ opening: Unicode.Scalar, _ closing: Unicode.Scalar
  ) throws(TextFault) {
    guard let bracket = open.popLast() else {
      throw TextFault(.syntax(detail: "\"\(closing)\" closes nothing"), at: offset)
    }
    guard bytes[bracket] == UInt8(ascii: opening) else {
      let line = SourceLine(of: bracket, in: bytes).line
      let detail = "\"\(closing)\" closes the \(quoted(bracket)) of line \(line)"
      throw TextFault(.syntax(detail: detail), at: offset)
    }
    offset += 1
  }

  /// A comment, or a word that begins with a slash.
  private mutating func passSlash() throws(TextFault) {
    let text = bytes[offset...]
    if text.starts(with: "//".utf8) {
      offset = text.firstIndex { $0 == Bytes.lineFeed || $0 == Bytes.carriageReturn } ?? bytes.count
    } else if text.starts(with: "/*".utf8) {
      guard let end = text.dropFirst(2).firstRange(of: Array("*/".utf8)) else {
        throw TextFault(.unclosed(thing: "a comment"), at: offset)
      }
      offset = end.upperBound
    } else {
      passWord()
    }
  }

  private mutating func passWord() {
    while offset < bytes.count, Self.isWordByte(bytes[offset]) { offset += 1 }
  }

  /// The bytes of texts without quotes; Foundation takes the same.
  private static func isWordByte(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "-")...UInt8(ascii: ":")).contains(byte)
      || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
      || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$")
  }

  private func quoted(_ offset: Int) -> String { "\"\(Unicode.Scalar(bytes[offset]))\"" }
}
