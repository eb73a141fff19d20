import TableKit
import Testing

/// What a device's log says of a program that goes on all the same.
@Suite struct WarningTests {
  @Test(arguments: [(12, 0), (13, 1)] as [(Era, Int)])
  func aTableOutsideOfTheWindowIsWarnedOfOnce(era: Era, count: Int) throws {
    let screen = Screen(rows: 3)
    let stage = Stage(era: era)
    let table = TableView(on: stage, style: .plain)
    table.dataSource = screen
    try table.layoutIfNeeded()
    table.setNeedsLayout()
    try table.layoutIfNeeded()
    #expect(
      stage.lines().filter { $0.hasPrefix("log [TableView] Warning once only") }.count == count)
  }

  @Test func aTableInTheWindowIsNot() throws {
    let stage = try shown(Screen(rows: 3), era: 17).stage
    #expect(stage.lines().allSatisfy { !$0.contains("Warning once only") })
  }

  @Test(arguments: [12, 13] as [Era])
  func cellsAskedForWhileRowsComeAreWarnedOf(era: Era) throws {
    let screen = Screen(rows: 1)
    var asks: TableView?
    screen.configure = { _, path in
      _ = asks?.visibleCells
      _ = asks?.cellForRow(at: path)
    }
    let (stage, table) = try shown(screen, era: era)
    _ = stage.lines()
    asks = table
    try table.reloadData()
    try table.layoutIfNeeded()
    let asserts = stage.lines().filter { $0.contains("[Assert]") }
    #expect(asserts.count == (era >= 13 ? 2 : 0))
    #expect(asserts.first?.contains("visibleCells") != false)
    _ = table.visibleCells
    #expect(stage.lines().isEmpty)
  }

  @Test func aNumberBelowZeroIsNoNumberOfRows() throws {
    let source = Negative()
    #expect {
      try Stage().showTable(of: source)
    } throws: { error in
      (error as? TableException)?.reason
        == "Failed to allocate data stores for -1 rows in section 0. Consider using fewer rows"
    }
  }

  /// Counts below zero.
  private final class Negative: TableViewDataSource {
    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { -1 }
    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell? {
      nil
    }
  }
}
