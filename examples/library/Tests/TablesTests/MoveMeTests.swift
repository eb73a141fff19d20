import TableKit
import Tables
import Testing

@Suite struct MoveMeTests {
  let stage = Stage()
  let moveMe: MoveMe

  init() throws {
    moveMe = try stage.show(MoveMe(on: stage), in: .navigationController)
  }

  @Test func theListStandsUnderItsTitle() {
    #expect(stage.frame.navigationBar?.title == "Move Me")
    #expect(stage.frame.rowTexts == ["Eeny", "Meeny", "Miney", "Moe", "Catch", "A", "Tiger"])
  }

  @Test func aRowCannotBeDraggedBeforeMoveIsTapped() {
    #expect(throws: TouchObstacle.noGrip(IndexPath(row: 3, section: 0))) {
      try stage.drag(row: "Moe", to: "Eeny")
    }
  }

  @Test func theButtonSaysDoneWhileRowsCanBeMoved() throws {
    try stage.tap("Move")
    #expect(stage.frame.navigationBar?.right.map(\.title) == ["Done"])
    try stage.tap("Done")
    #expect(stage.frame.navigationBar?.right.map(\.title) == ["Move"])
  }

  @Test func everyRowShowsAGripAndNoneAMinus() throws {
    try stage.tap("Move")
    for row in stage.frame.rows {
      #expect(row.cell.showsReorderControl)
      #expect(row.cell.editingStyle == .none)
    }
  }

  @Test func aDraggedRowStandsInTheModelWhereItStandsOnTheGlass() throws {
    try stage.tap("Move")
    try stage.drag(row: "Moe", to: "Eeny")
    #expect(moveMe.names == ["Moe", "Eeny", "Meeny", "Miney", "Catch", "A", "Tiger"])
    #expect(stage.frame.rowTexts == moveMe.names)
  }

  @Test func aMoveTellsTheDataSourceOnceAndAsksForNothing() throws {
    try stage.tap("Move")
    _ = stage.takeCalls()
    try stage.drag(row: 3, to: 0)
    #expect(stage.takeCalls().map(\.description) == ["moveRow 0:3 0:0"])
  }
}
