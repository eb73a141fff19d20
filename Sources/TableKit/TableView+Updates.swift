import RowTree

// Telling a table of changes. Between beginUpdates and the outermost endUpdates they are only noted; a call
// outside any block is a block of its own.

extension TableView {
  /// Opens a block. Loads the counts if that was never done: they are those before.
  public func beginUpdates() throws(TableException) {
    stage.note(.code(Call(.beginUpdates)))
    try loadIfNeeded()
    state.nesting += 1
    if state.nesting > 1 { noteNesting() }
  }

  /// Closes a block; the outermost asks for the counts and compares.
  /// - Throws: when the batch breaks a rule. The block is then still open, with all that was told.
  public func endUpdates() throws(TableException) {
    stage.note(.code(Call(.endUpdates)))
    if state.nesting == 0 {
      return stage.note(.note(.remark("endUpdates without beginUpdates")))
    }
    state.nesting -= 1
    if state.nesting > 0 { return noteNesting() }
    let batch = state.batch
    state.batch = UpdateBatch()
    do throws(TableException) {
      try commit(batch)
    } catch {
      state.nesting = 1
      state.batch = batch
      throw error
    }
  }

  /// A block, from iOS 11; `completion` runs at its end.
  public func performBatchUpdates(
    _ updates: (() throws -> Void)?, completion: ((Bool) -> Void)? = nil
  ) throws(TableException) {
    try beginUpdates()
    if let updates { try TableException.wrapping(updates) }
    try endUpdates()
    completion?(true)
  }

  /// Whether a block is open.
  public var hasUncommittedUpdates: Bool { state.nesting > 0 }

  /// Paths after the block.
  public func insertRows(at paths: [IndexPath], with animation: RowAnimation) throws(TableException)
  {
    try tell(Call(.insertRows, .paths(paths, animation)), .insertRows(paths, with: animation))
  }

  /// Paths before the block.
  public func deleteRows(at paths: [IndexPath], with animation: RowAnimation) throws(TableException)
  {
    try tell(Call(.deleteRows, .paths(paths, animation)), .deleteRows(paths, with: animation))
  }

  /// Paths before the block. A reloaded row gets another cell and is no longer selected.
  public func reloadRows(at paths: [IndexPath], with animation: RowAnimation) throws(TableException)
  {
    try tell(Call(.reloadRows, .paths(paths, animation)), .reloadRows(paths, with: animation))
  }

  /// From a path before the block to one after it. The data source's moveRow is not called.
  public func moveRow(at path: IndexPath, to target: IndexPath) throws(TableException) {
    try tell(
      Call(.moveRowInCode, .rows(from: path, to: target)), .moveRow(from: path, to: target))
  }

  /// Sections after the block; their rows come with them.
  public func insertSections(_ sections: [Int], with animation: RowAnimation) throws(TableException)
  {
    try tell(
      Call(.insertSections, .sections(sections, animation)),
      .insertSections(sections, with: animation))
  }

  /// Sections before the block.
  public func deleteSections(_ sections: [Int], with animation: RowAnimation) throws(TableException)
  {
    try tell(
      Call(.deleteSections, .sections(sections, animation)),
      .deleteSections(sections, with: animation))
  }

  /// Sections before the block.
  public func reloadSections(_ sections: [Int], with animation: RowAnimation) throws(TableException)
  {
    try tell(
      Call(.reloadSections, .sections(sections, animation)),
      .reloadSections(sections, with: animation))
  }

  /// From a section before the block to one after it; its rows come along.
  public func moveSection(_ section: Int, toSection target: Int) throws(TableException) {
    try tell(
      Call(.moveSection, .sectionMove(from: section, to: target)),
      .moveSection(from: section, to: target))
  }

  private func tell(_ call: Call, _ operation: UpdateOperation) throws(TableException) {
    stage.note(.code(call))
    try loadIfNeeded()
    if state.nesting > 0 { return state.batch.append(operation) }
    try commit(UpdateBatch([operation]))
  }
}

// MARK: The commit

