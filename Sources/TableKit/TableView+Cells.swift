extension TableView {
  /// Gives a cell its number when it is new, while `cellForRow` still runs.
  func adopt(_ cell: TableViewCell, at path: IndexPath) {
    if cell.own.number > 0 { return }
    state.cellsMade += 1
    cell.own.number = state.cellsMade
  }

  /// The state of a cell that the table has, on the glass or in the pool.
  func cellState(_ number: Int) -> CellState? {
    if let row = state.rows.first(where: { $0.cell.number == number }) { return row.cell }
    return state.pool.first { $0.cell.number == number }?.cell
  }

  /// Changes a cell that the table has; false when it has none of that number.
  func changeCell(_ number: Int, _ change: (inout CellState) -> Void) -> Bool {
    if let index = state.rows.firstIndex(where: { $0.cell.number == number }) {
      change(&state.rows[index].cell)
      return true
    }
    guard let index = state.pool.firstIndex(where: { $0.cell.number == number }) else {
      return false
    }
    change(&state.pool[index].cell)
    return true
  }

  /// A cell that waits in the pool, the last that was put in; nil when there is none of the identifier.
  public func dequeueReusableCell(withIdentifier identifier: String) -> TableViewCell? {
    let index = state.pool.lastIndex { $0.cell.reuseIdentifier == identifier }
    guard let index else { return nil }
    let pooled = state.pool.remove(at: index)
    let cell = TableViewCell(pooled.cell, in: nil)
    cell.lastRow = pooled.lastRow
    return cell
  }

  /// The cell of a row; nil when the row is not on the glass. Asks nobody.
  public func cellForRow(at path: IndexPath) -> TableViewCell? {
    state.rows.first { $0.path == path }.map { TableViewCell($0.cell, in: self) }
  }
}
