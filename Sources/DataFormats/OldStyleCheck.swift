/// Reads over an old-style property list or a strings file: it must be well formed, not too deep.
struct OldStyleCheck {
  private let bytes: [UInt8]
  private var offset = 0

  static func check(_ bytes: [UInt8]) throws(TextFault) {
    var check = OldStyleCheck(bytes: bytes)
    try check.skipBlanks()
    if let next = check.next, "{(<".utf8.contains(next) {
      try check.passValue(depth: 0)
    } else {
      try check.passStrings()
    }
    try check.skipBlanks()
    guard check.next == nil else { throw check.fault("\(check.here) stands after the end") }
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  /// Pairs without braces around them, or a single text.
  private mutating func passStrings() throws(TextFault) {
    guard next != nil else { return }
    let start = offset
    try passText()
    try skipBlanks()
    guard next != nil else { return }
    offset = start
    while next != nil { try passPair(depth: 0) }
  }

  private mutating func passValue(depth: Int) throws(TextFault) {
    try skipBlanks()
    switch next {
    case UInt8(ascii: "{"), UInt8(ascii: "("): try passList(depth: depth)
    case UInt8(ascii: "<"): try passData()
    default: try passText()
    }
  }

  private mutating func passList(depth: Int) throws(TextFault) {
    let open = offset
    guard depth < DataLimits.depth else {
      throw TextFault(.tooDeep(limit: DataLimits.depth), at: open)
    }
    let isDictionary = take("{")
    if !isDictionary { offset += 1 }
    while true {
      try skipBlanks()
      guard next != nil else {
        throw TextFault(.unclosed(thing: isDictionary ? "\"{\"" : "\"(\""), at: open)
      }
      if take(isDictionary ? "}" : ")") { return }
      if isDictionary { try passPair(depth: depth + 1) } else { try passElement(depth: depth + 1) }
    }
  }

  /// `key = value;`, or `key;` which stands for `key = key;`.
  private mutating func passPair(depth: Int) throws(TextFault) {
    try passText()
    try skipBlanks()
    if take("=") { try passValue(depth: depth) }
    try skipBlanks()
    guard take(";") else { throw fault("a semicolon is wanted before \(here)") }
    try skipBlanks()
  }

  private mutating func passElement(depth: Int) throws(TextFault) {
    try passValue(depth: depth)
    try skipBlanks()
    guard take(",") || next == UInt8(ascii: ")") || next == nil else {
      throw fault("a comma or \")\" is wanted before \(here)")
    }
  }

  private mutating func passData() throws(TextFault) {
    let open = offset
    offset += 1
    while let byte = next, byte != UInt8(ascii: ">") {
      guard Bytes.isBlank(byte) || Unicode.Scalar(byte).properties.isHexDigit else {
        throw fault("\(here) is no hexadecimal digit")
      }
      offset += 1
    }
    guard take(">") else { throw TextFault(.unclosed(thing: "data"), at: open) }
  }

  private mutating func passText() throws(TextFault) {
    let start = offset
    if let quote = next, quote == Bytes.quote || quote == UInt8(ascii: "'") {
      offset += 1
      while let byte = next, byte != quote { offset += byte == Bytes.backslash ? 2 : 1 }
      guard next != nil else { throw TextFault(.unclosed(thing: "a text"), at: start) }
      offset += 1
    } else {
      while let byte = next, Self.isWordByte(byte) { offset += 1 }
      guard offset > start else { throw fault("a text is wanted, and there is \(here)") }
    }
  }

  /// The bytes of texts without quotes; Foundation takes the same.
  private static func isWordByte(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "-")...UInt8(ascii: ":")).contains(byte)
      || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
      || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$")
  }
}

extension OldStyleCheck {
  private var next: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  /// What stands at the offset, for a message.
  private var here: String { SourceLine.character(at: offset, in: bytes) }

  private func fault(_ detail: String) -> TextFault {
    TextFault(.syntax(detail: detail), at: offset)
  }

  private mutating func take(_ mark: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: mark) else { return false }
    offset += 1
    return true
  }

  /// Steps over blanks and comments.
  private mutating func skipBlanks() throws(TextFault) {
    while let byte = next {
      let text = bytes[offset...]
      if Bytes.isBlank(byte) {
        offset += 1
      } else if text.starts(with: "//".utf8) {
        offset = text.firstIndex(of: Bytes.lineFeed) ?? bytes.count
      } else if text.starts(with: "/*".utf8) {
        guard let end = text.dropFirst(2).firstRange(of: Array("*/".utf8)) else {
          throw TextFault(.unclosed(thing: "a comment"), at: offset)
        }
        offset = end.upperBound
      } else {
        return
      }
    }
  }
}
