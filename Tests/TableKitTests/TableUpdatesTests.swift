import Support
import Testing

@testable import TableKit

@Suite struct TableUpdatesTests {
  @Test func aBatchAsksChecksAndMakesOnlyTheNewCells() throws {
    let screen = Screen(rows: 3, [.numberOfSections])
    let (stage, table) = try shown(screen)
    _ = stage.takeLog()
    try table.beginUpdates()
    screen.sections = [["Row 1", "Row 2", "new"]]
    try table.deleteRows(at: [row(0)], with: .fade)
    try table.insertRows(at: [row(2)], with: .none)
    try table.endUpdates()
    #expect(
      stage.lines() == [
        "code beginUpdates", "code deleteRows 0:0", "code insertRows 0:2", "code endUpdates",
        "numberOfSections → 1", "numberOfRowsInSection 0 → 3", "cellForRow 0:2 → #4",
      ])
    #expect(table.visibleCells.map { $0.textLabel?.text } == ["Row 1", "Row 2", "new"])
    #expect(table.visibleCells.map(\.number) == [2, 3, 4])
  }

  @Test func aReloadedRowGetsAnotherCellAndIsNoLongerSelected() throws {
    let (stage, table) = try shown(Screen(rows: 3, [.didEndDisplayingCell]), era: 6)
    try table.selectRow(at: row(1), animated: false, scrollPosition: .none)
    try table.selectRow(at: row(1), animated: false, scrollPosition: .none)
    _ = stage.takeLog()
    try table.reloadRows(at: [row(1)], with: .automatic)
    #expect(
      stage.lines() == [
        "code reloadRows 0:1", "numberOfRowsInSection 0 → 3", "note selection lost: 0:1",
        "cellForRow 0:1 → #4", "didEndDisplayingCell 0:1",
      ])
    #expect(table.indexPathForSelectedRow == nil)
  }

  @Test func theSelectionIsCarriedAlong() throws {
    let screen = Screen(rows: 20)
    let (_, table) = try shown(screen)
    table.allowsMultipleSelection = true
    for index in [1, 5, 15] {
      try table.selectRow(at: row(index), animated: false, scrollPosition: .none)
    }
    screen.sections[0].remove(at: 5)
    screen.sections[0].insert("new", at: 0)
    try table.beginUpdates()
    try table.deleteRows(at: [row(5)], with: .fade)
    try table.insertRows(at: [row(0)], with: .fade)
    try table.endUpdates()
    #expect(table.indexPathsForSelectedRows == [row(2), row(15)])
    #expect(table.cellForRow(at: row(2))?.isSelected == true)
  }

  @Test func theFamousCrashLeavesTheBlockOpen() throws {
    let (stage, table) = try shown(Screen(rows: 5))
    try table.beginUpdates()
    try table.deleteRows(at: [row(1)], with: .fade)
    let raised = #expect(throws: TableException.self) { try table.endUpdates() }
    #expect(
      raised?.reason
        == "Invalid update: invalid number of rows in section 0.  The number of rows contained in an"
        + " existing section after the update (5) must be equal to the number of rows contained in"
        + " that section before the update (5), plus or minus the number of rows inserted or deleted"
        + " from that section (0 inserted, 1 deleted) and plus or minus the number of rows moved into"
        + " or out of that section (0 moved in, 0 moved out).")
    #expect(table.hasUncommittedUpdates)
    #expect(table.state.batch.operations.count == 1)
    #expect(stage.state.frame.table?.numberOfRows == 5)
  }

  @Test func anEmptyBlockComparesTheCounts() throws {
    let screen = Screen(rows: 5)
    let (_, table) = try shown(screen)
    screen.sections = [["one"]]
    try table.beginUpdates()
    #expect(throws: TableException.self) { try table.endUpdates() }
  }

  @Test func commitMayTellTheTableThatAsked() throws {
    let screen = Screen(rows: 3, [.didSelectRow])
    let (stage, table) = try shown(screen)
    screen.react = { (_, table, path) throws(TableException) in
      screen.sections[0].remove(at: path.row)
      try table.deleteRows(at: [path], with: .fade)
    }
    _ = stage.takeLog()
    try stage.touch(.tap(.row(row(1))))
    #expect(
      stage.lines() == [
        "willSelectRow 0:1 → 0:1 (default)", "didSelectRow 0:1", "  code deleteRows 0:1",
        "  numberOfRowsInSection 0 → 2",
        "  note selection lost: 0:1",
      ])
    #expect(table.visibleCells.map { $0.textLabel?.text } == ["Row 0", "Row 2"])
  }

  @Test func whileABlockIsOpenNoCellsAreMade() throws {
    let (_, table) = try shown(Screen(rows: 50))
    try table.beginUpdates()
    try table.scrollToRow(at: row(30), at: .top, animated: false)
    try table.layoutIfNeeded()
    #expect(table.indexPathsForVisibleRows.first == row(0))
    try table.endUpdates()
    #expect(table.indexPathsForVisibleRows.first == row(30))
  }

  @Test func randomBatchesComeOutAsTheyShouldInAnyEra() throws {
    for seed in 0..<500 as Range<UInt64> {
      let random = RandomBatch(seed: seed)
      try expectSound(random, era: Era(seed % 2 == 0 ? 5 : 17) ?? 5, seed)
    }
  }

  @Test(.needsSharedCases("batch-updates.jsonl")) func everyRecordedBatchComesOutAsRecorded() throws
  {
    for record in try SharedCases.values(of: "batch-updates.jsonl", as: RecordedBatch.self) {
      let screen = Screen(record.before, [.numberOfSections])
      let (_, table) = try shown(screen, era: 9)
      let (sections, rows) = UpdateBatch(record.operations).edits()
      let places = SectionPlaces(sections)
      let draft = UpdatePlan(places: places, rows: places.withoutSwallowed(rows))
      let counts = record.after?.map(\.count) ?? record.countsAfter(draft)
      screen.sections = record.after ?? counts.map { Array(repeating: "after", count: $0) }
      do {
        try tell(table, record.operations)
        #expect(record.brokenRule == nil, "\(record.id) was accepted")
        #expect(try self.counts(of: table) == counts, "\(record.id)")
        if record.expects == "counts" { continue }
        try expectSoundGlass(table, "\(record.id)")
        for path in table.indexPathsForVisibleRows where draft.oldPath(of: path) == nil {
          let text = table.cellForRow(at: path)?.textLabel?.text
          #expect(text == screen.sections[path.section][path.row], "\(record.id)")
        }
      } catch let raised as TableException {
        #expect(record.brokenRule != nil, "\(record.id): \(raised.reason)")
        #expect(table.hasUncommittedUpdates)
      }
    }
  }

  /// The engine accepts what the rules accept; then its memory is as if loaded anew, and every cell that
  /// stayed serves the row that it served.
  private func expectSound(_ random: RandomBatch, era: Era, _ seed: UInt64) throws {
    let screen = Screen(random.before, [.numberOfSections])
    let (_, table) = try shown(screen, era: era)
    table.allowsMultipleSelection = true
    for path in table.indexPathsForVisibleRows where (path.row + path.section) % 3 == 0 {
      try table.selectRow(at: path, animated: false, scrollPosition: .none)
    }
    let cells = table.indexPathsForVisibleRows.map { ($0, table.cellForRow(at: $0)?.number) }
    let selected = table.indexPathsForSelectedRows ?? []
    screen.sections = random.after.map { Array(repeating: "after", count: $0) }
    let batch = UpdateBatch(random.operations)
    guard let plan = try? batch.plan(before: random.before.map(\.count), after: random.after) else {
      #expect(throws: TableException.self, "seed \(seed)") { try tell(table, random.operations) }
      return
    }
    try tell(table, random.operations)
    #expect(try counts(of: table) == random.after, "seed \(seed)")
    let reloaded = Set(plan.reloadedRows.map(\.from))
    let kept = selected.filter { !reloaded.contains($0) }.compactMap(plan.newPath).sorted()
    #expect(table.indexPathsForSelectedRows ?? [] == kept, "seed \(seed)")
    for (old, number) in cells where !reloaded.contains(old) {
      guard let new = plan.newPath(of: old), let cell = table.cellForRow(at: new) else { continue }
      #expect(cell.number == number, "seed \(seed)")
    }
    try expectSoundGlass(table, "seed \(seed)")
  }

  private func tell(_ table: TableView, _ operations: [UpdateOperation]) throws(TableException) {
    try table.beginUpdates()
    for operation in operations {
      switch operation {
      case .insertRows(let paths, let with): try table.insertRows(at: paths, with: with)
      case .deleteRows(let paths, let with): try table.deleteRows(at: paths, with: with)
      case .reloadRows(let paths, let with): try table.reloadRows(at: paths, with: with)
      case .moveRow(let from, let to): try table.moveRow(at: from, to: to)
      case .insertSections(let all, let with): try table.insertSections(all, with: with)
      case .deleteSections(let all, let with): try table.deleteSections(all, with: with)
      case .reloadSections(let all, let with): try table.reloadSections(all, with: with)
      case .moveSection(let from, let to): try table.moveSection(from, toSection: to)
      }
    }
    try table.endUpdates()
  }

  private func counts(of table: TableView) throws -> [Int] {
    try (0..<table.numberOfSections()).map { try table.numberOfRows(inSection: $0) }
  }
}

/// What must be so after any layout: a cell for every row on the glass, none for others, no cell twice, and
/// what a cell says of its selection is true.
func expectSoundGlass(_ table: TableView, _ what: Comment) throws {
  let paths = table.indexPathsForVisibleRows
  let span = table.stage.state.visibleSpan(ofTable: table.id)
  #expect(paths == table.state.rows(in: span), what)
  let glass = table.visibleCells.map(\.number)
  let all = glass + table.state.pool.map(\.cell.number)
  #expect(Set(all).count == all.count, what)
  let selected = Set(table.indexPathsForSelectedRows ?? [])
  for path in paths {
    #expect(table.cellForRow(at: path)?.isSelected == selected.contains(path), what)
  }
}
