// The tabs as a whole.

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
