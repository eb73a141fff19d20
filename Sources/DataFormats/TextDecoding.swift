import TextBytes

/// The text of a file in UTF-8, whatever encoding it came in.
struct DecodedText {
  /// Valid UTF-8 without NULs.
  var bytes: [UInt8]
  /// Where the text begins, after a byte order mark.
  var start = 0
  var notes: [String] = []

  /// Makes every CR and CRLF a LF.
  mutating func unifyLineEnds() {
    guard bytes.contains(Bytes.carriageReturn) else { return }
    var unified: [UInt8] = []
    unified.reserveCapacity(bytes.count)
    for (index, byte) in bytes.enumerated() {
      guard byte == Bytes.carriageReturn else {
        unified.append(byte)
        continue
      }
      let isPair = index + 1 < bytes.count && bytes[index + 1] == Bytes.lineFeed
      if !isPair { unified.append(Bytes.lineFeed) }
    }
    bytes = unified
  }
}

/// Finds out the encoding of a file and turns it into UTF-8.
enum TextDecoding {
  /// The text of a file; what is no text becomes U+FFFD, and a note says how often.
  ///
  /// UTF-8 that is sound is handed on without a copy.
  static func decode(_ bytes: consuming [UInt8]) throws(DataError) -> DecodedText {
    if bytes.starts(with: [0xFF, 0xFE, 0, 0]) || bytes.starts(with: [0, 0, 0xFE, 0xFF]) {
      throw DataError(.unknownEncoding(name: "UTF-32"), in: nil)
    }
    if let order = order(of: bytes) { return decodeUTF16(bytes, order) }
    if let name = XMLDeclaration.encoding(of: bytes) {
      switch name.lowercased() {
      case "utf-8", "utf8", "us-ascii", "ascii": break
      case "iso-8859-1", "latin1", "iso_8859-1": return decodeLatin1(bytes)
      case "utf-16", "utf-16le", "utf-16be": break  // The bytes say that it is not so.
      default: throw DataError(.unknownEncoding(name: name), in: .otherXML)
      }
    }
    return repairUTF8(bytes)
  }

  /// Without a mark a file must be whole pairs, and no zero may be astray: it may be no text at all.
  private static func order(of bytes: [UInt8]) -> UTF16Order? {
    if let order = UTF16Order(mark: bytes) { return order }
    return bytes.count.isMultiple(of: 2) ? UTF16Order(zerosOf: bytes, strays: 0) : nil
  }

  private static func decodeUTF16(_ bytes: [UInt8], _ order: UTF16Order) -> DecodedText {
    var text = DecodedText(bytes: [])
    text.bytes.reserveCapacity(bytes.count)
    var decoder = UTF16()
    var source = order.units(of: bytes).makeIterator()
    var replaced = bytes.count % 2
    decoding: while true {
      switch decoder.decode(&source) {
      case .scalarValue("\0"), .error:
        replaced += 1
        text.bytes += Bytes.replacement
      case .scalarValue(let scalar): text.bytes += UTF8.encode(scalar) ?? .init()
      case .emptyInput: break decoding
      }
    }
    if bytes.count % 2 == 1 { text.bytes += Bytes.replacement }
    text.notes = replacementNotes(replaced, "UTF-16")
    return text
  }

  private static func decodeLatin1(_ bytes: [UInt8]) -> DecodedText {
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count + bytes.count / 8)
    for byte in bytes {
      if byte < 0x80 {
        text.append(byte)
      } else {
        text.append(0xC0 | byte >> 6)
        text.append(0x80 | byte & 0x3F)
      }
    }
    return repairUTF8(text)
  }

  /// Replaces what is not UTF-8, and NULs, by U+FFFD.
  private static func repairUTF8(_ bytes: consuming [UInt8]) -> DecodedText {
    let start = bytes.starts(with: Bytes.byteOrderMark) ? Bytes.byteOrderMark.count : 0
    guard !isValidUTF8(bytes) || bytes.contains(0) else {
      return DecodedText(bytes: bytes, start: start)
    }
    let marksBefore = replacementCount(in: bytes)
    var repaired: [UInt8] = []
    for byte in String(decoding: bytes, as: UTF8.self).utf8 {
      if byte == 0 { repaired += Bytes.replacement } else { repaired.append(byte) }
    }
    let replaced = replacementCount(in: repaired) - marksBefore
    return DecodedText(
      bytes: repaired, start: start, notes: replacementNotes(replaced, "UTF-8"))
  }

  private static func isValidUTF8(_ bytes: [UInt8]) -> Bool {
    (try? UTF8Span(validating: bytes.span)) != nil
  }

  private static func replacementCount(in bytes: [UInt8]) -> Int {
    var count = 0
    var index = 0
    while index + 2 < bytes.count {
      let isMark = bytes[index] == 0xEF && bytes[index + 1] == 0xBF && bytes[index + 2] == 0xBD
      count += isMark ? 1 : 0
      index += isMark ? 3 : 1
    }
    return count
  }

  static func replacementNotes(_ count: Int, _ encoding: String) -> [String] {
    switch count {
    case 0: []
    case 1: ["1 place is no text in \(encoding) and shows as \u{FFFD}"]
    default: ["\(count) places are no text in \(encoding) and show as \u{FFFD}"]
    }
  }
}
