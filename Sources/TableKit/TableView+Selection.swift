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

  /// Selects rows side by side as ``selectRow(at:animated:scrollPosition:)`` does one after the other; the
  /// log has them as one line. Costs no more than a few rows do.
  package func selectRows(_ rows: Range<Int>, inSection section: Int) throws(TableException) {
    if rows.isEmpty { return }
    stage.note(.code(Call(.selectRow, .range(rows, inSection: section))))
    try loadIfNeeded()
    let there = state.existing(rows, inSection: section)
    if there != rows {
      let missing = IndexPath(
        row: there.isEmpty ? rows.lowerBound : there.upperBound, section: section)
      stage.note(.note(.remark("there is no row \(missing): nothing is selected")))
    }
    if selectsMany { return mark(true, there, inSection: section) }
    guard let last = there.last else { return }
    dropSelection()
    mark(true, IndexPath(row: last, section: section))
  }

  /// Deselects rows side by side. Tells nobody.
  package func deselectRows(_ rows: Range<Int>, inSection section: Int) {
    stage.note(.code(Call(.deselectRow, .range(rows, inSection: section))))
    mark(false, state.existing(rows, inSection: section), inSection: section)
  }

  /// Marks rows in the memory and on the cells that there are.
  private func mark(_ isSelected: Bool, _ rows: Range<Int>, inSection section: Int) {
    if rows.isEmpty { return }
    state.sections.update(at: section) { $0.rows.mark(isSelected, rows) }
    for row in state.rows where row.path.section == section && rows.contains(row.path.row) {
      mark(isSelected, row.path)
    }
  }

  /// Whether several rows may be selected now.
  var selectsMany: Bool {
    isEditing
      ? state.settings.allowsMultipleSelectionDuringEditing
      : state.settings.allowsMultipleSelection
  }

  func dropSelection() {
    guard state.sections.summary.selected > 0 else { return }
    for run in state.selectedRuns() { mark(false, run.rows, inSection: run.section) }
  }
}
