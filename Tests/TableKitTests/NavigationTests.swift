import TableKit
import Testing

@Suite struct NavigationTests {
  /// A root and a controller to push, with the log empty.
  private func stack(era: Era = 5) throws -> (Stage, NavigationController, ViewController) {
    let stage = Stage(era: era)
    let navigation = NavigationController(on: stage, rootViewController: ViewController(on: stage))
    try stage.show(navigation)
    _ = stage.takeLog()
    return (stage, navigation, ViewController(on: stage))
  }

  @Test func aPushTellsWhatWillBeAtOnceAndWhatWasAtTheEndOfTheTransition() throws {
    let (stage, navigation, pushed) = try stack()
    try navigation.pushViewController(pushed, animated: true)
    #expect(
      stage.lines() == [
        "code pushViewController controller", "willMoveToParent", "viewDidLoad",
        "viewWillDisappear",
        "viewWillAppear",
      ])
    try stage.turn()
    #expect(stage.lines() == ["viewDidDisappear", "viewDidAppear", "didMoveToParent"])
  }

  @Test(arguments: [true, false])
  func fromIOS7TheViewOfAPushedControllerIsLoadedAtTheEndOfTheTurn(animated: Bool) throws {
    let (stage, navigation, pushed) = try stack(era: 7)
    try navigation.pushViewController(pushed, animated: animated)
    #expect(stage.lines() == ["code pushViewController controller", "willMoveToParent"])
    #expect(!pushed.isViewLoaded)
    #expect(navigation.topViewController === pushed)
    try stage.turn()
    #expect(
      stage.lines() == [
        "viewDidLoad", "viewWillDisappear", "viewWillAppear", "viewDidDisappear", "viewDidAppear",
        "didMoveToParent",
      ])
  }

  @Test func whatComesBeforeTheEndOfTheTurnMakesAWaitingPushBegin() throws {
    let (stage, navigation, pushed) = try stack(era: 7)
    try navigation.pushViewController(pushed, animated: true)
    _ = stage.takeLog()
    try navigation.popViewController(animated: true)
    try stage.turn()
    #expect(
      stage.lines().filter { $0.hasPrefix("view") } == [
        "viewDidLoad", "viewWillDisappear", "viewWillAppear", "viewDidDisappear", "viewDidAppear",
        "viewWillDisappear", "viewWillAppear", "viewDidDisappear", "viewDidAppear",
      ])
  }

  @Test func aPopMirrorsThePush() throws {
    let (stage, navigation, pushed) = try stack()
    try navigation.pushViewController(pushed, animated: false)
    _ = stage.takeLog()
    try navigation.popViewController(animated: false)
    #expect(
      stage.lines() == [
        "code popViewController", "willMoveToParent", "viewWillDisappear", "viewWillAppear",
        "viewDidDisappear", "viewDidAppear", "didMoveToParent",
      ])
  }

  @Test func nothingIsPoppedAtTheRoot() throws {
    let (stage, navigation, _) = try stack()
    #expect(try navigation.popViewController(animated: true) == nil)
    #expect(navigation.viewControllers.count == 1)
    #expect(stage.lines().count == 2)
  }

  @Test(arguments: [(5, "Pushing the same"), (13, "<UINavigationController")] as [(Era, String)])
  func theSameControllerIsNotPushedTwice(era: Era, words: String) throws {
    let (_, navigation, pushed) = try stack(era: era)
    try navigation.pushViewController(pushed, animated: false)
    let error = try #require(throws: TableException.self) {
      try navigation.pushViewController(pushed, animated: false)
    }
    #expect(error.name == .invalidArgument && error.reason.hasPrefix(words))
  }

  @Test func oneGoesBackOnlyToWhatIsOnTheStack() throws {
    let (stage, navigation, pushed) = try stack()
    #expect(throws: TableException.self) {
      try navigation.popToViewController(pushed, animated: false)
    }
    try navigation.pushViewController(pushed, animated: false)
    try navigation.pushViewController(ViewController(on: stage), animated: false)
    #expect(try navigation.popToViewController(pushed, animated: false).count == 1)
    #expect(try navigation.popToRootViewController(animated: false).count == 1)
  }

  @Test(
    arguments: [
      ("First Level", nil, "First Level"), ("First Level", "Back there", "Back there"),
      (nil, nil, "Back"), ("", nil, "Back"),
    ] as [(String?, String?, String)])
  func theBackButtonSaysWhatTheOneBelowIsCalled(
    title: String?, backTitle: String?, shown: String
  ) throws {
    let (stage, navigation, pushed) = try stack()
    navigation.topViewController?.title = title
    navigation.topViewController?.backButtonTitle = backTitle
    #expect(stage.state.frame.navigationBar?.back == nil)
    try navigation.pushViewController(pushed, animated: false)
    #expect(stage.state.frame.navigationBar?.back == shown)
    pushed.navigationItem.leftBarButtonItem = BarButtonItem(barButtonSystemItem: .cancel)
    #expect(stage.state.frame.navigationBar?.back == nil)
  }

  @Test func theEditButtonTurnsItsControllersEditModeOver() throws {
    let (stage, navigation, _) = try stack()
    let root = try #require(navigation.topViewController)
    root.navigationItem.rightBarButtonItem = root.editButtonItem
    try stage.touch(.tap(.bar(.right, 0)))
    #expect(root.isEditing)
    #expect(
      stage.state.frame.navigationBar?.right == [BarItemFrame(title: "Done", isDone: true)])
    try stage.touch(.tap(.bar(.right, 0)))
    #expect(!root.isEditing)
  }

  @Test func aDisabledButtonIsDeaf() throws {
    let (stage, navigation, _) = try stack()
    var add = BarButtonItem(barButtonSystemItem: .add)
    add.isEnabled = false
    navigation.topViewController?.navigationItem.rightBarButtonItem = add
    #expect(stage.state.obstacle(to: .tap(.bar(.right, 0))) == .disabled("+"))
  }
}
