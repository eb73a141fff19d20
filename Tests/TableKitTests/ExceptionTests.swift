import TableKit
import Testing

struct RaisingCase: CustomTestStringConvertible {
  let name: String
  var era: Era = 5
  let reason: String
  var exception = TableException.Name.internalInconsistency
  let run: @Sendable (TableView, Screen) throws -> Void

  var testDescription: String { "\(name), era \(era.version)" }
}

@Suite struct ExceptionTests {
  @Test(arguments: [
    RaisingCase(
      name: "a negative row height", era: 9,
      reason: "table view row height must not be negative - provided height for index path"
        + " (<NSIndexPath: 0x0> {length = 2, path = 0 - 0}) is -5.000000",
      run: { table, screen in
        screen.rowHeight = -5
        screen.methods.insert(.heightForRow)
        table.delegate = screen
        try table.reloadData()
      }),
    RaisingCase(
      name: "a negative row height", era: 8,
      reason: "Invalid row height provided by table delegate. Value must be greater than zero or"
        + " UITableViewAutomaticDimension.",
      run: { table, screen in
        screen.rowHeight = -5
        screen.methods.insert(.heightForRow)
        table.delegate = screen
        try table.reloadData()
      }),
    RaisingCase(
      name: "a negative header height", era: 9,
      reason: "section header height must not be negative - provided height for section 0 is"
        + " -1.250000",
      run: { table, screen in
        screen.headerHeight = -1.25
        screen.methods.insert(.heightForHeader)
        table.delegate = screen
        try table.reloadData()
      }),
    RaisingCase(
      name: "a row height that is no number", era: 9,
      reason: "table view row height must not exceed 1000000000 - provided height for index path"
        + " (<NSIndexPath: 0x0> {length = 2, path = 0 - 0}) is nan",
      run: { table, screen in
        screen.rowHeight = .nan
        screen.methods.insert(.heightForRow)
        table.delegate = screen
        try table.reloadData()
      }),
    RaisingCase(
      name: "a row height below all numbers", era: 9,
      reason: "table view row height must not be negative - provided height for index path"
        + " (<NSIndexPath: 0x0> {length = 2, path = 0 - 0}) is -1e+300",
      run: { table, screen in
        screen.rowHeight = -1e300
        screen.methods.insert(.heightForRow)
        table.delegate = screen
        try table.reloadData()
      }),
    RaisingCase(
      name: "a header without end", era: 9,
      reason: "section header height must not exceed 1000000000 - provided height for section 0 is"
        + " inf",
      run: { table, screen in
        screen.headerHeight = .infinity
        screen.methods.insert(.heightForHeader)
        table.delegate = screen
        try table.reloadData()
      }),
    RaisingCase(
      name: "more rows than can be counted", era: 9,
      reason:
        "Failed to allocate data stores for \(Int.max) rows in section 0."
        + " Consider using fewer rows",
      run: { table, _ in
        let source = Countless()
        table.dataSource = source
        try table.reloadData()
      }),
    RaisingCase(
      name: "a rect of no row", era: 6,
      reason: "request for rect at invalid index path (<NSIndexPath 0x0> 2 indexes [0, 9])",
      run: { table, _ in _ = try table.rectForRow(at: row(9)) }),
    RaisingCase(
      name: "a rect of no section", reason: "request for rect of invalid section (3)",
      run: { table, _ in _ = try table.rect(forSection: 3) }),
    RaisingCase(
      name: "the rows of no section",
      reason: "Requested the number of rows for section (3) which is out of bounds.",
      run: { table, _ in _ = try table.numberOfRows(inSection: 3) }),
    RaisingCase(
      name: "an identifier that nobody registered", era: 6,
      reason:
        "unable to dequeue a cell with identifier Cell - must register a nib or a class for the"
        + " identifier or connect a prototype cell in a storyboard",
      run: { table, _ in
        _ = try table.dequeueReusableCell(withIdentifier: "Cell", for: row(0))
      }),
    RaisingCase(
      name: "a required method that is forgotten",
      reason:
        "-[Forgetful tableView:numberOfRowsInSection:]: unrecognized selector sent to instance"
        + " 0x0",
      exception: .invalidArgument,
      run: { table, _ in
        let source = Forgetful()
        table.dataSource = source
        try table.layoutIfNeeded()
      }),
    RaisingCase(
      name: "no cell", era: 7,
      reason: "UITableView dataSource must return a cell from tableView:cellForRowAtIndexPath:",
      run: raiseNoCell),
    RaisingCase(
      name: "no cell", era: 9,
      reason:
        "UITableView (<UITableView: 0x0>) failed to obtain a cell from its dataSource (<0x0>)",
      run: raiseNoCell),
    RaisingCase(
      name: "a data source that is gone", reason: "UITableView dataSource is not set",
      run: { table, _ in
        table.dataSource = nil
        try table.scrollToRow(at: row(3), at: .top, animated: false)
        try table.layoutIfNeeded()
      }),
  ])
  func aBrokenRuleRaisesInUIKitsWords(c: RaisingCase) throws {
    let screen = Screen(rows: 30)
    screen.sections = [Array(repeating: "a", count: c.name.contains("no row") ? 9 : 30)]
    let (_, table) = try shown(screen, era: c.era)
    let raised = #expect(throws: TableException.self) { try c.run(table, screen) }
    #expect(raised?.name == c.exception)
    #expect(raised?.reason == c.reason)
  }

