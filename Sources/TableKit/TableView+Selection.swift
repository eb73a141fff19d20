// Selection in code: nobody is told.

extension TableView {
  /// The first of the selected rows.
  public var indexPathForSelectedRow: IndexPath? { state.selectedRows(limit: 1).first }

  /// The selected rows in order; nil, not empty, when there is none.
  public var indexPathsForSelectedRows: [IndexPath]? {
    let paths = state.selectedRows()
    return paths.isEmpty ? nil : paths
  }

  /// Selects a row, on the glass or not, and scrolls there unless the position is `none`; nil clears the
  /// selection. Tells nobody. A path that is no row is ignored.
  public func selectRow(
    at path: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) throws(TableException) {
    stage.note(.code(Call(.selectRow, .position(path, scrollPosition))))
    try loadIfNeeded()
    guard let path else { return dropSelection() }
    guard state.hasRow(path) else {
      return stage.note(.note(.remark("there is no row \(path): nothing is selected")))
    }
    if !selectsMany { dropSelection() }
    mark(true, path, animated: animated)
    if scrollPosition != .none { try scroll(to: path, at: scrollPosition, animated: animated) }
  }

  /// Deselects a row. Tells nobody.
  public func deselectRow(at path: IndexPath, animated: Bool) {
    stage.note(.code(Call(.deselectRow, .row(path))))
    mark(false, path, animated: animated)
  }

  /// Whether several rows may be selected now.
  var selectsMany: Bool {
    isEditing
      ? state.settings.allowsMultipleSelectionDuringEditing
      : state.settings.allowsMultipleSelection
  }

  func dropSelection() {
    guard state.sections.summary.selected > 0 else { return }
    for path in state.selectedRows(limit: 1_000_000) { mark(false, path) }
  }
}
