internal import TableKit

/// Reads numbers and paths off the bytes of one word.
struct ByteCursor {
  private let bytes: [UInt8]
  private let start: Int
  private var index: Int
  private let end: Int
  private var overflowed = false

  init(_ bytes: [UInt8], _ start: Int, _ end: Int) {
    (self.bytes, self.start, self.index, self.end) = (bytes, start, start, end)
  }

  private var isAtEnd: Bool { index == end }

  /// What the whole word is.
  mutating func shape() -> WordShape {
    let isNegative = take(Byte.minus)
    guard let number = digits() else { return overflowed ? tooLarge() : .text }
    if isAtEnd { return .integer(isNegative ? -number : number) }
    if take(Byte.point) { return decimal() }
    guard !isNegative, take(Byte.colon) else { return .text }
    return path(section: number)
  }

  private mutating func tooLarge() -> WordShape {
    while index < end, Byte.isDigit(bytes[index]) || bytes[index] == Byte.point { index += 1 }
    return isAtEnd ? .tooLarge : .text
  }

  private mutating func decimal() -> WordShape {
    while index < end, Byte.isDigit(bytes[index]) { index += 1 }
    guard isAtEnd, bytes[end - 1] != Byte.point else { return .text }
    return Double(String(decoding: bytes[start..<end], as: UTF8.self)).map { .decimal($0) } ?? .text
  }

  private mutating func path(section: Int) -> WordShape {
    if takeRest("last") { return .path(section: section, row: .last) }
    if takeRest("end") { return .path(section: section, row: .end) }
    guard let row = digits() else { return overflowed ? tooLarge() : .text }
    if isAtEnd { return .path(section: section, row: .number(row)) }
    guard take(Byte.minus) else { return .text }
    return range(from: (section, row))
  }

  /// The end of a range: `5`, `last`, `0:5`, `0:last`.
  private mutating func range(from first: (section: Int, row: Int)) -> WordShape {
    if let row = lastRow() { return .range(.init(first: first, last: (first.section, row))) }
    guard let section = digits(), take(Byte.colon), let row = lastRow() else { return .text }
    return .range(.init(first: first, last: (section, row)))
  }

  /// A row that ends the word.
  private mutating func lastRow() -> RowIndex? {
    if takeRest("last") { return .last }
    let start = index
    if let row = digits(), isAtEnd { return .number(row) }
    index = start
    return nil
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard index < end, bytes[index] == byte else { return false }
    index += 1
    return true
  }

  private mutating func takeRest(_ word: String) -> Bool {
    guard bytes[index..<end].elementsEqual(word.utf8) else { return false }
    index = end
    return true
  }

  /// nil: no digit stands here, or more than 63 bits hold.
  private mutating func digits() -> Int? {
    let first = index
    var number = 0
    while index < end, Byte.isDigit(bytes[index]) {
      let (ten, overflow) = number.multipliedReportingOverflow(by: 10)
      let (sum, carry) = ten.addingReportingOverflow(Int(bytes[index] - UInt8(ascii: "0")))
      if overflow || carry {
        overflowed = true
        return nil
      }
      number = sum
      index += 1
    }
    return index > first ? number : nil
  }
}
