// What the window shows, and what is told when that changes.

extension Stage {
  /// Shows a controller without any bar, and tells it that it appears.
  public func show(_ controller: ViewController) throws(TableException) {
    try show(.controller(controller.id))
  }

  /// Shows a navigation controller, and tells the controller on top that it appears.
  public func show(_ navigation: NavigationController) throws(TableException) {
    try show(.navigation(navigation.id))
  }

  func show(_ root: WindowState.Root) throws(TableException) {
    try endTransition()
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

  /// The transition that runs is over: its controllers are told.
  ///
  /// `isNested`: another one begins before its time, of which UIKit warns.
  func endTransition(isNested: Bool = false) throws(TableException) {
    if state.transition.isEmpty { return }
    if isNested {
      note(.note(.remark("nested push animation can result in corrupted navigation bar")))
    }
    while !state.transition.isEmpty {
      switch state.transition.removeFirst() {
      case .didAppear(let id): try controllers[id]?.didAppear(animated: true)
      case .didDisappear(let id): try controllers[id]?.didDisappear(animated: true)
      case .didMove(let id, let toParent): try controllers[id]?.tellDidMove(toParent: toParent)
      }
    }
  }
}
