import Testing

@testable import Session

@Suite struct NavigationScriptTests {
  private func bar(_ script: String) -> (back: String?, title: String?, right: [String]) {
    let stand = Stand()
    stand.run(script)
    let bar = stand.session.frame.navigationBar
    return (bar?.back, bar?.title, bar?.right.map(\.title) ?? [])
  }

  @Test func aButtonThatTogglesEditChangesItsTitleOnly() {
    let stand = Stand()
    stand.run("rows A B\nbar right \"Move\" toggles edit\ntap Move")
    #expect(stand.session.frame.table?.isEditing == true)
    #expect(stand.session.frame.navigationBar?.right.first?.title == "Done")
    #expect(stand.session.frame.navigationBar?.right.first?.isDone == false)
    stand.run("tap bar \"Done\"")
    #expect(stand.session.frame.table?.isEditing == false)
    #expect(stand.session.frame.navigationBar?.right.first?.title == "Move")
  }

  @Test func theSameButtonAgainReplacesItAndAnotherStandsInwards() {
    #expect(bar("bar right add\nbar right \"Go\"\nbar right add disabled").right == ["+", "Go"])
    #expect(bar("bar right add\nbar right none\nbar right done").right == ["Done"])
  }

  @Test func theEditButtonOfAPlainControllerDoesNothingToItsTable() {
    let stand = Stand()
    stand.run("screen Plain as view { rows A B; bar right edit }\nroot Plain\ntap Edit")
    #expect(stand.session.frame.table?.isEditing == false)
    #expect(stand.session.frame.navigationBar?.right.first?.title == "Done")
  }

  @Test func aScreenKeepsItsStateWhenItGoesAndComesBack() {
    let stand = Stand()
    stand.run("rows A B\nscreen Next { rows C D }\nopens Next for A\ntap A")
    #expect(stand.glass == ["0:0 C", "0:1 D"])
    stand.run("scroll by 10\nselect D\ntap back\ntap A")
    #expect(stand.glass == ["0:0 C", "0:1 D"])
    #expect(stand.session.state.stage.stack.count == 2)
  }

  @Test func whatALineWantsThatIsNotThereIsSaid() {
    let stand = Stand()
    #expect(stand.output("tap back") == "! noBackButton")
    #expect(stand.output("push Nowhere") == "! noScreen(\"Nowhere\", nearest: [])")
    #expect(
      stand.output("body Text")
        == "! kindHasNo(screen: \"main\", what: \"text\", kind: CommandLanguage.ScreenKind.page)")
  }

  @Test func pagesThatAreGoneAreUsedAgain() {
    let stand = Stand()
    stand.run("rows A B\non select { push page $text \"You tapped $text\" }")
    for _ in 0..<10 { stand.run("tap A\ntap back\ntap B\ntap back") }
    #expect(stand.session.state.stage.controllers.count == 2)
    stand.run("tap A")
    #expect(stand.session.frame.page == "You tapped A")
  }

  @Test func theFirstTitleOfABareRootStaysBare() {
    let stand = Stand()
    stand.run("screen One\nroot One bare\ntitle Two")
    #expect(stand.session.frame.navigationBar == nil)
  }
}
