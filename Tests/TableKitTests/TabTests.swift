import TableKit
import Testing

@Suite struct TabTests {
  private func stage(tabs count: Int) throws -> (Stage, [ViewController]) {
    let stage = Stage()
    let tabs = TabBarController(on: stage)
    var controllers: [ViewController] = []
    for number in 0..<count {
      let controller = ViewController(on: stage)
      controllers.append(controller)
      let navigation = NavigationController(on: stage, rootViewController: controller)
      try tabs.addTab("Tab \(number)", navigation)
    }
    _ = stage.takeLog()
    return (stage, controllers)
  }

  @Test func aTapOnATabAsksAndTellsAndAppearancesInterlock() throws {
    let (stage, controllers) = try stage(tabs: 2)
    #expect(stage.topController === controllers[0])
    try stage.touch(.tap(.tab(1)))
    #expect(stage.topController === controllers[1])
    #expect(
      stage.lines() == [
        "shouldSelect Tab 1 → yes (default)", "viewDidLoad", "viewWillDisappear",
        "viewWillAppear", "viewDidDisappear", "viewDidAppear", "didSelect Tab 1 →  (default)",
      ])
  }

  @Test func theTabThatShowsGoesBackToItsRoot() throws {
    let (stage, controllers) = try stage(tabs: 2)
    try controllers[0].navigationController?.pushViewController(
      ViewController(on: stage), animated: false)
    #expect(stage.state.stack.count == 2)
    try stage.touch(.tap(.tab(0)))
    #expect(stage.topController === controllers[0])
  }

  @Test func fromTheSixthOnTheTabsWithoutAPlaceAreListedByMore() throws {
    let (stage, controllers) = try stage(tabs: 7)
    #expect(
      stage.state.frame.tabBar?.items.map(\.title) == ["Tab 0", "Tab 1", "Tab 2", "Tab 3", "More"])
    try stage.touch(.tap(.tab(4)))
    #expect(stage.state.frame.navigationBar?.title == "More")
    #expect(stage.state.frame.table?.numberOfRows == 3)
    try stage.touch(.tap(.row(row(1))))
    #expect(stage.topController === controllers[5])
    #expect(stage.state.backTitle == "More")
    try stage.touch(.tap(.back))
    try stage.touch(.tap(.row(row(1))))
    #expect(stage.topController === controllers[5])
  }

  @Test(arguments: [-1, 5, Int.max])
  func nothingIsSelectedWhereThereIsNoTab(_ place: Int) throws {
    let (stage, _) = try stage(tabs: 7)
    let before = stage.state
    try TabBarController(on: stage).selectTab(at: place)
    #expect(stage.state == before)
  }

  @Test func aControllerThatHidesTheTabBarDoesSoAboveTheRootOnly() throws {
    let (stage, controllers) = try stage(tabs: 2)
    controllers[0].hidesBottomBarWhenPushed = true
    #expect(stage.state.frame.tabBar != nil)
    let pushed = ViewController(on: stage)
    pushed.hidesBottomBarWhenPushed = true
    try controllers[0].navigationController?.pushViewController(pushed, animated: false)
    #expect(stage.state.frame.tabBar == nil)
  }

  @Test func aTableEndsAboveTheTabBar() throws {
    let (stage, table) = try shown(Screen(rows: 20))
    let controller = try #require(stage.topController)
    let before = stage.state.frame.table?.bottom
    try TabBarController(on: stage).addTab("Rows", controller)
    #expect(stage.state.frame.table?.bottom == before.map { $0 - 49 })
    #expect(table.stage.state.topTable != nil)
  }
}

@Suite struct FieldTests {
  private func form() throws -> (Stage, ViewController) {
    let stage = Stage()
    let controller = ViewController(on: stage)
    controller.fields = [FieldState(name: "Name"), FieldState(name: "Phone", keyboard: .phone)]
    try stage.show(controller)
    _ = stage.takeLog()
    return (stage, controller)
  }

  @Test func aFieldThatIsTappedTakesTheKeyboardFromAnother() throws {
    let (stage, controller) = try form()
    #expect(stage.state.obstacle(to: .type("A")) == .noKeyboard)
    let id = try #require(stage.state.topController)
    try stage.touch(.tap(.field(.form(controller: id, 0))))
    try stage.touch(.type("Ada\n"))
    try stage.touch(.tap(.field(.form(controller: id, 1))))
    #expect(
      stage.lines() == [
        "textFieldDidBeginEditing Name", "textFieldShouldReturn Name",
        "textFieldDidEndEditing Name", "textFieldDidBeginEditing Phone",
      ])
    #expect(controller.fields[0].text == "Ada")
    #expect(stage.state.frame.keyboard?.kind == .phone)
  }

  @Test func theKeyboardGoesWithItsScreen() throws {
    let (stage, _) = try form()
    let id = try #require(stage.state.topController)
    try stage.touch(.tap(.field(.form(controller: id, 0))))
    try stage.show(ViewController(on: stage))
    #expect(stage.state.frame.keyboard == nil)
  }

  @Test func theKeyboardGoesWithItsField() throws {
    let (stage, controller) = try form()
    let id = try #require(stage.state.topController)
    try stage.touch(.tap(.field(.form(controller: id, 1))))
    controller.fields = [FieldState(name: "Name")]
    #expect(stage.frame.keyboard == nil)
    #expect(stage.state.obstacle(to: .type("A")) == .noKeyboard)
    try stage.touch(.tap(.field(.form(controller: id, 0))))
    controller.fields = []
    #expect(stage.frame.form == nil && stage.frame.keyboard == nil)
    try stage.show(ViewController(on: stage))
  }

  @Test func aRelaunchedAppIsAtItsStart() throws {
    let (stage, _) = try form()
    try stage.present(ViewController(on: stage), animated: false)
    try stage.relaunch()
    #expect(stage.state.frame.form?.fields.count == 2)
    #expect(stage.lines().suffix(3) == ["viewDidLoad", "viewWillAppear", "viewDidAppear"])
  }
}
