import Testing

@testable import Session

@Suite struct AppScriptTests {
  private static let sixTabs = ["A", "B", "C", "D", "E", "F"]
    .map { "screen \($0) { rows \($0) }\ntab \($0) \($0)\n" }.joined()

  @Test(arguments: [
    ScriptCase(
      "a button's block runs, and what is behind the alert is covered",
      "rows A B\nalert \"Sure?\" button No cancel button Yes { log yes }\ntap A\ntap Yes\ntap No",
      """
      ! isCovered(by: "the alert \\"Sure?\\"")
      NSLog: yes
      ! nothingToTap("No", nearest: []) at No
      """),
    ScriptCase(
      "a block keeps the values it was made with",
      "rows A B\non select { alert $text button OK { log \"told of $text\" } }\ntap B\ntap OK",
      "NSLog: told of B"),
    ScriptCase(
      "the names of a form's fields are values in reactions",
      """
      screen Add as form { field Name; bar right done { log "Hello $Name" } }
      root Add
      type Bob in Name
      tap Done
      """, "NSLog: Hello Bob"),
    ScriptCase(
      "a reaction may speak to another screen",
      "rows A\nscreen Log { rows None }\non select { screen Log { text $text for 0:0 } }\n"
        + "tap A\nscreen Log { on appear { log \"here\" } }\npush Log", "NSLog: here"),
    ScriptCase(
      "dismiss without anything to dismiss is noted", "dismiss",
      "note: nothing was presented that could be dismissed"),
    ScriptCase(
      "a menu over a row offers what the delegate can do, and tells what was chosen",
      """
      rows A B
      implement shouldShowMenu canPerformAction
      on performAction { log "$value $text" }
      hold B
      tap Cut
      """, "NSLog: cut B"),
    ScriptCase(
      "a button of the toolbar is tapped by its title",
      "rows A\nbar toolbar Trash { log gone }\ntap Trash", "NSLog: gone"),
    ScriptCase(
      "a reconfigured row is asked for its cell again, from iOS 15",
      "era 15\nrows A B\non cellForRow for B { log asked }\nreconfigure B",
      "NSLog: asked"),
    ScriptCase(
      "a reconfiguration before iOS 15 is refused", "rows A\nreconfigure A",
      "! newer(what: \"reconfigureRows\", since: 15, era: 5)"),
    ScriptCase("keys need a field", "type abc", "! noKeyboard"),
    ScriptCase(
      "the root of a tab that is pushed on another stack leaves its own empty",
      "screen A { rows A }\nscreen B { rows B }\ntab One A\ntab Two B\npush B\ntap Two\nrow X",
      "! emptyStack"),
    ScriptCase(
      "only a form has fields", "field Name",
      "! kindHasNo(screen: \"main\", what: \"fields\", kind: CommandLanguage.ScreenKind.form)"),
    ScriptCase(
      "return is told",
      "screen F as form { field A; on done { log \"$value\" } }\nroot F\ntap A\ntype \"x\\n\"",
      "NSLog: A"),
    ScriptCase(
      "a tab that is not there", "screen S\ntab One S\ntap tab Two",
      "! noTab(\"Two\", titles: [\"One\"]) at Two"),
    ScriptCase(
      "no line speaks to the list behind More, and a finger reaches it",
      Self.sixTabs + "tap tab More\nrows x\nedit on\nscreen F { log named }\ntap 0:1\nshow stack",
      """
      ! noScreenOnGlass
      ! noScreenOnGlass
      NSLog: named
      → 1  "F", table
      0  "More", the tab bar controller's own
      """),
    ScriptCase(
      "edit mode follows the controller's by its value",
      "screen S as view { rows A; bar left edit; on edit { edit $value; log $value } }\nroot S\n"
        + "tap Edit\ntap minus A\ntap Done\ntap minus A",
      "NSLog: yes\nNSLog: no\n! notEditing at A"),
    ScriptCase(
      "a block of later that fails is gone, with the line in whose turn it ran",
      "rows A B\nlater 2 turns { push Nowhere }\nturn\nturn\nturn\nundo\nredo",
      "! noScreen(\"Nowhere\", nearest: []) at push Nowhere\nnote: took back turn"),
  ])
  func scriptPrints(_ script: ScriptCase) {
    let stand = Stand()
    let printed = stand.output(script.lines).split(separator: "\n")
      .map { $0.drop { $0 == " " } }
      .filter { !$0.contains("is now in a navigation") && !$0.contains("selection lost") }
    #expect(printed.joined(separator: "\n") == script.printed)
  }

