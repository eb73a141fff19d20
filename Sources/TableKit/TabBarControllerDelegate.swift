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

// MARK: The tabs as a whole

extension TabBarController {
  /// The root controllers of the tabs, in order.
  public var viewControllers: [ViewController] {
    stage.state.tabBar.items.compactMap {
      stage.state.controllers(in: $0.content).first.flatMap { stage.controllers[$0] }
    }
  }

  /// Makes the tabs these controllers, each under its own title and in the navigation controller on whose stack it
  /// is; the first is selected.
  public func setViewControllers(
    _ controllers: [ViewController], animated: Bool
  ) throws(TableException) {
    stage.state.tabBar = TabBarState()
    for controller in controllers {
      let item = controller.tabBarItem
      if let navigation = controller.navigationController {
        try addTab(item.title, image: item.image, badge: item.badgeValue, navigation)
      } else {
        try addTab(item.title, image: item.image, badge: item.badgeValue, controller)
      }
    }
  }

  /// The place of the selected tab on the bar; that of More is the last.
  public var selectedIndex: Int { stage.state.tabBar.selected }

  /// The root controller of the selected tab.
  public var selectedViewController: ViewController? {
    stage.state.controllers(in: stage.state.tabBar.content).first.flatMap { stage.controllers[$0] }
  }

  /// The navigation controller of the tabs that have no place on the bar; nil: all have one.
  public var moreNavigationController: NavigationController? {
    stage.state.tabBar.more.flatMap { stage.navigations[$0] }
  }

  /// The bar itself: its items, and which is selected. nil: it does not show.
  public var tabBar: TabBarFrame? { stage.frame.tabBar }
}

/// `UITabBarItem`: what a controller's tab says.
public struct TabBarItem: Equatable, Sendable {
  /// The word below the image.
  public var title: String
  /// The name of the image.
  public var image: String?
  /// A number of the app's own.
  public var tag: Int
  /// What stands in the red circle; nil: there is none.
  public var badgeValue: String?

  /// An item with a title.
  public init(title: String, image: String? = nil, tag: Int = 0, badgeValue: String? = nil) {
    (self.title, self.image, self.tag, self.badgeValue) = (title, image, tag, badgeValue)
  }

  /// An item of the system's, which writes its title.
  public init(tabBarSystemItem item: SystemItem, tag: Int) {
    self.init(title: item.rawValue, image: item.rawValue, tag: tag)
  }

  /// `UITabBarItem.SystemItem`; the raw value is what the bar says.
  public enum SystemItem: String, CaseIterable, Sendable {
    /// A star.
    case favorites = "Favorites"
    /// A star with a ribbon.
    case featured = "Featured"
    /// A star with a ribbon.
    case topRated = "Top Rated"
    /// A clock.
    case recents = "Recents"
    /// A person.
    case contacts = "Contacts"
    /// A clock.
    case history = "History"
    /// An open book.
    case bookmarks = "Bookmarks"
    /// A magnifier.
    case search = "Search"
    /// An arrow into a tray.
    case downloads = "Downloads"
    /// A clock.
    case mostRecent = "Most Recent"
    /// A list with a one.
    case mostViewed = "Most Viewed"
    /// Three dots.
    case more = "More"
  }
}

extension ViewController {
  /// What its tab says; unless set, its title.
  public var tabBarItem: TabBarItem {
    get { state.tabBarItem ?? TabBarItem(title: title ?? "") }
    set { state.tabBarItem = newValue }
  }
}
