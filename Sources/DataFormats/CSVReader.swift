/// Takes records out of comma-separated text, a byte at a time and without making texts.
///
/// As RFC 4180 has it, with what real files do besides: any line ends, lines that are empty are
/// none, blanks around a field do not belong to it.
struct CSVReader {
  /// The line feed where each line is one field.
  private let separator: UInt8
  private let hasFields: Bool
  /// Where the next record begins.
  private(set) var offset: Int
  /// The fields of the record read last.
  var fields: [CSVField] = []

  /// - Parameter separator: nil makes each line one field.
  init(separator: UInt8?, offset: Int) {
    self.separator = separator ?? Bytes.lineFeed
    hasFields = separator != nil
    self.offset = offset
  }

  /// Reads a record; false at the end of the text.
  mutating func next(in bytes: Span<UInt8>) throws(TextFault) -> Bool {
    fields.removeAll(keepingCapacity: true)
    while offset < bytes.count, isLineEnd(bytes[offset]) { offset += 1 }
    guard offset < bytes.count else { return false }
    while true {
      fields.append(try readField(in: bytes))
      guard offset < bytes.count else { return true }
      let byte = bytes[offset]
      offset += 1
      guard byte == separator, hasFields else { return true }
    }
  }

  /// Reads up to the separator or the end of the line, which stays.
  private mutating func readField(in bytes: Span<UInt8>) throws(TextFault) -> CSVField {
    while offset < bytes.count, isPadding(bytes[offset]) { offset += 1 }
    if hasFields, offset < bytes.count, bytes[offset] == Bytes.quote {
      return try readQuoted(in: bytes)
    }
    let start = offset
    var end = offset
    while end < bytes.count, !isFieldEnd(bytes[end]) { end += 1 }
    offset = end
    while end > start, isPadding(bytes[end - 1]) { end -= 1 }
    return CSVField(range: TextRange(start..<end), hasDoubledQuotes: false)
  }

  private mutating func readQuoted(in bytes: Span<UInt8>) throws(TextFault) -> CSVField {
    let open = offset
    var hasDoubledQuotes = false
    offset += 1
    while true {
      while offset < bytes.count, bytes[offset] != Bytes.quote { offset += 1 }
      guard offset < bytes.count else {
        throw TextFault(.unclosed(thing: "a quoted field"), at: open)
      }
      offset += 1
      guard offset < bytes.count, bytes[offset] == Bytes.quote else { break }
      hasDoubledQuotes = true
      offset += 1
    }
    let end = offset - 1
    while offset < bytes.count, isPadding(bytes[offset]) { offset += 1 }
    guard offset == bytes.count || isFieldEnd(bytes[offset]) else {
      throw TextFault(.syntax(detail: "text follows the closing quote of a field"), at: offset)
    }
    return CSVField(range: TextRange(open + 1..<end), hasDoubledQuotes: hasDoubledQuotes)
  }

  private func isLineEnd(_ byte: UInt8) -> Bool {
    byte == Bytes.lineFeed || byte == Bytes.carriageReturn
  }

  private func isFieldEnd(_ byte: UInt8) -> Bool {
    byte == separator || isLineEnd(byte)
  }

  private func isPadding(_ byte: UInt8) -> Bool {
    (byte == Bytes.space || byte == Bytes.tab) && byte != separator
  }
}

/// Where a field lies, without its quotes.
struct CSVField: Equatable {
  var range: TextRange
  var hasDoubledQuotes: Bool
}
