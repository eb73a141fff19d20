import Drawing
import TableKit
import Testing

@testable import Session

/// What shows a learner where the screen and the model went apart.
@Suite struct ConfusionTests {
  @Test(arguments: [
    ScriptCase(
      "show counts compares what the glass shows with the model, where they differ",
      "rows A B\ndata text C for 0:1\nshow counts",
      """
                table thinks   data source says
      sections  1              1
      section 0 2              2
      the glass shows    data source says
      0:0 "A"            0:0 "A"
      0:1 "B"            0:1 "C"   differ
      """),
    ScriptCase(
      "a model that swaps where a row was moved is told of",
      "rows A B C\nmovable yes\non move { data move 0:2 to 0:0; data move 0:1 to 0:2 }\nedit on\n"
        + "drag C to A",
      """
      note: the model exchanged 0:2 and 0:0; a move takes the row out and puts it in there \
      · help: data move 0:2 to 0:0
      """),
    ScriptCase(
      "two neighbours that change places are a move", "rows A B\nmovable yes\nedit on\ndrag B to A",
      ""),
    ScriptCase(
      "why says what stopped the last touch",
      "rows A\non select { log x }\nfails { tap B }\non will-select { answer nil }\ntap A\nwhy",
      """
        stopped: willSelectRow 0:0 answered nil
      4  tap A
        stopped: willSelectRow 0:0 answered nil
      """),
    ScriptCase(
      "why says why nothing shows", "rows A\non numberOfSections { answer 0 }\nreload\nwhy",
      "empty: numberOfSections = 0"),
    ScriptCase(
      "why names the step after which the counts went apart",
      "rows A B\non select { log x }\ndata delete A\ntap B\nwhy",
      """
          NSLog: x
      step 3 changed the data source without telling: data delete A
                table thinks   data source says
      sections  1              1
      section 0 2              1   differ
      the glass shows    data source says
      0:0 "A"            0:0 "B"   differ
      0:1 "B"            no such row
      """),
    ScriptCase(
      "show cells says what a cell has kept of another row",
      "device 320x108\nrows A B C D E\nconfigure on-create\naccessory checkmark for A\n"
        + "scroll by 44\nscroll by 44\nscroll by 44\nshow cells",
      """
      0:3  cell #1  default, identifier "default", "D", left over: checkmark
      0:4  cell #2  default, identifier "default", "E"
      pool  cell #3  default, identifier "default", "C", was 0:2
      3 cells made for 5 rows
      any other row has no cell: off screen (rows 0:3–0:4 have cells)
      """),
    ScriptCase(
      "a row that is deleted twice is named",
      "rows A B C\nfails { updates { data delete 0:0; data delete 0:0; table delete 0:0 0:0 } }\nwhy",
      """
      NSInternalInconsistencyException: Invalid update: invalid number of rows in section 0.  The \
      number of rows contained in an existing section after the update (1) must be equal to the \
      number of rows contained in that section before the update (3), plus or minus the number of \
      rows inserted or deleted from that section (0 inserted, 1 deleted) and plus or minus the \
      number of rows moved into or out of that section (0 moved in, 0 moved out).
      section 0: before 3, + 0 inserted, − 1 deleted → expected 2;
      the data source says 1
      ^^^^^^^^^^^^^^^^^^^^^^ the model was changed twice
      help: 0:0 is deleted twice, which counts once: name each row by its place before the update
      table before            data source now
      section 0: 3 rows       section 0: 1 row
        0:0 "A"  − deleted      0:0 "C"
        0:1 "B"
        0:2 "C"
      """),
    ScriptCase(
      "a row's height says who gave it, and a pinned header where it belongs",
      "device 320x108\nsection A { rows a b c }\nheight 60 for b\nscroll by 30\nshow tree",
      """
      window
        table view controller "main"
          table, plain, offset 30 of 170
            section 0 "A", header 22 pt, pinned 30 pt below its own place
              row 0:0, 44 pt (heightForRow), cell #2 "a"
              row 0:1, 60 pt (heightForRow), cell #1 "b"
      """),
    ScriptCase(
      "a button without an action says so", "rows A\naccessory button Buy\ntap control A",
      "    stopped: the button has no action; on control gives it one"),
    ScriptCase(
      "an identifier that is not registered names the nearest that is",
      "era 13\nregister Header\nregister Cel\ncell default id Cell\nfails { rows A }\nwhy",
      """
      NSInternalInconsistencyException: unable to dequeue a cell with identifier Cell - must register \
      a nib or a class for the identifier or connect a prototype cell in a storyboard
      the dequeue call with an index path raises where the one without answers nil
      registered: "Cel", "Header"
      help: register(_:forCellReuseIdentifier: "Cell") before cells are asked for
      """),
  ])
  func itIsShown(_ script: ScriptCase) {
    #expect(Stand().output(script.lines) == script.printed, "\(script.name)")
  }

  @Test func theCaptionTellsOfATextThatIsNoLongerTheModels() {
    let stand = Stand()
    stand.run("rows A B\ndata text C for 0:1")
    let path = IndexPath(row: 1, section: 0)
    #expect(stand.session.caption.disagreement == .text(path, glass: "B", dataSource: "C"))
    stand.run("reload 0:1")
    #expect(stand.session.caption.disagreement == nil)
  }

  @Test func anotherEraMeasuresTheRowsOnTheGlassAnew() {
    let stand = Stand()
    stand.run("rows A B C\nrow-height 60\nheight 88 for 0:1\nera 17")
    let rows = stand.session.frame.table?.elements.filter {
      if case .row = $0.content { true } else { false }
    }
    let heights = rows?.map(\.height)
    #expect(heights == [60, 88, 60])
  }

  @Test(arguments: [
    ("updates { delete 0:0; insert D at end }", "compares: section 0: 3 + 1 − 1 = 3"),
    ("delete 0:0 with none", "animation none: UIKit still moves the other rows"),
    (
      "begin-updates; begin-updates",
      "depth 2: nothing is asked before the outermost endUpdates"
    ),
    ("scroll-to 0:0", "offset stays 0: nothing scrolls"),
  ])
  func theTraceTells(line: String, note: String) {
    let stand = Stand()
    let printed = stand.output("rows A B C\ntrace on\n\(line)")
    #expect(printed.contains(note), "\(printed)")
  }
}
