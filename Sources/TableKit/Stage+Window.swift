// What the window shows, and what is told when that changes.

extension Stage {
  func show(_ root: WindowState.Root) throws(TableException) {
    try endTransition()
    try topController?.disappear()
    state.window.presented = []
    forgetAlerts()
    if root != .tabs { state.tabBar = TabBarState() }
    state.window.root = root
    try topController?.appear()
  }

  /// The app ends and starts again: every stack is at its root, the first tab shows, and no view is loaded.
  public func relaunch() throws(TableException) {
    forgetAlerts()
    state.relaunch()
    for id in state.tables.indices { table(id)?.forgetContent() }
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

  /// Makes a handle for a controller that the state has, from now on in place of any other.
  package func renew<Controller: ViewController>(
    _ id: Int, _ make: (Stage) -> Controller
  ) -> Controller {
    renewed = id
    defer { renewed = nil }
    return make(self)
  }

  /// The controller whose view is on the glass.
  public var topController: ViewController? { state.topController.flatMap { controllers[$0] } }

  /// The transition that runs is over: its controllers are told.
  ///
  /// `nesting`: the push or pop that begins before its time, of which UIKit warns.
  func endTransition(nesting: String? = nil) throws(TableException) {
    if state.transition.isEmpty { return }
    if let nesting, state.transition.contains(where: \.isOfAStack) {
      note(.note(.remark("nested \(nesting) animation can result in corrupted navigation bar")))
    }
    while true {
      try startTransition()
      guard !state.transition.isEmpty else { return }
      let notice = state.transition.removeFirst()
      switch notice {
      case .starts: continue  // never: it has begun
      case .didAppear(let id): try controllers[id]?.didAppear(animated: true)
      case .didDisappear(let id): try controllers[id]?.didDisappear(animated: true)
      case .didMove(let id, let toParent): try controllers[id]?.tellDidMove(toParent: toParent)
      case .alertPresented, .alertDismissed: try endAlert(notice)
      }
    }
  }
}

// MARK: The beginning of a transition

extension Stage {
  /// What waited for the end of the turn begins.
  func startTransition() throws(TableException) {
    while case .starts(let leaving, let arriving, let animated)? = state.transition.first {
      let rest = state.transition.dropFirst()
      state.transition = []
      defer { state.transition += rest }
      guard let arriving = controllers[arriving] else { continue }
      try pass(from: leaving.flatMap { controllers[$0] }, to: arriving, animated: animated)
    }
  }

  /// One controller on the glass gives way to another.
  func pass(
    from leaving: ViewController?, to arriving: ViewController, animated: Bool
  ) throws(TableException) {
    try arriving.loadViewIfNeeded()
    try leaving?.willDisappear(animated: animated)
    try arriving.willAppear(animated: animated)
    if let leaving { state.transition.append(.didDisappear(leaving.id)) }
    state.transition.append(.didAppear(arriving.id))
  }
}

extension TransitionNotice {
  fileprivate var isOfAStack: Bool {
    switch self {
    case .starts, .didMove: true
    case .didAppear, .didDisappear, .alertPresented, .alertDismissed: false
    }
  }
}

extension StageState {
  fileprivate mutating func relaunch() {
    window.presented = []
    window.focus = nil
    transition = []
    tabBar.selected = 0
    for id in navigations.indices { navigations[id].stack = Array(navigations[id].stack.prefix(1)) }
    for id in controllers.indices { controllers[id].forgetView() }
  }
}

extension ControllerState {
  fileprivate mutating func forgetView() {
    (isViewLoaded, isShown, hasFilledTable, isEditing) = (false, false, false, false)
  }
}
