import TableKit
import Tables
import Testing

@Suite struct DeleteMeTests {
  let stage = Stage()
  let deleteMe: DeleteMe

  init() throws {
    deleteMe = try stage.show(DeleteMe(on: stage), in: .navigationController)
  }

  @Test func editBringsOutAMinusInEveryRow() throws {
    try stage.tap("Edit")
    #expect(stage.frame.rows.allSatisfy { $0.cell.editingStyle == .delete })
    #expect(stage.frame.navigationBar?.right.map(\.title) == ["Done"])
  }

  @Test func theMinusAloneDeletesNothing() throws {
    try stage.tap("Edit")
    try stage.tap(minus: "Lisa")
    #expect(stage.frame.row("Lisa")?.cell.buttonsShown == .confirmation("Scrap"))
    #expect(deleteMe.computers.contains("Lisa"))
  }

  @Test func theConfirmedRowIsGoneFromGlassAndModel() throws {
    try stage.tap("Edit")
    try stage.tap(minus: "Lisa")
    try stage.tap("Scrap")
    #expect(!stage.frame.rowTexts.contains("Lisa"))
    #expect(!deleteMe.computers.contains("Lisa"))
  }

  @Test func aSwipeDeletesWithoutEditMode() throws {
    try stage.swipe(row: 0)
    try stage.tap("Scrap")
    #expect(deleteMe.computers.first == "Apple II")
    #expect(!deleteMe.tableView.isEditing)
  }

  @Test func theTableComparesTheCountsAfterTheModelChanged() throws {
    try stage.swipe(row: 0)
    _ = stage.takeCalls()
    try stage.tap("Scrap")
    #expect(
      stage.takeCalls().map(\.description) == [
        "commitEditingStyle delete 0:0", "numberOfRowsInSection 0", "cellForRow 0:9",
        "setEditing no",
      ])
  }

  @Test func aForgottenModelIsTheFamousCrash() throws {
    deleteMe.forgetsTheModel = true
    try stage.swipe(row: 0)
    let crash = #expect(throws: TableException.self) { try stage.tap("Scrap") }
    #expect(crash?.name == .internalInconsistency)
    #expect(crash?.reason.contains("invalid number of rows in section 0") == true)
    #expect(crash?.explanation.isEmpty == false)
  }

  @Test func scrollingUsesTheCellsAgain() throws {
    try stage.scroll(by: 88)
    #expect(stage.frame.rowTexts.last == "MacBook Air")
    #expect(Set(stage.frame.rows.map(\.cell.number)).count == stage.frame.rows.count)
    #expect(deleteMe.tableView.state.cellsMade < deleteMe.computers.count)
  }
}
