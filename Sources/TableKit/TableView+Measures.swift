// What a caller needs to scroll by rows and pages, in points.

extension TableView {
  /// How much of the content shows at once.
  package var visibleHeight: Double {
    let bounds = stage.state.bounds(ofTable: id)
    return bounds.bottom - bounds.top
  }

  /// The top of the first row of which some shows; without rows, of what shows.
  package func offsetOfFirstRow() -> Double {
    guard let path = state.rows(in: stage.state.visibleSpan(ofTable: id)).first else {
      return contentOffset
    }
    return Hundredths(state.span(ofRow: path).lowerBound).points
  }

  /// The top of the row so many rows after (or before) the first of which some shows, at most the last.
  package func offset(scrolledBy count: Int) -> Double {
    let visible = stage.state.visibleSpan(ofTable: id)
    guard let first = state.rows(in: visible).first else { return contentOffset }
    let place = state.place(of: first) + count
    let last = max(0, state.sections.summary.rows - 1)
    let path = state.path(at: min(max(0, place), last))
    return Hundredths(state.span(ofRow: path).lowerBound).points
  }

  /// Makes a new table of another style in the place of this one, with the same settings, data source and
  /// delegate: the style is fixed when a table is made.
  package func replaced(style: Style) throws(TableException) -> TableView {
    let new = TableView(on: stage, style: style)
    new.state.settings = state.settings
    (new.dataSource, new.delegate) = (dataSource, delegate)
    for controller in stage.state.controllers.indices
    where stage.state.controllers[controller].table == id {
      stage.state.controllers[controller].table = new.id
    }
    return new
  }
}

extension TableView {
  /// Who says how high rows are: the delegate's method before the table's property.
  package var whoSaysRowHeights: String {
    if delegate(.heightForRow) != nil { return Method.heightForRow.shortName }
    if measuresContent { return "automatic" }
    return state.settings.rowHeight == nil ? "default" : "rowHeight"
  }
}

extension TableState {
  /// How many rows come before one, in all sections.
  func place(of path: IndexPath) -> Int {
    sections.summary(before: path.section).rows + path.row
  }

  /// The row with so many rows before it, of which there must be more.
  func path(at place: Int) -> IndexPath {
    guard let section = sections.find(place, { $0.rows }) else {
      return IndexPath(row: 0, section: 0)
    }
    return IndexPath(row: place - section.before, section: section.index)
  }
}
