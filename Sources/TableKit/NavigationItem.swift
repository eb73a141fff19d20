/// `UINavigationItem`: what a controller puts into the bar above it.
///
/// A handle: what it is told is in the bar at once.
public struct NavigationItem {
  let controller: ViewController

  /// The text in the middle.
  public var title: String? {
    get { controller.title }
    nonmutating set { controller.title = newValue }
  }

  /// A view in the place of the title, said in a word.
  public var titleView: String? {
    get { controller.state.titleView }
    nonmutating set { controller.state.titleView = newValue }
  }

  /// A line above the title; the bar is 30 points higher with it.
  public var prompt: String? {
    get { controller.prompt }
    nonmutating set { controller.prompt = newValue }
  }

  /// What the back button of the controller above says; only its title counts, as in UIKit its target does not.
  public var backBarButtonItem: BarButtonItem? {
    get { controller.backButtonTitle.map { BarButtonItem(title: $0) } }
    nonmutating set { controller.backButtonTitle = newValue?.title }
  }

  /// From iOS 11: the title for the back button of the controller above, without a button.
  public var backButtonTitle: String? {
    get { controller.backButtonTitle }
    nonmutating set { controller.backButtonTitle = newValue }
  }

  /// Whether the back button is left out.
  public var hidesBackButton: Bool {
    get { controller.state.hidesBackButton }
    nonmutating set { controller.state.hidesBackButton = newValue }
  }

  /// Sets ``hidesBackButton``.
  public func setHidesBackButton(_ hides: Bool, animated: Bool) { hidesBackButton = hides }

  /// From iOS 5: left buttons stand beside the back button, not in its place.
  public var leftItemsSupplementBackButton: Bool {
    get { controller.state.leftItemsSupplementBackButton }
    nonmutating set { controller.state.leftItemsSupplementBackButton = newValue }
  }
}

// MARK: Its buttons

extension NavigationItem {
  /// The button at the left; it stands in the place of the back button.
  public var leftBarButtonItem: BarButtonItem? {
    get { leftBarButtonItems.first }
    nonmutating set { leftBarButtonItems = newValue.map { [$0] } ?? [] }
  }

  /// The button at the right.
  public var rightBarButtonItem: BarButtonItem? {
    get { rightBarButtonItems.first }
    nonmutating set { rightBarButtonItems = newValue.map { [$0] } ?? [] }
  }

  /// The buttons at the left, the outermost first.
  public var leftBarButtonItems: [BarButtonItem] {
    get { controller.barButtonItems(.left) }
    nonmutating set { controller.setBarButtonItems(newValue, .left) }
  }

  /// The buttons at the right, the outermost first.
  public var rightBarButtonItems: [BarButtonItem] {
    get { controller.barButtonItems(.right) }
    nonmutating set { controller.setBarButtonItems(newValue, .right) }
  }

  /// Sets ``leftBarButtonItem``.
  public func setLeftBarButton(_ item: BarButtonItem?, animated: Bool) { leftBarButtonItem = item }

  /// Sets ``rightBarButtonItem``.
  public func setRightBarButton(_ item: BarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }
}

extension ViewController {
  /// What it puts into the bar above it.
  public var navigationItem: NavigationItem { NavigationItem(controller: self) }

  /// Edit or Done, as the controller is editing; a tap turns that over.
  public var editButtonItem: BarButtonItem { BarButtonItem(barButtonSystemItem: .editButton) }

  /// The buttons of the toolbar, from the left. It shows once its navigation controller's
  /// ``NavigationController/setToolbarHidden(_:animated:)`` says so.
  public var toolbarItems: [BarButtonItem] {
    get { barButtonItems(.toolbar) }
    set { setBarButtonItems(newValue, .toolbar) }
  }

  func barButtonItems(_ side: NavigationBarSide) -> [BarButtonItem] {
    state.items(side).enumerated().map { index, item in
      BarButtonItem(item, action: barActions[BarPlace(side, index)])
    }
  }

  func setBarButtonItems(_ items: [BarButtonItem], _ side: NavigationBarSide) {
    setBarItems(items.map(\.state), side)
    for (index, item) in items.enumerated() { barActions[BarPlace(side, index)] = item.action }
  }

  /// Sets how the buttons of a side look; what they ran is forgotten.
  package func setBarItems(_ items: [BarItemState], _ side: NavigationBarSide) {
    barActions = barActions.filter { $0.key.side != side }
    switch side {
    case .left: state.leftItems = items
    case .right: state.rightItems = items
    case .toolbar:
      state.toolbarItems = items
      table?.setNeedsLayout()
    }
  }
}

/// Where a button of a bar stands, the outermost of its side being 0.
struct BarPlace: Hashable {
  let side: NavigationBarSide
  let index: Int

  init(_ side: NavigationBarSide, _ index: Int) { (self.side, self.index) = (side, index) }
}
