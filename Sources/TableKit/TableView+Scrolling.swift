// Scrolling by the program: no drag is told of, and it is one jump.

extension TableView {
  /// How far the content is scrolled, in points. 0 is the top, below all bars.
  public var contentOffset: Double { state.offset.points }

  /// Scrolls by code, as far as it is told.
  public func setContentOffset(_ offset: Double, animated: Bool) throws(TableException) {
    try loadIfNeeded()
    try jump(to: Hundredths(points: offset).value, animated: animated)
  }

  /// Scrolls until a row shows where it should; `none` moves as little as needed. A row of `Int.max`
  /// (`NSNotFound`) stands for the section itself.
  public func scrollToRow(
    at path: IndexPath, at position: ScrollPosition, animated: Bool
  ) throws(TableException) {
    stage.note(.code(Call(.scrollToRow, .position(path, position))))
    try loadIfNeeded()
    try scroll(to: path, at: position, animated: animated)
  }

  /// Scrolls to the nearest selected row; without a selection nothing happens.
  public func scrollToNearestSelectedRow(
    at position: ScrollPosition, animated: Bool
  ) throws(TableException) {
    try loadIfNeeded()
    let middle = state.row(at: state.offset.value) ?? IndexPath(row: 0, section: 0)
    let selected = state.selectedRows(limit: 100_000)
    guard let path = selected.first(where: { $0 >= middle }) ?? selected.last else { return }
    try scroll(to: path, at: position, animated: animated)
  }

  func scroll(
    to path: IndexPath, at position: ScrollPosition, animated: Bool
  ) throws(TableException) {
    guard path.section >= 0, path.section < state.sections.count else {
      throw .scrollToNoSection(path.section, sections: state.sections.count, era: era)
    }
    let rows = state.sections[path.section].numberOfRows
    guard path.row == .max || (path.row >= 0 && path.row < rows) else {
      throw .scrollToNoRow(path, rows: rows, era: era)
    }
    let target = stage.state.offset(ofTable: id, showing: path, at: position)
    let offset = min(max(0, target), stage.state.lastOffset(ofTable: id))
    note(offset)
    try jump(to: offset, animated: animated)
  }

  private func note(_ offset: Int) {
    let old = state.offset.words
    stage.note(
      .note(
        .aside(
          offset == state.offset.value
            ? "offset stays \(old): nothing scrolls"
            : "offset \(old) → \(Hundredths(offset).words)")))
  }

  func jump(to offset: Int, animated: Bool) throws(TableException) {
    if offset == state.offset.value { return }
    state.offset = Hundredths(offset)
    state.needsLayout = true
    try tellDidScroll()
    if animated { try tellDidEndScrollingAnimation() }
  }
}

extension StageState {
  /// The offset at which a row shows where it should, not yet kept within the content. A plain table's
  /// header sticks, so the row comes to lie below it.
  func offset(
    ofTable id: Int, showing path: IndexPath, at position: TableView.ScrollPosition
  ) -> Int {
    let table = tables[id]
    let isRow = path.row != .max
    let span = isRow ? table.span(ofRow: path) : table.span(ofHeader: path.section)
    let sticking = isRow && table.style == .plain ? table.sections[path.section] : SectionMemory()
    let visible = visibleSpan(ofTable: id)
    let inset = Hundredths(points: bounds(ofTable: id).bottomInset).value
    let top = span.lowerBound - sticking.header.value
    let bottom = span.upperBound + sticking.footer.value + inset - visible.count
    switch position {
    case .top: return top
    case .bottom: return bottom
    case .middle: return (span.lowerBound + span.upperBound - visible.count) / 2
    case .none:
      if visible.lowerBound > top { return top }
      return max(visible.lowerBound, bottom)
    }
  }
}
