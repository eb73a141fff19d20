import TableKit

extension TextPainter {
  /// Draws the elements that show from top to bottom, and what is free below them.
  mutating func tableLines(_ table: TableFrame) {
    let view = Viewport(table)
    let plans = view.plans(for: table, era: frame.era)
    let rest = freeLines(below: plans, in: view)
    var (total, bars) = (rest, 0)
    for plan in plans {
      total += plan.lines
      bars += plan.bars
    }
    indicator = indicatorLines(table.scrollIndicator, of: total)
    index = table.index.flatMap {
      IndexStrip($0, lines: total - bars, columns: columns, isASCII: pen.isASCII)
    }
    elements(table, plans)
    for _ in 0..<rest { edged(cutBy: false) { $0.pen.blanks($1) } }
  }

  /// Copies what looks as in the last picture. An index makes every line another one.
  private mutating func elements(_ table: TableFrame, _ plans: [ElementPlan]) {
    let circumstances = PictureMemory.Circumstances(
      look: look, era: frame.era, style: table.style, separatorStyle: table.separatorStyle,
      columns: columns)
    memory.begin(table.elements, index == nil ? circumstances : nil)
    let start = pen.bytes.count
    for plan in plans {
      let marked = markedLines(of: plan)
      if memory.copy(plan, marked, into: &pen.bytes) {
        line += plan.lines
      } else {
        element(table.elements[plan.element].content, plan, in: table)
        memory.keep(plan, marked, end: pen.bytes.count - start)
      }
    }
    memory.end(from: start, of: &pen.bytes)
  }

  /// Those of the next element's lines beside which the scroll indicator stands, counted from its first one.
  private func markedLines(of plan: ElementPlan) -> Range<Int> {
    let marked = indicator.clamped(to: line..<line + plan.lines)
    return marked.isEmpty ? 0..<0 : marked.lowerBound - line..<marked.upperBound - line
  }

  private func freeLines(below plans: [ElementPlan], in view: Viewport) -> Int {
    let bottom = plans.last?.bottom ?? view.top
    return roundedHalfUp((view.height - bottom) / 44 - 0.3)
  }

  private func indicatorLines(_ shown: ClosedRange<Double>?, of total: Int) -> Range<Int> {
    guard let shown, total > 0 else { return 0..<0 }
    let first = min(total - 1, max(0, Int(shown.lowerBound * Double(total))))
    let end = Int((shown.upperBound * Double(total)).rounded(.up))
    return first..<max(first + 1, min(total, end))
  }

  private mutating func element(
    _ content: TableFrame.Content, _ plan: ElementPlan, in table: TableFrame
  ) {
    let isGrouped = table.style != .plain
    switch content {
    case .tableHeader(let text), .tableFooter(let text):
      edged(cutBy: plan.isCut) { $0.centered(text, in: $1) }
    case .header(_, let title, let isPinned, let pushed):
      if isGrouped {
        groupText(title, plan)
      } else if let title {
        edged(cutBy: plan.isCut, isBar: true) { painter, room in
          painter.bar(title, isPinned: isPinned, pushed: pushed, height: plan.height, in: room)
        }
      }
    case .footer(_, let title, let isPinned):
      if isGrouped {
        groupText(title, plan)
      } else if let title {
        edged(cutBy: plan.isCut, isBar: true) { painter, room in
          painter.bar(title, isPinned: isPinned, pushed: nil, height: plan.height, in: room)
        }
      }
    case .row(let row):
      self.row(row, plan, in: table)
    case .filler:
      fillers(plan, hasSeparators: table.separatorStyle != .none)
    }
  }

  /// One line between the borders: the glass's edge at the left, at the right that or the scroll
  /// indicator, and before it the index. `draw` is given the cells it must fill.
  mutating func edged(
    cutBy isCut: Bool, isBar: Bool = false, draw: (inout TextPainter, Int) -> Void
  ) {
    pen.mark(isCut ? pen.glyphs.cut : pen.glyphs.vertical)
    if !isBar, let index {
      draw(&self, columns - index.width - 1)
      self.index?.writeLine(with: &pen)
      pen.blanks(1)
    } else {
      draw(&self, columns)
    }
    if indicator.contains(line) {
      pen.mark(pen.glyphs.indicator)
    } else {
      pen.mark(isCut ? pen.glyphs.cut : pen.glyphs.vertical)
    }
    pen.newline()
    line += 1
  }

  private mutating func centered(_ text: String, in room: Int) {
    let width = min(cellWidth(of: text, ascii: pen.isASCII), room - 2)
    let start = max(1, (room - width) / 2)
    pen.blanks(start)
    let used = pen.text(text, limit: room - 2)
    pen.blanks(room - start - used)
  }

  /// `══ A ══════════════════ ▲ 10 of 28 pt ══`
  private mutating func bar(
    _ title: String, isPinned: Bool, pushed: Double?, height: Double, in room: Int
  ) {
    trailing.bytes.removeAll(keepingCapacity: true)
    var width = 0
    if isPinned {
      width += trailing.words(" ") + trailing.mark(pen.glyphs.pinned)
      if let pushed {
        width += trailing.words(" ") + trailing.points(pushed)
        width += trailing.words(" of ") + trailing.points(height) + trailing.words(" pt")
      }
      width += trailing.words(" ")
      trailing.line(of: pen.glyphs.bar, 2)
      width += 2
    }
    if width > room - 6 {
      trailing.bytes.removeAll(keepingCapacity: true)
      width = 0
    }
    pen.line(of: pen.glyphs.bar, 2)
    var used = 2
    if !title.isEmpty {
      pen.blanks(1)
      pen.start(.bold)
      used += 2 + pen.text(title, limit: room - width - 5)
      pen.end(.bold)
      pen.blanks(1)
    }
    pen.line(of: pen.glyphs.bar, room - width - used)
    pen.bytes.append(contentsOf: trailing.bytes)
  }

  /// A title of grouped style: a tall one has a blank line above, and one without text is a gap.
  private mutating func groupText(_ title: String?, _ plan: ElementPlan) {
    for line in 0..<plan.lines {
      edged(cutBy: plan.isCut) { painter, room in
        guard let title, !title.isEmpty, line == plan.lines - 1 else {
          painter.pen.blanks(room)
          return
        }
        painter.pen.blanks(2)
        let used = painter.pen.text(title, limit: room - 3)
        painter.pen.blanks(room - 2 - used)
      }
    }
  }

  /// Empty rows: the separator stands on the last line of each, which the glass may cut away.
  private mutating func fillers(_ plan: ElementPlan, hasSeparators: Bool) {
    for line in plan.shown {
      edged(cutBy: plan.isCut) { painter, room in
        if hasSeparators, line == plan.rowLines - 1, !plan.isCutBelow {
          painter.pen.start(.dim)
          painter.pen.line(of: painter.pen.glyphs.filler, room)
          painter.pen.end(.dim)
        } else {
          painter.pen.blanks(room)
        }
      }
    }
  }
}
