/// `UINavigationController`: a stack of controllers under a bar.
open class NavigationController {
  /// The stage that it is on.
  public let stage: Stage
  package let id: Int
  /// Told of what the stack shows; not kept alive.
  public weak var delegate: (any NavigationControllerDelegate)?

  /// A stack of one controller, which leaves any other stack.
  public init(on stage: Stage, rootViewController: ViewController) {
    self.stage = stage
    id = stage.state.navigations.count
    stage.takeFromStacks(rootViewController)
    stage.state.navigations.append(NavigationState(stack: [rootViewController.id]))
    stage.navigations[id] = self
    rootViewController.table?.setNeedsLayout()
  }

  /// `navigationBar(_:shouldPop:)`: the back button was tapped; no: nothing happens. The bar's delegate is its
  /// navigation controller, so that only a subclass can answer. A pop in code does not ask.
  open func navigationBar(shouldPop item: NavigationItem) throws(TableException) -> Bool { true }

  /// From the lowest to the one that shows.
  public var viewControllers: [ViewController] { stack.compactMap { stage.controllers[$0] } }

  /// The one that shows.
  public var topViewController: ViewController? { viewControllers.last }

  var stack: [Int] {
    get { stage.state.navigations[id].stack }
    set { stage.state.navigations[id].stack = newValue }
  }

  /// Whether what is on top of the stack is on the glass.
  var isInFront: Bool { stage.state.content == .navigation(id) }
}

// MARK: Pushing and popping

extension NavigationController {
  /// Puts a controller on top of the stack.
  ///
  /// Its view is loaded, and both are told what will be, up to iOS 6 before this returns, from iOS 7 at the end of
  /// the turn: until then its outlets are nil. What has been they are told when the transition is over. (Reports
  /// that compare the two releases; Apple promises no order.)
  /// - Throws: ``TableException`` when it is on the stack already.
  public func pushViewController(
    _ controller: ViewController, animated: Bool
  ) throws(TableException) {
    log(.pushViewController, controller.argument, animated)
    if stack.contains(controller.id) { throw .pushedTwice(controller, era: stage.state.era) }
    try stage.endTransition(nesting: "push")
    try controller.tellWillMove(toParent: true)
    let leaving = topViewController
    stage.takeFromStacks(controller)
    stack.append(controller.id)
    controller.table?.setNeedsLayout()
    let arrived = TransitionNotice.didMove(controller.id, toParent: true)
    try come(from: leaving, to: controller, animated: animated, last: [arrived])
  }

  /// What is on top now comes in place of what was, from iOS 7 at the end of the turn.
  func come(
    from leaving: ViewController?, to arriving: ViewController, animated: Bool,
    last: [TransitionNotice] = []
  ) throws(TableException) {
    let isSeen = shows(leaving) && arriving !== leaving
    let waits = isSeen && stage.state.era >= 7
    if waits {
      stage.state.transition.append(
        .starts(from: leaving?.id, to: arriving.id, animated: animated))
    } else if isSeen {
      try stage.pass(from: leaving, to: arriving, animated: animated)
    }
    stage.state.transition += last
    if !animated, !waits { try stage.endTransition() }
  }

  /// Takes the top controller off the stack; at the root nothing happens, and nil is the result.
  @discardableResult
  public func popViewController(animated: Bool) throws(TableException) -> ViewController? {
    log(.popViewController, nil, animated)
    return try pop(keeping: max(1, stack.count - 1), animated).last
  }

  /// Takes all but the root off the stack.
  @discardableResult
  public func popToRootViewController(animated: Bool) throws(TableException) -> [ViewController] {
    log(.popToRootViewController, nil, animated)
    return try pop(keeping: 1, animated)
  }

