extension TableState {
  /// Where a row stands among those that have a cell.
  func displayedIndex(of path: IndexPath) -> Int? {
    let index = displayedPlace(of: path)
    return index < rows.count && rows[index].path == path ? index : nil
  }

  /// The first displayed row that is not before a path.
  private func displayedPlace(of path: IndexPath) -> Int { rows.count(before: { $0.path < path }) }

  /// Puts a row among those that have a cell. A cell is in one place: where one that the table had before was,
  /// there is none.
  mutating func insertDisplayed(_ row: DisplayedRow, hadCell: Bool) {
    if hadCell, let old = rows.firstIndex(where: { $0.cell.number == row.cell.number }) {
      rows.remove(at: old)
    }
    let place = displayedPlace(of: row.path)
    if place < rows.count, rows[place].path == row.path {
      rows[place] = row
    } else {
      rows.insert(row, at: place)
    }
  }

  /// The selected rows in order, at most so many.
  package func selectedRows(limit: Int = .max) -> [IndexPath] {
    var paths: [IndexPath] = []
    for run in selectedRuns(limit: limit) {
      for row in run.rows { paths.append(IndexPath(row: row, section: run.section)) }
    }
    return paths
  }

  /// The selected rows in order, those side by side as one range; together at most so many.
  package func selectedRuns(limit: Int = .max) -> [(section: Int, rows: Range<Int>)] {
    var runs: [(section: Int, rows: Range<Int>)] = []
    var left = min(limit, sections.summary.selected)
    var before = 0
    while left > 0, let section = sections.find(before, { $0.selected }) {
      let rows = sections[section.index].rows
      var inside = 0
      while inside < rows.summary.selected, left > 0,
        let run = rows.find(inside, { $0.selected })
      {
        let first = rows.summary(before: run.index).rows
        let count = min(rows[run.index].count, left)
        runs.append((section.index, first..<first + count))
        left -= count
        inside = run.before + rows[run.index].count
      }
      before = section.before + rows.summary.selected
    }
    return runs
  }

  /// Marks a row in the memory.
  mutating func remember(_ isSelected: Bool, _ path: IndexPath) {
    guard hasRow(path) else { return }
    sections.update(at: path.section) { $0.rows.change(path.row) { $0.isSelected = isSelected } }
  }

  /// Marks a row in the memory and on its cell, if it has one.
  mutating func setSelected(_ isSelected: Bool, _ path: IndexPath) {
    remember(isSelected, path)
    if let index = displayedIndex(of: path) { rows[index].cell.isSelected = isSelected }
  }

  /// Those of some rows that the table has.
  func existing(_ rows: Range<Int>, inSection section: Int) -> Range<Int> {
    let count = (0..<sections.count).contains(section) ? sections[section].numberOfRows : 0
    return rows.clamped(to: 0..<count)
  }

  package func isSelected(_ path: IndexPath) -> Bool { sections.isSelected(path) }
}
