import Testing

@testable import Session

@Suite struct UpdateScriptTests {
  @Test(arguments: [
    ScriptCase(
      "a failed end-updates leaves the update open, to be mended",
      "rows A B\nbegin-updates\ntable delete 0:0\nfails \"invalid number of rows\" { end-updates }\n"
        + "data delete 0:0\nend-updates\nshow counts",
      """
                table thinks   data source says
      sections  1              1
      section 0 1              1
      """),
    ScriptCase(
      "an end is that of the table after, whatever comes later in the block",
      "rows A B\ntrace on\nupdates { insert F at end; log once; delete 0:1; insert G }\nexpect rows A F G",
      """
        beginUpdates
        insertRows 0:1 automatic
        NSLog: once
        deleteRows 0:1 automatic
        insertRows 0:2 automatic
        endUpdates
        → numberOfRowsInSection 0                      3
        compares: section 0: 2 + 2 − 1 = 3
        → cellForRow 0:1                               cell #3
        → cellForRow 0:2                               cell #4
      """),
    ScriptCase(
      "the end of a section that comes later is its own last row",
      "rows A\nupdates { insert F; insert section New { row N }; insert H }\nexpect rows N F H in section 1",
      ""),
    ScriptCase(
      "a row that moves to the end leaves its place first",
      "rows A B C\nupdates { insert F at end; move A to end; delete C }\nexpect rows B F A", ""),
    ScriptCase(
      "what is deleted twice goes once",
      """
      section A { row a }
      updates { delete section 0; delete section 0; insert section X { row x } }
      row y
      updates { delete 0:0; delete 0:0; insert Z }
      expect rows y Z
      """, ""),
    ScriptCase(
      "what is inserted twice at one place comes once",
      "rows A B\nupdates { insert X at 0; insert Y at 0; insert Z }\nexpect rows X A B Z", ""),
    ScriptCase(
      "a row that the table has no more is not reached, though its cell is still there",
      """
      era 17
      rows 20 "R $row"
      scroll-to last
      begin-updates
      data delete 0:19
      row-height 20
      tap "R 12"
      reconfigure 0:19
      """, "  stopped: row 0:12 is not on the glass, which shows no row"),
    ScriptCase(
      "the model's section moves to a place that there is",
      "section A { row a }\nsection B { row b }\ndata move section 0 to 2\ndata move section 0 to 1",
      "! noSection(2, sections: 2)"),
    ScriptCase(
      "end-updates needs a beginning", "rows A\nend-updates", "! noUpdateOpen"),
    ScriptCase(
      "what should fail and does not is refused", "rows A\nfails { reload }",
      "! didNotFail at fails"),
    ScriptCase(
      "a command of the session can be expected to fail",
      "rows A\nfails \"no step 9\" { goto 9 }\nfails { load none.csv }\nshow steps", "→ 1  rows A"),
    ScriptCase(
      "what a block does to the session is taken back",
      "rows A\nfails { undo }\nshow steps", "! didNotFail at fails\n→ 1  rows A"),
    ScriptCase(
      "a block that fails otherwise is refused",
      "rows A\nfails \"no such words\" { delete 0:7 }\nrow B\nshow steps",
      """
      ! failedOtherwise(wanted: "no such words", got: "NSInternalInconsistencyException: \
      attempt to delete row 7 from section 0 which only contains 1 rows before the update") at \
      "no such words"
        1  rows A
      → 2  row B
      """),
    ScriptCase(
      "the calls of what failed are printed with it, and not with the next line",
      "rows A B\ntrace on\nfails { table delete 0:0 }\ndata delete 0:0",
      """
        deleteRows 0:0 automatic
        → numberOfRowsInSection 0                      2
      """),
    ScriptCase(
      "an open update is shown again after undo",
      "rows A B\nrender full\nbegin-updates\ndata delete 0:0\ntable delete 0:0\nundo",
      """
      before     after
      0:0 "A"    0:0 "A"
      0:1 "B"    0:1 "B"
      before     after
      0:0 "A"    0:0 "B"
      0:1 "B"
      before                after
      0:0 "A"  − deleted    0:0 "B"
      0:1 "B"
      before     after
      0:0 "A"    0:0 "B"
      0:1 "B"
      note: took back table delete 0:0
      """),
    ScriptCase(
      "what stands beside texts of wide letters is in one column",
      "rows 漢字 B\nrender full\nbegin-updates\ndata delete 0:0",
      """
      before        after
      0:0 "漢字"    0:0 "漢字"
      0:1 "B"       0:1 "B"
      before        after
      0:0 "漢字"    0:0 "B"
      0:1 "B"
      """),
    ScriptCase(
      "later runs after the line that says it",
      "rows A\nlater { log late }\nlog next", "  NSLog: next\n  NSLog: late"),
    ScriptCase(
      "later in later runs a turn after it",
      "rows A\nlater { later { log b }; log a }\nturn\nlog next",
      "  NSLog: a\n  NSLog: next\n  NSLog: b"),
  ])
  func scriptPrints(_ script: ScriptCase) {
    #expect(Stand().output(script.lines) == script.printed, "\(script.name)")
  }

