/// Markdown as a terminal shows it: paragraphs filled to the width, marks of emphasis as ink where there is
/// color, tables in columns or, where those have no room, a line a cell.
///
/// Only what walkthroughs are written in is known: headings, paragraphs, lists, tables, emphasis, code and links.
package struct ProseText {
  let look: Look
  let width: Int
  var lines: [String] = []
  private var paragraph: [Substring] = []
  /// What stands before the first line of the paragraph, and the blanks before the others.
  private var lead = ""
  var table: [[String]] = []

  private init(_ look: Look, width: Int) { (self.look, self.width) = (look, max(20, width)) }

  /// - Parameter width: in terminal cells.
  package static func lines(of markdown: String, look: Look, width: Int) -> [String] {
    var text = ProseText(look, width: width)
    for line in markdown.split(separator: "\n", omittingEmptySubsequences: false) {
      text.read(line.last == "\r" ? line.dropLast() : line)
    }
    text.endBlock()
    while text.lines.last?.isEmpty == true { text.lines.removeLast() }
    return text.lines
  }

  // MARK: Blocks

  private mutating func read(_ line: Substring) {
    let words = line.drop { $0 == " " }
    if words.isEmpty {
      endBlock()
      addBlank()
    } else if words.hasPrefix("|") {
      endParagraph()
      table.append(ProseText.cells(of: words))
    } else if words.hasPrefix("#"), line.startIndex == words.startIndex {
      endBlock()
      add(heading: words.drop { $0 == "#" || $0 == " " })
    } else if let mark = ProseText.listMark(of: words) {
      endBlock()
      lead = String(repeating: " ", count: line.count - words.count) + mark
      paragraph = [words.dropFirst(mark.count)]
    } else {
      endTable()
      paragraph.append(words)
    }
  }

  private static func listMark(of words: Substring) -> String? {
    if words.hasPrefix("- ") || words.hasPrefix("* ") { return "- " }
    let digits = words.prefix { $0.isASCII && $0.isNumber }
    guard !digits.isEmpty, digits.count < 4, words.dropFirst(digits.count).hasPrefix(". ") else {
      return nil
    }
    return "\(digits). "
  }

  private mutating func addBlank() {
    if lines.last?.isEmpty == false { lines.append("") }
  }

  private mutating func add(heading words: Substring) {
    let text = ink(pieces(of: words), bold: true)
    if !lines.isEmpty { addBlank() }
    lines.append(text)
    if !look.hasColor {
      let mark = look.glyphs == .ascii ? "-" : "─"
      lines.append(String(repeating: mark, count: min(width, cellWidth(of: text))))
    }
  }

  private mutating func endBlock() {
    endParagraph()
    endTable()
  }

  /// Fills the paragraph.
  private mutating func endParagraph() {
    defer { (paragraph, lead) = ([], "") }
    if paragraph.isEmpty { return }
    fill(Substring(paragraph.joined(separator: " ")), after: lead)
  }

  /// Adds lines that are filled to the width, parted between words.
  /// - Parameter lead: what stands before the first; before the others stand as many blanks.
  mutating func fill(_ text: Substring, after lead: String) {
    var line = lead
    var room = width - lead.count
    var isFirst = true
    for word in words(of: pieces(of: text)) {
      let needed = visibleWidth(of: word) + (isFirst ? 0 : 1)
      if !isFirst, needed > room {
        lines.append(line)
        line = String(repeating: " ", count: lead.count)
        (room, isFirst) = (width - lead.count, true)
      }
      line += (isFirst ? "" : " ") + word
      room -= visibleWidth(of: word) + (isFirst ? 0 : 1)
      isFirst = false
    }
    lines.append(line)
  }
}

// MARK: Ink

extension ProseText {
  func pieces(of text: Substring) -> [InlineText.Piece] {
    InlineText(text, keepsTicks: !look.hasColor).pieces
  }

  /// The words of a text, the ink of each begun and ended in it.
  private func words(of pieces: [InlineText.Piece]) -> [String] {
    var words = [""]
    for piece in pieces {
      let parts = piece.text.split(separator: " ", omittingEmptySubsequences: false)
      for (index, part) in parts.enumerated() {
        if index > 0 { words.append("") }
        if !part.isEmpty { words[words.count - 1] += ink(String(part), piece.kind) }
      }
    }
    return words.filter { !$0.isEmpty }
  }

  func ink(_ pieces: [InlineText.Piece], bold: Bool = false) -> String {
    pieces.map { ink($0.text, bold && $0.kind == .plain ? .strong : $0.kind) }.joined()
  }

  private func ink(_ text: String, _ kind: InlineText.Kind) -> String {
    var pen = Pen(look: look)
    let ink: Ink? =
      switch kind {
      case .plain: nil
      case .emphasis, .strong: .bold
      case .code: .tint
      }
    if let ink { pen.start(ink) }
    pen.text(text)
    if let ink { pen.end(ink) }
    return String(decoding: pen.bytes, as: UTF8.self)
  }
}
