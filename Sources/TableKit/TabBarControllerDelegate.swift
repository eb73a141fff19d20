/// `UITabBarControllerDelegate`: asked and told when a finger chooses a tab.
public protocol TabBarControllerDelegate: AnyObject {
  /// The result of `tabBarController(_:shouldSelect:)`; ``Absent``: nobody wrote it.
  associatedtype ShouldSelect = Absent
  /// The result of `tabBarController(_:didSelect:)`; ``Absent``: nobody wrote it.
  associatedtype DidSelect = Absent
  /// Which of these methods are there; derived from their results.
  var tabMethods: Methods { get }

  /// `Bool`, from iOS 3; no: nothing happens.
  func tabBarController(
    _ tabBarController: TabBarController, shouldSelect viewController: ViewController
  ) throws(TableException) -> ShouldSelect

  /// `Void`: also where the tab showed already.
  func tabBarController(
    _ tabBarController: TabBarController, didSelect viewController: ViewController
  ) throws(TableException) -> DidSelect
}

extension TabBarControllerDelegate {
  /// The methods whose result was declared.
  public var tabMethods: Methods {
    .found((ShouldSelect.self, .shouldSelectTab), (DidSelect.self, .didSelectTab))
  }

  /// Not there.
  public func tabBarController(_: TabBarController, shouldSelect: ViewController) -> Absent {
    Absent()
  }
  /// Not there.
  public func tabBarController(_: TabBarController, didSelect: ViewController) -> Absent {
    Absent()
  }
}

extension TabBarController {
  /// Asked when a finger chooses a tab; not kept alive.
  public var delegate: (any TabBarControllerDelegate)? {
    get { stage.tabDelegate }
    set { stage.tabDelegate = newValue }
  }

  /// The delegate, if it has the method and the era knows it.
  private func delegate(_ method: Method) -> (any TabBarControllerDelegate)? {
    guard let delegate, method.since <= stage.state.era, delegate.tabMethods.contains(method) else {
      return nil
    }
    return delegate
  }

  /// Yes where nobody is asked.
  func askShouldSelect(_ controller: ViewController?, _ title: String) throws(TableException)
    -> Bool
  {
    let call = Call(.shouldSelectTab, .text(title))
    guard let controller, let delegate = delegate(.shouldSelectTab) else {
      stage.note(.missing(call, default: .bool(true)))
      return true
    }
    let answer = try stage.ask(call, reply: Reply.bool) { () throws(TableException) in
      try delegate.tabBarController(self, shouldSelect: controller) as? Bool ?? true
    }
    if !answer { stage.note(.note(.stopped(call, reply: .bool(false)))) }
    return answer
  }

  func tellDidSelect(_ controller: ViewController?, _ title: String) throws(TableException) {
    let call = Call(.didSelectTab, .text(title))
    guard let controller, let delegate = delegate(.didSelectTab) else {
      return stage.note(.missing(call, default: .nothing))
    }
    _ = try stage.ask(call, reply: Reply.void) { () throws(TableException) in
      try delegate.tabBarController(self, didSelect: controller)
    }
  }
}
