import TableKit
import Testing

@Suite struct BarTests {
  let stage = Stage(era: 5)
  let root: TableViewController
  let pushed: ViewController
  let navigation: NavigationController

  init() throws {
    root = TableViewController(on: stage)
    root.title = "Root"
    pushed = ViewController(on: stage)
    pushed.title = "Pushed"
    navigation = NavigationController(on: stage, rootViewController: root)
    try stage.show(navigation)
  }

  private var bar: NavigationBarFrame? { stage.frame.navigationBar }

  @Test func aHiddenBarLeavesItsRoomToTheTable() {
    #expect(stage.frame.table?.top == 64)
    navigation.setNavigationBarHidden(true, animated: false)
    #expect(bar == nil)
    #expect(stage.frame.table?.top == 20)
    #expect(stage.state.obstacle(to: .tap(.back)) == .noBackButton)
  }

  @Test func aViewStandsInThePlaceOfTheTitle() {
    root.navigationItem.titleView = "(segments)"
    #expect(bar?.title == "(segments)")
    #expect(root.title == "Root")
  }

  @Test func theBackButtonCanBeNamedAndHidden() throws {
    root.navigationItem.backBarButtonItem = BarButtonItem(title: "Home")
    try navigation.pushViewController(pushed, animated: false)
    #expect(bar?.back == "Home")
    pushed.navigationItem.setHidesBackButton(true, animated: false)
    #expect(bar?.back == nil)
  }

  @Test(arguments: [(4, nil), (5, "Root")] as [(Int, String?)])
  func aLeftButtonCanStandBesideTheBackButtonFromIOS5(_ era: Int, _ back: String?) throws {
    stage.state.era = try #require(Era(era))
    try navigation.pushViewController(pushed, animated: false)
    pushed.navigationItem.leftItemsSupplementBackButton = true
    pushed.navigationItem.leftBarButtonItem = BarButtonItem(title: "More")
    #expect(bar?.back == back)
    #expect(bar?.left.map(\.title) == ["More"])
  }

  @Test func aButtonRunsItsAction() throws {
    var taps = 0
    root.navigationItem.rightBarButtonItem = BarButtonItem(title: "Count") { taps += 1 }
    try stage.tap("Count")
    try stage.tap("Count")
    #expect(taps == 2)
  }

  @Test func aButtonWithoutActionSaysThatNobodyWasTold() throws {
    root.navigationItem.rightBarButtonItem = BarButtonItem(title: "Idle")
    try stage.tap("Idle")
    #expect(stage.takeStops() == ["the button has no target"])
  }

  @Test func theToolbarIsHiddenUntilItIsWanted() throws {
    root.toolbarItems = [BarButtonItem(title: "Trash") {}, BarButtonItem(title: "Reply")]
    #expect(stage.frame.toolbar == nil)
    #expect(stage.state.obstacle(to: .tap(.bar(.toolbar, 0))) == .noBarItem(.toolbar, 0))
    navigation.setToolbarHidden(false, animated: false)
    #expect(stage.frame.toolbar?.map(\.title) == ["Trash", "Reply"])
    #expect(stage.frame.table?.bottom == 436)
    try stage.tap("Trash")
  }

  @Test func theToolbarGoesWithWhatIsHiddenOnPush() throws {
    navigation.setToolbarHidden(false, animated: false)
    pushed.hidesBottomBarWhenPushed = true
    try navigation.pushViewController(pushed, animated: false)
    #expect(stage.frame.toolbar == nil)
  }

  @Test func theBarKnowsItsItemsAndIsChangedByNobodyElse() throws {
    try navigation.pushViewController(pushed, animated: false)
    #expect(navigation.navigationBar.items.map(\.title) == ["Root", "Pushed"])
    #expect(navigation.navigationBar.topItem?.title == "Pushed")
    #expect(navigation.navigationBar.backItem?.title == "Root")
    let raised = #expect(throws: TableException.self) {
      _ = try navigation.navigationBar.popItem(animated: false)
    }
    #expect(raised?.reason.contains("managed by a controller") == true)
    #expect(navigation.viewControllers.count == 2)
  }
}