  @Test func aStepThatRaisesLeavesTheStateAsItWas() throws {
    let screen = Screen(rows: 3, [.didSelectRow])
    let (stage, _) = try shown(screen)
    let past = stage.state
    screen.react = { (_, table, _) throws(TableException) in
      screen.sections = [[]]
      try table.reloadData()
      try table.scrollToRow(at: row(7), at: .top, animated: false)
    }
    #expect(throws: TableException.self) {
      try stage.step { () throws(TableException) in try stage.touch(.tap(.row(row(1)))) }
    }
    #expect(stage.state == past)
    #expect(stage.lines().contains("didSelectRow 0:1 → raised"))
  }

  @Test func callsThatCallEachOtherWithoutEndAreStopped() throws {
    let screen = Screen(rows: 3, [.didSelectRow])
    let (stage, _) = try shown(screen)
    screen.react = { (_, table, path) throws(TableException) in
      try table.stage.touch(.tap(.row(path)))
    }
    let raised = #expect(throws: TableException.self) { try stage.touch(.tap(.row(row(1)))) }
    #expect(raised?.reason == "didSelectRow was called 64 calls deep")
  }
}

@Sendable private func raiseNoCell(_ table: TableView, _ screen: Screen) throws {
  let source = Empty()
  table.dataSource = source
  try table.layoutIfNeeded()
}

private final class Forgetful: TableViewDataSource {
  var dataSourceMethods: Methods { Methods(Method.cellForRow) }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 1 }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    TableViewCell(style: .default, reuseIdentifier: nil)
  }
}

private final class Empty: TableViewDataSource {
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 1 }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell? {
    nil
  }
}

/// A data source of more rows than a table can remember.
private final class Countless: TableViewDataSource {
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { .max }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    TableViewCell(style: .default, reuseIdentifier: nil)
  }
}

@Suite struct LengthTests {
  private static let lengths = [
    Double.nan, .infinity, -.infinity, 1e300, -1e300, -5, 0, .leastNonzeroMagnitude,
    .greatestFiniteMagnitude,
  ]

  /// What cannot be refused since nothing can be thrown is pulled back.
  @Test(arguments: lengths, [5, 9, 17] as [Era])
  func anyNumberIsTakenForALength(_ length: Double, era: Era) throws {
    let (stage, table) = try shown(Screen(rows: 30, [.titleForHeader]), era: era)
    table.rowHeight = length
    table.estimatedRowHeight = length
    table.sectionHeaderHeight = length
    table.sectionFooterHeight = length
    table.tableHeaderView = TableBanner(text: "Top", height: length)
    table.tableFooterView = TableBanner(text: "Bottom", height: length)
    try table.reloadData()
    try stage.turn()
    try table.setContentOffset(length, animated: false)
    try stage.turn()
    _ = stage.frame
    #expect(try table.contentSize().height >= 0)
    _ = try table.indexPathForRow(at: Point(x: 0, y: length))
    _ = try table.indexPathsForRows(in: Rect(x: 0, y: length, width: 320, height: length))
    let device = Device.custom(width: length, height: length, era: era)
    #expect(Device.sides.contains(device.size.width) && Device.sides.contains(device.size.height))
  }
}
