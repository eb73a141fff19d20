import TableKit
import Testing

struct CallOrderCase: CustomTestStringConvertible {
  let era: Era
  let methods: Set<Method>
  let expected: [String]

  var testDescription: String { "era \(era.version)" }
}

private let everything: Set<Method> = [
  .numberOfSections, .titleForHeader, .viewForHeader, .heightForHeader, .heightForRow,
  .sectionIndexTitles, .canEditRow, .willDisplayCell, .willDisplayHeaderView, .indentationLevel,
]

@Suite struct CallOrderTests {
  @Test(arguments: [
    CallOrderCase(
      era: 4, methods: everything,
      expected: [
        "numberOfSections → 2", "viewForHeader 0 → nil", "titleForHeader 0 → One",
        "heightForHeader 0 → 30", "numberOfRowsInSection 0 → 1", "heightForRow 0:0 → 44",
        "viewForHeader 1 → nil", "titleForHeader 1 → nil", "heightForHeader 1 → 30",
        "numberOfRowsInSection 1 → 1", "heightForRow 1:0 → 44", "sectionIndexTitles → A B C",
        "cellForRow 0:0 → #1", "indentationLevel 0:0 → 0", "canEditRow 0:0 → yes",
        "willDisplayCell 0:0", "cellForRow 1:0 → #2", "indentationLevel 1:0 → 0",
        "canEditRow 1:0 → yes", "willDisplayCell 1:0", "viewForHeader 0 → nil",
        "titleForHeader 0 → One", "viewForHeader 1 → nil", "titleForHeader 1 → nil",
      ]),
    CallOrderCase(
      era: 9, methods: everything,
      expected: [
        "numberOfSections → 2", "heightForHeader 0 → 30", "numberOfRowsInSection 0 → 1",
        "heightForRow 0:0 → 44", "heightForHeader 1 → 30", "numberOfRowsInSection 1 → 1",
        "heightForRow 1:0 → 44", "sectionIndexTitles → A B C", "cellForRow 0:0 → #1",
        "heightForRow 0:0 → 44", "indentationLevel 0:0 → 0", "canEditRow 0:0 → yes",
        "willDisplayCell 0:0", "cellForRow 1:0 → #2", "heightForRow 1:0 → 44",
        "indentationLevel 1:0 → 0", "canEditRow 1:0 → yes", "willDisplayCell 1:0",
        "viewForHeader 0 → nil", "titleForHeader 0 → One", "willDisplayHeaderView 0",
        "viewForHeader 1 → nil", "titleForHeader 1 → nil",
      ]),
    CallOrderCase(
      era: 17, methods: everything,
      expected: [
        "numberOfSections → 2", "numberOfRowsInSection 0 → 1", "numberOfRowsInSection 1 → 1",
        "sectionIndexTitles → A B C", "cellForRow 0:0 → #1", "heightForRow 0:0 → 44",
        "indentationLevel 0:0 → 0", "willDisplayCell 0:0", "cellForRow 1:0 → #2",
        "heightForRow 1:0 → 44", "indentationLevel 1:0 → 0", "willDisplayCell 1:0",
        "heightForHeader 0 → 30", "viewForHeader 0 → nil", "titleForHeader 0 → One",
        "willDisplayHeaderView 0", "heightForHeader 1 → 30", "viewForHeader 1 → nil",
        "titleForHeader 1 → nil",
      ]),
    CallOrderCase(
      era: 9, methods: [.titleForHeader],
      expected: [
        "titleForHeader 0 → One", "numberOfRowsInSection 0 → 1", "cellForRow 0:0 → #1",
        "titleForHeader 0 → One",
      ]),
    CallOrderCase(
      era: 5, methods: [],
      expected: ["numberOfRowsInSection 0 → 1", "cellForRow 0:0 → #1"]),
  ])
  func aTableLoadsInTheOrderOfItsEra(_ c: CallOrderCase) throws {
    let screen = Screen([["a"], ["b"]], c.methods)
    screen.headers = ["One", nil]
    let stage = try shown(screen, era: c.era).stage
    #expect(stage.lines().filter { !$0.hasPrefix("view") || $0.hasPrefix("viewFor") } == c.expected)
  }

  @Test func estimatedHeightsLeaveTheRestUnasked() throws {
    let screen = Screen(rows: 100, [.heightForRow])
    screen.rowHeight = 90
    let (stage, table) = try shown(screen, era: 12)
    let asked = stage.lines().filter { $0.hasPrefix("heightForRow") }
    #expect(asked.count == table.indexPathsForVisibleRows.count + 5)
    table.estimatedRowHeight = 0
    try table.layoutIfNeeded()
    #expect(stage.lines().filter { $0.hasPrefix("heightForRow") }.count == 100)
    #expect(try table.contentSize().height == 9000)
  }

  @Test(arguments: [5, 9, 17] as [Era])
  func aTapRunsTheWholeChain(era: Era) throws {
    let screen = Screen(
      rows: 5,
      [
        .shouldHighlightRow, .didHighlightRow, .didUnhighlightRow, .willSelectRow, .didSelectRow,
        .willDeselectRow, .didDeselectRow,
      ])
    let (stage, table) = try shown(screen, era: era)
    try stage.touch(.tap(.row(row(0))))
    _ = stage.lines()
    try stage.touch(.tap(.row(row(2))))
    let highlight =
      era >= 6
      ? ["shouldHighlightRow 0:2 → yes", "didHighlightRow 0:2", "didUnhighlightRow 0:2"] : []
    #expect(
      stage.lines() == highlight + [
        "willSelectRow 0:2 → 0:2", "willDeselectRow 0:0 → 0:0", "didDeselectRow 0:0",
        "didSelectRow 0:2",
      ])
    #expect(table.indexPathsForSelectedRows == [row(2)])
    #expect(table.cellForRow(at: row(2))?.isSelected == true)
    #expect(table.cellForRow(at: row(0))?.isSelected == false)
  }
}
