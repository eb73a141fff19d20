import Testing

@testable import Session

@Suite struct BreakpointTests {
  @Test(arguments: [
    ScriptCase(
      "a step stops in a call, shows the state there, and goes on",
      """
      rows A B C
      on select { delete $path }
      trace on
      break on numberOfRowsInSection
      tap B
      show counts
      why
      continue
      show counts
      """,
      """
        → willSelectRow 0:1                            not implemented → 0:1 (default)
        → didSelectRow 0:1
          deleteRows 0:1 automatic
          → numberOfRowsInSection 0
      note: stopped inside tableView(_:numberOfRowsInSection: 0) · help: continue
                table thinks   data source says
      sections  1              1
      section 0 3              2   differ
      the glass shows    data source says
      0:0 "A"            0:0 "A"
      0:1 "B"            0:1 "C"   differ
      0:2 "C"            no such row
      stopped inside tableView(_:numberOfRowsInSection: 0)
      by  tap B
        → tableView(_:didSelectRowAt: 0:1)
          → tableView(_:numberOfRowsInSection: 0)
          → numberOfRowsInSection 0                    2
          compares: section 0: 3 + 0 − 1 = 2
          selection lost: 0:1
                table thinks   data source says
      sections  1              1
      section 0 2              2
      """),
    ScriptCase(
      "each call of the method stops, and off lets the rest run",
      """
      rows A B C
      break on cellForRow for 0:1-2
      reload
      continue
      break off
      continue
      """,
      """
      note: stopped inside tableView(_:cellForRowAt: 0:1) · help: continue
      note: stopped inside tableView(_:cellForRowAt: 0:2) · help: continue
      """),
    ScriptCase(
      "a text names the row that bears it when the call is made",
      "rows A B C\non select { log $path }\nbreak on select for C\ndelete A\ntap C\ncontinue",
      """
      note: stopped inside tableView(_:didSelectRowAt: 0:1) · help: continue
          NSLog: 0:1
      """),
    ScriptCase(
      "what is logged before the stop is not logged again",
      "rows A B\non will-select { log first }\non select { log second }\nbreak on select\ntap A\n"
        + "continue",
      """
          NSLog: first
      note: stopped inside tableView(_:didSelectRowAt: 0:0) · help: continue
          NSLog: second
      """),
    ScriptCase(
      "an event that is one style of commit stops in that alone",
      "rows A B\nimplement commitEditingStyle\nbreak on insert\nbreak on delete for B\nswipe A\n"
        + "tap confirm\nswipe B\ntap confirm\nshow steps\ncontinue\nshow state",
      """
      note: stopped inside tableView(_:commit: delete, forRowAt: 0:0) · help: continue
        1  rows A B
        2  implement commitEditingStyle
        3  swipe A
        4  tap confirm
      → 5  swipe B
      now  tap confirm
           stopped inside tableView(_:commit: delete, forRowAt: 0:0)
      device classic, era 5
      screen 0 "main", on the glass
        style plain, editing no
        table: 1 section, 0 rows
        offset 0
        data source: 1 section, 0 rows
      """),
    ScriptCase(
      "while a step is stopped no other is made, and undo gives it up",
      "rows A B\non select { delete A }\nbreak on select\ntap B\ntap A\nrows X\nredo\ngoto 0\n"
        + "fails { tap A }\nundo\nshow counts\ncontinue",
      """
      note: stopped inside tableView(_:didSelectRowAt: 0:1) · help: continue
      ! stoppedInside(call: "tableView(_:didSelectRowAt: 0:1)")
      ! stoppedInside(call: "tableView(_:didSelectRowAt: 0:1)")
      ! stoppedInside(call: "tableView(_:didSelectRowAt: 0:1)")
      ! stoppedInside(call: "tableView(_:didSelectRowAt: 0:1)")
      ! stoppedInside(call: "tableView(_:didSelectRowAt: 0:1)")
      note: took back tap B
                table thinks   data source says
      sections  1              1
      section 0 2              2
      ! notStopped
      """),
    ScriptCase(
      "a step that fails after it stopped is taken back",
      "rows A B\non select { table delete $path }\nbreak on select\ntap A\ncontinue\nshow counts",
      """
      note: stopped inside tableView(_:didSelectRowAt: 0:0) · help: continue
      ! exception at table delete $path
                table thinks   data source says
      sections  1              1
      section 0 2              2
      """),
    ScriptCase(
      "a method that is not there is named when the stop is set",
      "rows A\nbreak on will-select\ntap A\nimplement will-select\ntap A\nshow calls since 3",
      """
      note: willSelectRow is not implemented: nothing stops in it until it is · help: implement willSelectRow
        stopped: didSelectRow not implemented
      note: stopped inside tableView(_:willSelectRowAt: 0:0) · help: continue
      now  tap A
        → tableView(_:willSelectRowAt: 0:0)
      """),
    ScriptCase(
      "what runs in a later turn stops as well",
      "rows A\nlater { reload }\nbreak on numberOfRowsInSection\nturn\ncontinue\nshow calls",
      """
      note: stopped inside tableView(_:numberOfRowsInSection: 0) · help: continue
        reloadData()
        → tableView(_:numberOfRowsInSection: 0)        1
        → tableView(_:cellForRowAt: 0:0)               cell #1, was 0:0
          → prepareForReuse()
      """),
    ScriptCase(
      "a block that is to fail is not stopped",
      "rows A\non select { delete 5:0 }\nbreak on select\nfails { tap A }", ""),
  ])
  func stopsAndGoesOn(_ script: ScriptCase) {
    let printed = Stand().output(script.lines)
      .replacing(#/exception\(.*\)(?= at)/#, with: "exception")
    #expect(printed == script.printed, "\(script.name)")
  }

  @Test func aStepThatStoppedEndsAsIfItHadNot() {
    let lines = "rows 30\nimplement will-select\non select { delete $path; reload }\n"
    let touches = "tap 0:2\nscroll by 3 pages\ntap 0:20"
    let plain = Stand()
    plain.run(lines + touches)
    let stopping = Stand()
    stopping.run(lines + "break on cellForRow\nbreak on select\nbreak on numberOfRowsInSection")
    for touch in touches.split(separator: "\n") {
      stopping.run(String(touch))
      var stops = 0
      while stopping.session.stoppedCall != nil {
        stopping.run("continue")
        stops += 1
      }
      #expect(stops > 3)
    }
    #expect(stopping.session.frame == plain.session.frame)
    #expect(stopping.session.history.last == plain.session.history.last)
    #expect(stopping.session.state.stage == plain.session.state.stage)
  }

  @Test func aPictureInsideACallSaysSo() {
    let stand = Stand()
    stand.run("rows A B\nbreak on cellForRow for B\nreload")
    #expect(stand.glass == ["0:0 A"])
    #expect(stand.session.caption.remarks == ["stopped inside cellForRow 0:1"])
  }
}
