/// A cell object that the program may still hold.
struct CellObject {
  private weak var shared: TableViewCell?
  /// A class of the program's own is kept, since what it adds lies in the object.
  private var kept: TableViewCell?

  init(_ cell: TableViewCell) {
    shared = cell
    if type(of: cell) != TableViewCell.self { kept = cell }
  }

  var cell: TableViewCell? { shared }
}

extension TableView {
  /// The object for a cell: the one that the program made, if it is still there.
  func handle(_ cell: SharedCell) -> TableViewCell {
    if !objects.cells.isEmpty, let kept = objects.cells[cell.number]?.cell { return kept }
    return TableViewCell(cell, in: self)
  }

  /// Gives a cell its number when it is new, while `cellForRow` still runs.
  func adopt(_ cell: TableViewCell, at path: IndexPath) {
    _ = number(cell)
    if cell.table == nil, cell.lastRow == nil {
      return tell(.made(path, cell.own.texts.first), of: cell.number)
    }
    if cell.table != nil, let shown = cellState(cell.number) { cell.own = shown }
    tell(.serves(path, cell.own.texts.first), of: cell.number)
  }

  /// The number of a cell; a cell that has none gets the next.
  package func number(_ cell: TableViewCell) -> Int {
    if cell.number == 0 {
      state.cellsMade += 1
      cell.own.number = state.cellsMade
    }
    return cell.number
  }

  /// The cell of a number, on the glass or in the pool.
  package func cell(numbered number: Int) -> TableViewCell? {
    if let row = state.rows.first(where: { $0.shared.number == number }) {
      return handle(row.shared)
    }
    guard let pooled = state.pool.last(where: { $0.shared.number == number }) else { return nil }
    return handle(pooled.shared)
  }

  /// The state of a cell that the table has, on the glass or in the pool.
  func cellState(_ number: Int) -> CellState? {
    if let row = state.rows.first(where: { $0.shared.number == number }) { return row.cell }
    return state.pool.last { $0.shared.number == number }?.cell
  }

  /// Changes a cell that the table has; false when it has none of that number.
  func changeCell(_ number: Int, _ change: (inout CellState) -> Void) -> Bool {
    if let index = state.rows.firstIndex(where: { $0.shared.number == number }) {
      change(&state.rows[index].cell)
      return true
    }
    guard let index = state.pool.lastIndex(where: { $0.shared.number == number }) else {
      return false
    }
    change(&state.pool[index].cell)
    return true
  }
}

// MARK: Asked by the program

extension TableView {
  /// The cell of a row; nil when the row is not on the glass. Asks nobody.
  public func cellForRow(at path: IndexPath) -> TableViewCell? {
    warnOfCells(.cellForRow)
    return displayedCell(at: path)
  }

  /// The same, for whoever may ask at any time.
  package func displayedCell(at path: IndexPath) -> TableViewCell? {
    state.displayedIndex(of: path).map { handle(state.rows[$0].shared) }
  }

  /// The cells on the glass, from the top.
  public var visibleCells: [TableViewCell] {
    warnOfCells(.visibleCells)
    return state.rows.map { handle($0.shared) }
  }

  /// The rows on the glass, from the top.
  public var indexPathsForVisibleRows: [IndexPath] { state.rows.map(\.path) }

  /// The row that a cell serves; nil when it is not on the glass.
  public func indexPath(for cell: TableViewCell) -> IndexPath? {
    guard cell.table?.id == id else { return nil }
    return state.rows.first { $0.shared.number == cell.number }?.path
  }
}
