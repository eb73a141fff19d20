import TableKit
import Testing

extension Stage {
  /// What is on the glass, an element a line: `44 row 0:1`, with `y` first.
  func glass() -> [String] {
    (state.frame.table?.elements ?? []).map { element in
      "\(Int(element.y)) \(element.content.short)"
    }
  }
}

extension TableFrame.Content {
  fileprivate var short: String {
    switch self {
    case .tableHeader(let text): return "table header \(text)"
    case .tableFooter(let text): return "table footer \(text)"
    case .header(let section, let title, let isPinned, let pushed):
      let push = pushed.map { " \(Int($0)) left" } ?? ""
      return "header \(section) \(title ?? "-")\(isPinned ? " pinned" : "")\(push)"
    case .footer(let section, let title, let isPinned):
      return "footer \(section) \(title ?? "-")\(isPinned ? " pinned" : "")"
    case .row(let row):
      return "row \(row.path)\(row.isFirst ? " first" : "")\(row.isLast ? " last" : "")"
    case .filler: return "filler"
    }
  }
}

@Suite struct FrameTests {
  private func lettered() -> Screen {
    let screen = Screen(
      [Array(repeating: "a", count: 4), Array(repeating: "b", count: 20)],
      [.numberOfSections, .titleForHeader])
    screen.headers = ["A", "B"]
    return screen
  }

  @Test func aPlainHeaderSticksAndIsPushedOff() throws {
    let (stage, table) = try shown(lettered(), era: 7)
    #expect(stage.glass().prefix(2) == ["0 header 0 A", "28 row 0:0 first"])
    try stage.touch(.scroll(points: 100))
    #expect(
      stage.glass().prefix(4) == [
        "-28 row 0:1", "0 header 0 A pinned", "16 row 0:2", "60 row 0:3 last",
      ])
    try stage.touch(.scroll(points: 94))
    #expect(table.contentOffset == 194)
    #expect(
      stage.glass().prefix(4) == [
        "-34 row 0:3 last", "-18 header 0 A pinned 10 left", "10 header 1 B",
        "38 row 1:0 first",
      ])
  }

  @Test func aRowUnderAHeaderThatSticksIsNotReached() throws {
    let (stage, _) = try shown(lettered(), era: 7)
    try stage.touch(.scroll(points: 44))
    #expect(stage.state.frame.table?.visibleRows?.lowerBound == row(0))
    let hidden = stage.state.obstacle(to: .tap(.row(row(0))))
    guard case .offTheGlass(row(0), let visible) = hidden else {
      Issue.record("row 0:0 is reached: \(String(describing: hidden))")
      return
    }
    #expect(visible?.lowerBound == row(1))
  }

  @Test(
    arguments: [
      (5, 44.0), (14, 44.0), (15, nil),
    ] as [(Era, Double?)])
  func fillersAreAsHighAsTheLastRowUntilIOS14(era: Era, height: Double?) throws {
    let stage = try shown(Screen(rows: 2), era: era).stage
    let fillers = stage.state.frame.table?.elements.filter { $0.content == .filler } ?? []
    #expect(fillers.first?.height == height)
    #expect(fillers.isEmpty == (height == nil))
  }

  @Test func aTableFooterTakesTheFillersAway() throws {
    let (stage, table) = try shown(Screen(rows: 1))
    table.tableHeaderView = TableBanner(text: "top", height: 30)
    table.tableFooterView = TableBanner(text: "", height: 0)
    try stage.turn()
    #expect(stage.glass() == ["0 table header top", "30 row 0:0 first last"])
  }

  @Test(
    arguments: [
      (5, "One", 46.0), (7, "ONE", 55.0), (25, "ONE", 55.0), (26, "One", 55.0),
    ] as [(Era, String, Double)])
  func groupedHeadersAreInCapitalsFromIOS7To25(era: Era, title: String, height: Double) throws {
    let screen = Screen([["a"]], [.numberOfSections, .titleForHeader])
    screen.headers = ["One"]
    let stage = try shown(screen, era: era, style: .grouped).stage
    let header = try #require(stage.state.frame.table?.elements.first)
    #expect(header.content == .header(section: 0, title: title, isPinned: false, pushed: nil))
    #expect(header.height == height)
  }

  @Test func theIndexNeedsEnoughRows() throws {
    let (stage, table) = try shown(Screen(rows: 30, [.sectionIndexTitles]))
    #expect(stage.state.frame.table?.index?.titles == ["A", "B", "C"])
    table.sectionIndexMinimumDisplayRowCount = 31
    #expect(stage.state.frame.table?.index == nil)
  }

  @Test func anIndexTitleJumpsToItsSection() throws {
    let screen = Screen(
      (0..<3).map { _ in Array(repeating: "x", count: 20) },
      [.numberOfSections, .sectionIndexTitles, .sectionForSectionIndexTitle])
    let (stage, table) = try shown(screen)
    _ = stage.takeLog()
    try stage.touch(.tap(.indexTitle(1)))
    #expect(table.contentOffset == 880)
    #expect(stage.lines().first == "sectionForSectionIndexTitle B 1 → 1")
    try stage.touch(.tap(.indexTitle(2)))
    #expect(
      stage.lines() == [
        "sectionForSectionIndexTitle C 2 → -1",
        "note stopped: sectionForSectionIndexTitle C 2 → -1",
      ])
    #expect(table.contentOffset == 880)
  }

  @Test func theScrollIndicatorTellsWhatShows() throws {
    let (stage, _) = try shown(Screen(rows: 20))
    #expect(stage.state.frame.table?.scrollIndicator == 0...(460.0 / 880))
    #expect(try shown(Screen(rows: 2)).stage.state.frame.table?.scrollIndicator == nil)
  }

  @Test func aNavigationBarTakesRoom() throws {
    let (stage, table) = try shown(Screen(rows: 50))
    let controller = try #require(stage.topController)
    controller.title = "Move Me"
    stage.embedInNavigation()
    try stage.turn()
    #expect(stage.state.frame.navigationBar?.title == "Move Me")
    #expect(stage.state.frame.table?.top == 64)
    #expect(table.indexPathsForVisibleRows.count == 10)
    controller.prompt = "Choose"
    try stage.turn()
    #expect(stage.state.frame.table?.top == 94)
  }
}
