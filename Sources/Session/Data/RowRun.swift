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
