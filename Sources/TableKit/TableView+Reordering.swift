// Dragging a row by its grip.

extension TableView {
  /// Holds a row over the place that another has. The delegate is asked once for each new place. (A finger on
  /// its way passes others; here there is no finger to follow.) If the answer took the row away, none is held.
  /// There is one finger: what it pressed before is let go.
  func drag(_ path: IndexPath, over proposed: IndexPath) throws(TableException) {
    if state.lifted == nil {
      try cancelPress()
      guard state.hasRow(path) else { return }
    }
    var lifted = state.lifted ?? LiftedRow(from: path, proposed: path, target: path)
    if lifted.proposed == proposed {
      state.lifted = lifted
      return
    }
    lifted.proposed = proposed
    lifted.target = try askTarget(from: lifted.from, proposed: proposed)
    guard state.hasRow(lifted.from) else { return cancelDrag() }
    try requireTarget(lifted)
    state.lifted = lifted
  }

  private func requireTarget(_ lifted: LiftedRow) throws(TableException) {
    let target = lifted.target
    let isSection = target.section >= 0 && target.section < state.sections.count
    let rows = isSection ? state.sections[target.section].numberOfRows : 0
    let last = target.section == lifted.from.section ? rows - 1 : rows
    guard isSection, target.row >= 0, target.row <= last else {
      throw .badMoveTarget(target, rows: rows)
    }
  }

  /// The table moves its own row, then the data source is told, once. Nothing is asked again, and the cells
  /// keep the controls that they have. On its own place a row is let go without a call. (What UIKit does
  /// then is not settled.)
  func drop() throws(TableException) {
    guard let lifted = state.lifted else { return }
    state.lifted = nil
    if lifted.from == lifted.target {
      return stage.note(.note(.stoppedBy("the row was let go on its own place")))
    }
    state.moveRow(from: lifted.from, to: lifted.target)
    try tellMoveRow(from: lifted.from, to: lifted.target)
  }

  func cancelDrag() { state.lifted = nil }
}

extension TableState {
  /// Moves a row of the memory, and gives the rows on the glass their new paths.
  mutating func moveRow(from path: IndexPath, to target: IndexPath) {
    let run = sections.update(at: path.section) { $0.rows.takeRow(path.row) }
    sections.update(at: target.section) { $0.rows.put(run, at: target.row) }
    for index in rows.indices {
      rows[index].path = rows[index].path.moved(from: path, to: target)
    }
    rows.sort { $0.path < $1.path }
    needsLayout = true
  }
}

extension IndexPath {
  /// Where a row is after one was moved.
  fileprivate func moved(from source: IndexPath, to target: IndexPath) -> IndexPath {
    if self == source { return target }
    var path = self
    if section == source.section, row > source.row { path.row -= 1 }
    if section == target.section, path.row >= target.row { path.row += 1 }
    return path
  }
}

extension TableState {
  /// What the glass shows while a row is lifted: the others as if it had been moved to where the gap is.
  var previewOfDrag: TableState {
    guard let lifted else { return self }
    var preview = self
    preview.moveRow(from: lifted.from, to: lifted.target)
    preview.lifted = LiftedRow(
      from: lifted.target, proposed: lifted.proposed, target: lifted.target)
    return preview
  }
}
