import TableKit
import Testing

/// A cell that keeps what it is told.
private final class Diary: TableViewCell {
  var told: [String] = []

  override func setSelected(_ selected: Bool, animated: Bool) {
    super.setSelected(selected, animated: animated)
    told.append("selected \(selected)")
  }

  override func setHighlighted(_ highlighted: Bool, animated: Bool) {
    super.setHighlighted(highlighted, animated: animated)
    told.append("highlighted \(highlighted)")
  }

  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    told.append("editing \(editing)")
  }

  override func willTransition(to state: StateMask) { told.append("will \(state.rawValue)") }
  override func didTransition(to state: StateMask) { told.append("did \(state.rawValue)") }
}

/// A cell that never looks selected.
private final class Plain: TableViewCell {
  override func setSelected(_ selected: Bool, animated: Bool) {}
}

private final class Source<Cell: TableViewCell>: TableViewDataSource, TableViewDelegate {
  var texts = ["A", "B", "C"]

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { texts.count }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "Cell")
      ?? Cell(style: .default, reuseIdentifier: "Cell")
    cell.textLabel?.text = texts[indexPath.row]
    return cell
  }

  func tableView(
    _ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}
}

@Suite struct OwnCellTests {
  private func diary(
    _ act: (Stage, TableView) throws -> Void
  ) throws -> [String] {
    let stage = Stage(era: 5)
    let source = Source<Diary>()
    let table = try stage.showTable(of: source)
    try act(stage, table)
    return try #require(table.cellForRow(at: row(1)) as? Diary).told
  }

  @Test func aTapHighlightsAndSelectsTheCell() throws {
    let told = try diary { stage, _ in try stage.tap(row: 1) }
    #expect(told == ["highlighted true", "highlighted false", "selected true"])
  }

  @Test func aSelectionInCodeTellsTheCellToo() throws {
    let told = try diary { _, table in
      try table.selectRow(at: row(1), animated: false, scrollPosition: .none)
      table.deselectRow(at: row(1), animated: true)
    }
    #expect(told == ["selected true", "selected false"])
  }

  @Test func editModeIsATransitionOfTheCell() throws {
    let told = try diary { stage, table in
      try table.setEditing(true, animated: true)
      try stage.tap(minus: 1)
      try stage.tap(minus: 1)
      try table.setEditing(false, animated: true)
    }
    #expect(
      told == [
        "will 1", "editing true", "did 1", "will 3", "did 3", "will 1", "did 1", "will 0",
        "editing false", "did 0",
      ])
  }

  @Test func aSwipeShowsTheConfirmationWithoutTheEditControl() throws {
    let told = try diary { stage, _ in try stage.swipe(row: 1) }
    #expect(told.filter { $0.hasPrefix("will") } == ["will 2"])
  }

  @Test func aCellThatForgetsSuperDoesNotLookSelectedAndItsRowIs() throws {
    let stage = Stage(era: 5)
    let source = Source<Plain>()
    let table = try stage.showTable(of: source)
    try stage.tap(row: 1)
    #expect(table.indexPathForSelectedRow == row(1))
    #expect(stage.frame.row(1)?.cell.isSelected == false)
  }
}

@Suite struct CellPartTests {
  @Test func aConfigurationSetsAllTextsAtOnce() {
    let cell = TableViewCell(style: .default, reuseIdentifier: nil)
    var content = cell.defaultContentConfiguration()
    (content.text, content.secondaryText) = ("Apple", "Fruit")
    cell.contentConfiguration = content
    #expect(cell.state.texts == ["Apple", "Fruit"])
    #expect(cell.state.style == .subtitle)
    cell.contentConfiguration = nil
    #expect(cell.state.texts.isEmpty)
  }

  @Test func theSelectedBackgroundShowsWhileTheRowIsSelected() {
    let cell = TableViewCell(style: .default, reuseIdentifier: nil)
    (cell.backgroundColor, cell.backgroundView) = ("gray", "paper")
    cell.selectedBackgroundView = "sunset"
    #expect(cell.state.shownBackground == "paper")
    cell.setSelected(true, animated: false)
    #expect(cell.state.shownBackground == "sunset")
  }

  @Test func theCellOfOldBooksHasATextAndKeepsItsAccessory() {
    let cell = TableViewCell(
      frame: Rect(x: 0, y: 0, width: 320, height: 44), reuseIdentifier: "Old")
    cell.text = "Row"
    #expect(cell.textLabel?.text == "Row")
    #expect(cell.hidesAccessoryWhenEditing)
  }

  @Test func aContentViewHoldsTheViewsOfACustomCell() {
    let cell = TableViewCell(style: .custom, reuseIdentifier: nil)
    cell.contentView.addSubview(.label(name: "name", text: "Apple"))
    cell.contentView.addSubview(.button("Buy"))
    #expect(cell.contentView.subviews.count == 2)
    #expect(cell.state.texts == ["Apple"])
  }
}

@Suite struct ReconfiguringTests {
  @Test func aReconfiguredRowKeepsItsCellAndItsSelection() throws {
    let stage = Stage(era: 17)
    let source = Source<TableViewCell>()
    let table = try stage.showTable(of: source)
    try stage.tap(row: 1)
    let number = stage.frame.row(1)?.cell.number
    source.texts[1] = "changed"
    _ = stage.takeCalls()
    try table.reconfigureRows(at: [row(1), row(90)])
    try stage.turn()
    #expect(stage.takeCalls().map(\.description) == ["cellForRow 0:1"])
    #expect(stage.frame.row("changed")?.cell.number == number)
    #expect(table.indexPathForSelectedRow == row(1))
  }

  @Test func anotherCellThanTheRowHasRaises() throws {
    final class Wasteful: TableViewDataSource {
      func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 1 }
      func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
        TableViewCell(style: .default, reuseIdentifier: "Cell")
      }
    }
    let stage = Stage(era: 17)
    let source = Wasteful()
    let table = try stage.showTable(of: source)
    #expect(throws: TableException.self) { try table.reconfigureRows(at: [row(0)]) }
  }
}
