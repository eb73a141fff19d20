import TableKit

extension TextPainter {
  /// Minus, plus or circle, or their room where the row is indented without one.
  mutating func editControl(_ cell: CellState, isShown: Bool, limit: Int) -> Int {
    if !cell.isEditing { return 0 }
    if cell.showsSelectionCircle { return circle(cell, isShown: isShown, limit: limit) }
    if cell.editingStyle == .none && !cell.shouldIndentWhileEditing { return 0 }
    let glyphs = pen.glyphs
    let width = glyphs.minus.width + 1
    if width > limit { return 0 }
    switch (isShown, cell.editingStyle) {
    case (true, .delete):
      pen.start(.bad)
      pen.mark(cell.showingDeleteConfirmation ? glyphs.turnedMinus : glyphs.minus)
      pen.end(.bad)
      pen.blanks(1)
    case (true, .insert):
      pen.start(.good)
      pen.mark(glyphs.plus)
      pen.end(.good)
      pen.blanks(1)
    case (true, .none), (false, _):
      pen.blanks(width)
    }
    return width
  }

  /// `(✓) `, or `( ) ` before a row that is not selected.
  private mutating func circle(_ cell: CellState, isShown: Bool, limit: Int) -> Int {
    if limit < 4 { return 0 }
    guard isShown else {
      pen.blanks(4)
      return 4
    }
    pen.start(.tint)
    pen.words("(")
    if cell.isSelected { pen.mark(pen.glyphs.check) } else { pen.blanks(1) }
    pen.words(")")
    pen.end(.tint)
    pen.blanks(1)
    return 4
  }

  /// The line of a row, at its place or slid aside, with the buttons that it slid aside for.
  mutating func slidLine(_ line: Int, of layout: RowLayout, in room: Int) {
    guard let slide = layout.slide else { return markedLine(line, of: layout, in: room) }
    let buttons = buttons(of: slide, in: room)
    let widths = widths(of: buttons, in: room)
    let edges = buttons.count
    let free = max(0, room - widths.reduce(edges, +))
    let hidden = hiddenCells(of: layout, behind: room - free - edges)
    let isTitled = line == (layout.lines - 1) / 2
    switch slide.side {
    case .left:
      let start = pen.bytes.count
      markedLine(line, of: layout, in: free + hidden)
      pen.clip(from: start, to: hidden..<free + hidden)
      for (button, width) in zip(buttons, widths) {
        pen.mark(pen.glyphs.indicator)
        slideButton(button, isTitled: isTitled, in: width)
      }
    case .right:
      for (button, width) in zip(buttons, widths) {
        slideButton(button, isTitled: isTitled, in: width)
        pen.mark(pen.glyphs.indicator)
      }
      let start = pen.bytes.count
      markedLine(line, of: layout, in: free + hidden)
      pen.clip(from: start, to: 0..<free)
    }
  }

  /// What the glass cuts off the row: less with a minus, which is 38 points wide and may be drawn in two cells.
  private func hiddenCells(of layout: RowLayout, behind buttons: Int) -> Int {
    let hasControl = layout.cell.isEditing && layout.cell.editingStyle != .none
    return hasControl ? max(0, buttons - max(0, 3 - pen.glyphs.minus.width)) : buttons
  }

  /// The cells that a button takes at least, without its edge.
  private static let leastWidth = 3

  /// As many as there is room for, the outermost first.
  private func buttons(of slide: RowSlide, in room: Int) -> ArraySlice<RowSlide.Button> {
    let count = max(0, room / (Self.leastWidth + 1))
    return slide.side == .left ? slide.buttons.suffix(count) : slide.buttons.prefix(count)
  }

  /// Eight cells each, more for a long title while something of the row is left.
  private func widths(of buttons: ArraySlice<RowSlide.Button>, in room: Int) -> [Int] {
    let most = max(Self.leastWidth, (room - 8) / max(1, buttons.count) - 1)
    return buttons.map { min(most, max(8, cellWidth(of: $0.title, ascii: pen.isASCII) + 2)) }
  }

  private mutating func slideButton(_ button: RowSlide.Button, isTitled: Bool, in width: Int) {
    guard isTitled else { return pen.blanks(width) }
    let title = min(width - 2, cellWidth(of: button.title, ascii: pen.isASCII))
    let before = (width - title) / 2
    pen.blanks(before)
    pen.start(button.isDestructive ? .bad : .tint)
    let used = pen.text(button.title, limit: width - 2)
    pen.end(button.isDestructive ? .bad : .tint)
    pen.blanks(width - before - used)
  }
}

extension Pen {
  /// Keeps some cells of what was written from `start` on. Colors stay; where a wide letter is halved, a
  /// blank stands.
  mutating func clip(from start: Int, to kept: Range<Int>) {
    let text = String(decoding: bytes[start...], as: UTF8.self)
    bytes.removeSubrange(start...)
    var cell = 0
    var isInEscape = false
    for scalar in text.unicodeScalars {
      if scalar.value == 0x1B { isInEscape = true }
      let width = isInEscape ? 0 : cellWidth(of: scalar)
      let shown = (cell..<cell + width).clamped(to: kept).count
      if isInEscape || (width > 0 ? shown == width : kept.contains(cell - 1)) {
        UTF8.encode(scalar).map { bytes.append(contentsOf: $0) }
      } else {
        blanks(shown)
      }
      cell += width
      if scalar == "m" { isInEscape = false }
    }
  }
}
