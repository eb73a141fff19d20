import TableKit
import Testing

/// Rows with a menu over them, and an action of their own.
private final class Menus: TableViewDataSource, TableViewDelegate {
  var wantsMenu = true
  var done: [String] = []

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 3 }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = TableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "Row \(indexPath.row)"
    return cell
  }

  func tableView(_ tableView: TableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool {
    wantsMenu
  }

  func tableView(
    _ tableView: TableView, canPerformAction action: MenuAction, forRowAt indexPath: IndexPath,
    withSender sender: Any?
  ) -> Bool { action != .cut }

  func tableView(
    _ tableView: TableView, performAction action: MenuAction, forRowAt indexPath: IndexPath,
    withSender sender: Any?
  ) { done.append("\(action.selector) \(indexPath)") }

  func tableView(
    _ tableView: TableView, canPerformPrimaryActionForRowAt indexPath: IndexPath
  ) -> Bool { indexPath.row != 2 }

  func tableView(_ tableView: TableView, performPrimaryActionForRowAt indexPath: IndexPath) {
    done.append("primary \(indexPath)")
  }
}

@Suite struct MenuTests {
  private let menus = Menus()

  private func shown(era: Int) throws -> Stage {
    let stage = Stage(era: Era(era))
    try stage.showTable(of: menus)
    _ = stage.takeLog()
    return stage
  }

  @Test func aHeldRowShowsAMenuOfWhatItCan() throws {
    let stage = try shown(era: 5)
    try stage.touch(.hold(row(1)))
    #expect(stage.frame.row(1)?.cell.buttonsShown == .menu([.copy, .paste]))
    #expect(
      stage.takeCalls().map(\.description) == [
        "shouldShowMenu 0:1", "canPerformAction cut: 0:1", "canPerformAction copy: 0:1",
        "canPerformAction paste: 0:1",
      ])
    try stage.tap("Copy")
    #expect(menus.done == ["copy: 0:1"])
    #expect(stage.frame.row(1)?.cell.buttonsShown == nil)
  }

  @Test func aMenuIsNoConfirmationAndNoSelection() throws {
    let stage = try shown(era: 5)
    try stage.touch(.hold(row(1)))
    #expect(stage.frame.row(1)?.cell.showingDeleteConfirmation == false)
    #expect(stage.topTable?.indexPathForSelectedRow == nil)
  }

  @Test func aTouchElsewhereTakesTheMenuBack() throws {
    let stage = try shown(era: 5)
    try stage.touch(.hold(row(1)))
    try stage.tap(row: 0)
    #expect(stage.frame.row(1)?.cell.buttonsShown == nil)
    #expect(stage.topTable?.indexPathForSelectedRow == nil)
  }

  @Test(arguments: [(4, true), (5, false)])
  func withoutAMenuItWasASlowTap(_ era: Int, _ wantsMenu: Bool) throws {
    menus.wantsMenu = wantsMenu
    let stage = try shown(era: era)
    try stage.touch(.hold(row(1)))
    #expect(stage.topTable?.indexPathForSelectedRow == row(1))
  }

  @Test func aTapPerformsTheRowsActionFromIOS16() throws {
    let stage = try shown(era: 16)
    try stage.tap(row: 1)
    try stage.tap(row: 2)
    #expect(menus.done == ["primary 0:1"])
    #expect(stage.takeStops().contains("canPerformPrimaryAction 0:2 answered no"))
    let older = try shown(era: 15)
    try older.tap(row: 1)
    #expect(menus.done == ["primary 0:1"])
  }
}

@Suite struct ObservingTests {
  @Test func onlyAFingerNotifiesOfASelection() throws {
    let stage = Stage(era: 5)
    let source = Menus()
    let table = try stage.showTable(of: source)
    var changes = 0
    table.observeSelection { _ in changes += 1 }
    try table.selectRow(at: row(0), animated: false, scrollPosition: .none)
    #expect(changes == 0)
    try stage.tap(row: 1)
    #expect(changes == 1)
  }
}

@Suite struct StaticTableTests {
  @Test func staticCellsNeedNoDataSource() throws {
    let stage = Stage()
    let form = TableViewController(on: stage, style: .grouped)
    let name = TableViewCell(style: .value1, reuseIdentifier: nil)
    name.textLabel?.text = "Name"
    name.detailTextLabel?.text = "Moe"
    form.staticTable = StaticTable([StaticTable.Section(header: "Person", cells: [name])])
    try stage.show(form)
    #expect(stage.frame.texts == ["Person", "Name", "Moe"])
    name.detailTextLabel?.text = "Curly"
    #expect(stage.frame.texts == ["Person", "Name", "Curly"])
  }
}
