/// What the window shows.
public struct WindowState: Equatable, Sendable {
  /// What fills the window.
  public package(set) var root = Root.nothing
  /// What is presented over the root, the one in front last.
  public package(set) var presented: [Root] = []
  /// Alerts and sheets; the last one shows.
  public package(set) var alerts: [AlertState] = []
  /// How many there have been.
  package var alertsMade = 0
  /// The field that has the keyboard.
  public package(set) var focus: FieldPlace?

  /// What can fill it, by number.
  public enum Root: Equatable, Sendable {
    /// Nothing yet.
    case nothing
    /// A bare controller, without any bar.
    case controller(Int)
    /// A navigation controller.
    case navigation(Int)
    /// The stage's tab bar controller.
    case tabs
  }
}

/// A navigation controller: the controllers on its stack, the lowest first.
public struct NavigationState: Equatable, Sendable {
  /// The controllers by their numbers, the lowest first.
  public package(set) var stack: [Int]
  /// Whether the bar at the top is hidden.
  public package(set) var isNavigationBarHidden = false
  /// Whether the bar at the bottom is hidden, as it is until told otherwise.
  public package(set) var isToolbarHidden = true

  init(stack: [Int]) { self.stack = stack }
}

/// What is still to come of a transition; at its end controllers are told.
package enum TransitionNotice: Equatable, Sendable {
  /// It begins at the end of the turn; nil: nothing was there that leaves.
  case starts(from: Int?, to: Int, animated: Bool)
  case didAppear(Int)
  case didDisappear(Int)
  case didMove(Int, toParent: Bool)
  case alertPresented(AlertState)
  /// `button`: its place among the alert's, nil: none was; `index`: what the delegate is told.
  case alertDismissed(AlertState, button: Int?, index: Int)
}

extension StageState {
  /// What is in front: in a tab bar controller what the selected tab shows.
  package var content: WindowState.Root { content(of: window.presented.last ?? window.root) }

  func content(of root: WindowState.Root) -> WindowState.Root {
    switch root {
    case .nothing, .controller, .navigation: root
    case .tabs: tabBar.content
    }
  }

  /// The controller whose view shows; nil: the window is empty.
  public var topController: Int? { topController(of: content) }

  func topController(of root: WindowState.Root) -> Int? {
    switch content(of: root) {
    case .nothing, .tabs: nil
    case .controller(let id): id
    case .navigation(let id): navigations[id].stack.last
    }
  }

  /// The table that shows; nil: there is none on the glass.
  public var topTable: Int? { topController.flatMap { controllers[$0].table } }

  /// The stack of the navigation controller in front, the lowest first.
  public var stack: [Int] {
    if case .navigation(let id) = content { return navigations[id].stack }
    return topController.map { [$0] } ?? []
  }

  /// Whether a controller is on the stack of a navigation controller.
  package func isOnAStack(_ controller: Int) -> Bool {
    navigations.contains { $0.stack.contains(controller) }
  }

  /// What the back button says: the title for it of the controller below, else that one's title; nil:
  /// there is no button, at the root or where left items stand in its place.
  public var backTitle: String? {
    guard case .navigation(let id) = content, let top = navigations[id].stack.last,
      let below = navigations[id].stack.dropLast().last, controllers[top].showsBackButton(in: era),
      !navigations[id].isNavigationBarHidden
    else { return nil }
    let title = controllers[below].backTitle ?? controllers[below].title ?? ""
    return title.isEmpty ? "Back" : title
  }
}

extension ControllerState {
  /// Whether there is room for a back button, and it is wanted.
  fileprivate func showsBackButton(in era: Era) -> Bool {
    if hidesBackButton { return false }
    return leftItems.isEmpty || (leftItemsSupplementBackButton && era >= 5)
  }
}

extension WindowState {
  /// Whether a button of the alert in front can be tapped.
  mutating func enableButton(_ index: Int, _ isEnabled: Bool) {
    guard !alerts.isEmpty else { return }
    alerts[alerts.count - 1].disabledButton = isEnabled ? nil : index
  }

  /// Whether an alert shows, or waits behind others.
  func holds(_ alert: AlertState) -> Bool { alerts.contains { $0.number == alert.number } }

  /// A field of the alert in front.
  func alertField(_ index: Int) -> FieldState? {
    guard let fields = alerts.last?.fields, fields.indices.contains(index) else { return nil }
    return fields[index]
  }

  mutating func setAlertText(_ text: String, ofField index: Int) {
    guard alertField(index) != nil else { return }
    alerts[alerts.count - 1].fields[index].text = text
  }
}
