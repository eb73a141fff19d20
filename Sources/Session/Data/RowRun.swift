import CommandLanguage
import RowTree

/// Rows side by side that came from one place: a typed row, or a stretch of a file or of `rows N`.
struct RowRun: Equatable, Sendable, Summarized {
  var content: Content
  var count: Int
  /// The age of the texts; settings of a section or the screen that are newer answer instead of them.
  var age: Int
  var traits: Traits?

  enum Content: Equatable, Sendable {
    case typed(String)
    case file(FileRows, from: Int)
    case numbered(NumberedText, from: Int)
  }

  init(_ content: Content, count: Int = 1, age: Int, traits: Traits? = nil) {
    self.content = content
    self.count = count
    self.age = age
    self.traits = traits
  }

  var summary: RowCount {
    RowCount(rows: count, ownHeights: traits?.setting(.height) == nil ? 0 : count)
  }

  /// A part of the rows, counted from the first of the run.
  func part(_ range: Range<Int>) -> RowRun {
    var part = self
    part.count = range.count
    switch content {
    case .typed: break
    case .file(let rows, let start): part.content = .file(rows, from: start + range.lowerBound)
    case .numbered(let text, let start):
      part.content = .numbered(text, from: start + range.lowerBound)
    }
    return part
  }

  /// The text that a row came with.
  func text(at offset: Int) -> String {
    switch content {
    case .typed(let text): text
    case .file(let rows, let start): rows.text(start + offset)
    case .numbered(let text, let start): text.text(start + offset)
    }
  }

  /// Whether a row came with this text; it is not made to compare it.
  func isText(_ text: String, at offset: Int) -> Bool {
    switch content {
    case .typed(let own): own == text
    case .file(let rows, let start): rows.text(start + offset) == text
    case .numbered(let own, let start): own.isText(text, of: start + offset)
    }
  }

  /// The row, as its own settings and its source tell it.
  func row(at offset: Int) -> Row {
    var row = Row(text: text(at: offset), age: age, traits: traits)
    if case .file(let rows, let start) = content {
      row.detail = rows.detail(start + offset)
      row.image = rows.image(start + offset)
    }
    return row
  }
}

/// A row as its source tells it, before sections and the screen have their say.
struct Row: Equatable, Sendable {
  var text: String
  var detail: String?
  var image: String?
  var age: Int
  var traits: Traits?
}

/// `rows N "Row $row"`: a text with the row's number in it.
struct NumberedText: Equatable, Sendable {
  /// What stands before, between and after the numbers; one piece is a text without a number.
  var pieces: [String]

  func text(_ number: Int) -> String {
    var text = pieces[0]
    for piece in pieces.dropFirst() {
      text += String(number)
      text += piece
    }
    return text
  }

  /// Whether the text with a number is this one, byte by byte.
  func isText(_ text: String, of number: Int) -> Bool {
    let bytes = text.utf8Span.span
    var end = 0
    for index in pieces.indices {
      if index > 0, !bytes.has(digitsOf: number, at: &end) { return false }
      if !bytes.has(pieces[index].utf8Span.span, at: &end) { return false }
    }
    return end == bytes.count
  }

  /// The number with which the text is this one; nil when none is, or the text has no number in it.
  func number(of text: String) -> Int? {
    guard pieces.count > 1, text.hasPrefix(pieces[0]) else { return nil }
    let digits = text.utf8.dropFirst(pieces[0].utf8.count).prefix { (48...57).contains($0) }
    guard let number = Int(String(Substring(digits))), self.text(number) == text else { return nil }
    return number
  }
}

/// How many rows there are, and how many of them have a height of their own.
struct RowCount: RowSummary {
  var rows: Int
  var ownHeights: Int

  static let zero = RowCount(rows: 0, ownHeights: 0)

  static func += (total: inout RowCount, part: RowCount) {
    total.rows += part.rows
    total.ownHeights += part.ownHeights
  }

  static func -= (total: inout RowCount, part: RowCount) {
    total.rows -= part.rows
    total.ownHeights -= part.ownHeights
  }
}

extension Span<UInt8> {
  /// Whether some bytes stand at a place, which is then the one behind them.
  fileprivate func has(_ bytes: Span<UInt8>, at place: inout Int) -> Bool {
    if count - place < bytes.count { return false }
    for index in bytes.indices where self[place + index] != bytes[index] { return false }
    place += bytes.count
    return true
  }

  /// Whether a number that is not negative stands at a place, which is then the one behind it.
  fileprivate func has(digitsOf number: Int, at place: inout Int) -> Bool {
    if number >= 10, !has(digitsOf: number / 10, at: &place) { return false }
    guard place < count, self[place] == UInt8(ascii: "0") + UInt8(number % 10) else { return false }
    place += 1
    return true
  }
}
