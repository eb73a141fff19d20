/// A place in a text, both counted from 1; columns in bytes of UTF-8.
package struct SourceLine: Equatable {
  package private(set) var line = 1
  package private(set) var column = 1

  /// The place of an offset; CR, LF and CRLF each end a line.
  package init(of offset: Int, in bytes: [UInt8], from start: Int = 0) {
    let end = min(offset, bytes.count)
    var lineStart = start
    var index = start
    while index < end {
      let byte = bytes[index]
      index += 1
      guard byte == Bytes.lineFeed || byte == Bytes.carriageReturn else { continue }
      if byte == Bytes.carriageReturn, index < bytes.count, bytes[index] == Bytes.lineFeed {
        index += 1
      }
      line += 1
      lineStart = index
    }
    column = max(1, end - lineStart + 1)
  }
}

extension SourceLine {
  /// The character at an offset in quotes, "a double quote" or "the end", for a message.
  static func character(at offset: Int, in bytes: [UInt8]) -> String {
    guard offset < bytes.count else { return "the end" }
    let text = String(decoding: bytes[offset..<min(offset + 8, bytes.count)], as: UTF8.self)
    guard let first = text.unicodeScalars.first else { return "the end" }
    return first == "\"" ? "a double quote" : "\"\(first)\""
  }
}
