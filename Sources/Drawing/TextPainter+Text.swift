import TableKit

extension TextPainter {
  /// The words of a cell on one of its lines, by its style.
  /// - Returns: the cells taken, at most `limit`.
  mutating func textPart(_ line: Int, of layout: RowLayout, limit: Int) -> Int {
    if line == layout.missingLine, let image = layout.cell.image {
      return pen.text("(no image: \(image.name) not found)", limit: limit)
    }
    if layout.cell.style == .subtitle, line == layout.textLine + 1, let detail = layout.cell.detail
    {
      pen.start(.dim)
      let used = pen.text(detail, limit: limit)
      pen.end(.dim)
      return used
    }
    if line != layout.textLine { return 0 }
    switch layout.cell.style {
    case .default, .subtitle: return pen.text(layout.cell.text ?? "", limit: limit)
    case .value1:
      return textAndValue(layout.cell.text ?? "", layout.cell.detail ?? "", limit: limit)
    case .value2:
      return captionAndValue(layout.cell.text ?? "", layout.cell.detail ?? "", limit: limit)
    case .custom: return subviews(of: layout, limit: limit)
    }
  }

  /// The text at the left, the detail at the right end; each is cut only for want of room.
  private mutating func textAndValue(_ text: String, _ detail: String, limit: Int) -> Int {
    if detail.isEmpty || limit < 4 { return pen.text(text, limit: limit) }
    let textWidth = cellWidth(of: text, ascii: pen.isASCII)
    let wanted = cellWidth(of: detail, ascii: pen.isASCII)
    let width = min(wanted, max(limit - textWidth - 1, limit / 3))
    let used = pen.text(text, limit: limit - width - 1)
    pen.blanks(limit - width - used)
    pen.start(.tint)
    let shown = pen.text(detail, limit: width)
    pen.end(.tint)
    pen.blanks(width - shown)
    return limit
  }

  /// The text ends where a narrow column ends, and the detail follows it.
  private mutating func captionAndValue(_ text: String, _ detail: String, limit: Int) -> Int {
    let column = min(11, max(0, limit) / 3)
    let width = min(column, cellWidth(of: text, ascii: pen.isASCII))
    pen.blanks(column - width)
    pen.start(.tint)
    var used = column - width + pen.text(text, limit: width)
    pen.end(.tint)
    pen.blanks(column - used)
    if limit <= column + 1 { return column }
    pen.blanks(1)
    used = column + 1
    return used + pen.text(detail, limit: limit - used)
  }

  /// The views of a custom cell from left to right; its own label only if it has no other.
  private mutating func subviews(of layout: RowLayout, limit: Int) -> Int {
    var used = 0
    if let text = layout.cell.text, !text.isEmpty, !layout.cell.hasLabel {
      used += pen.text(text, limit: limit)
    }
    let isFirstDrawn = layout.cell.image == nil && layout.cell.leadingImage != nil
    for view in isFirstDrawn ? layout.cell.subviews.dropFirst() : layout.cell.subviews[...] {
      if used + 2 >= limit { break }
      if used > 0 { used += pen.words(" ") }
      used += subview(view, limit: limit - used)
    }
    return used
  }

  private mutating func subview(_ view: TableViewCell.Subview, limit: Int) -> Int {
    switch view {
    case .label(_, let text): pen.text(text, limit: limit)
    case .image(let image): pen.image(image, limit: limit)
    case .field(_, let text): pen.field(text, limit: limit)
    case .button(let title): pen.button(title, limit: limit)
    }
  }

  /// `[bell] ` before the text.
  mutating func imageWord(_ image: TableViewCell.Image, isShown: Bool, limit: Int) -> Int {
    let limit = min(limit - 1, max(4, columns / 3))
    if limit < 4 { return 0 }
    if isShown { return pen.image(image, limit: limit) + pen.words(" ") }
    let width = min(limit, cellWidth(of: image.name, ascii: pen.isASCII) + 2) + 1
    pen.blanks(width)
    return width
  }

  /// An image as high as its row: the name above, the size in points below.
  mutating func imageBox(
    _ image: TableViewCell.Image, _ line: Int, of lines: Int, limit: Int
  ) -> Int {
    let sizeWidth = writeSize(of: image)
    let nameWidth = cellWidth(of: image.name, ascii: pen.isASCII)
    let inner = max(sizeWidth, min(nameWidth, columns / 3))
    if limit < inner + 3 { return 0 }
    let glyphs = pen.glyphs
    if line == 0 {
      pen.mark(glyphs.topLeft)
      pen.line(of: glyphs.horizontal, inner - pen.text(image.name, limit: inner))
      pen.mark(glyphs.topRight)
    } else if line == lines - 1 {
      pen.mark(glyphs.bottomLeft)
      pen.bytes.append(contentsOf: scratch.bytes)
      pen.line(of: glyphs.horizontal, inner - sizeWidth)
      pen.mark(glyphs.bottomRight)
    } else {
      pen.mark(glyphs.vertical)
      pen.blanks(inner)
      pen.mark(glyphs.vertical)
    }
    pen.blanks(1)
    return inner + 3
  }

  /// `57×57`, written aside.
  private mutating func writeSize(of image: TableViewCell.Image) -> Int {
    scratch.bytes.removeAll(keepingCapacity: true)
    guard let size = image.size else { return 0 }
    return scratch.points(size.width) + scratch.mark(pen.glyphs.times) + scratch.points(size.height)
  }
}

extension CellState {
  fileprivate var hasLabel: Bool {
    subviews.contains {
      switch $0 {
      case .label: true
      case .image, .field, .button: false
      }
    }
  }
}
