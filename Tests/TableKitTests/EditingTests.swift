import TableKit
import Testing

@Suite struct EditingTests {
  private static let editing: Set<Method> = [
    .canEditRow, .editingStyleForRow, .shouldIndentWhileEditing, .canMoveRow, .moveRow,
    .commitEditingStyle,
  ]

  @Test func editModeAsksEachRowOnTheGlassInOrder() throws {
    let (stage, table) = try shown(Screen(rows: 2, Self.editing), era: 4)
    _ = stage.takeLog()
    try table.setEditing(true, animated: true)
    #expect(
      stage.lines() == [
        "code setEditing", "canEditRow 0:0 → yes", "editingStyleForRow 0:0 → delete",
        "shouldIndentWhileEditing 0:0 → no", "canMoveRow 0:0 → yes", "canEditRow 0:1 → yes",
        "editingStyleForRow 0:1 → delete", "shouldIndentWhileEditing 0:1 → no",
        "canMoveRow 0:1 → yes",
      ])
    try table.setEditing(true, animated: true)
    #expect(stage.lines() == ["code setEditing"])
    try table.setEditing(false, animated: true)
    #expect(stage.lines() == ["code setEditing", "canEditRow 0:0 → yes", "canEditRow 0:1 → yes"])
  }

  @Test func whereNobodySaysEveryRowHasAMinusAndNoGrip() throws {
    let (stage, table) = try shown(Screen(rows: 1))
    _ = stage.takeLog()
    try table.setEditing(true, animated: false)
    #expect(
      stage.lines() == [
        "code setEditing", "canEditRow 0:0 → yes (default)",
        "editingStyleForRow 0:0 → delete (default)", "canMoveRow 0:0 → no (default)",
      ])
    let cell = try #require(table.cellForRow(at: row(0)))
    #expect(cell.editingStyle == .delete && !cell.showsReorderControl && cell.isEditing)
  }

  @Test(
    arguments: [
      (6, TableView.Style.plain, true), (7, .plain, false), (6, .grouped, false),
    ] as [(Era, TableView.Style, Bool)])
  func theOptOutOfIndentingWorksInPlainStyleFromIOS7(
    era: Era, style: TableView.Style, indents: Bool
  ) throws {
    let (_, table) = try shown(Screen(rows: 1, Self.editing), era: era, style: style)
    try table.setEditing(true, animated: false)
    #expect(table.cellForRow(at: row(0))?.shouldIndentWhileEditing == indents)
  }

  @Test func aRowThatCannotBeEditedIsNotAskedForItsStyle() throws {
    let screen = Screen(rows: 1, Self.editing)
    screen.canEdit = { _ in false }
    let (stage, table) = try shown(screen, era: 13)
    _ = stage.takeLog()
    try table.setEditing(true, animated: false)
    #expect(stage.lines().dropFirst() == ["canEditRow 0:0 → no", "canMoveRow 0:0 → yes"])
    #expect(stage.state.obstacle(to: .tap(.minus(row(0)))) == .noMinus(row(0)))
  }

  @Test func aRowThatScrollsInIsAskedTheSame() throws {
    let (stage, table) = try shown(Screen(rows: 30, Self.editing), era: 13)
    try table.setEditing(true, animated: false)
    _ = stage.takeLog()
    try stage.touch(.scroll(points: 44))
    #expect(stage.lines().contains("editingStyleForRow 0:11 → delete"))
    try table.setEditing(false, animated: false)
    try stage.touch(.scroll(points: 88))
    #expect(table.visibleCells.allSatisfy { !$0.isEditing })
  }

  @Test func enteringEditModeDropsTheSelection() throws {
    let (stage, table) = try shown(Screen(rows: 3))
    try table.selectRow(at: row(1), animated: false, scrollPosition: .none)
    try table.setEditing(true, animated: false)
    #expect(table.indexPathForSelectedRow == nil)
    #expect(stage.lines().contains("note selection lost: 0:1"))
  }

  @Test func multipleSelectionWhileEditingShowsCirclesAndAsksNoStyle() throws {
    let (stage, table) = try shown(Screen(rows: 3, Self.editing), era: 6)
    table.allowsMultipleSelectionDuringEditing = true
    try table.setEditing(true, animated: false)
    #expect(!stage.lines().contains { $0.contains("editingStyle") })
    #expect(table.cellForRow(at: row(0))?.state.showsSelectionCircle == true)
    try stage.touch(.tap(.row(row(0))))
    try stage.touch(.tap(.row(row(2))))
    #expect(table.indexPathsForSelectedRows == [row(0), row(2)])
  }

  // MARK: Minus and plus

  @Test func theMinusBringsOutDeleteAndDeleteCommits() throws {
    let screen = Screen(
      rows: 3, Self.editing.union([.titleForDeleteConfirmationButton]))
    screen.react = { (_, table, path) throws(TableException) in
      screen.sections[0].remove(at: path.row)
      try table.deleteRows(at: [path], with: .fade)
    }
    let (stage, table) = try shown(screen, era: 13)
    try table.setEditing(true, animated: false)
    _ = stage.takeLog()
    try stage.touch(.tap(.minus(row(1))))
    #expect(stage.lines() == ["titleForDeleteConfirmationButton 0:1 → Remove"])
    #expect(table.cellForRow(at: row(1))?.state.buttonsShown == .confirmation("Remove"))
    try stage.touch(.tap(.confirm))
    #expect(
      stage.lines() == [
        "commitEditingStyle delete 0:1", "  code deleteRows 0:1",
        "  numberOfRowsInSection 0 → 2",
      ])
    #expect(table.visibleCells.map { $0.textLabel?.text } == ["Row 0", "Row 2"])
    #expect(table.isEditing && table.state.confirming == nil)
  }

  @Test func aTapElsewhereTakesDeleteBackAndDoesNothingElse() throws {
    let (stage, table) = try shown(Screen(rows: 3, Self.editing), era: 13)
    table.allowsSelectionDuringEditing = true
    try table.setEditing(true, animated: false)
    try stage.touch(.tap(.minus(row(1))))
    _ = stage.takeLog()
    try stage.touch(.tap(.row(row(0))))
    #expect(stage.lines() == ["note stopped: the touch took the buttons beside 0:1 back"])
    #expect(table.cellForRow(at: row(1))?.showingDeleteConfirmation == false)
  }

  @Test func deleteWithoutCommitSaysSo() throws {
    let (stage, table) = try shown(Screen(rows: 3))
    try table.setEditing(true, animated: false)
    try stage.touch(.tap(.minus(row(1))))
    _ = stage.takeLog()
    try stage.touch(.tap(.confirm))
    #expect(stage.lines() == ["note stopped: no commitEditingStyle"])
  }

  @Test func thePlusInsertsAtOnce() throws {
    let screen = Screen(rows: 3, Self.editing)
    screen.editingStyle = .insert
    let (stage, table) = try shown(screen, era: 13)
    try table.setEditing(true, animated: false)
    _ = stage.takeLog()
    try stage.touch(.tap(.plus(row(1))))
    #expect(stage.lines() == ["commitEditingStyle insert 0:1"])
  }

  // MARK: Reordering

  @Test func aDragAsksForItsTargetMovesTheRowAndAsksNothingAgain() throws {
    let screen = Screen(rows: 4, Self.editing.union([.targetIndexPathForMove]))
    let (stage, table) = try shown(screen, era: 13)
    try table.setEditing(true, animated: false)
    _ = stage.takeLog()
    try stage.touch(.drag(row(3), over: row(0)))
    let lifted = stage.state.frame.table?.elements.compactMap { element in
      if case .row(let row) = element.content { row } else { nil }
    }
    #expect(lifted?.map { $0.cell.text } == ["Row 3", "Row 0", "Row 1", "Row 2"])
    #expect(lifted?.map(\.isLifted) == [true, false, false, false])
    try stage.touch(.drop)
    #expect(
      stage.lines() == ["targetIndexPathForMove 0:3 0:0 → 0:0", "moveRow 0:3 0:0"])
    #expect(screen.sections == [["Row 3", "Row 0", "Row 1", "Row 2"]])
    #expect(table.visibleCells.map { $0.textLabel?.text } == screen.sections[0])
  }

  @Test func aRedirectedDropOnItsOwnPlaceTellsNobody() throws {
    let screen = Screen(rows: 4, Self.editing.union([.targetIndexPathForMove]))
    screen.target = { source, _ in source }
    let (stage, table) = try shown(screen, era: 13)
    try table.setEditing(true, animated: false)
    _ = stage.takeLog()
    try stage.touch(.drag(row(3), over: row(0)))
    try stage.touch(.drop)
    #expect(
      stage.lines() == [
        "targetIndexPathForMove 0:3 0:0 → 0:3",
        "note stopped: the row was let go on its own place",
      ])
  }

  @Test func anImpossibleTargetRaises() throws {
    let screen = Screen(rows: 4, Self.editing.union([.targetIndexPathForMove]))
    screen.target = { _, _ in row(4) }
    let (stage, table) = try shown(screen, era: 13)
    try table.setEditing(true, animated: false)
    let raised = #expect(throws: TableException.self) {
      try stage.touch(.drag(row(3), over: row(0)))
    }
    #expect(raised?.reason.contains("because there are only 4 rows in this section") == true)
  }

  @Test func withoutMoveRowThereIsNoGrip() throws {
    let (stage, table) = try shown(Screen(rows: 3, [.canMoveRow]), era: 13)
    try table.setEditing(true, animated: false)
    #expect(stage.state.obstacle(to: .drag(row(0), over: row(1))) == .noGrip(row(0)))
  }
}
