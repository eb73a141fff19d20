// Counts and rectangles: what a program asks of a table. The first such question loads the counts.

extension TableView {
  /// How many sections the table remembers.
  public func numberOfSections() throws(TableException) -> Int {
    try loadIfNeeded()
    return state.sections.count
  }

  /// - Throws: when there is no such section.
  public func numberOfRows(inSection section: Int) throws(TableException) -> Int {
    try requireSection(section) { .rowsOfNoSection($0) }
    return state.sections[section].numberOfRows
  }

  /// In points, as are all lengths here; of all that scrolls.
  public func contentSize() throws(TableException) -> Size {
    try loadIfNeeded()
    return Size(width: width, height: Hundredths(state.contentHeight).points)
  }

  /// Where a section lies in the content, header and footer included.
  public func rect(forSection section: Int) throws(TableException) -> Rect {
    try requireSection(section) { .rectOfNoSection($0) }
    return rect(state.top(ofSection: section)..<state.top(ofSection: section + 1))
  }

  /// Where a section's header lies in the content, whether it sticks or not.
  public func rectForHeader(inSection section: Int) throws(TableException) -> Rect {
    try requireSection(section) { .rectOfNoSection($0) }
    return rect(state.span(ofHeader: section))
  }

  /// Where a section's footer lies in the content, whether it sticks or not.
  public func rectForFooter(inSection section: Int) throws(TableException) -> Rect {
    try requireSection(section) { .rectOfNoSection($0) }
    return rect(state.span(ofFooter: section))
  }

  /// Documented to be zero for a path that is no row; it raises in practice, and here.
  public func rectForRow(at path: IndexPath) throws(TableException) -> Rect {
    try loadIfNeeded()
    guard state.hasRow(path) else { throw .rectOfNoRow(path, era: era) }
    return rect(state.span(ofRow: path))
  }

  /// The row at a place of the content; nil where there is none.
  public func indexPathForRow(at point: Point) throws(TableException) -> IndexPath? {
    try loadIfNeeded()
    return state.row(at: Hundredths(points: point.y).value)
  }

  /// The rows that lie in a part of the content, at least with an edge.
  public func indexPathsForRows(in rect: Rect) throws(TableException) -> [IndexPath] {
    try loadIfNeeded()
    let top = Hundredths(points: rect.minY).value
    return state.rows(in: top..<max(top, Hundredths(points: rect.maxY).value))
  }

  private var width: Double { stage.state.device.size.width }

  private func rect(_ span: Range<Int>) -> Rect {
    Rect(
      x: 0, y: Hundredths(span.lowerBound).points, width: width,
      height: Hundredths(span.count).points)
  }

  private func requireSection(
    _ section: Int, _ fault: (Int) -> TableException
  ) throws(TableException) {
    try loadIfNeeded()
    if section < 0 || section >= state.sections.count { throw fault(section) }
  }
}
