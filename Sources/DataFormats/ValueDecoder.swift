/// Reads what `tabletalk-decode` wrote; bytes that it cannot have written are an error, no trap.
package struct ValueDecoder {
  private let bytes: [UInt8]
  private var offset: Int

  /// The value, or the error that the other program sent.
  package static func decode(_ bytes: [UInt8]) throws(DataError) -> DataValue {
    guard bytes.starts(with: ValueEncoder.mark) else { throw broken }
    var decoder = ValueDecoder(bytes: bytes, offset: ValueEncoder.mark.count)
    if decoder.bytes.dropFirst(decoder.offset).first == ValueEncoder.Tag.error.rawValue {
      decoder.offset += 1
      throw try decoder.error()
    }
    let value = try decoder.value(depth: 0)
    guard decoder.offset == bytes.count else { throw broken }
    return value
  }

  private static let broken = DataError(.decoderFailed, in: nil)

  private mutating func value(depth: Int) throws(DataError) -> DataValue {
    guard depth <= DataLimits.depth, let tag = ValueEncoder.Tag(rawValue: try byte()) else {
      throw Self.broken
    }
    switch tag {
    case .null: return .null
    case .string: return .string(try text())
    case .number: return .number(text: try text(), value: try double())
    case .yes: return .bool(true)
    case .no: return .bool(false)
    case .date: return .date(try text())
    case .data: return .data(count: try count())
    case .array: return .array(try values(depth: depth + 1))
    case .dictionary: return .dictionary(try pairs(depth: depth + 1))
    case .error: throw Self.broken
    }
  }

  private mutating func values(depth: Int) throws(DataError) -> [DataValue] {
    var values: [DataValue] = []
    for _ in 0..<(try elementCount()) { values.append(try value(depth: depth)) }
    return values
  }

  private mutating func pairs(depth: Int) throws(DataError) -> [DataValue.Pair] {
    var pairs: [DataValue.Pair] = []
    for _ in 0..<(try elementCount()) {
      pairs.append(DataValue.Pair(try text(), try value(depth: depth)))
    }
    return pairs
  }

  private mutating func error() throws(DataError) -> DataError {
    let format = DataFormat(rawValue: try text())
    let (line, column) = (try count(), try count())
    var words: [String] = []
    for _ in 0..<(try elementCount()) { words.append(try text()) }
    guard let reason = DataError.Reason(words: words) else { throw Self.broken }
    return DataError(
      reason, in: format, line: line == 0 ? nil : line, column: column == 0 ? nil : column)
  }

  private mutating func byte() throws(DataError) -> UInt8 {
    guard offset < bytes.count else { throw Self.broken }
    offset += 1
    return bytes[offset - 1]
  }

  private mutating func count() throws(DataError) -> Int {
    var result: UInt64 = 0
    for shift in stride(from: UInt64(0), to: 63, by: 7) {
      let next = try byte()
      result |= UInt64(next & 0x7F) << shift
      if next < 0x80 { return Int(result) }
    }
    throw Self.broken
  }

  /// A count of things of which each takes a byte at least.
  private mutating func elementCount() throws(DataError) -> Int {
    let count = try count()
    guard count <= bytes.count - offset else { throw Self.broken }
    return count
  }

  private mutating func text() throws(DataError) -> String {
    let count = try elementCount()
    defer { offset += count }
    return String(decoding: bytes[offset..<offset + count], as: UTF8.self)
  }

  private mutating func double() throws(DataError) -> Double {
    var pattern: UInt64 = 0
    for shift in stride(from: UInt64(0), to: 64, by: 8) { pattern |= UInt64(try byte()) << shift }
    return Double(bitPattern: pattern)
  }
}
