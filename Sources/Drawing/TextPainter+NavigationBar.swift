import TableKit

extension TextPainter {
  /// The prompt, and between the buttons the title: in the middle of the glass where it can be.
  mutating func navigationBar(_ bar: NavigationBarFrame) {
    if let prompt = bar.prompt { centeredLine(prompt) }
    let right = rightItems(bar)
    pen.mark(pen.glyphs.vertical)
    let titleWidth = bar.title.map { cellWidth(of: $0, ascii: pen.isASCII) } ?? 0
    let wanted = max(columns / 3, columns - right - titleWidth - 3)
    let left = leftItems(bar, limit: min(wanted, columns - right - 2))
    title(bar.title ?? "", width: titleWidth, left: left, right: right)
    pen.bytes.append(contentsOf: trailing.bytes)
    pen.blanks(1)
    pen.mark(pen.glyphs.vertical)
    pen.newline()
    rule()
  }

  /// The toolbar's buttons, from the left, as many as have room.
  mutating func toolbar(_ items: [BarItemFrame]) {
    rule()
    pen.mark(pen.glyphs.vertical)
    pen.blanks(1)
    var width = 1
    for item in items where columns - width > 6 {
      if width > 1 {
        pen.blanks(3)
        width += 3
      }
      width += barItem(item, limit: columns - width - 1, with: &pen)
    }
    pen.blanks(columns - width)
    pen.mark(pen.glyphs.vertical)
    pen.newline()
  }

  mutating func centeredLine(_ text: String) {
    pen.mark(pen.glyphs.vertical)
    let width = min(cellWidth(of: text, ascii: pen.isASCII), columns - 2)
    let start = (columns - width) / 2
    pen.blanks(start)
    let used = pen.text(text, limit: columns - 2)
    pen.blanks(columns - start - used)
    pen.mark(pen.glyphs.vertical)
    pen.newline()
  }

  /// Writes the right side aside, the first item outermost.
  /// - Returns: its cells, without the blank before the border.
  private mutating func rightItems(_ bar: NavigationBarFrame) -> Int {
    trailing.bytes.removeAll(keepingCapacity: true)
    var width = 0
    for item in bar.right {
      let gap = width > 0 ? 3 : 0
      let limit = columns / 2 - 1 - width - gap
      if limit < 3 { break }
      scratch.bytes.removeAll(keepingCapacity: true)
      width += gap + barItem(item, limit: limit, with: &scratch)
      scratch.blanks(gap)
      trailing.bytes.insert(contentsOf: scratch.bytes, at: 0)
    }
    return width
  }

  private mutating func leftItems(_ bar: NavigationBarFrame, limit: Int) -> Int {
    pen.blanks(1)
    var width = 1
    if let back = bar.back {
      width += pen.mark(pen.glyphs.back)
      pen.blanks(1)
      width += 1 + self.back(back, limit: limit - width - 1)
    }
    for item in bar.left where limit - width > 6 {
      if width > 1 {
        pen.blanks(3)
        width += 3
      }
      width += barItem(item, limit: limit - width, with: &pen)
    }
    return width
  }

  /// The back button's title; one that is too long becomes Back, and that the arrow alone.
  private mutating func back(_ title: String, limit: Int) -> Int {
    if cellWidth(of: title, ascii: pen.isASCII) <= limit { return pen.text(title, limit: limit) }
    return limit >= 4 ? pen.words("Back") : 0
  }

  /// A button; parentheses where it is disabled.
  private func barItem(_ item: BarItemFrame, limit: Int, with pen: inout Pen) -> Int {
    if item.isEnabled {
      let ink: Ink = item.isDone ? .bold : .tint
      pen.start(ink)
      defer { pen.end(ink) }
      return pen.text(item.title, limit: limit)
    }
    if limit < 3 { return 0 }
    pen.start(.dim)
    let width = pen.words("(") + pen.text(item.title, limit: limit - 2) + pen.words(")")
    pen.end(.dim)
    return width
  }

  /// Fills the line between the left side and the right one, which takes a blank more.
  private mutating func title(_ title: String, width: Int, left: Int, right: Int) {
    let end = columns - right - 1
    let gap = right > 0 ? 2 : 0
    let room = max(0, end - gap - left - 2)
    let shown = min(width, room)
    let centered = min((columns - shown) / 2, end - gap - shown)
    let start = min(end, max(centered, left + (left > 1 ? 2 : 0)))
    pen.blanks(start - left)
    pen.start(.bold)
    let used = pen.text(title, limit: min(room, end - start))
    pen.end(.bold)
    pen.blanks(end - start - used)
  }
}
