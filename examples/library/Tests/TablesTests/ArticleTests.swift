import TableKit
import Testing

// The code of the articles in TableKit.docc. A test of TableKit compares the two.

final class Stooges: TableViewDataSource, TableViewDelegate {
  let names = ["Moe", "Larry", "Curly"]
  var chosen: String?

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    names.count
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "Name")
      ?? TableViewCell(style: .default, reuseIdentifier: "Name")
    cell.textLabel?.text = names[indexPath.row]
    return cell
  }

  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    chosen = names[indexPath.row]
  }
}

@Test func aTapChoosesTheNameOfTheRow() throws {
  let stage = Stage()
  let stooges = Stooges()
  try stage.showTable(of: stooges)
  #expect(stage.frame.rowTexts == ["Moe", "Larry", "Curly"])
  try stage.tap(row: "Larry")
  #expect(stooges.chosen == "Larry")
}

@Test func theDelegateIsToldOnceTheRowIsSelected() throws {
  let stage = Stage()
  let stooges = Stooges()
  try stage.showTable(of: stooges)
  _ = stage.takeCalls()
  try stage.tap(row: 2)
  #expect(stage.takeCalls() == [Call(.didSelectRow, row: 2)])
}

@Test func anEditButtonTurnsTheTableOver() throws {
  let stage = Stage()
  let list = try stage.show(TableViewController(on: stage), in: .navigationController)
  list.navigationItem.rightBarButtonItem = list.editButtonItem
  try stage.tap("Edit")
  #expect(list.tableView.isEditing)
}

// MARK: The order of calls

/// Rows of 80 points, one of which may refuse to be selected.
final class TallRows: TableViewDataSource, TableViewDelegate {
  let count: Int
  var refused: Int?

  init(count: Int) { self.count = count }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { count }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "Row")
      ?? TableViewCell(style: .default, reuseIdentifier: "Row")
  }

  func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> Double { 80 }

  func tableView(_ tableView: TableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    indexPath.row == refused ? nil : indexPath
  }
}

@Test func countsComeBeforeHeightsAndHeightsBeforeCells() throws {
  let stage = Stage(era: 5)
  let rows = TallRows(count: 2)
  let table = TableView(on: stage)
  table.dataSource = rows
  table.delegate = rows
  #expect(stage.takeCalls() == [])
  try stage.show(ViewController(on: stage, tableView: table))
  #expect(
    stage.takeCalls().filter { $0.method.owner != .controller }.map(\.description) == [
      "numberOfRowsInSection 0", "heightForRow 0:0", "heightForRow 0:1", "cellForRow 0:0",
      "cellForRow 0:1",
    ])
}

@Test func aRowThatComesGetsTheCellOfOneThatLeft() throws {
  let stage = Stage(era: 5)
  let rows = TallRows(count: 50)
  try stage.showTable(of: rows)
  _ = stage.takeCalls()
  try stage.scroll(by: 120)
  #expect(
    stage.takeCalls().map(\.description) == [
      "cellForRow 0:6", "cellForRow 0:7", "prepareForReuse cell #1",
    ])
}

@Test func aRefusalEndsTheChain() throws {
  let stage = Stage(era: 5)
  let rows = TallRows(count: 5)
  rows.refused = 1
  try stage.showTable(of: rows)
  _ = stage.takeLog()
  try stage.tap(row: 1)
  #expect(stage.takeStops() == ["willSelectRow 0:1 answered nil"])
}

// MARK: Updates

/// A row for each letter.
final class Letters: TableViewDataSource {
  var all: [String]

  init(_ all: [String]) { self.all = all }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { all.count }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = TableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = all[indexPath.row]
    return cell
  }
}

@Test func deletesNameTheTableBeforeAndInsertsTheTableAfter() throws {
  let stage = Stage()
  let letters = Letters(["A", "B", "C"])
  let table = try stage.showTable(of: letters)
  letters.all = ["B", "X", "C"]
  try table.performBatchUpdates {
    try table.insertRows(at: [IndexPath(row: 1, section: 0)], with: .fade)
    try table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
  }
  try stage.turn()
  #expect(stage.frame.rowTexts == ["B", "X", "C"])
}

@Test func aModelThatStaysBehindRaises() throws {
  let stage = Stage()
  let letters = Letters(["A", "B", "C"])
  let table = try stage.showTable(of: letters)
  let raised = #expect(throws: TableException.self) {
    try table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
  }
  #expect(raised?.name == .internalInconsistency)
  #expect(raised?.reason.hasPrefix("Invalid update: invalid number of rows in section 0.") == true)
  #expect(raised?.explanation.first?.contains("before 3") == true)
}