  @Test func undoBringsAlertsTabsAndTypedTextBack() {
    let stand = Stand()
    stand.run("screen F as form { field A }\nroot F\ntype abc in A")
    stand.run("alert Hello\ntap OK\nundo")
    #expect(stand.session.frame.alert?.title == "Hello")
    stand.run("undo; undo")
    #expect(stand.session.frame.form?.fields.first?.field.text == "")
    stand.run("redo")
    #expect(stand.session.frame.form?.fields.first?.field.text == "abc")
  }

  @Test func aScreenOfAnotherKindOnAnotherLineOfHistoryIsFoundAgain() {
    let stand = Stand()
    stand.run("screen One { rows A B; on appear { log one } }\nundo")
    stand.run("screen Two as page { body Text }\npush Two\ngoto 1")
    #expect(stand.output("push One").contains("NSLog: one"))
    #expect(stand.glass == ["0:0 A", "0:1 B"])
  }

  @Test func relaunchForgetsWhereOneWas() {
    let stand = Stand()
    stand.run(
      "rows A B\nbar right Move toggles edit\nscreen Next { rows C }\ntap Move\npush Next\nrelaunch"
    )
    #expect(stand.glass == ["0:0 A", "0:1 B"])
    #expect(stand.session.frame.navigationBar?.right.map(\.title) == ["Move"])
    #expect(stand.session.frame.table?.isEditing == false)
  }

  @Test(arguments: [
    // What is done to the rows A B C, and what a relaunch makes of it.
    ("delete A", ["A", "B", "C"]),
    ("swipe A left\ntap confirm", ["A", "B", "C"]),
    ("movable yes\nedit on\ndrag C to 0:0\nedit off", ["A", "B", "C"]),
    ("delete A\nrows D", ["A", "B", "C", "D"]),
    ("rows D\ndelete A B", ["A", "B", "C", "D"]),
    ("insert X at 0:0\ntext Z for B\ninsert Y", ["A", "Z", "C"]),
    ("data delete 0:0\nreload\nrelaunch\nrows D", ["A", "B", "C", "D"]),
    ("on appear { insert X }\npush page P\npop", ["A", "B", "C", "X"]),
    ("insert X\nundo\nrows D", ["A", "B", "C", "D"]),
  ])
  func relaunchBringsBackWhatSetUpSaid(_ lines: String, _ rows: [String]) {
    for isInteractive in [true, false] {
      let stand = Stand(interactive: isInteractive)
      stand.run("title T\nrows A B C\n" + lines + "\nrelaunch")
      #expect(stand.session.frame.table?.shownRows.map { $0.cell.text } == rows)
      let state = stand.session.state
      stand.run("undo\nredo")
      #expect(stand.session.state == state)
    }
  }

  @Test func relaunchEmptiesTypedTextAndClosesWhatWasPresented() {
    let stand = Stand()
    stand.run("screen F as form { field A Bob }\nscreen P { rows x }\nroot F")
    stand.run("type y in A\nalert Hello\ndismiss\npresent P\nrelaunch")
    #expect(stand.session.frame.form?.fields.map(\.field.text) == ["Bob"])
    #expect(stand.session.frame.alert == nil)
  }

  @Test func aSetUpLineThatTheStartCannotFollowIsSaid() {
    let stand = Stand()
    #expect(
      stand.output("rows A\ninsert B\naccessory checkmark for B")
        == "note: so it is now, and not after a relaunch: there is no row \"B\" then")
  }

  @Test func manyTapsLeaveNoControllersBehind() {
    let stand = Stand(interactive: false)
    stand.run("rows A B\nscreen Next { rows C; on select { push page $text } }\nopens Next for A")
    for _ in 0..<50 { stand.run("tap A\ntap C\ntap back\ntap back") }
    let state = stand.session.state.stage
    #expect(state.controllers.count == 3)
    #expect(state.tables.count == 2)
    #expect(state.navigations.count == 1)
  }

  @Test func aBlockOfLaterThatFailsInsideFailsIsGoneFromAllThatIsAround() {
    let stand = Stand()
    stand.run("rows A B\nlater 2 turns { push Nowhere }\ntitle x")
    stand.run("fails { fails \"other\" { turn } }")
    #expect(stand.output("turn\nturn").isEmpty)
  }
}
