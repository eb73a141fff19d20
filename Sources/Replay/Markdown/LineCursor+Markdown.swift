// What a line of Markdown begins with.
extension LineCursor {
  /// Goes past a quote's `>` and one blank.
  mutating func skipQuoteMark() -> Bool {
    var cursor = self
    guard cursor.skipBlanks(atMost: 4) < 4, cursor.byte == UInt8(ascii: ">") else { return false }
    cursor.skip(1)
    cursor.skipBlanks(atMost: 1)
    self = cursor
    return true
  }

  /// Goes past the indentation of a list item; a blank line is in it without.
  mutating func skipIndentation(_ columns: Int) -> Bool {
    let isBlank = isBlank
    var cursor = self
    guard cursor.skipBlanks(atMost: columns) == columns || isBlank else { return false }
    self = cursor
    return true
  }

  /// Goes past the mark of a quote or an item that begins here.
  /// - Parameter interrupting: whether it would end a paragraph, which not every item may.
  mutating func takeContainer(interrupting: Bool) -> MarkdownReader.Container? {
    if skipQuoteMark() { return .quote }
    var cursor = self
    let blanks = cursor.skipBlanks(atMost: 4)
    if blanks == 4 || cursor.isThematicBreak { return nil }
    guard let mark = cursor.listMark, !interrupting || mark.mayInterrupt else { return nil }
    cursor.skip(mark.length)
    let isEmpty = cursor.isBlank
    let gap = isEmpty ? 1 : cursor.indentation
    cursor.skipBlanks(atMost: gap > 4 ? 1 : gap)
    self = cursor
    return .item(indentation: blanks + mark.length + (gap > 4 ? 1 : gap))
  }

  /// `-`, `*`, `+`, or a number with `.` or `)`, with a blank or nothing behind it.
  private var listMark: (length: Int, mayInterrupt: Bool)? {
    guard let first = byte else { return nil }
    var length = 1
    var isFirst = true
    if Byte.isDigit(first) {
      let digits = rest.prefix { Byte.isDigit($0) }
      guard digits.count <= 9, let end = rest.dropFirst(digits.count).first,
        end == UInt8(ascii: ".") || end == UInt8(ascii: ")")
      else { return nil }
      length = digits.count + 1
      isFirst = digits.elementsEqual("1".utf8)
    } else if ![UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "+")].contains(first) {
      return nil
    }
    let behind = rest.dropFirst(length)
    guard behind.first.map({ $0 == Byte.space || $0 == Byte.tab }) ?? true else { return nil }
    return (length, isFirst && !behind.isBlank)
  }

  /// `***`, `- - -`, `___`.
  private var isThematicBreak: Bool {
    guard let first = byte,
      [UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "_")].contains(first)
    else { return false }
    return rest.allSatisfy { $0 == first || $0 == Byte.space || $0 == Byte.tab }
      && rest.count { $0 == first } >= 3
  }

  /// What the line is, the marks of its containers taken away.
  /// - Parameter paragraph: the one that the line may go on with.
  func leaf(after paragraph: MarkdownReader.Paragraph?) -> MarkdownReader.Leaf {
    if isBlank { return .none }
    var cursor = self
    if cursor.skipBlanks(atMost: 4) == 4 { return paragraph == nil ? .none : .paragraph }
    if let fence = Fence(self) { return .fence(fence) }
    if let html = HTMLBlock(cursor.rest, interrupting: paragraph != nil) {
      return html.ends(with: cursor.rest) ? .none : .html(html)
    }
    if cursor.isThematicBreak || cursor.isHeading { return .none }
    if paragraph == .marked, cursor.isUnderline { return .none }
    return .paragraph
  }

  /// `#` to `######`.
  private var isHeading: Bool {
    let length = run(of: UInt8(ascii: "#"))
    guard (1...6).contains(length) else { return false }
    return rest.dropFirst(length).first.map { $0 == Byte.space || $0 == Byte.tab } ?? true
  }

  /// `===` or `---` below a paragraph.
  private var isUnderline: Bool {
    guard let first = byte, first == UInt8(ascii: "=") || first == UInt8(ascii: "-") else {
      return false
    }
    return rest.dropFirst(run(of: first)).isBlank
  }
}
