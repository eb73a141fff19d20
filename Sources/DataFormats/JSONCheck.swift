/// Reads over a JSON text: it must be well formed, and not too deep.
///
/// A comma before a closing bracket passes, as it does in Foundation.
struct JSONCheck {
  private let bytes: [UInt8]
  private var offset = 0

  static func check(_ bytes: [UInt8]) throws(TextFault) {
    var check = JSONCheck(bytes: bytes)
    try check.passValue(depth: 0)
    check.skipBlanks()
    guard check.offset == bytes.count else {
      throw check.fault("\(check.here) stands after the end")
    }
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private mutating func passValue(depth: Int) throws(TextFault) {
    skipBlanks()
    switch next {
    case UInt8(ascii: "{"): try passList("}", depth: depth)
    case UInt8(ascii: "["): try passList("]", depth: depth)
    case Bytes.quote: try passString()
    default: try passWord()
    }
  }

  /// An object or an array, up to its closing bracket.
  private mutating func passList(_ close: Unicode.Scalar, depth: Int) throws(TextFault) {
    let open = offset
    guard depth < DataLimits.depth else {
      throw TextFault(.tooDeep(limit: DataLimits.depth), at: open)
    }
    offset += 1
    while true {
      skipBlanks()
      if take(close) { return }
      if close == "}" { try passKey(from: open) }
      guard next != nil else { throw unclosed(open) }
      try passValue(depth: depth + 1)
      skipBlanks()
      if take(",") { continue }
      guard take(close) else {
        throw next == nil
          ? unclosed(open) : fault("a comma or \"\(close)\" is wanted before \(here)")
      }
      return
    }
  }

  private mutating func passKey(from open: Int) throws(TextFault) {
    guard let next else { throw unclosed(open) }
    guard next == Bytes.quote else {
      throw fault("a key in double quotes is wanted, and there is \(here)")
    }
    try passString()
    skipBlanks()
    guard take(":") else { throw fault("a colon is wanted after a key, and there is \(here)") }
  }

  private mutating func passString() throws(TextFault) {
    let open = offset
    offset += 1
    while let byte = next, byte != Bytes.quote {
      guard byte >= Bytes.space else {
        throw byte == Bytes.lineFeed || byte == Bytes.carriageReturn
          ? TextFault(.unclosed(thing: "a text"), at: open)
          : fault("a control character stands in a text")
      }
      offset += byte == Bytes.backslash ? 2 : 1
    }
    guard take("\"") else { throw TextFault(.unclosed(thing: "a text"), at: open) }
  }

  /// A number, `true`, `false` or `null`; the parser that comes after looks at numbers closely.
  private mutating func passWord() throws(TextFault) {
    let start = offset
    while let byte = next, Self.isWordByte(byte) { offset += 1 }
    let word = bytes[start..<offset]
    let isLiteral = ["true", "false", "null"].contains { word.elementsEqual($0.utf8) }
    let isNumber = word.first.map { Self.digits.contains($0) || $0 == UInt8(ascii: "-") } ?? false
    guard isLiteral || isNumber else {
      let found = word.isEmpty ? here : "\"\(String(decoding: word.prefix(40), as: UTF8.self))\""
      offset = start
      throw fault("a value is wanted, and there is \(found)")
    }
  }

  private static let digits = UInt8(ascii: "0")...UInt8(ascii: "9")

  private static func isWordByte(_ byte: UInt8) -> Bool {
    digits.contains(byte) || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
      || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+") || byte == UInt8(ascii: ".")
  }

  private var next: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  /// What stands at the offset, for a message.
  private var here: String { SourceLine.character(at: offset, in: bytes) }

  private mutating func skipBlanks() {
    while let byte = next, Bytes.isBlank(byte) { offset += 1 }
  }

  private mutating func take(_ mark: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: mark) else { return false }
    offset += 1
    return true
  }

  private func fault(_ detail: String) -> TextFault {
    TextFault(.syntax(detail: detail), at: offset)
  }

  private func unclosed(_ open: Int) -> TextFault {
    TextFault(.unclosed(thing: bytes[open] == UInt8(ascii: "{") ? "\"{\"" : "\"[\""), at: open)
  }
}
