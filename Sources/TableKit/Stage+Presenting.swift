// Modal controllers.

extension Stage {
  /// Shows a controller over what is in front, full screen up to iOS 12, as a sheet from 13 on: then what is
  /// behind is told nothing, since it goes on showing.
  public func present(_ controller: ViewController, animated: Bool) throws(TableException) {
    try present(.controller(controller.id), controller, animated)
  }

  /// Shows a navigation controller over what is in front, as a controller is shown.
  public func present(_ navigation: NavigationController, animated: Bool) throws(TableException) {
    guard let top = navigation.topViewController else { return }
    try present(.navigation(navigation.id), top, animated)
  }

  private func present(
    _ root: WindowState.Root, _ arriving: ViewController, _ animated: Bool
  ) throws(TableException) {
    note(.code(Call(.present, .controller(arriving.argument, animated ? "yes" : "no"))))
    if state.window.root == root || state.window.presented.contains(root) || arriving.state.isShown
    {
      throw .presentedTwice(arriving)
    }
    try endTransition()
    let leaving = topController
    try arriving.loadViewIfNeeded()
    if state.era < 13 { try leaving?.willDisappear(animated: animated) }
    state.window.presented.append(root)
    try arriving.willAppear(animated: animated)
    state.transition.append(.didAppear(arriving.id))
    if state.era < 13, let leaving { state.transition.append(.didDisappear(leaving.id)) }
    if !animated { try endTransition() }
  }

  /// Takes away what was presented last; false: nothing was.
  @discardableResult
  public func dismiss(animated: Bool) throws(TableException) -> Bool {
    note(.code(Call(.dismiss, .flag(animated))))
    guard !state.window.presented.isEmpty, let leaving = topController else { return false }
    try endTransition()
    try leaving.willDisappear(animated: animated)
    state.window.presented.removeLast()
    topController?.table?.setNeedsLayout()
    if state.era < 13, let arriving = topController {
      try arriving.loadViewIfNeeded()
      try arriving.willAppear(animated: animated)
      state.transition.append(.didAppear(arriving.id))
    }
    state.transition.append(.didDisappear(leaving.id))
    if !animated { try endTransition() }
    return true
  }
}

extension TableException {
  static func presentedTwice(_ controller: ViewController) -> TableException {
    TableException(
      .invalidArgument,
      "Application tried to present modally an active controller <\(controller.className): 0x0>.",
      explanation: ["\(controller.argument) is on the glass, or behind it, already"])
  }
}
