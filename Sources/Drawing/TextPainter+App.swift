import TableKit

// What is around a table or over it: forms, the tab bar, the keyboard, alerts.
extension TextPainter {
  // MARK: Forms and the keyboard

  /// The fields of a form, each with its name above, as many as have room.
  mutating func form(_ form: FormFrame) {
    var room = bodyLines
    if let keyboard = frame.keyboard { room -= lineCount(ofHeight: keyboard.height) }
    if (1..<4).contains(room), let field = form.fields.first(where: \.hasFocus) {
      fieldBox(field, lines: room)
      room = 0
    }
    for field in form.fields[firstField(of: form, room: room / 4)...] where room >= 4 {
      line(field.field.name)
      fieldBox(field, lines: 3)
      room -= 4
    }
    for _ in 0..<max(0, room) { blankLine() }
    if let keyboard = frame.keyboard { keyboardLine(keyboard) }
  }

  /// The field with which the picture begins: the one that has the keyboard stays on the glass.
  private func firstField(of form: FormFrame, room: Int) -> Int {
    guard let focus = form.fields.firstIndex(where: \.hasFocus) else { return 0 }
    return max(0, min(focus, focus - max(1, room) + 1))
  }

  /// A line of text inside the border.
  private mutating func line(_ text: String) {
    pen.mark(pen.glyphs.vertical)
    pen.blanks(1)
    let used = pen.text(text, limit: columns - 2)
    pen.blanks(columns - 1 - used)
    pen.mark(pen.glyphs.vertical)
    pen.newline()
  }

  /// - Parameter lines: how many of its three have room; what stands in the field goes last.
  private mutating func fieldBox(_ field: FieldFrame, lines: Int) {
    let glyphs = pen.glyphs
    if lines > 2 { edge(glyphs.topLeft, glyphs.topRight, columns - 4) }
    fieldText(field, inner: columns - 4)
    if lines > 1 { edge(glyphs.bottomLeft, glyphs.bottomRight, columns - 4) }
  }

  private mutating func fieldText(_ field: FieldFrame, inner: Int) {
    let glyphs = pen.glyphs
    pen.mark(glyphs.vertical)
    pen.blanks(1)
    pen.mark(glyphs.vertical)
    var used = 0
    if field.field.text.isEmpty, !field.hasFocus, let placeholder = field.field.placeholder {
      pen.start(.dim)
      used = pen.text("(\(placeholder))", limit: inner)
      pen.end(.dim)
    } else {
      used = pen.text(field.field.text, limit: inner - 1)
      if field.hasFocus { used += pen.mark(glyphs.caret) }
    }
    pen.blanks(inner - used)
    pen.mark(glyphs.vertical)
    pen.blanks(1)
    pen.mark(glyphs.vertical)
    pen.newline()
  }

  private mutating func edge(_ left: Glyph, _ right: Glyph, _ inner: Int) {
    pen.mark(pen.glyphs.vertical)
    pen.blanks(1)
    pen.mark(left)
    pen.line(of: pen.glyphs.horizontal, inner)
    pen.mark(right)
    pen.blanks(1)
    pen.mark(pen.glyphs.vertical)
    pen.newline()
  }

  /// `░░░ keyboard default · 216 pt · return ░░░`
  mutating func keyboardLine(_ keyboard: KeyboardFrame) {
    pen.mark(pen.glyphs.vertical)
    pen.line(of: pen.glyphs.key, 3)
    let separator = pen.isASCII ? "; " : " · "
    let words =
      " keyboard \(keyboard.kind.rawValue)\(separator)\(pointsText(keyboard.height)) pt"
      + "\(separator)return "
    let used = pen.text(words, limit: columns - 4)
    pen.line(of: pen.glyphs.key, columns - 3 - used)
    pen.mark(pen.glyphs.vertical)
    pen.newline()
  }

  /// The keyboard covers the lowest lines of what was drawn from `start` on.
  mutating func cover(from start: Int, with keyboard: KeyboardFrame) {
    let lines = Self.lines(Array(pen.bytes[start...]))
    pen.bytes.removeSubrange(start...)
    for line in lines.prefix(max(1, lines.count - lineCount(ofHeight: keyboard.height))) {
      pen.bytes.append(contentsOf: line)
    }
    keyboardLine(keyboard)
  }

  // MARK: The tab bar

  /// A line of marks, and one of titles; that of the selected tab stands in brackets.
  mutating func tabBar(_ bar: TabBarFrame) {
    rule()
    tabLine(bar) { pen, item, isSelected in
      if item.isMore {
        pen.line(of: pen.glyphs.more, 3)
        return 3
      }
      var used = pen.mark(isSelected ? pen.glyphs.selectedTab : pen.glyphs.tab)
      if let badge = item.badge { used += pen.text("(\(badge))", limit: 6) }
      return used
    }
    let room = columns / max(1, bar.items.count) - 1
    tabLine(bar) { pen, item, isSelected in
      guard isSelected else { return pen.text(item.title, limit: room) }
      return pen.words("[") + pen.text(item.title, limit: room - 2) + pen.words("]")
    }
  }

  private mutating func tabLine(
    _ bar: TabBarFrame, _ write: (inout Pen, TabItemFrame, Bool) -> Int
  ) {
    pen.mark(pen.glyphs.vertical)
    var used = 0
    for (place, item) in bar.items.enumerated() {
      scratch.bytes.removeAll(keepingCapacity: true)
      let width = write(&scratch, item, place == bar.selected)
      let start = columns * place / bar.items.count
      let end = columns * (place + 1) / bar.items.count
      let blanks = max(0, start + (end - start - width) / 2 - used)
      pen.blanks(blanks)
      pen.bytes.append(contentsOf: scratch.bytes)
      used += blanks + width
    }
    pen.blanks(columns - used)
    pen.mark(pen.glyphs.vertical)
    pen.newline()
  }
}