  /// Takes off the stack what is above a controller.
  /// - Throws: ``TableException`` when it is not on the stack.
  @discardableResult
  public func popToViewController(
    _ controller: ViewController, animated: Bool
  ) throws(TableException) -> [ViewController] {
    log(.popToViewController, controller.argument, animated)
    guard let place = stack.firstIndex(of: controller.id) else {
      throw .poppedToStranger(controller)
    }
    return try pop(keeping: place + 1, animated)
  }

  /// Whether the stack is on the glass; from iOS 13 it also shows behind a sheet.
  private func shows(_ top: ViewController?) -> Bool { isInFront || top?.state.isShown == true }

  private func log(_ method: Method, _ name: String?, _ animated: Bool) {
    let flag = animated ? "yes" : "no"
    let arguments = name.map { Call.Arguments.controller($0, flag) } ?? .flag(animated)
    stage.note(.code(Call(method, arguments)))
  }

  /// Leaves so many on the stack, and returns the others, the lowest first.
  func pop(keeping count: Int, _ animated: Bool) throws(TableException) -> [ViewController] {
    guard stack.count > count, let leaving = topViewController else {
      stage.note(.note(.remark("nothing is popped: it is on top already")))
      return []
    }
    try stage.endTransition(nesting: "pop")
    let popped = Array(viewControllers[count...])
    for controller in popped.reversed() { try controller.tellWillMove(toParent: false) }
    stack.removeLast(stack.count - count)
    if shows(leaving), let arriving = topViewController {
      try stage.pass(from: leaving, to: arriving, animated: animated)
    }
    for controller in popped.reversed() {
      stage.state.transition.append(.didMove(controller.id, toParent: false))
    }
    if !animated { try stage.endTransition() }
    return popped
  }

  /// Puts controllers on the stack that belong to a tab, too.
  func show(above controllers: [Int]) throws(TableException) {
    let leaving = topViewController
    stack += controllers.filter { !stack.contains($0) }
    topViewController?.table?.setNeedsLayout()
    if let arriving = topViewController, arriving !== leaving {
      try stage.pass(from: leaving, to: arriving, animated: true)
    }
  }
}

extension ViewController {
  /// The navigation controller on whose stack it is: that in front, if it is on several.
  public var navigationController: NavigationController? {
    let state = stage.state
    if case .navigation(let front) = state.content, state.navigations[front].stack.contains(id) {
      return stage.navigations[front]
    }
    return state.navigations.firstIndex { $0.stack.contains(id) }.flatMap { stage.navigations[$0] }
  }
}

extension Stage {
  /// A controller that is given a parent leaves any other.
  fileprivate func takeFromStacks(_ controller: ViewController) {
    if controller.navigationController == nil { return }
    note(
      .note(.aside("\(controller.argument) leaves its former stack: a controller has one parent")))
    state.leaveStacks(controller.id)
  }
}

extension StageState {
  /// A controller has one parent: it goes from the stack where it was.
  mutating func leaveStacks(_ controller: Int) {
    for index in navigations.indices { navigations[index].stack.removeAll { $0 == controller } }
  }
}

extension TableException {
  static func pushedTwice(_ controller: ViewController, era: Era) -> TableException {
    let object = "<\(controller.className): 0x0>"
    let reason =
      era <= 12
      ? "Pushing the same view controller instance more than once is not supported (\(object))"
      : "<UINavigationController: 0x0> is pushing the same view controller instance (\(object))"
        + " more than once which is not supported and is most likely an error in the application :"
        + " com.example.app"
    return TableException(
      .invalidArgument, reason,
      explanation: [
        "\(controller.argument) is on the stack already",
        "popToViewController goes back to a controller that is there",
      ])
  }

  static func poppedToStranger(_ controller: ViewController) -> TableException {
    TableException(
      .internalInconsistency, "Tried to pop to a view controller that doesn't exist.",
      explanation: ["\(controller.argument) is not on the stack"])
  }
}

extension ViewController {
  /// The name of its class in UIKit.
  var className: String { state.kind == .table ? "UITableViewController" : "UIViewController" }
}
