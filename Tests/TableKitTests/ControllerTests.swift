import TableKit
import Testing

@Suite struct ControllerTests {
  final class Rows: TableViewController, TableViewDataSource, TableViewDelegate {
    var forgetsSuper = false

    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 3 }

    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
      TableViewCell(style: .default, reuseIdentifier: "Cell")
    }

    override func viewWillAppear(_ animated: Bool) throws(TableException) {
      if !forgetsSuper { try super.viewWillAppear(animated) }
    }
  }

  @Test func aTableViewControllerFillsItsTableAsItAppears() throws {
    let stage = Stage()
    try stage.show(Rows(on: stage))
    #expect(
      stage.lines() == [
        "viewDidLoad", "viewWillAppear", "  code reloadData",
        "  numberOfRowsInSection 0 → 3", "cellForRow 0:0 → #1", "cellForRow 0:1 → #2",
        "cellForRow 0:2 → #3", "viewDidAppear",
      ])
  }

  @Test(arguments: [(false, [IndexPath]?.none), (true, [row(1)])])
  func theSelectionIsClearedEachTimeUnlessSuperIsForgotten(
    forgets: Bool, selected: [IndexPath]?
  ) throws {
    let stage = Stage()
    let rows = Rows(on: stage)
    rows.forgetsSuper = forgets
    try stage.show(rows)
    try rows.tableView.selectRow(at: row(1), animated: false, scrollPosition: .none)
    try stage.show(ViewController(on: stage))
    try stage.show(rows)
    #expect(rows.tableView.indexPathsForSelectedRows == selected)
  }

  @Test func aPlainControllerClearsAndForwardsNothing() throws {
    let (stage, table) = try shown(Screen(rows: 3))
    let controller = try #require(stage.topController)
    try table.selectRow(at: row(1), animated: false, scrollPosition: .none)
    try controller.setEditing(true, animated: false)
    #expect(controller.isEditing && !table.isEditing)
    try stage.show(ViewController(on: stage))
    try stage.show(controller)
    #expect(table.indexPathsForSelectedRows == [row(1)])
  }

  @Test(arguments: [(5, true), (6, false)] as [(Era, Bool)])
  func aHiddenViewIsUnloadedUpToIOS5(era: Era, unloads: Bool) throws {
    let stage = Stage(era: era)
    try stage.show(Rows(on: stage))
    try stage.show(ViewController(on: stage))
    _ = stage.takeLog()
    try stage.receiveMemoryWarning()
    #expect(stage.lines().contains("viewDidUnload") == unloads)
  }
}
