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
