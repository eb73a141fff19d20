extension TableView {
  /// How often a pass may begin again without more rows on the glass than ever, since answers change the table.
  private static let passes = 50
  /// How often with more, since the rows are lower than estimated: down to a tenth of a point.
  private static let growingPasses = 500

  /// Makes the cells and headers that are on the glass, if anything changed. While a block of updates is
  /// open, none are.
  public func layoutIfNeeded() throws(TableException) {
    try loadIfNeeded()
    if state.nesting > 0 { return }
    if state.needsLayout { warnOfLayoutOutsideWindow() }
    var (passes, growing, most) = (0, 0, state.rows.count)
    while state.needsLayout {
      passes += 1
      if passes > Self.passes || growing > Self.growingPasses {
        throw .runaway(Call(.cellForRow), depth: max(passes, growing))
      }
      try layOutOnce()
      try loadIfNeeded()
      if state.rows.count > most {
        (passes, growing, most) = (passes - 1, growing + 1, state.rows.count)
      }
    }
  }

  /// Says that the next layout has work to do.
  public func setNeedsLayout() { state.needsLayout = true }

  /// One pass: rows go, rows come, then headers and footers. Heights that are measured on the way, and
  /// answers that change the table, call for another.
  private func layOutOnce() throws(TableException) {
    state.needsLayout = false
    pullBackOffset()
    let change = state.change
    try layOutRows()
    if state.change == change, !state.needsLayout { try layOutSections() }
    if state.change != change { state.needsLayout = true }
  }

  /// In a slow scroll the leaving cell is in the pool in time for the row that comes. After a jump, that
  /// is when no row stays, the new cells are asked for before the old ones are pooled.
  private func layOutRows() throws(TableException) {
    let change = state.change
    objects.isUpdatingCells = true
    defer { objects.isUpdatingCells = false }
    let wanted = state.rows(in: stage.state.visibleSpan(ofTable: id))
    let shown = state.rows
    if shown.count == wanted.count,
      shown.indices.allSatisfy({ shown.span[$0].path == wanted[$0] })
    {
      return
    }
    let isJump =
      !shown.isEmpty && !shown.indices.contains { wanted.holds(shown.span[$0].path) }
    if !isJump { try endDisplaying { !wanted.holds($0) } }
    for path in wanted where state.change == change && !isDisplayed(path) {
      try display(path)
    }
    if isJump, state.change == change { try endDisplaying { !wanted.holds($0) } }
  }

  /// A shorter content pulls the offset back.
  private func pullBackOffset() {
    let last = stage.state.lastOffset(ofTable: id)
    if state.offset.value > last { state.offset = Hundredths(last) }
  }

  private func isDisplayed(_ path: IndexPath) -> Bool { state.displayedIndex(of: path) != nil }
}

// MARK: A row comes

extension TableView {
  /// Makes the cell of a row, and asks what this era asks between `cellForRow` and `willDisplay`.
  private func display(_ path: IndexPath) throws(TableException) {
    let change = state.change
    let cell = try askCellForRow(path)
    guard state.change == change, state.sections.hasRow(path) else { return }
    try measure(path, cell)
    if let level = try askIndentationLevel(path) { cell.indentationLevel = level }
    if era < 13, let type = try askAccessoryType(path) { cell.accessoryType = type }
    if state.isEditing, !state.isSwiped {
      cell.own.enterEditing(try askEditingControls(path))
    } else {
      if era < 13 { _ = try askCanEdit(path) }
      if cell.shared.isEditing { cell.own.leaveEditing() }
    }
    guard state.change == change else { return }
    let isSelected = state.sections.isSelected(path)
    if cell.shared.isSelected != isSelected { cell.setSelected(isSelected, animated: false) }
    let selectsMany = selectsMany
    if cell.shared.selectsMany != selectsMany { cell.own.selectsMany = selectsMany }
    let row = DisplayedRow(path: path, shared: cell.shared)
    state.insertDisplayed(row, hadCell: cell.table != nil)
    cell.join(self)
    try tellWillDisplay(cell, path)
  }

  /// From iOS 7 the height is asked once more after the cell. Where heights are estimated, that answer or
  /// the content is the row's height, and what shows below a row that came in above stays in its place, as
  /// far as there is content above it.
  func measure(_ path: IndexPath, _ cell: TableViewCell) throws(TableException) {
    guard era >= 7 else { return }
    let change = state.change
    let given = try askHeightForRow(path)
    guard usesEstimatedHeights, state.change == change else { return }
    let isContent = given.map { $0 == TableView.automaticDimension } ?? measuresContent
    let height =
      isContent ? Hundredths(height: cell.own.contentHeight) : try height(of: path, given: given)
    let old = state.sections[path.section].rows.row(path.row).height
    if height == old { return }
    state.sections.update(at: path.section) { $0.rows.change(path.row) { $0.height = height } }
    if let first = state.rows.first, path < first.path {
      state.offset.value = max(0, state.offset.value + height.value - old.value)
    }
    state.needsLayout = true
  }
}

extension CellState {
  /// The height that the content needs, in points: 44, or more for two lines of text one above the other,
  /// for a larger image, or for what a custom cell holds.
  var contentHeight: Double {
    var height = SectionMetrics.rowHeight
    if style == .subtitle, detail != nil { height = 58 }
    if let image = image?.size?.height { height = max(height, image) }
    for case .image(let image) in subviews { height = max(height, image.size?.height ?? 0) }
    return height
  }
}

// MARK: A row goes

extension TableView {
  /// Rows leave the glass, from the top: each is told of, then its cell waits in the pool.
  func endDisplaying(where leaves: (IndexPath) -> Bool) throws(TableException) {
    let shown = state.rows
    guard shown.indices.contains(where: { leaves(shown.span[$0].path) }) else { return }
    let leaving = shown.filter { leaves($0.path) }
    state.rows.removeAll { leaves($0.path) }
    for row in leaving { pool(try told(ofLeaving: row)) }
  }

  /// All rows leave the glass: told of from the bottom row up, then pooled from the top down, so that the
  /// rows that come next get each other's cells in reverse.
  func endDisplayingAll() throws(TableException) {
    let leaving = state.rows
    state.rows = []
    var told: [DisplayedRow] = []
    told.reserveCapacity(leaving.count)
    state.pool.reserveCapacity(state.pool.count + leaving.count)
    for row in leaving.reversed() { told.append(try self.told(ofLeaving: row)) }
    for row in told.reversed() { pool(row) }
    forgetSections()
  }

  /// The row with its cell as the delegate leaves it, who is told while the cell is neither on the glass
  /// nor in the pool.
  func told(ofLeaving row: DisplayedRow) throws(TableException) -> DisplayedRow {
    guard delegate(.didEndDisplayingCell) != nil else { return row }
    let cell = handle(row.shared)
    cell.shared = row.shared
    try tellDidEndDisplaying(cell, row.path)
    return DisplayedRow(path: row.path, shared: cell.shared)
  }
}
