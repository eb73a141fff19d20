/// Puts right what a JSON parser refuses and a reader would not mind.
enum JSONRepair {
  /// Turns `\u0000` and surrogates without their half into `\ufffd`, in place; returns how many.
  static func replaceNonCharacters(in bytes: inout [UInt8]) -> Int {
    var replaced = 0
    var index = 0
    while index < bytes.count {
      guard bytes[index] == Bytes.backslash else {
        index += 1
        continue
      }
      guard let unit = escapedUnit(in: bytes, at: index) else {
        index += 2
        continue
      }
      if UTF16.isLeadSurrogate(unit), let next = escapedUnit(in: bytes, at: index + 6),
        UTF16.isTrailSurrogate(next)
      {
        index += 12
        continue
      }
      if unit == 0 || UTF16.isSurrogate(unit) {
        bytes.replaceSubrange(index..<index + 6, with: "\\ufffd".utf8)
        replaced += 1
      }
      index += 6
    }
    return replaced
  }

  /// The number of an escape `\uXXXX` that begins at `index`.
  private static func escapedUnit(in bytes: [UInt8], at index: Int) -> UInt16? {
    guard index + 6 <= bytes.count, bytes[index] == Bytes.backslash,
      bytes[index + 1] == UInt8(ascii: "u")
    else { return nil }
    return UInt16(String(decoding: bytes[index + 2..<index + 6], as: UTF8.self), radix: 16)
  }
}
