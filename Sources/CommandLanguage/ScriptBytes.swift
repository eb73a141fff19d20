/// The bytes of a script's file as the language reads them: UTF-8, in lines that end in a newline.
package enum ScriptBytes {
  /// Reads UTF-16, by its mark or by the zeros beside its first characters, and lines that end in a CR
  /// alone; anything else stays as it is. A half of a surrogate pair alone becomes U+FFFD.
  package static func decoded(_ bytes: [UInt8]) -> [UInt8] {
    guard let order = byteOrder(of: bytes) else { return withNewlines(bytes) }
    var units: [UInt16] = []
    units.reserveCapacity(bytes.count / 2)
    for index in stride(from: 0, to: bytes.count - 1, by: 2) {
      let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
      units.append(order == .little ? second << 8 | first : first << 8 | second)
    }
    if units.first == 0xFEFF { units.removeFirst() }
    return withNewlines(Array(String(decoding: units, as: UTF16.self).utf8))
  }

  /// The number of the first line, from 1, that holds bytes that are not UTF-8; nil: there is none.
  package static func firstLineThatIsNoText(of bytes: [UInt8]) -> Int? {
    if bytes.allSatisfy({ $0 < 0x80 }) || isText(bytes[...]) { return nil }
    let lines = bytes.split(separator: newline, omittingEmptySubsequences: false)
    return lines.firstIndex { !isText($0) }.map { $0 + 1 }
  }

  /// Whether bytes begin as a text in UTF-16 does.
  package static func beginsAsUTF16(_ bytes: some Sequence<UInt8>) -> Bool {
    byteOrder(of: Array(bytes.prefix(64))) != nil
  }

  private static func isText(_ bytes: ArraySlice<UInt8>) -> Bool {
    String(validating: bytes, as: UTF8.self) != nil
  }

  private enum ByteOrder { case little, big }

  private static func byteOrder(of bytes: [UInt8]) -> ByteOrder? {
    if bytes.starts(with: [0xFF, 0xFE]) { return .little }
    if bytes.starts(with: [0xFE, 0xFF]) { return .big }
    let pairs = min(bytes.count / 2, 32)
    var zeros = (even: 0, odd: 0)
    for pair in 0..<pairs {
      if bytes[2 * pair] == 0 { zeros.even += 1 }
      if bytes[2 * pair + 1] == 0 { zeros.odd += 1 }
    }
    // Few characters have a zero in their other byte, such as one half of an emoji.
    if zeros.even * 8 <= pairs, zeros.odd * 2 > pairs { return .little }
    if zeros.odd * 8 <= pairs, zeros.even * 2 > pairs { return .big }
    return nil
  }

  private static func withNewlines(_ bytes: [UInt8]) -> [UInt8] {
    if bytes.contains(newline) || !bytes.contains(carriageReturn) { return bytes }
    return bytes.map { $0 == carriageReturn ? newline : $0 }
  }

  private static let newline = UInt8(ascii: "\n")
  private static let carriageReturn = UInt8(ascii: "\r")
}
