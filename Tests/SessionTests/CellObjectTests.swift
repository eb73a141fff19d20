import Testing

@testable import Session

/// Lines that speak of a cell object, whichever row it serves.
@Suite struct CellObjectTests {
  @Test(arguments: [
    ScriptCase(
      "a late answer for a cell lands on the row that the cell serves by then",
      "device 320x160\nrows 30 \"Row $row\"\n"
        + "on cellForRow for 0:0 { later 2 turns { image Photo for cell $cell } }\nreload\n"
        + "scroll 4 rows\nturn\nexpect image Photo for 0:5\nexpect image none for 0:4", ""),
    ScriptCase(
      "a late answer for a row lands on the row",
      "device 320x160\nrows 30 \"Row $row\"\n"
        + "on cellForRow for 0:0 { later 2 turns { image Photo for $path } }\nreload\n"
        + "scroll 4 rows\nturn\nexpect image none for 0:5\nscroll -4 rows\n"
        + "expect image Photo for 0:0", ""),
    ScriptCase(
      "what a cell shows is set, and the model is as it was",
      "rows A B\ntext X for cell 1\ndetail y for cell 1\nbackground red for cell 1\n"
        + "accessory checkmark for cell 1\nselection-style none for cell 1\n"
        + "expect text X for cell 1\nexpect selection-style none for cell 1\n"
        + "expect accessory checkmark for cell 1\nreload\nexpect text A for cell 2\nshow counts",
      """
                table thinks   data source says
      sections  1              1
      section 0 2              2
      """),
    ScriptCase(
      "the cells that come and go are named",
      "device 320x108\nera 6\nrows 9 \"Row $row\"\non will-display { log \"$cell comes for $path\" }\n"
        + "on end-display { log \"$cell leaves $path\"; text gone for cell $cell }\nscroll 2 rows",
      """
          NSLog: 3 comes for 0:2
          NSLog: 1 leaves 0:0
          NSLog: 1 comes for 0:3
          NSLog: 2 leaves 0:1
      """),
    ScriptCase(
      "only the word before a number is a cell object",
      "rows cell B\ntext X for cell\nexpect text X for first", ""),
    ScriptCase(
      "a cell that nobody has is noted",
      "cell default id none for all\nrow A\nreload\ntext X for cell 1\ntext X for cell 9",
      """
      note: cell #1 is gone: what is set on it shows nowhere
      ! noCell(9, made: 2)
      """),
  ])
  func scriptPrints(_ script: ScriptCase) {
    #expect(Stand().output(script.lines) == script.printed, "\(script.name)")
  }
}
