/// Walks along the blanks at the beginning of a line, a tab being as many columns as CommonMark says.
struct LineCursor {
  let bytes: [UInt8]
  /// Where the line's text ends.
  let end: Int
  private(set) var offset: Int
  /// Counted from 0; a tab leads to the next multiple of 4.
  private var column = 0
  /// The columns of a tab that was taken in part.
  private var owed = 0

  init(_ bytes: [UInt8], _ text: Range<Int>) {
    (self.bytes, offset, end) = (bytes, text.lowerBound, text.upperBound)
  }

  var isAtEnd: Bool { offset == end }
  var byte: UInt8? { offset < end ? bytes[offset] : nil }
  var rest: ArraySlice<UInt8> { bytes[offset..<end] }
  /// Whether but blanks follow.
  var isBlank: Bool { rest.isBlank }

  /// How many columns of blanks follow.
  var indentation: Int {
    var cursor = self
    return cursor.skipBlanks(atMost: Int.max)
  }

  /// Goes past blanks.
  /// - Returns: the columns that were taken.
  @discardableResult
  mutating func skipBlanks(atMost limit: Int) -> Int {
    var taken = 0
    while taken < limit {
      if owed == 0, !openBlank() { break }
      let some = min(owed, limit - taken)
      owed -= some
      column += some
      taken += some
    }
    return taken
  }

  /// Takes the next blank's columns; false: no blank follows.
  private mutating func openBlank() -> Bool {
    guard offset < end else { return false }
    switch bytes[offset] {
    case Byte.space: owed = 1
    case Byte.tab: owed = 4 - column % 4
    default: return false
    }
    offset += 1
    return true
  }

  /// Goes past bytes that are no tabs.
  mutating func skip(_ count: Int) {
    offset += count
    column += count
    owed = 0
  }

  /// How often a byte comes in a row.
  func run(of byte: UInt8) -> Int { rest.prefix { $0 == byte }.count }
}
