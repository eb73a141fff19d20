import TableKit
import Testing

struct ScrollCase: CustomTestStringConvertible {
  let row: Int
  let position: TableView.ScrollPosition
  let from: Double
  let to: Double

  var testDescription: String { "\(row) \(position) from \(from)" }
}

@Suite struct ScrollingTests {
  @Test(arguments: [
    ScrollCase(row: 20, position: .top, from: 0, to: 880),
    ScrollCase(row: 20, position: .bottom, from: 0, to: 464),
    ScrollCase(row: 20, position: .middle, from: 0, to: 672),
    ScrollCase(row: 20, position: .none, from: 0, to: 464),
    ScrollCase(row: 5, position: .none, from: 0, to: 0),
    ScrollCase(row: 5, position: .none, from: 880, to: 220),
    ScrollCase(row: 49, position: .top, from: 0, to: 1740),
  ])
  func scrollToRowComesToRest(c: ScrollCase) throws {
    let (_, table) = try shown(Screen(rows: 50))
    try table.setContentOffset(c.from, animated: false)
    try table.scrollToRow(at: row(c.row), at: c.position, animated: false)
    #expect(table.contentOffset == c.to)
  }

  @Test func aRowComesToLieBelowTheHeaderThatSticks() throws {
    let screen = Screen(
      [Array(repeating: "a", count: 50)], [.numberOfSections, .titleForHeader])
    screen.headers = ["A"]
    let (_, table) = try shown(screen, era: 5)
    try table.scrollToRow(at: row(20), at: .top, animated: false)
    #expect(try table.rectForRow(at: row(20)).minY == table.contentOffset + 22)
  }

  @Test(
    arguments: [
      (
        5,
        "-[UITableView scrollToRowAtIndexPath:atScrollPosition:animated:]: row (30) beyond bounds (30)"
          + " for section (0)."
      ),
      (
        9,
        "-[UITableView _contentOffsetForScrollingToRowAtIndexPath:atScrollPosition:]: row (30) beyond"
          + " bounds (30) for section (0)."
      ),
      (
        12,
        "-[UITableView _contentOffsetForScrollingToRowAtIndexPath:atScrollPosition:"
          + "usingPresentationValues:]: row (30) beyond bounds (30) for section (0)."
      ),
      (
        17,
        "Attempted to scroll the table view to an out-of-bounds row (30) when there are only 30 rows in"
          + " section 0. Table view: <UITableView: 0x0>"
      ),
    ] as [(Era, String)])
  func aRowPastTheEndRaisesInTheWordsOfTheEra(era: Era, reason: String) throws {
    let (_, table) = try shown(Screen(rows: 30), era: era)
    let raised = #expect(throws: TableException.self) {
      try table.scrollToRow(at: row(30), at: .top, animated: false)
    }
    #expect(raised?.name == .range)
    #expect(raised?.reason == reason)
    #expect(raised?.explanation == ["section 0 has 30 rows; the last is 0:29"])
  }

  @Test func anEmptySectionCanBeScrolledTo() throws {
    let (_, table) = try shown(Screen([Array(repeating: "a", count: 30), []], [.numberOfSections]))
    try table.scrollToRow(
      at: IndexPath(row: .max, section: 1), at: .top, animated: false)
    #expect(table.contentOffset == 30 * 44 - 460)
  }

  @Test func aDragTellsOfItselfAndAScrollInCodeDoesNot() throws {
    let methods: Set<Method> = [
      .scrollViewDidScroll, .scrollViewWillBeginDragging, .scrollViewDidEndDragging,
      .scrollViewDidEndScrollingAnimation,
    ]
    let (stage, table) = try shown(Screen(rows: 50, methods))
    _ = stage.takeLog()
    try stage.touch(.scroll(points: 10))
    #expect(
      stage.lines() == [
        "scrollViewWillBeginDragging", "scrollViewDidScroll", "scrollViewDidEndDragging",
      ])
    try table.scrollToRow(at: row(3), at: .top, animated: true)
    #expect(
      stage.lines() == [
        "code scrollToRow 0:3 top", "scrollViewDidScroll", "scrollViewDidEndScrollingAnimation",
      ])
  }

  @Test(arguments: [
    (3, 100.0, "all of the content is on the glass"),
    (50, -100.0, "the top of the content is on the glass"),
  ])
  func whereNothingScrollsThatIsSaid(rows: Int, points: Double, words: String) throws {
    let stage = try shown(Screen(rows: rows)).stage
    _ = stage.takeLog()
    try stage.touch(.scroll(points: points))
    #expect(stage.lines() == ["note stopped: \(words)"])
  }

  @Test func aShorterContentPullsTheOffsetBack() throws {
    let screen = Screen(rows: 50)
    let (_, table) = try shown(screen)
    try table.setContentOffset(1000, animated: false)
    screen.sections = [Array(repeating: "a", count: 20)]
    try table.reloadData()
    try table.layoutIfNeeded()
    #expect(table.contentOffset == 420)
  }

  /// The rows of which a scroll asks for the cell, in their order.
  private func rowsAsked(_ stage: Stage, scrolling points: Double) throws -> [Int] {
    _ = stage.takeLog()
    try stage.touch(.scroll(points: points))
    return stage.takeCalls().compactMap { call in
      guard call.method == .cellForRow, case .row(let path) = call.arguments else { return nil }
      return path.row
    }
  }

  @Test func everyRowOfAWayOf64ScreensIsAskedFor() throws {
    let (stage, table) = try shown(Screen(rows: 10_000))
    let down = try rowsAsked(stage, scrolling: 460 * 64)
    #expect(down == Array(11..<680))
    #expect(table.contentOffset == 460 * 64)
    #expect(try rowsAsked(stage, scrolling: -460 * 64) == (0..<669).reversed())
  }

  @Test func aLongWayAsksOnlyForRowsThatAreOnTheGlassAtAFrame() throws {
    let (stage, table) = try shown(Screen(rows: 100_000))
    let down = try rowsAsked(stage, scrolling: 44 * 90_000)
    #expect(table.contentOffset == 44 * 90_000)
    #expect(table.indexPathsForVisibleRows.first == row(90_000))
    #expect(down.starts(with: 11..<345) && down.suffix(334).elementsEqual(89_677..<90_011))
    #expect(down == down.sorted() && down.count < 2000)
    let up = try rowsAsked(stage, scrolling: -1e9)
    #expect(table.contentOffset == 0)
    #expect(up.suffix(334).elementsEqual((0..<334).reversed()) && up.count < 2000)
    #expect(table.state.cellsMade <= 24)
  }
}
