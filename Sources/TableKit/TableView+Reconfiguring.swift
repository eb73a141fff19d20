// Filling the cells of rows anew, without other cells.

extension TableView {
  /// Asks for the cells of rows again, from iOS 15: the data source dequeues the cell that each has, fills it and
  /// answers it. The selection stays, and nothing is told. Rows without a cell are asked when they come anyway.
  ///
  /// In an open block of updates, too, it is done at once, and the paths are those before.
  /// - Throws: when the answer is another cell. (UIKit's text is not known: these are our words.)
  public func reconfigureRows(at paths: [IndexPath]) throws(TableException) {
    stage.note(.code(Call(.reconfigureRows, .paths(paths, .none))))
    try loadIfNeeded()
    for path in paths { try reconfigure(path) }
    state.needsLayout = true
  }

  private func reconfigure(_ path: IndexPath) throws(TableException) {
    guard state.hasRow(path), let number = cellNumber(at: path) else { return }
    objects.reconfiguring = path
    defer { objects.reconfiguring = nil }
    let change = state.change
    let cell = try askCellForRow(path)
    guard state.change == change else { return }
    if cell.number != number {
      throw .reconfiguredAnother(path, cell: number, answered: cell.number)
    }
    try measure(path, cell)
  }

  private func cellNumber(at path: IndexPath) -> Int? {
    state.displayedIndex(of: path).map { state.rows[$0].shared.number }
  }

  /// The cell that a dequeue gets while its row is reconfigured; nil: any other.
  func reconfiguredCell(_ identifier: String) -> TableViewCell? {
    guard let path = objects.reconfiguring, let cell = displayedCell(at: path),
      cell.reuseIdentifier == identifier
    else { return nil }
    return cell
  }
}

extension TableException {
  static func reconfiguredAnother(
    _ path: IndexPath, cell: Int, answered: Int
  ) -> TableException {
    TableException(
      .internalInconsistency,
      "attempt to reconfigure row \(path.row) in section \(path.section) with another cell than the"
        + " one that it has",
      explanation: [
        "row \(path) has cell #\(cell), and cellForRow answered "
          + (answered == 0 ? "one of its own making" : "cell #\(answered)"),
        "dequeue in cellForRow: while a row is reconfigured that gives its own cell",
      ])
  }
}
