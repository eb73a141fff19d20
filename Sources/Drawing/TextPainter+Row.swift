import TableKit

/// Where the parts of a row stand.
struct RowLayout {
  /// The row's cell, taken out once.
  let cell: CellState
  let lines: Int
  /// The line of the text; what belongs to the row as a whole stands on it too.
  let textLine: Int
  /// The line that says that an image was not found; nil: none was missing.
  let missingLine: Int?
  let mark: RowMark
  /// An image in a box beside the text: the row is high enough for two lines or more.
  let boxedImage: TableViewCell.Image?
  /// The group's left and right side stand around it.
  let isInBox: Bool
  /// The buttons that the row slid aside for; nil: it is in its place.
  let slide: RowSlide?

  init(_ row: RowFrame, _ plan: ElementPlan, isInBox: Bool, era: Era) {
    cell = row.cell
    lines = plan.rowLines
    self.isInBox = isInBox
    slide = RowSlide(cell, era: era)
    let needed = row.neededLines
    textLine = max(0, (lines - needed) / 2)
    missingLine = row.isImageMissing ? textLine + needed - 1 : nil
    mark = RowMark(cell, isLifted: row.isLifted)
    boxedImage = lineCount(ofHeight: plan.height) > 1 ? cell.leadingImage : nil
  }
}

/// What a row's left and right end say.
enum RowMark {
  case none, selected, highlighted, lifted

  /// A selected row of selection style none looks as any other.
  init(_ cell: CellState, isLifted: Bool) {
    if isLifted {
      self = .lifted
    } else if cell.selectionStyle == .none {
      self = .none
    } else {
      self = cell.isSelected ? .selected : cell.isHighlighted ? .highlighted : .none
    }
  }
}

extension CellState {
  /// The image at the left end; nil: there is none, or it was not found.
  var leadingImage: TableViewCell.Image? {
    if style == .value2 { return nil }
    if let image { return image.size == nil ? nil : image }
    guard style == .custom, case .image(let image)? = subviews.first else { return nil }
    return image.size == nil ? nil : image
  }
}

extension TextPainter {
  mutating func row(_ row: RowFrame, _ plan: ElementPlan, in table: TableFrame) {
    let shape = GroupShape(table.style, era: frame.era)
    if plan.edgeAbove { groupEdge(shape, isTop: true) }
    let layout = RowLayout(row, plan, isInBox: shape == .box, era: frame.era)
    for line in plan.shown {
      edged(cutBy: plan.isCut) { $0.rowLine(line, of: layout, in: $1) }
    }
    if plan.edgeBelow { groupEdge(shape, isTop: false) }
  }

  private mutating func groupEdge(_ shape: GroupShape, isTop: Bool) {
    edged(cutBy: false, isBar: true) { painter, room in
      let glyphs = painter.pen.glyphs
      guard shape == .box else {
        painter.pen.line(of: glyphs.horizontal, room)
        return
      }
      painter.pen.blanks(1)
      painter.pen.mark(isTop ? glyphs.groupTopLeft : glyphs.groupBottomLeft)
      painter.pen.line(of: glyphs.horizontal, room - 4)
      painter.pen.mark(isTop ? glyphs.groupTopRight : glyphs.groupBottomRight)
      painter.pen.blanks(1)
    }
  }

  private mutating func rowLine(_ line: Int, of layout: RowLayout, in room: Int) {
    if layout.isInBox {
      pen.blanks(1)
      pen.mark(pen.glyphs.vertical)
      slidLine(line, of: layout, in: room - 4)
      pen.mark(pen.glyphs.vertical)
      pen.blanks(1)
    } else {
      slidLine(line, of: layout, in: room)
    }
  }

  /// The line with its marks and its color.
  mutating func markedLine(_ line: Int, of layout: RowLayout, in room: Int) {
    switch layout.mark {
    case .none:
      let ink = layout.cell.shownBackground.map(Ink.background)
      if let ink { hold(ink) }
      pen.blanks(1)
      content(line, of: layout, in: room - 2)
      pen.blanks(1)
      if let ink { release(ink) }
    case .selected:
      hold(.reverse)
      pen.mark(pen.glyphs.selectedLeft)
      content(line, of: layout, in: room - 2)
      pen.mark(pen.glyphs.selectedRight)
      release(.reverse)
    case .highlighted:
      pen.mark(pen.glyphs.highlighted)
      content(line, of: layout, in: room - 2)
      pen.mark(pen.glyphs.highlighted)
    case .lifted:
      pen.mark(pen.glyphs.lifted)
      content(line, of: layout, in: room - 2)
      pen.mark(pen.glyphs.lifted)
    }
  }

  private mutating func hold(_ ink: Ink) {
    pen.start(ink)
    pen.holdsInk = true
    trailing.holdsInk = true
  }

  private mutating func release(_ ink: Ink) {
    pen.holdsInk = false
    trailing.holdsInk = false
    pen.end(ink)
  }

  /// What stands between the marks: controls, image, text, and at the right end the accessory.
  private mutating func content(_ line: Int, of layout: RowLayout, in room: Int) {
    var right = trailingPart(line, of: layout, limit: room / 2)
    if right > room { right = 0 }
    let limit = room - right - (right > 0 ? 1 : 0)
    var used = leadingPart(line, of: layout, limit: limit)
    used += textPart(line, of: layout, limit: limit - used)
    pen.blanks(room - right - used)
    if right > 0 { pen.bytes.append(contentsOf: trailing.bytes) }
  }

  /// Edit control, indentation and image.
  private mutating func leadingPart(_ line: Int, of layout: RowLayout, limit: Int) -> Int {
    var used = editControl(layout.cell, isShown: line == layout.textLine, limit: limit)
    let points = Double(layout.cell.indentationLevel) * layout.cell.indentationWidth
    let indentation = min(roundedHalfUp(points / 8), max(0, limit - used - 1))
    pen.blanks(indentation)
    used += indentation
    if let image = layout.boxedImage {
      used += imageBox(image, line, of: layout.lines, limit: limit - used)
    } else if let image = layout.cell.leadingImage {
      used += imageWord(image, isShown: line == layout.textLine, limit: limit - used)
    }
    return used
  }
}
