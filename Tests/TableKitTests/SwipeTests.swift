import TableKit
import Testing

@Suite struct SwipeTests {
  private static let all: Set<Method> = [
    .canEditRow, .editingStyleForRow, .commitEditingStyle, .willBeginEditingRow,
    .didEndEditingRow, .titleForDeleteConfirmationButton,
  ]

  @Test func aSwipeAsksBeginsAndEnds() throws {
    let (stage, table) = try shown(Screen(rows: 3, Self.all), era: 13)
    _ = stage.takeLog()
    try stage.touch(.swipe(row(1), .left))
    #expect(
      stage.lines() == [
        "editingStyleForRow 0:1 → delete", "canEditRow 0:1 → yes",
        "editingStyleForRow 0:1 → delete", "canEditRow 0:1 → yes", "willBeginEditingRow 0:1",
        "canEditRow 0:1 → yes", "editingStyleForRow 0:1 → delete",
        "titleForDeleteConfirmationButton 0:1 → Remove",
      ])
    #expect(table.isEditing)
    #expect(table.visibleCells.map(\.isEditing) == [false, false, false])
    try stage.touch(.tap(.confirm))
    #expect(stage.lines() == ["commitEditingStyle delete 0:1", "didEndEditingRow 0:1"])
    #expect(!table.isEditing)
  }

  @Test func aRowThatWasDeletedIsNotToldOfByItsPath() throws {
    let screen = Screen(rows: 3, Self.all)
    screen.react = { (_, table, path) throws(TableException) in
      screen.sections[0].remove(at: path.row)
      try table.deleteRows(at: [path], with: .fade)
    }
    let (stage, _) = try shown(screen, era: 13)
    try stage.touch(.swipe(row(1), .left))
    try stage.touch(.tap(.confirm))
    #expect(stage.lines().last == "didEndEditingRow nil")
  }

  @Test func aSwipeIsOverWhenTheProgramDeletesItsRow() throws {
    let screen = Screen(rows: 3, Self.all)
    let (stage, table) = try shown(screen, era: 13)
    try stage.touch(.swipe(row(1), .left))
    screen.sections[0].remove(at: 1)
    try table.deleteRows(at: [row(1)], with: .fade)
    try stage.turn()
    #expect(stage.lines().last == "didEndEditingRow nil")
    #expect(!table.isEditing)
  }

  @Test(
    arguments: [
      ([], "note stopped: no commitEditingStyle"),
      ([.commitEditingStyle, .canEditRow], "note stopped: canEditRow 0:1 → no"),
      (
        [.commitEditingStyle, .editingStyleForRow],
        "note stopped: editingStyleForRow 0:1 → insert"
      ),
    ] as [(Set<Method>, String)])
  func aSwipeSaysWhyNothingCameOut(methods: Set<Method>, note: String) throws {
    let screen = Screen(rows: 3, methods)
    screen.canEdit = { _ in false }
    screen.editingStyle = .insert
    let (stage, table) = try shown(screen, era: 13)
    try stage.touch(.swipe(row(1), .left))
    #expect(stage.lines().last == note)
    #expect(!table.isEditing)
  }

  @Test func multipleSelectionWhileEditingKillsTheSwipe() throws {
    let (stage, table) = try shown(Screen(rows: 3, Self.all), era: 13)
    table.allowsMultipleSelectionDuringEditing = true
    _ = stage.takeLog()
    try stage.touch(.swipe(row(1), .left))
    #expect(
      stage.lines() == [
        "note stopped: allowsMultipleSelectionDuringEditing is yes: no row swipes"
      ])
  }

  @Test func aTableViewControllersEditButtonTurnsToDoneDuringASwipe() throws {
    let screen = Screen(rows: 3, Self.all)
    let stage = Stage(era: 13)
    let controller = TableViewController(on: stage)
    (controller.tableView.dataSource, controller.tableView.delegate) = (screen, screen)
    controller.navigationItem.rightBarButtonItem = controller.editButtonItem
    try stage.show(NavigationController(on: stage, rootViewController: controller))
    try stage.touch(.swipe(row(1), .left))
    #expect(stage.state.frame.navigationBar?.right.map(\.title) == ["Done"])
    _ = stage.takeLog()
    try stage.touch(.tap(.bar(.right, 0)))
    #expect(stage.state.frame.navigationBar?.right.map(\.title) == ["Edit"])
    #expect(!controller.tableView.isEditing)
    #expect(stage.lines().contains { $0.contains("didEndEditingRow 0:1") })
  }

  @Test(arguments: [(9, .editActionsForRow), (13, .trailingSwipeActions)] as [(Era, Method)])
  func theMinusBringsTheTrailingActionsOut(era: Era, method: Method) throws {
    let screen = Screen(rows: 3, [method, .commitEditingStyle])
    var done: [String] = []
    screen.actions = [ContextualAction(title: "Flag") { _, path in done.append("Flag \(path)") }]
    let (stage, table) = try shown(screen, era: era)
    try table.setEditing(true, animated: false)
    try stage.touch(.tap(.minus(row(1))))
    #expect(
      table.cellForRow(at: row(1))?.state.buttonsShown == .trailing([.init(title: "Flag")]))
    try stage.touch(.tap(.action(0)))
    #expect(done == ["Flag 0:1"])
    #expect(table.isEditing)
    #expect(table.cellForRow(at: row(1))?.state.buttonsShown == nil)
  }

  @Test func trailingActionsNeedNoCommitAndAFullSwipeDoesTheFirst() throws {
    let screen = Screen(rows: 3, [.trailingSwipeActions])
    var done: [String] = []
    screen.actions = ["Trash", "Flag"].map { title in
      ContextualAction(title: title) { _, path in done.append("\(title) \(path)") }
    }
    let (stage, table) = try shown(screen, era: 13)
    try stage.touch(.swipe(row(1), .left))
    #expect(
      table.cellForRow(at: row(1))?.state.buttonsShown
        == .trailing([.init(title: "Trash"), .init(title: "Flag")]))
    try stage.touch(.tap(.action(1)))
    try stage.touch(.swipe(row(2), .left, isFull: true))
    #expect(done == ["Flag 0:1", "Trash 0:2"])
    #expect(!table.isEditing)
    screen.actions = []
    try stage.touch(.swipe(row(1), .left))
    #expect(stage.lines().last?.hasPrefix("note stopped: trailingSwipeActions") == true)
  }

  @Test func whatAnActionDoesIsAskedOnce() throws {
    let screen = Screen(rows: 3, [.trailingSwipeActions])
    var done: [String] = []
    screen.actions = [ContextualAction(title: "Flag") { _, path in done.append("old \(path)") }]
    let (stage, _) = try shown(screen, era: 13)
    try stage.touch(.swipe(row(1), .left))
    let swiped = stage.state
    screen.actions = [ContextualAction(title: "Flag") { _, path in done.append("new \(path)") }]
    try stage.touch(.tap(.action(0)))
    #expect(done == ["old 0:1"])
    stage.state = swiped
    try stage.touch(.tap(.action(0)))
    #expect(done == ["old 0:1", "new 0:1"])
  }
}