  @Test(arguments: [
    ("updates { insert X at 0:0; delete 0:0 }", [["X", "B", "C"]]),
    ("updates { delete A; insert X at 0:2 }", [["B", "C", "X"]]),
    (
      "updates { insert X at 0:0; delete 0:0; move C to 0:1; insert Y at end }",
      [["X", "C", "B", "Y"]]
    ),
    ("updates { move A to end }", [["B", "C", "A"]]),
    ("updates { insert X at 0:0; insert Y at 0:0 }", [["X", "A", "B", "C"]]),
    ("updates { insert section at 0 { row x }; insert section at 0 }", [["x"], ["A", "B", "C"]]),
    ("move C to 0:0", [["C", "A", "B"]]),
    ("insert section S { row s }", [["A", "B", "C"], ["s"]]),
    ("insert section S at 0 { row s }", [["s"], ["A", "B", "C"]]),
    (
      "updates { insert section at 0 { row X }; move A to 1:2 }", [["X"], ["B", "C", "A"]]
    ),
    ("updates { updates { delete B }; insert Z at end }", [["A", "C", "Z"]]),
    ("delete all", [[]]),
    ("delete A C", [["B"]]),
    ("data { section P { rows 1a 2b }; section Q }; reload", [["1a", "2b"], []]),
    ("data move A to end; reload", [["B", "C", "A"]]),
    ("apply { rows C X A }", [["C", "X", "A"]]),
    ("updates { data delete A; table delete 0:0; insert Y at 0:2 }", [["B", "C", "Y"]]),
    ("updates { data delete C; delete C }", [["A", "B"]]),
    (
      "updates { move C to 0:0; data insert Z at 0:1; table insert at 0:2 }",
      [["C", "A", "Z", "B"]]
    ),
  ])
  func updateLeaves(line: String, rows: [[String]]) {
    let stand = Stand()
    stand.run("rows A B C")
    let printed = stand.output(line)
    #expect(stand.texts == rows, "\(printed)")
    let script = stand.session.scripts[0]
    let counts = (0..<max(1, script.numberOfSections)).map { script.numberOfRows(in: $0) }
    let known = stand.session.state.stage.tables[0].sections.map(\.numberOfRows)
    #expect(known == counts)
  }

  /// A plain delete takes out its row wherever a change of the model alone has moved it, so both go.
  @Test func aRowIsDeletedThatTheModelHasMovedMeanwhile() {
    let stand = Stand()
    stand.run("rows A B C D")
    let printed = stand.output("updates { delete D; data delete C }")
    #expect(printed.contains("after the update (2)"), "\(printed)")
    #expect(stand.texts == [["A", "B", "C", "D"]])
  }

  @Test(arguments: [
    ScriptCase(
      "why marks what was told, and strikes a row that is not there",
      "rows A B\nfails { updates { insert C at end; delete 0:2; reload A } }\nwhy",
      """
      table before           data source now
      section 0: 2 rows      section 0: 3 rows
        0:0 "A"  reloaded      0:0 "A"
        0:1 "B"                0:1 "B"
      × 0:2 is not there       0:2 "C"  + inserted
      """),
    ScriptCase(
      "why strikes a section that is not there",
      "rows A\nfails { table insert section at 3 }\nwhy",
      """
      table before        data source now
      section 0: 1 row    section 0: 1 row
        0:0 "A"             0:0 "A"
                          × section 3 is not there
      """),
    ScriptCase(
      "where the model had changed before, the update is not blamed",
      "rows A B\ndata insert C at end\nfails { updates { data delete A; table delete A } }\nwhy",
      """
      section 0: before 2, + 0 inserted, − 1 deleted → expected 1;
                           ^^^^^^^^^^^^ the table was not told of an earlier change
      the data source says 2
      help: tell the table of the 1 row that came earlier: insertRows then, or reloadData
      step 2 changed the data source without telling: data insert C at end
      table before            data source now
      section 0: 2 rows       section 0: 2 rows
        0:0 "A"  − deleted      0:0 "B"
        0:1 "B"                 0:1 "C"
      """),
    ScriptCase(
      "what is no update shows no tables",
      "rows A\nfails { scroll-to 0:1 }\nwhy", "section 0 has 1 row; the last is 0:0"),
  ])
  func whySays(_ script: ScriptCase) {
    let said = Stand().output(script.lines)
    #expect(said.hasSuffix(script.printed), "\(script.name): \(said)")
  }

  @Test func whyNamesTheStepThatToldNobody() {
    let stand = Stand()
    let printed = stand.output("rows A B C\ndata delete B\ninsert D\nwhy")
    #expect(printed.contains("step 2 changed the data source without telling: data delete B"))
    #expect(printed.contains("  0:1 \"B\"              0:1 \"C\""))
  }

  @Test func aThousandRowsGoFromAMillion() {
    let stand = Stand(interactive: false)
    stand.run("rows 1000000")
    for number in 0..<200 { stand.run("delete 0:\(number * 4000)") }
    #expect(stand.session.state.stage.tables[0].sections.summary.rows == 999_800)
    stand.run("undo 100")
    #expect(stand.session.state.stage.tables[0].sections.summary.rows == 999_900)
  }
}
