import TextBytes

/// The bytes of a script's file as the language reads them: UTF-8, in lines that end in a newline.
package enum ScriptBytes {
  /// Reads UTF-16, by its mark or by the zeros beside its first characters, and lines that end in a CR
  /// alone; anything else stays as it is. A half of a surrogate pair alone becomes U+FFFD.
  package static func decoded(_ bytes: [UInt8]) -> [UInt8] {
    guard let order = order(of: bytes) else { return withNewlines(bytes) }
    return withNewlines(Array(String(decoding: order.units(of: bytes), as: UTF16.self).utf8))
  }

  /// The number of the first line, from 1, that holds bytes that are not UTF-8; nil: there is none.
  package static func firstLineThatIsNoText(of bytes: [UInt8]) -> Int? {
    if bytes.allSatisfy({ $0 < 0x80 }) || isText(bytes[...]) { return nil }
    let lines = bytes.split(separator: newline, omittingEmptySubsequences: false)
    return lines.firstIndex { !isText($0) }.map { $0 + 1 }
  }

  /// Whether bytes begin as a text in UTF-16 does.
  package static func beginsAsUTF16(_ bytes: some Sequence<UInt8>) -> Bool {
    order(of: Array(bytes.prefix(64))) != nil
  }

  private static func isText(_ bytes: ArraySlice<UInt8>) -> Bool {
    String(validating: bytes, as: UTF8.self) != nil
  }

  private static func order(of bytes: [UInt8]) -> UTF16Order? {
    UTF16Order(mark: bytes) ?? UTF16Order(zerosOf: bytes, strays: 1)
  }

  private static func withNewlines(_ bytes: [UInt8]) -> [UInt8] {
    if bytes.contains(newline) || !bytes.contains(carriageReturn) { return bytes }
    return bytes.map { $0 == carriageReturn ? newline : $0 }
  }

  private static let newline = UInt8(ascii: "\n")
  private static let carriageReturn = UInt8(ascii: "\r")
}
