import TableKit
import Testing

@Suite struct ReuseTests {
  /// Which cell object serves which row, from the top.
  private func pairs(_ table: TableView) -> [String] {
    table.indexPathsForVisibleRows.map { path in
      "\(path.row)#\(table.cellForRow(at: path)?.number ?? 0)"
    }
  }

  @Test func aSlowScrollReusesTheCellThatLeft() throws {
    let (stage, table) = try shown(Screen(rows: 50))
    #expect(table.state.cellsMade == 11)
    try stage.touch(.scroll(points: 44 * 8))
    #expect(table.state.cellsMade == 12)
    #expect(table.indexPathsForVisibleRows.map(\.row) == Array(8...18))
    #expect(stage.lines().contains("  prepareForReuse #1"))
  }

  @Test func aJumpMakesASecondScreenOfCells() throws {
    let (_, table) = try shown(Screen(rows: 100))
    try table.scrollToRow(at: row(50), at: .top, animated: false)
    try table.layoutIfNeeded()
    #expect(table.state.cellsMade == 22)
    try table.scrollToRow(at: row(0), at: .top, animated: false)
    try table.layoutIfNeeded()
    #expect(table.state.cellsMade == 22)
  }

  @Test func aReloadTurnsThePairingRound() throws {
    let (stage, table) = try shown(Screen(rows: 3, [.didEndDisplayingCell]), era: 6)
    #expect(pairs(table) == ["0#1", "1#2", "2#3"])
    _ = stage.takeLog()
    try table.reloadData()
    try table.layoutIfNeeded()
    #expect(pairs(table) == ["0#3", "1#2", "2#1"])
    #expect(
      stage.lines().filter { $0.hasPrefix("didEnd") } == [
        "didEndDisplayingCell 0:2", "didEndDisplayingCell 0:1", "didEndDisplayingCell 0:0",
      ])
    #expect(table.state.cellsMade == 3)
  }

  @Test func aCellWithoutIdentifierIsNeverUsedAgain() throws {
    let screen = Screen(rows: 50)
    screen.identifier = nil
    let (stage, table) = try shown(screen)
    try stage.touch(.scroll(points: 440))
    #expect(table.state.cellsMade == 21)
  }

  @Test func aMemoryWarningEmptiesThePool() throws {
    let (stage, table) = try shown(Screen(rows: 100))
    try table.scrollToRow(at: row(50), at: .top, animated: false)
    try table.layoutIfNeeded()
    try stage.receiveMemoryWarning()
    try table.scrollToRow(at: row(0), at: .top, animated: false)
    try table.layoutIfNeeded()
    #expect(table.state.cellsMade == 33)
  }

  @Test func whatCellForRowDidNotSetAgainIsLeftOver() throws {
    let screen = Screen(rows: 50)
    screen.configure = { cell, path in
      if path.row == 0 { cell.accessoryType = .checkmark }
    }
    let (stage, _) = try shown(screen)
    try stage.touch(.scroll(points: 88))
    #expect(stage.lines().contains("note left over on #1: checkmark"))
  }

  @Test func aPlainReloadLeavesNothingOver() throws {
    let screen = Screen(rows: 3)
    screen.configure = { cell, _ in cell.accessoryType = .checkmark }
    let (stage, table) = try shown(screen)
    try table.reloadData()
    try table.layoutIfNeeded()
    #expect(!stage.lines().contains { $0.contains("left over") })
  }

  @Test func aRegisteredClassIsMadeByTheTable() throws {
    final class Fancy: TableViewCell {
      var prepared = 0
      override func prepareForReuse() { prepared += 1 }
    }
    final class Source: TableViewDataSource {
      func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 30 }
      func tableView(
        _ tableView: TableView, cellForRowAt indexPath: IndexPath
      ) throws(TableException) -> TableViewCell {
        try tableView.dequeueReusableCell(withIdentifier: "fancy", for: indexPath)
      }
    }
    let stage = Stage(era: 12)
    let table = TableView(on: stage)
    let source = Source()
    table.register(Fancy.self, forCellReuseIdentifier: "fancy")
    table.dataSource = source
    try stage.show(ViewController(on: stage, tableView: table))
    #expect(table.cellForRow(at: row(0)) is Fancy)
    try stage.touch(.scroll(points: 88))
    let reused = try #require(table.cellForRow(at: row(12)) as? Fancy)
    #expect(reused.prepared == 1)
  }

  @Test func aCellThatTheProgramKeepsGoesOnShowingWhatItWasGiven() throws {
    final class Form: TableViewDataSource {
      let cells = [
        TableViewCell(style: .value1, reuseIdentifier: nil),
        TableViewCell(style: .default, reuseIdentifier: nil),
      ]
      func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 2 }
      func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
        cells[indexPath.row]
      }
    }
    let stage = Stage()
    let table = TableView(on: stage)
    let form = Form()
    table.dataSource = form
    form.cells[0].detailTextLabel?.text = "before"
    try stage.show(ViewController(on: stage, tableView: table))
    #expect(table.cellForRow(at: row(0)) === form.cells[0])
    form.cells[0].detailTextLabel?.text = "after"
    #expect(table.cellForRow(at: row(0))?.detailTextLabel?.text == "after")
    try table.reloadData()
    try table.layoutIfNeeded()
    #expect(table.cellForRow(at: row(0))?.detailTextLabel?.text == "after")
    #expect(table.state.cellsMade == 2)
    #expect(form.cells[1].detailTextLabel == nil)
  }
}