extension TableView {
  /// Asks for counts and heights, checks the batch, changes the memory, and makes the cells that it takes.
  private func commit(_ batch: UpdateBatch) throws(TableException) {
    let before = RememberedCounts(sections: state.sections)
    let asked = try askSections()
    let plan = try checked(batch, before, asked)
    try stage.pulse?()
    if stage.isRecording { note(batch, plan, before, RememberedCounts(sections: asked)) }
    let lost = stage.isRecording ? selectionLost(by: plan) : []
    remember(plan, asked)
    if !lost.isEmpty { stage.note(.note(.selectionLost(lost))) }
    let faded = moveDisplayed(plan)
    state.change += 1
    state.needsLayout = true
    try measureDisplayed()
    try layoutIfNeeded()
    try letGo(faded)
  }

  private func note(
    _ batch: UpdateBatch, _ plan: UpdatePlan, _ before: RememberedCounts, _ after: RememberedCounts
  ) {
    stage.note(.note(.compared(plan.sums(before, after))))
    if batch.operations.contains(where: \.isUnanimated) {
      stage.note(.note(.aside("animation none: UIKit still moves the other rows")))
    }
  }

  private func noteNesting() {
    stage.note(
      .note(.aside("depth \(state.nesting): nothing is asked before the outermost endUpdates")))
  }

  private func checked(
    _ batch: UpdateBatch, _ before: RememberedCounts, _ asked: RowTree<SectionMemory>
  ) throws(TableException) -> UpdatePlan {
    do throws(UpdateFault) {
      return try batch.plan(before: before, after: RememberedCounts(sections: asked))
    } catch {
      var exception = error.exception(in: era)
      exception.update = RefusedUpdate(batch, error)
      throw exception
    }
  }

  /// Where heights are estimated, rows that stay keep what was measured. Else all heights are as asked, and
  /// the selection is carried along.
  private func remember(_ plan: UpdatePlan, _ asked: RowTree<SectionMemory>) {
    if !usesEstimatedHeights, state.sections.summary.selected == 0 {
      state.sections = asked
      return
    }
    state.sections.apply(plan, asked: asked)
    if usesEstimatedHeights { return }
    var exact = asked
    exact.copySelection(of: state.sections)
    state.sections = exact
  }

  private func selectionLost(by plan: UpdatePlan) -> [IndexPath] {
    if state.sections.summary.selected == 0 { return [] }
    return state.selectedRows(limit: 1000).filter { path in
      plan.newPath(of: path) == nil || plan.reloads(path)
    }
  }

  /// Gives the rows on the glass their new paths. The cells of rows that were deleted or reloaded fade: they
  /// are not in the pool before the new ones are made.
  private func moveDisplayed(_ plan: UpdatePlan) -> [DisplayedRow] {
    var faded: [DisplayedRow] = []
    var kept: [DisplayedRow] = []
    kept.reserveCapacity(state.rows.count)
    for var row in state.rows {
      if let path = plan.newPath(of: row.path), !plan.reloads(row.path) {
        row.path = path
        kept.append(row)
      } else {
        row.cell.isSelected = false
        faded.append(row)
      }
    }
    kept.sort { $0.path < $1.path }
    state.rows = kept
    state.pressed = state.pressed.flatMap(plan.newPath)
    state.confirming = state.confirming.flatMap {
      plan.reloads($0) ? nil : plan.newPath(of: $0)
    }
    state.lifted = nil
    for edge in state.moveSections(plan) {
      pool(edge.header)
      pool(edge.footer)
    }
    return faded
  }

  private func letGo(_ faded: [DisplayedRow]) throws(TableException) {
    for row in faded { pool(try told(ofLeaving: row)) }
  }
}

extension UpdateOperation {
  /// Whether rows or sections come or go without an animation of their own.
  fileprivate var isUnanimated: Bool {
    switch self {
    case .insertRows(_, let animation), .deleteRows(_, let animation),
      .insertSections(_, let animation), .deleteSections(_, let animation):
      animation == .none
    case .reloadRows, .reloadSections, .moveRow, .moveSection: false
    }
  }
}

extension TableState {
  /// Headers that stay keep what stands in them; those of deleted and reloaded sections are asked again.
  /// - Returns: those that went.
  fileprivate mutating func moveSections(_ plan: UpdatePlan) -> [DisplayedSection] {
    let reloaded = Set(plan.reloadedSections.map(\.from))
    var went: [DisplayedSection] = []
    var kept: [DisplayedSection] = []
    for var edge in shownSections {
      if let section = plan.newSection(of: edge.section), !reloaded.contains(edge.section) {
        edge.section = section
        kept.append(edge)
      } else {
        went.append(edge)
      }
    }
    shownSections = kept.sorted { $0.section < $1.section }
    return went
  }
}
