import TableKit

extension TextPainter {
  /// Writes the right end of a row's line aside: cell number, background, accessory, grip.
  /// - Returns: its cells; 0 where there is nothing.
  mutating func trailingPart(_ line: Int, of layout: RowLayout, limit: Int) -> Int {
    var used = 0
    trailing.bytes.removeAll(keepingCapacity: true)
    if line == layout.textLine, look.showsCells {
      used += trailing.words("#") + trailing.number(layout.cell.number)
    }
    if let background = layout.cell.shownBackground, line == layout.lines - 1 {
      used += trailing.gap(after: used) + trailing.mark(pen.glyphs.background)
      used += trailing.text(background, limit: max(4, limit - used - 8))
    }
    if line != layout.textLine { return used }
    if let title = layout.cell.coveringButton(era: frame.era) {
      let gap = trailing.gap(after: used)
      trailing.start(.bad)
      used += gap + trailing.button(title, limit: max(5, limit - used - gap))
      trailing.end(.bad)
      return used
    }
    used += accessory(of: layout.cell, after: used, limit: limit)
    if layout.cell.isEditing, layout.cell.showsReorderControl {
      used += trailing.gap(after: used) + trailing.mark(pen.glyphs.grip)
    }
    return used
  }

  /// A view of the app's own hides the type; in edit mode the editing accessory stands instead.
  private mutating func accessory(of cell: CellState, after used: Int, limit: Int) -> Int {
    let view = cell.isEditing ? cell.editingAccessoryView : cell.accessoryView
    if let view {
      let gap = trailing.gap(after: used)
      switch view {
      case .button(let title):
        return gap + trailing.button(title, limit: max(5, limit - used - gap))
      case .toggle(let isOn): return gap + trailing.toggle(isOn)
      }
    }
    let type = cell.isEditing ? cell.editingAccessoryType : cell.accessoryType
    if type == .none { return 0 }
    return trailing.gap(after: used) + trailing.accessory(type, era: frame.era)
  }
}

extension Pen {
  /// A blank, where something stands before.
  mutating func gap(after used: Int) -> Int { used > 0 ? words(" ") : 0 }

  /// Up to iOS 6 the detail disclosure was one round button with a chevron in it.
  mutating func accessory(_ type: TableViewCell.AccessoryType, era: Era) -> Int {
    start(.tint)
    defer { end(.tint) }
    switch type {
    case .none: return 0
    case .disclosureIndicator: return mark(glyphs.disclosure)
    case .checkmark: return mark(glyphs.check)
    case .detailButton: return mark(glyphs.info)
    case .detailDisclosureButton:
      if era >= 7 { return mark(glyphs.info) + words(" ") + mark(glyphs.disclosure) }
      return words("(") + mark(glyphs.disclosure) + words(")")
    }
  }

  /// `[ Tap ]`
  mutating func button(_ title: String, limit: Int) -> Int {
    if limit < 5 { return 0 }
    return words("[ ") + text(title, limit: limit - 4) + words(" ]")
  }

  mutating func toggle(_ isOn: Bool) -> Int { isOn ? words("( ON)") : words("(OFF)") }

  /// `[money.png]`, or that there is no such image.
  mutating func image(_ image: TableViewCell.Image, limit: Int) -> Int {
    if image.size == nil { return text("(no image: \(image.name) not found)", limit: limit) }
    if limit < 3 { return 0 }
    return words("[") + text(image.name, limit: limit - 2) + words("]")
  }

  /// `|text______|`: a field of twelve cells or more.
  mutating func field(_ content: String, limit: Int) -> Int {
    if limit < 3 { return 0 }
    var used = words("|") + text(content, limit: limit - 2)
    while used < min(13, limit - 1) { used += words("_") }
    return used + words("|")
  }
}
