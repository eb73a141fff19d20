/// `UINavigationControllerDelegate`: told of what a stack shows.
public protocol NavigationControllerDelegate: AnyObject {
  /// The result of `navigationController(_:willShow:animated:)`; ``Absent``: nobody wrote it.
  associatedtype WillShow = Absent
  /// The result of `navigationController(_:didShow:animated:)`; ``Absent``: nobody wrote it.
  associatedtype DidShow = Absent
  /// Which of these methods are there; derived from their results.
  var navigationMethods: Methods { get }

  /// `Void`: a controller is about to show.
  func navigationController(
    _ navigationController: NavigationController, willShow viewController: ViewController,
    animated: Bool
  ) throws(TableException) -> WillShow

  /// `Void`: it shows.
  func navigationController(
    _ navigationController: NavigationController, didShow viewController: ViewController,
    animated: Bool
  ) throws(TableException) -> DidShow
}

extension NavigationControllerDelegate {
  /// The methods whose result was declared.
  public var navigationMethods: Methods {
    .found((WillShow.self, .willShowController), (DidShow.self, .didShowController))
  }

  /// Not there.
  public func navigationController(
    _: NavigationController, willShow: ViewController, animated: Bool
  ) -> Absent { Absent() }
  /// Not there.
  public func navigationController(
    _: NavigationController, didShow: ViewController, animated: Bool
  ) -> Absent { Absent() }
}

extension NavigationController {
  /// Before the controller itself is told. (UIKit promises no order between the two.)
  func tellWillShow(_ controller: ViewController, animated: Bool) throws(TableException) {
    guard let delegate, delegate.navigationMethods.contains(.willShowController) else { return }
    let call = Call(.willShowController, .text(controller.argument))
    _ = try stage.ask(call, reply: Reply.void) { () throws(TableException) in
      try delegate.navigationController(self, willShow: controller, animated: animated)
    }
  }

  func tellDidShow(_ controller: ViewController, animated: Bool) throws(TableException) {
    guard let delegate, delegate.navigationMethods.contains(.didShowController) else { return }
    let call = Call(.didShowController, .text(controller.argument))
    _ = try stage.ask(call, reply: Reply.void) { () throws(TableException) in
      try delegate.navigationController(self, didShow: controller, animated: animated)
    }
  }
}

// MARK: The stack as a whole

extension NavigationController {
  /// Whose view is in front: what was presented over the stack, else the top of it.
  public var visibleViewController: ViewController? {
    stage.state.window.presented.isEmpty || isInFront ? topViewController : stage.topController
  }

  /// Makes the stack these controllers, the last of which shows. Where that was on top already, nobody is told
  /// anything; else it comes as if pushed.
  public func setViewControllers(
    _ controllers: [ViewController], animated: Bool
  ) throws(TableException) {
    guard let arriving = controllers.last else { return }
    try stage.endTransition(nesting: "push")
    let leaving = topViewController
    for controller in controllers where !stack.contains(controller.id) {
      stage.state.leaveStacks(controller.id)
    }
    stack = controllers.map(\.id)
    arriving.table?.setNeedsLayout()
    try come(from: leaving, to: arriving, animated: animated)
  }
}
