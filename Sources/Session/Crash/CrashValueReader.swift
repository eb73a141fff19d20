import TableKit

/// Reads the value in a hole of a message.
struct CrashValueReader {
  private let text: CrashText
  private(set) var index: Int
  /// What was read; nil where something stands for a value without being one: `%d`, `N`, `(null)`.
  private(set) var value: CrashValue?

  init(_ text: CrashText, at index: Int) {
    self.text = text
    self.index = index
  }

  private var byte: UInt8? { index < text.bytes.count ? text.bytes[index] : nil }

  // MARK: Numbers

  mutating func readNumber() -> Bool {
    let start = index
    if let number = number() {
      value = .number(number)
      return true
    }
    if index > start { return true }
    return readPlaceholder()
  }

  /// A number that is too large for one is taken, and gives nil.
  private mutating func number() -> Int? {
    let start = index
    if byte == CrashByte.minus { index += 1 }
    let digits = index
    while let byte, CrashByte.isDigit(byte) { index += 1 }
    guard index > digits else {
      index = start
      return nil
    }
    return Int(text.string(start..<index))
  }

  /// `%d`, `N`, `xx`, `(null)`: what a person or a format left in a number's place.
  private mutating func readPlaceholder() -> Bool {
    let start = index
    while let byte, index - start < Self.longestPlaceholder,
      CrashByte.isLetter(byte) || byte == UInt8(ascii: "%") || byte == UInt8(ascii: "@")
    {
      index += 1
    }
    if index > start { return true }
    return takes("(null)")
  }

  private static let longestPlaceholder = 4

  mutating func readDecimal() -> Bool {
    let start = index
    guard number() != nil else { return readPlaceholder() }
    if byte == CrashByte.point, index + 1 < text.bytes.count,
      CrashByte.isDigit(text.bytes[index + 1])
    {
      index += 1
      while let byte, CrashByte.isDigit(byte) { index += 1 }
    }
    value = .decimal(text.string(start..<index))
    return true
  }

  // MARK: Texts

  /// A text goes on to the words that follow it, or to the first of them where the report is cut,
  /// else to the end.
  mutating func readText(before next: [UInt8]) -> Bool {
    readText(before: next, within: min(text.bytes.count, index + Self.longestText))
  }

  private mutating func readText(before next: [UInt8], within limit: Int) -> Bool {
    let start = index
    let first = Array(next.prefix(Self.fewestWords))
    let end =
      text.firstIndex(of: next, from: index, before: limit)
      ?? text.firstIndex(of: first, from: index, before: limit)
    index = end ?? limit
    value = .text(text.string(start..<index))
    return end != nil || next.isEmpty
  }

  /// Bytes of the longest text in a hole: a table's description, a set of identifiers.
  private static let longestText = 8000

  /// Bytes by which words are known that are cut.
  private static let fewestWords = 12

  /// A text without blanks.
  mutating func readWord(before next: [UInt8]) -> Bool {
    let limit = min(text.bytes.count, index + Self.longestWord)
    let blank = text.bytes[index..<limit].firstIndex(of: CrashByte.space)
    return readText(before: next, within: blank.map { $0 + 1 } ?? limit)
  }

  /// Bytes of the longest name of a class or a method.
  private static let longestWord = 400

  // MARK: Paths and counts

  /// `<NSIndexPath: 0x0> {length = 2, path = 0 - 0}`, `<NSIndexPath 0x0> 2 indexes [0, 0]`, `[0,
  /// 0]`, and what is left of them where a page took the pointer for a tag.
  mutating func readPath() -> Bool {
    let start = index
    skipDescription()
    skip(CrashByte.space)
    if takes("(null)") || takes("nil") { return true }
    if takes("{length = "), let length = number(), takes(", path = ") {
      let numbers = numbers(partedBy: " - ")
      return finish(numbers, .new, closed: takes("}") && length == 2)
    }
    if number() != nil, !takes(" indexes ") { index = start }
    let form: CrashValue.PathForm = index > start ? .old : .short
    if takes("[") {
      let numbers = numbers(partedBy: ", ")
      return finish(numbers, form, closed: takes("]"))
    }
    return false
  }

  private mutating func finish(
    _ numbers: [Int], _ form: CrashValue.PathForm, closed: Bool
  ) -> Bool {
    if closed, numbers.count == 2 {
      value = .path(IndexPath(row: numbers[1], section: numbers[0]), form)
    }
    return closed || index < text.bytes.count
  }

  mutating func readCounts() -> Bool {
    guard takes("[") else { return false }
    skip(CrashByte.space)
    let counts = numbers(partedBy: ",")
    skip(CrashByte.space)
    guard takes("]") else { return false }
    value = .counts(counts)
    return true
  }

  private mutating func numbers(partedBy separator: String) -> [Int] {
    var numbers: [Int] = []
    while let number = number() {
      numbers.append(number)
      guard takes(separator) else { break }
      skip(CrashByte.space)
    }
    return numbers
  }

  private mutating func skipDescription() {
    guard byte == CrashByte.less,
      let end = text.bytes[index...].firstIndex(of: CrashByte.greater)
    else { return }
    index = end + 1
  }

  private mutating func skip(_ skipped: UInt8) {
    while byte == skipped { index += 1 }
  }

  /// Takes a text, in lower case, if it stands here.
  private mutating func takes(_ words: String) -> Bool {
    guard text.lowercased[index...].starts(with: words.utf8) else { return false }
    index += words.utf8.count
    return true
  }
}
