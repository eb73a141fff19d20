/// What `<?xml … encoding="NAME"?>` at the beginning of a text says.
enum XMLDeclaration {
  /// The name in `<?xml … encoding="NAME"?>`.
  static func encoding(of bytes: [UInt8]) -> String? {
    guard let range = encodingRange(of: bytes) else { return nil }
    return String(decoding: bytes[range], as: UTF8.self)
  }

  private static func encodingRange(of bytes: [UInt8]) -> Range<Int>? {
    let head = Array(bytes.prefix(256))
    guard let declaration = head.firstRange(of: Array("<?xml".utf8)),
      let end = head[declaration.upperBound...].firstRange(of: Array("?>".utf8)),
      let word = head[..<end.lowerBound].firstRange(of: Array("encoding".utf8)),
      let open = head[word.upperBound..<end.lowerBound].firstIndex(where: isXMLQuote),
      let close = head[(open + 1)..<end.lowerBound].firstIndex(of: head[open])
    else { return nil }
    return open + 1..<close
  }

  /// Makes the declaration of a text that is in UTF-8 by now say so, in the same length.
  static func blankEncoding(in bytes: inout [UInt8]) {
    guard let name = encodingRange(of: bytes),
      let word = bytes[..<name.lowerBound].lastIndex(of: UInt8(ascii: "e"))
    else { return }
    for index in word..<name.upperBound + 1 { bytes[index] = Bytes.space }
  }

  private static func isXMLQuote(_ byte: UInt8) -> Bool {
    byte == Bytes.quote || byte == UInt8(ascii: "'")
  }
}
