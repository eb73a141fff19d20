import Testing

@testable import Session

@Suite struct EraTests {
  @Test(arguments: [
    ScriptCase(
      "calls that only one release makes are marked with it",
      "device 240x132\nrows A B\nimplement shouldHighlightRow\nshow eras 5 6 { tap A }",
      """
      note: shouldHighlightRow came with iOS 6: it is not called in era 5 · help: era 6
      tap A
      6 → tableView(_:shouldHighlightRowAt: 0:0)       yes
        → tableView(_:willSelectRowAt: 0:0)            not implemented → 0:0 (default)
        stopped: didSelectRow not implemented
        ┌──────────────────────────────┐
        │▌A                           ▐│
        │ B                            │
        ┆                              ┆
        └──────────────────────────────┘
      5   device 240x132
      6   device 240x132 · era 6
      """),
    ScriptCase(
      "where the width has room the pictures stand beside each other",
      "device 240x160\nset width 80\nsection a { row A }\nstyle grouped\nshow eras 6 7 { }",
      """
      era 6                              era 7
      ┌──────────────────────────────┐   ┌──────────────────────────────┐
      │                              │   │                              │
      │  a                           │ | │  A                           │
      │ ╭──────────────────────────╮ │ | │──────────────────────────────│
      │ │ A                        │ │ | │ A                            │
      │ ╰──────────────────────────╯ │ | │──────────────────────────────│
      │                              │   │                              │
      └──────────────────────────────┘   └──────────────────────────────┘
        device 240x160 · era 6         |   device 240x160 · era 7
      """),
    ScriptCase(
      "a line that one release refuses ends its side",
      "device 240x132\nrows A\nshow eras 12 13 { style inset-grouped; show counts }",
      """
      style inset-grouped
      12 ! style inset-grouped came with iOS 13, and this is iOS 12
      12 ! help: era 13
      """),
    ScriptCase(
      "what comes after a refused line is said not to be run",
      "device 240x132\nrows A\nshow eras 12 13 { tap 9:9; delete 0:0 }",
      """
      tap 9:9
         ! there is no section 9
         ! help: the table has one section, 0
      delete 0:0
         not run
      """),
  ])
  func theSameLinesRunUnderBoth(_ script: ScriptCase) {
    #expect(Stand().output(script.lines).hasPrefix(script.printed), "\(script.name)")
  }

  @Test func theSessionIsWhatItWas() {
    let stand = Stand()
    stand.run("rows 30\nselect 0:2\nscroll by 100\nbreak on select\nlater 3 turns { reload }")
    let before = (stand.session.state, stand.session.options, stand.session.history.last)
    stand.run("show eras 5 17 { tap 0:4; edit on; undo 2; era 9; set width 60; later { reload } }")
    let isSame = stand.session.state == before.0
    #expect(isSame)
    #expect(stand.session.options == before.1)
    #expect(stand.session.history.last == before.2)
    #expect(stand.session.stoppedCall == nil)
  }

  @Test func noSelectionIsLostByTheChangeOfRelease() {
    let printed = Stand().output("rows A B\nselect B\nshow eras 5 17 { show state }")
    #expect(!printed.contains("17   selected"))
    #expect(printed.contains("     selected 0:1"))
  }
}
