import Testing

@testable import Session

@Suite struct EditingScriptTests {
  @Test(arguments: [
    ScriptCase(
      "a drag moves the model, too",
      "rows A B C\nmovable yes\nedit on\ndrag C to first\nshow diff 3 4",
      """
      - row 0:0 "A"
      + row 0:0 "C"
      - row 0:1 "B"
      + row 0:1 "A"
      - row 0:2 "C"
      + row 0:2 "B"
        row 0:0: text "A" → text "C"
        row 0:0: cell #3 → cell #1
        row 0:1: text "B" → text "A"
        row 0:1: cell #2 → cell #3
        row 0:2: text "C" → text "B"
        row 0:2: cell #1 → cell #2
      """),
    ScriptCase(
      "no grip, no drag", "rows A B\nedit on\ndrag A to 0:1", "! noGrip(0:0) at A"),
    ScriptCase("no edit mode, no minus", "rows A\ntap minus A", "! notEditing at A"),
    ScriptCase(
      "a swipe says why nothing comes", "rows A\nswipe A",
      "  stopped: commitEditingStyle not implemented"),
    ScriptCase(
      "a finger that takes a grip lets go what it pressed",
      "section A { rows A }\nsection B { rows B C }\nmovable yes\npress C\nedit on\ndrag C to 0:0\nlift",
      "! nothingPressed at lift"),
    ScriptCase(
      "a lifted row is not another",
      "rows A B C\nmovable yes\nedit on\ndrag A over C\ndrag B over A",
      "! alreadyLifted(0:0) at B"),
    ScriptCase(
      "a finger that holds a row taps nothing",
      "rows A B C\nmovable yes\nedit on\ndrag A over C\ntap minus B",
      "  stopped: the finger holds a row"),
    ScriptCase(
      "a finger finds a text where the glass shows it, whatever the model has by now",
      "rows A B C\non move { log \"$from to $to\" }\nmovable yes\nedit on\ndrag A to C\ndrag A to B",
      """
          NSLog: 0:0 to 0:2
          NSLog: 0:2 to 0:0
      """),
    ScriptCase("nothing is lifted", "rows A\ndrop", "! nothingLifted at drop"),
    ScriptCase(
      "a reaction to the deletion replaces it",
      "rows A B\non delete { log \"$text goes\" }\nswipe A\ntap confirm\nshow counts",
      """
          NSLog: A goes
                table thinks   data source says
      sections  1              1
      section 0 2              2
      """),
    ScriptCase(
      "the plus puts a row above",
      "rows A B\nediting-style insert for B\non insert { insert Uninitialized at $path }\n"
        + "edit on\ntap plus B\nedit off\nselect Uninitialized\nshow state",
      """
      note: select is code, so no delegate call; a finger is: tap Uninitialized
      device classic, era 5
      screen 0 "main", on the glass
        style plain, editing no
        table: 1 section, 3 rows
        offset 0
        selected 0:1
        data source: 1 section, 3 rows
      """),
    ScriptCase(
      "a swap is not a move: the model has other rows than the table",
      "rows A B C\nmovable yes\non move { data move $to to $from }\nedit on\ndrag C to 0:0", ""),
    ScriptCase(
      "the famous crash: the model was not changed",
      "rows A B\non delete { table delete $path }\nswipe A\n"
        + "fails \"(0 inserted, 1 deleted)\" { tap confirm }", ""),
    ScriptCase(
      "swipe actions run their blocks",
      "era 11\nrows A B\nactions trailing Trash destructive { delete $path } Flag { log $text }\n"
        + "swipe A\ntap action Flag\nswipe A full\nshow counts",
      """
          NSLog: A
                table thinks   data source says
      sections  1              1
      section 0 1              1
      """),
  ])
  func scriptPrints(_ script: ScriptCase) {
    #expect(Stand().output(script.lines) == script.printed, "\(script.name)")
  }

  @Test(arguments: [
    "edit on", "tap minus b", "tap minus b; tap confirm", "swipe b; tap confirm",
    "edit on; drag a over b", "edit on; drag a to 0:2", "edit on; drag a over b; drop",
    "edit on; drag a over b; cancel", "actions trailing X { log x } for a",
  ])
  func undoRestoresAnEqualState(lines: String) {
    let stand = Stand()
    stand.run(
      "section { rows a b c }\nsection { rows d }\nmovable yes\nimplement commitEditingStyle")
    if lines.hasPrefix("tap minus") { stand.run("edit on") }
    let before = stand.session.state
    let position = stand.session.history.position
    let printed = stand.output(lines)
    #expect(!printed.contains("!"), "\(printed)")
    let after = stand.session.state
    stand.run("goto \(position)")
    let isBack = stand.session.state == before
    #expect(isBack)
    stand.run("goto \(stand.session.history.last)")
    let isThere = stand.session.state == after
    #expect(isThere)
  }

  /// Heights that are set have the counts asked again: rows that went untold leave no finger behind, and the
  /// one that is left keeps its cell.
  @Test(arguments: [
    "swipe 1:1", "tap minus 1:1", "press 1:1", "drag 0:0 over 1:1",
  ])
  func aTouchEndsWithItsRow(touch: String) {
    let stand = Stand()
    stand.run(
      "section { rows a b c }\nsection { rows d e }\nmovable yes\nimplement commitEditingStyle")
    if touch.hasPrefix("tap") || touch.hasPrefix("drag") { stand.run("edit on") }
    #expect(!stand.output(touch).contains("!"))
    stand.run("data { rows x }; row-height 50")
    let table = stand.session.state.stage.tables[0]
    #expect(table.pressed == nil && table.confirming == nil && table.lifted == nil)
    #expect(!table.isSwiped && stand.glass == ["0:0 a"])
  }
}
