import Testing

@testable import Session

@Suite struct UndoTests {
  private static let beginning = """
    section A footer "end" { rows a b c }
    section B { rows d e f }
    rows 40
    on select { accessory checkmark for $path }
    tap d
    """

  @Test(arguments: [
    "title Names", "prompt Hello", "style grouped", "selection multiple", "section C",
    "section C at 0 { row z }", "row new", "row new at 0:1 accessory disclosure", "rows x y",
    "rows 1000", "header New", "footer none", "header Top for table", "row-height 60",
    "height 90 for first", "height 30 for headers", "index auto", "index map A 1", "text Z for a",
    "detail D for section 1", "image bell for all", "background yellow for table",
    "indentation 2 for a", "accessory checkmark", "selection-style gray",
    "accessory button Go for first",
    "cell subtitle for section 0", "cell custom id own { label name Text }", "register Own",
    "configure on-create", "selectable no for a", "highlightable no", "editable no for b",
    "movable yes", "editing-style none", "delete-title Away", "on select off",
    "on will-select for a { answer nil }", "implement willSelectRow", "forget cellForRow",
    "unwire delegate", "unwire data-source", "screen Other as view { rows q }", "tap e", "press e",
    "scroll by 50", "scroll by 3 rows", "reload", "select a", "deselect all", "scroll-to 1:20 top",
    "device se", "era 13", "reset", "insert New at 0:1", "insert section at 0 { row q }",
    "delete a", "delete section 0", "move a to end", "move section 0 to 1", "data delete a",
    "data insert z", "data text Z for a", "data { rows x y }", "begin-updates",
    "updates { delete a; insert z at end }", "apply { rows a b z }", "edit on",
    "edit controller on", "bar right Go { log x }", "move-target in-section",
    "later 2 turns { log x }", "turn", "layout", "delete 0:99", "table delete 0:0",
  ])
  func undoRestoresAnEqualState(line: String) {
    for interactive in [true, false] {
      let stand = Stand(interactive: interactive)
      stand.run(Self.beginning)
      let before = stand.session.state
      let printed = stand.output(line)
      if printed.hasPrefix("!") {
        #expect(stand.session.state == before, "a refusal left a trace: \(printed)")
        continue
      }
      let after = stand.session.state
      stand.run("undo")
      #expect(stand.session.state == before)
      stand.run("redo")
      #expect(stand.session.state == after)
    }
  }

  @Test func moreListsItsTabsOnEveryLineOfTheHistory() {
    let stand = Stand()
    for number in 1...6 { stand.run("screen s\(number) { rows r\(number) }") }
    for number in 1...6 { stand.run("tab T\(number) s\(number)") }
    stand.run("undo; screen Z { rows z }; push Z; goto 12; tap tab More")
    #expect(stand.glass == ["0:0 T5", "0:1 T6"])
    stand.run("tap T6")
    #expect(stand.glass == ["0:0 r6"])
    stand.run("goto 14; reload")
    #expect(stand.glass == ["0:0 z"])
    stand.run("goto 12; tap tab More; reload")
    #expect(stand.glass == ["0:0 T5", "0:1 T6"])
  }

  @Test func gotoRunsAgainWhatLiesBetweenCheckpoints() {
    let stand = Stand(interactive: false)
    let watched = Stand()
    var states: [SessionState] = [watched.session.state]
    for number in 1...150 {
      let line = number % 7 == 0 ? "scroll by 30" : "row \"r\(number)\""
      stand.run(line)
      watched.run(line)
      states.append(watched.session.state)
    }
    for number in [150, 3, 64, 65, 127, 128, 0, 149] {
      stand.run("goto \(number)")
      #expect(stand.session.state == states[number], "step \(number)")
    }
  }

  @Test(arguments: [
    "tap nobody", "select 0:99", "row x at 7:0", "section Z at 9", "device toaster",
  ])
  func aRefusedLineLeavesNoTrace(line: String) {
    let stand = Stand()
    stand.run(Self.beginning)
    let before = stand.session.state
    #expect(stand.output(line).hasPrefix("!"))
    #expect(stand.session.state == before)
  }
}
