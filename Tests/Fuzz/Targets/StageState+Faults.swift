import RowTree
import TableKit

extension StageState {
  /// What does not hold of what is on the glass, in words; empty: all is sound.
  var faults: [String] {
    tables.indices.flatMap { table in
      tables[table].faults.map { "table \(table): \($0)" } + offsetFaults(of: table)
    } + frameFaults
  }

  /// The offset is one that a finger could have left. A table that waits for its layout may be about to
  /// correct it.
  ///
  /// One that is not on the glass is laid out when it comes, and keeps until then the offset that it had
  /// between its bars. Its bounds may be others by now, higher ones, in which less scrolls: a controller that
  /// left its stack has no bars, and a table whose place one of another style took has no controller.
  private func offsetFaults(of table: Int) -> [String] {
    let state = tables[table]
    if !isShown(table) || state.needsLayout || !state.isLoaded { return [] }
    let span = visibleSpan(ofTable: table)
    let inset = Int(device.bottomInset * 100)
    let last = max(0, state.contentHeight + inset - span.count)
    if span.lowerBound >= 0 && span.lowerBound <= last { return [] }
    return ["table \(table): the offset \(span.lowerBound) is beyond 0 to \(last)"]
  }

  /// Whether a table is on the glass to stay.
  private func isShown(_ table: Int) -> Bool {
    controllers.indices.contains {
      controllers[$0].table == table && controllers[$0].isShown
        && !transition.contains(.didDisappear($0))
    }
  }

  /// What is drawn stands in order and on the glass.
  private var frameFaults: [String] {
    let elements = frame.table?.elements ?? []
    var faults: [String] = []
    for (one, next) in zip(elements, elements.dropFirst()) where one.y > next.y {
      faults.append("an element at \(one.y) stands before one at \(next.y)")
    }
    for element in elements where element.height <= 0 || !element.y.isFinite {
      faults.append("an element at \(element.y) is \(element.height) high")
    }
    return faults
  }
}

extension TableState {
  fileprivate var faults: [String] { sumFaults + cellFaults + rowFaults }

  /// Counts, heights and selections add up.
  private var sumFaults: [String] {
    var faults: [String] = []
    if !sections.check() { faults.append("the tree of sections is not sound") }
    var sums = RowSums.zero
    for section in sections {
      if !section.rows.check() { faults.append("a tree of rows is not sound") }
      if section.header.value < 0 || section.footer.value < 0 { faults.append("a height below 0") }
      for run in section.rows where run.count <= 0 || run.height.value < 0 {
        faults.append("a run of \(run.count) rows of \(run.height.value)")
      }
      sums += section.summary
    }
    if sums != sections.summary { faults.append("\(sections.summary) are really \(sums)") }
    return faults
  }

  /// A cell is in one place: at a row or in the pool.
  private var cellFaults: [String] {
    let cells = rows.map(\.cell.number) + pool.map(\.cell.number)
    let edges = edgePool.map(\.number)
    var faults: [String] = []
    if Set(cells).count != cells.count { faults.append("a cell is in two places: \(cells)") }
    if Set(edges).count != edges.count { faults.append("a header is in two places: \(edges)") }
    if cells.contains(where: { $0 < 1 || $0 > cellsMade }) {
      faults.append("of \(cellsMade) cells made there are \(cells)")
    }
    if pool.contains(where: { $0.cell.reuseIdentifier == nil }) {
      faults.append("a cell without an identifier is in the pool")
    }
    return faults
  }

  /// The rows that have a cell are there, in order; so are those that a finger has to do with.
  private var rowFaults: [String] {
    var faults: [String] = []
    for (one, next) in zip(rows, rows.dropFirst()) where one.path >= next.path {
      faults.append("row \(one.path) is shown before \(next.path)")
    }
    if needsLayout || nesting > 0 { return faults }
    for row in rows where !hasRow(row.path) { faults.append("\(row.path) is shown and is no row") }
    for path in [pressed, confirming].compactMap(\.self) where !hasRow(path) {
      faults.append("\(path) is touched and is no row")
    }
    return faults
  }
}
