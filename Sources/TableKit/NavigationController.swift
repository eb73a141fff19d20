/// `UINavigationController`: a stack of controllers under a bar.
public final class NavigationController {
  public let stage: Stage
  package let id: Int

  public init(on stage: Stage, rootViewController: ViewController) {
    self.stage = stage
    id = stage.state.navigations.count
    stage.state.navigations.append(NavigationState(stack: [rootViewController.id]))
    stage.navigations[id] = self
    rootViewController.table?.setNeedsLayout()
  }

  /// From the lowest to the one that shows.
  public var viewControllers: [ViewController] {
    stage.state.navigations[id].stack.compactMap { stage.controllers[$0] }
  }

  public var topViewController: ViewController? { viewControllers.last }
}

extension ViewController {
  /// The navigation controller on whose stack it is.
  public var navigationController: NavigationController? {
    stage.state.navigations.firstIndex { $0.stack.contains(id) }.flatMap { stage.navigations[$0] }
  }
}

// MARK: The window

extension Stage {
  /// Shows a controller without any bar, and tells it that it appears.
  public func show(_ controller: ViewController) throws(TableException) {
    try show(.controller(controller.id))
  }

  /// Shows a navigation controller, and tells the controller on top that it appears.
  public func show(_ navigation: NavigationController) throws(TableException) {
    try show(.navigation(navigation.id))
  }

  private func show(_ root: WindowState.Root) throws(TableException) {
    try topController?.disappear()
    state.window.root = root
    try topController?.appear()
  }

  /// Puts the bare controller on the glass into a navigation controller; it goes on showing and is told
  /// nothing.
  @discardableResult
  public func embedInNavigation() -> NavigationController? {
    guard case .controller(let id) = state.window.root, let controller = controllers[id] else {
      return nil
    }
    let navigation = NavigationController(on: self, rootViewController: controller)
    state.window.root = .navigation(navigation.id)
    return navigation
  }

  /// The controller whose view is on the glass.
  public var topController: ViewController? { state.topController.flatMap { controllers[$0] } }
}
