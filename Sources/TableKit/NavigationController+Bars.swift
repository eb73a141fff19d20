// The bars of a navigation controller.

extension NavigationController {
  /// Whether the bar at the top is hidden.
  public var isNavigationBarHidden: Bool {
    get { stage.state.navigations[id].isNavigationBarHidden }
    set { setNavigationBarHidden(newValue, animated: false) }
  }

  /// Hides the bar at the top, or shows it; the table takes the room.
  public func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    stage.state.navigations[id].isNavigationBarHidden = hidden
    topViewController?.table?.setNeedsLayout()
  }

  /// Whether the bar at the bottom is hidden; yes unless set.
  public var isToolbarHidden: Bool {
    get { stage.state.navigations[id].isToolbarHidden }
    set { setToolbarHidden(newValue, animated: false) }
  }

  /// Shows the ``ViewController/toolbarItems`` of the controller on top at the bottom, or hides them.
  public func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    stage.state.navigations[id].isToolbarHidden = hidden
    topViewController?.table?.setNeedsLayout()
  }

  /// The bar at the top.
  public var navigationBar: NavigationBar { NavigationBar(navigation: self) }
}

/// `UINavigationBar`, that of a navigation controller: the items of the controllers on its stack.
///
/// There is no bar on its own here, and one that belongs to a navigation controller is changed by nobody else.
public struct NavigationBar {
  let navigation: NavigationController

  /// The items of all controllers on the stack, the lowest first.
  public var items: [NavigationItem] { navigation.viewControllers.map(\.navigationItem) }

  /// The item that shows.
  public var topItem: NavigationItem? { items.last }

  /// The item below, which the back button leads to.
  public var backItem: NavigationItem? { items.dropLast().last }

  /// Raises: the bar belongs to its navigation controller.
  public func setItems(_ items: [NavigationItem], animated: Bool) throws(TableException) {
    throw .managedBar("setItems:animated:")
  }

  /// Raises: the bar belongs to its navigation controller.
  public func pushItem(_ item: NavigationItem, animated: Bool) throws(TableException) {
    throw .managedBar("pushNavigationItem:animated:")
  }

  /// Raises: the bar belongs to its navigation controller.
  public func popItem(animated: Bool) throws(TableException) -> NavigationItem? {
    throw .managedBar("popNavigationItemAnimated:")
  }
}

extension TableException {
  /// (The text is from memory.)
  static func managedBar(_ selector: String) -> TableException {
    TableException(
      .internalInconsistency,
      "Cannot call \(selector) directly on a UINavigationBar managed by a controller.",
      explanation: [
        "the navigation controller keeps the items of its bar: push and pop controllers instead"
      ])
  }
}
