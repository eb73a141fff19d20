/// Finds the fenced `tabletalk` blocks of a Markdown text, in quotes and lists too, as CommonMark does.
///
/// Only what decides whether a line is a fence is looked at: quotes, list items, indented code, HTML
/// blocks and paragraphs, which go on without their marks. A blank that is part of a tab which a list's
/// indentation ends in is taken with the tab.
struct MarkdownReader {
  private let bytes: [UInt8]
  private var containers: [Container] = []
  private var leaf = Leaf.none
  private var parts: [Document.Part] = []
  /// Where the prose begins that is no part yet.
  private var proseStart = 0
  private var block: OpenBlock?

  /// What encloses lines.
  enum Container: Equatable {
    case quote
    /// An item of a list, whose lines are indented by so many columns.
    case item(indentation: Int)
  }

  /// What the line before belongs to.
  enum Leaf: Equatable {
    case none
    case paragraph
    case fence(Fence)
    case html(HTMLBlock)
  }

  /// A paragraph that a line may go on with: with the marks of what it stands in, or without.
  enum Paragraph { case marked, unmarked }

  /// A `tabletalk` fence whose lines are being gathered.
  private struct OpenBlock {
    var opening: DocumentLine
    var info: ArraySlice<UInt8>
    var lines: [DocumentLine] = []
  }

  static func parts(of bytes: [UInt8]) -> [Document.Part] {
    var reader = MarkdownReader(bytes: bytes)
    var cutter = LineCutter(bytes, from: LineCutter.mark(of: bytes).count)
    while let line = cutter.next() { reader.read(line) }
    reader.close(closing: nil, at: bytes.count)
    if reader.proseStart < bytes.count { reader.parts.append(.prose(bytes[reader.proseStart...])) }
    return reader.parts
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private mutating func read(_ line: LineCutter.Line) {
    var cursor = LineCursor(bytes, line.text)
    let matched = enterContainers(&cursor)
    let isInside = matched == containers.count
    switch leaf {
    case .fence(let fence) where isInside:
      readFenced(fence, line, cursor)
      return
    case .html(let html) where isInside:
      leaf = html.ends(with: cursor.rest) ? .none : leaf
      return
    case .fence, .html:
      close(closing: nil, at: line.text.lowerBound)
      leaf = .none
    case .none, .paragraph: break
    }
    readOpen(line, cursor, matched)
  }

  /// Goes past the marks of the containers that the line is in.
  /// - Returns: how many of them it is in.
  private func enterContainers(_ cursor: inout LineCursor) -> Int {
    for (index, container) in containers.enumerated() {
      let isIn =
        switch container {
        case .quote: cursor.skipQuoteMark()
        case .item(let indentation): cursor.skipIndentation(indentation)
        }
      if !isIn { return index }
    }
    return containers.count
  }

  /// A line where no fence and no HTML is open: it may begin quotes, items, a fence.
  private mutating func readOpen(
    _ line: LineCutter.Line, _ cursor: LineCursor, _ matched: Int
  ) {
    var cursor = cursor
    var opened: [Container] = []
    let continuesParagraph = leaf == .paragraph && matched == containers.count
    while let container = cursor.takeContainer(interrupting: continuesParagraph && opened.isEmpty) {
      opened.append(container)
    }
    var paragraph: Paragraph?
    if leaf == .paragraph, opened.isEmpty {
      paragraph = matched < containers.count ? .unmarked : .marked
    }
    let next = cursor.leaf(after: paragraph)
    if paragraph != nil, next == .paragraph { return }
    containers.removeSubrange(matched...)
    containers += opened
    leaf = next
    if case .fence(let fence) = next { open(fence, line, cursor) }
  }
}

// MARK: fences
extension MarkdownReader {
  private mutating func open(_ fence: Fence, _ line: LineCutter.Line, _ cursor: LineCursor) {
    guard fence.isOurs else { return }
    let start = lineStart(line)
    if proseStart < start { parts.append(.prose(bytes[proseStart..<start])) }
    var cursor = cursor
    cursor.skipBlanks(atMost: 3)
    let opening = DocumentLine(
      margin: bytes[start..<cursor.offset], text: cursor.rest, ending: bytes[line.ending])
    block = OpenBlock(opening: opening, info: fence.info)
  }

  /// The file's first line begins with its byte order mark.
  private func lineStart(_ line: LineCutter.Line) -> Int {
    line.text.lowerBound == LineCutter.mark(of: bytes).count ? 0 : line.text.lowerBound
  }

  private mutating func readFenced(_ fence: Fence, _ line: LineCutter.Line, _ cursor: LineCursor) {
    var cursor = cursor
    if fence.isClosed(by: cursor) {
      leaf = .none
      cursor.skipBlanks(atMost: 3)
      close(closing: self.line(line, from: cursor), at: line.ending.upperBound)
    } else if block != nil {
      let taken = cursor.skipBlanks(atMost: fence.indentation)
      var content = self.line(line, from: cursor)
      content.lacking = fence.indentation - taken
      block?.lines.append(content)
    }
  }

  private func line(_ line: LineCutter.Line, from cursor: LineCursor) -> DocumentLine {
    DocumentLine(
      margin: bytes[line.text.lowerBound..<cursor.offset], text: cursor.rest,
      ending: bytes[line.ending])
  }

  /// Ends the block that is open, if any; prose goes on at `end`.
  private mutating func close(closing: DocumentLine?, at end: Int) {
    guard let open = block else { return }
    block = nil
    parts.append(.block(Block(open.opening, open.info, open.lines, closing: closing)))
    proseStart = end
  }
}

extension Block {
  fileprivate init(
    _ opening: DocumentLine, _ info: ArraySlice<UInt8>, _ lines: [DocumentLine],
    closing: DocumentLine?
  ) {
    self.init(opening: opening, closing: closing)
    for word in info.split(whereSeparator: { $0 == Byte.space || $0 == Byte.tab }).dropFirst() {
      let name = String(decoding: word, as: UTF8.self)
      if let known = Word(rawValue: name) { words.append(known) } else { unknownWords.append(name) }
    }
    if isRun {
      var reader = BlockReader(lines)
      (exchanges, rest) = reader.read()
    } else {
      rest = lines
    }
  }
}
