extension TableView {
  /// Makes the cells of the rows on the glass, if anything changed.
  public func layoutIfNeeded() throws(TableException) {
    try loadIfNeeded()
    if state.needsLayout { try layOut() }
  }

  func layOut() throws(TableException) {
    state.needsLayout = false
    let paths = state.rows(in: stage.state.visibleSpan(ofTable: id))
    state.rows.removeAll { !paths.contains($0.path) }
    for path in paths where !state.rows.contains(where: { $0.path == path }) {
      try display(path)
    }
  }

  private func display(_ path: IndexPath) throws(TableException) {
    let change = state.change
    let cell = try askCellForRow(path)
    guard state.change == change else { return }
    let index = state.rows.firstIndex { $0.path > path } ?? state.rows.count
    state.rows.insert(DisplayedRow(path: path, cell: cell.own), at: index)
    cell.join(self)
    try tellWillDisplay(cell, path)
  }
}
