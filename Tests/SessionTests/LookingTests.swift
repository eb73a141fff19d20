import Testing

@testable import Session

@Suite struct LookingTests {
  @Test(arguments: [
    ScriptCase(
      "a required method that is not there is named",
      "rows A\ndelete A\nforget cellForRow\nshow answers",
      """
      data source: screen "main"
        tableView(_:numberOfRowsInSection:)
        tableView(_:cellForRowAt:) is missing, and required
      delegate: screen "main", no methods
      """),
    ScriptCase(
      "a method that the era does not know is there and not called",
      "implement didEndDisplayingCell\nshow answers",
      """
      note: didEndDisplayingCell came with iOS 6: it is not called in era 5 · help: era 6
      data source: nobody yet; rows makes one
      delegate: screen "main"
        tableView(_:didEndDisplaying:forRowAt:) came with iOS 6: not called
      """),
    ScriptCase(
      "who was wired answers, and nobody where nobody is",
      "screen Other as view { rows X }\nwire data-source to Other\nunwire delegate\nshow answers",
      """
      data source: screen "Other"
        tableView(_:numberOfRowsInSection:)
        tableView(_:cellForRowAt:)
      delegate: nobody
      """),
    ScriptCase(
      "the counts are those that reactions answer",
      "rows A B\non numberOfRowsInSection { answer 1 }\nrow C\nshow counts",
      """
                table thinks   data source says
      sections  1              1
      section 0 1              1
      """),
  ])
  func whoAnswersIsShown(_ script: ScriptCase) {
    #expect(Stand().output(script.lines) == script.printed, "\(script.name)")
  }

  @Test func anEmptyScreenSaysWhatTheReactionAnswered() {
    let stand = Stand()
    stand.run("section A { row a }\non numberOfSections { answer 0 }\nreload")
    #expect(stand.session.caption.emptyReason == "numberOfSections = 0")
    #expect(stand.session.caption.disagreement == nil)
  }
}

@Suite struct CellLifeTests {
  @Test(arguments: [
    ScriptCase(
      "a cell serves one row after another, and keeps what was not set again",
      "rows 40 \"Row $row\"\nconfigure on-create\naccessory checkmark for 0:1\nscroll by 2 rows\n"
        + "scroll by 12 rows\nshow life 2",
      """
      1  rows 40 "Row $row"
           made for 0:1 "Row 1"
      4  scroll by 2 rows
           into the pool, was 0:1
      5  scroll by 12 rows
           out of the pool: prepareForReuse
           serves 0:13 "Row 13"
           left over: checkmark
           into the pool, was 0:13
      in the pool, was 0:13
      """),
    ScriptCase(
      "a row that moves takes its cell along, a row that goes gives it back",
      "rows A B C\ninsert X at 0:0\nmove B to 0:0\ndelete B\nshow life 2",
      """
      1  rows A B C
           made for 0:1 "B"
      2  insert X at 0:0
           0:1 is 0:2 now
      3  move B to 0:0
           0:2 is 0:0 now
      4  delete B
           into the pool, was 0:0
      in the pool, was 0:0
      """),
    ScriptCase(
      "a cell without an identifier is gone with its row, and the pool with a warning",
      "cell default id none for all\nrow A\nreload\nshow life 1\ncell default for all\nrow B\n"
        + "delete B\nmemory-warning\nshow life 4",
      """
      2  row A
           made for 0:0 "A"
      3  reload
           gone, was 0:0: without an identifier no pool keeps it
      gone
      5  row B
           made for 0:1 "B"
      6  delete B
           into the pool, was 0:1
      7  memory-warning
           gone: the pool was emptied
      gone
      """),
    ScriptCase(
      "a number is that of a cell of the table on the glass",
      "show life 1\nscreen Other as view { rows X }\nrows A B\nshow life 3\npush Other\nshow life 2",
      """
      ! noCell(1, made: 0)
      ! noCell(3, made: 2)
      note: main is now in a navigation controller, for its bar
      ! noCell(2, made: 1)
      """),
    ScriptCase(
      "what a cell shows of another row is named",
      "device 320x160\nrows 40 \"Row $row\"\nconfigure on-create\naccessory checkmark for 0:0\n"
        + "accessory disclosure for 0:6\nscroll by 5 rows\nshow cells",
      """
      0:5  cell #1  default, identifier "default", "Row 5", left over: checkmark
      0:6  cell #2  default, identifier "default", "Row 6"
      0:7  cell #3  default, identifier "default", "Row 7"
      0:8  cell #4  default, identifier "default", "Row 8"
      pool  cell #5  default, identifier "default", "Row 4", was 0:4
      5 cells made for 40 rows
      any other row has no cell: off screen (rows 0:5–0:8 have cells)
      """),
  ])
  func aCellTellsItsLife(_ script: ScriptCase) {
    #expect(Stand().output(script.lines) == script.printed, "\(script.name)")
  }

  @Test func aLifeToldLeavesTheSessionAsItWas() {
    let stand = Stand()
    stand.run("rows 40\nscroll by 20 rows\nlater { reload }")
    let before = stand.session.state
    stand.run("show life 3")
    let isSame = stand.session.state == before
    #expect(isSame)
    #expect(stand.session.stage.life == nil)
  }

  @Test func aScriptThatNobodyLooksAtMadeTheSameCells() {
    let lines = (0..<30).map { "row \"Row \($0)\"" }.joined(separator: "\n") + "\nscroll by 5 rows"
    let looked = Stand()
    looked.run(lines)
    let quiet = Stand(interactive: false)
    quiet.run(lines)
    let told = (looked.output("show life 4"), quiet.output("show life 4"))
    #expect(told.0 == told.1)
  }
}
