import TableKit

extension TextPainter {
  /// Draws the alert in front over the lines from `start` on: in the middle, a sheet at the bottom.
  mutating func alert(_ alert: AlertFrame, over start: Int) {
    let behind = Array(pen.bytes[start...])
    pen.bytes.removeSubrange(start...)
    let above = pen
    pen.bytes = []
    alertBox(alert)
    let box = Self.lines(pen.bytes)
    pen = above
    var lines = Self.lines(behind)
    let first: Int
    switch alert.style {
    case .alert: first = max(0, (lines.count - box.count) / 2)
    case .sheet: first = max(0, lines.count - box.count)
    }
    lines.replaceSubrange(first..<min(lines.count, first + box.count), with: box)
    for line in lines { pen.bytes.append(contentsOf: line) }
  }

  /// Lines with their ends.
  static func lines(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = bytes.startIndex
    for index in bytes.indices where bytes[index] == 10 {
      lines.append(bytes[start...index])
      start = index + 1
    }
    return lines
  }

  private mutating func alertBox(_ alert: AlertFrame) {
    let inner = columns - 8
    let glyphs = pen.glyphs
    boxEdge(glyphs.groupTopLeft, glyphs.groupTopRight, inner)
    for line in brokenLines(alert.title, width: inner - 2, ascii: pen.isASCII) {
      boxLine(inner, isBold: true) { $0.text(line, limit: inner) }
    }
    for line in brokenLines(alert.message ?? "", width: inner - 2, ascii: pen.isASCII) {
      boxLine(inner) { $0.text(line, limit: inner) }
    }
    for field in alert.fields {
      boxLine(inner) {
        $0.text(
          "\(field.field.name): \(field.field.text)\(field.hasFocus ? "_" : "")", limit: inner)
      }
    }
    let half = (inner - 5) / 2
    if alert.style == .alert, alert.buttons.count == 2,
      alert.buttons.allSatisfy({
        cellWidth(of: $0.title, ascii: pen.isASCII) + 4 <= half
      })
    {
      boxLine(inner) { pen in
        pen.button(alert.buttons[0].title, limit: half) + pen.words("  ")
          + pen.mark(pen.glyphs.vertical) + pen.words("  ")
          + pen.button(alert.buttons[1].title, limit: half)
      }
    } else {
      for button in alert.buttons {
        boxLine(inner) { $0.button(button.title, limit: inner) }
      }
    }
    boxEdge(glyphs.groupBottomLeft, glyphs.groupBottomRight, inner)
  }

  private mutating func boxEdge(_ left: Glyph, _ right: Glyph, _ inner: Int) {
    pen.mark(pen.glyphs.vertical)
    pen.blanks(3)
    pen.mark(left)
    pen.line(of: pen.glyphs.horizontal, inner)
    pen.mark(right)
    pen.blanks(3)
    pen.mark(pen.glyphs.vertical)
    pen.newline()
  }

  /// A line in the middle of the box.
  private mutating func boxLine(
    _ inner: Int, isBold: Bool = false, _ write: (inout Pen) -> Int
  ) {
    scratch.bytes.removeAll(keepingCapacity: true)
    let width = write(&scratch)
    let before = max(0, (inner - width) / 2)
    pen.mark(pen.glyphs.vertical)
    pen.blanks(3)
    pen.mark(pen.glyphs.vertical)
    pen.blanks(before)
    if isBold { pen.start(.bold) }
    pen.bytes.append(contentsOf: scratch.bytes)
    if isBold { pen.end(.bold) }
    pen.blanks(inner - before - width)
    pen.mark(pen.glyphs.vertical)
    pen.blanks(3)
    pen.mark(pen.glyphs.vertical)
    pen.newline()
  }
}
