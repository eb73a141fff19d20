/// Writes what `tabletalk-decode` answers: a value, or why there is none.
///
/// A mark, then a tag byte and its payload; counts are written seven bits a byte, the low ones
/// first; texts are a count and UTF-8.
package struct ValueEncoder {
  static let mark = Array("TTDV1\n".utf8)
  private var output = ValueEncoder.mark

  /// The bytes that stand for a value.
  package static func encode(_ value: DataValue) -> [UInt8] {
    var encoder = ValueEncoder()
    encoder.put(value)
    return encoder.output
  }

  /// The bytes that stand for an error.
  package static func encode(_ error: DataError) -> [UInt8] {
    var encoder = ValueEncoder()
    encoder.output.append(Tag.error.rawValue)
    encoder.put(error.format?.rawValue ?? "")
    encoder.put(error.line ?? 0)
    encoder.put(error.column ?? 0)
    let words = error.reason.words
    encoder.put(words.count)
    for word in words { encoder.put(word) }
    return encoder.output
  }

  enum Tag: UInt8 {
    case null, string, number, yes, no, date, data, array, dictionary
    case error = 0xFF
  }

  private mutating func put(_ value: DataValue) {
    switch value {
    case .null: put(Tag.null)
    case .string(let text): put(.string, text)
    case .number(let text, let double):
      put(.number, text)
      for shift in stride(from: 0, to: 64, by: 8) {
        output.append(UInt8(truncatingIfNeeded: double.bitPattern >> UInt64(shift)))
      }
    case .bool(let isTrue): put(isTrue ? .yes : .no)
    case .date(let text): put(.date, text)
    case .data(let count): put(.data, count)
    case .array(let values):
      put(.array, values.count)
      for value in values { put(value) }
    case .dictionary(let pairs):
      put(.dictionary, pairs.count)
      for pair in pairs {
        put(pair.key)
        put(pair.value)
      }
    }
  }

  private mutating func put(_ tag: Tag) { output.append(tag.rawValue) }

  private mutating func put(_ tag: Tag, _ text: String) {
    put(tag)
    put(text)
  }

  private mutating func put(_ tag: Tag, _ count: Int) {
    put(tag)
    put(count)
  }

  private mutating func put(_ count: Int) {
    var rest = UInt64(max(0, count))
    while rest >= 0x80 {
      output.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    output.append(UInt8(truncatingIfNeeded: rest))
  }

  private mutating func put(_ text: String) {
    put(text.utf8.count)
    output += text.utf8
  }
}
