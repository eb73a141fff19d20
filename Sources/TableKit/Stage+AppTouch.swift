// What a finger does outside of the table.

extension Touch {
  /// Whether it is not the table's.
  var isOfApp: Bool {
    switch self {
    case .tap(let target): !target.isOfTable
    case .type: true
    case .press, .hold, .lift, .scroll, .swipe, .drag, .drop, .cancelDrag: false
    }
  }
}

extension Stage {
  /// Does a touch that is not the table's; false: it is the table's.
  func touchApp(_ touch: Touch) throws(TableException) -> Bool {
    if case .type(let text) = touch {
      try typeKeys(text)
      return true
    }
    guard case .tap(let target) = touch, !target.isOfTable else { return false }
    switch target {
    case .bar(let side, let index): try topController?.tapBarItem(side, index)
    case .back: _ = try topController?.navigationController?.goBack()
    case .tab(let place): try TabBarController(on: self).tap(place)
    case .alertButton(let place):
      guard let alert = state.window.alerts.last else { return true }
      try tapAlertButton(alert.shownOrder[place])
    case .field(let place): try tapField(place)
    case .row, .accessory, .control, .indexTitle, .minus, .plus, .confirm, .action: return false
    }
    return true
  }
}

extension NavigationController {
  /// The back button was tapped: no line of the program, so none in the log.
  func goBack() throws(TableException) -> [ViewController] {
    if let item = topViewController?.navigationItem, try !navigationBar(shouldPop: item) {
      stage.note(.note(.stoppedBy("navigationBar(shouldPop:) answered no")))
      return []
    }
    return try pop(keeping: max(1, stack.count - 1), true)
  }
}

extension StageState {
  /// What keeps a finger from a thing that is not the table's, or from anything; nil: nothing, or it is the
  /// table's matter.
  func appObstacle(to touch: Touch) -> TouchObstacle? {
    if let alert = window.alerts.last {
      return obstacle(to: touch, over: alert)
    }
    switch touch {
    case .type: return window.focus == nil ? .noKeyboard : nil
    case .tap(let target): return appObstacle(to: target)
    case .press, .hold, .lift, .scroll, .swipe, .drag, .drop, .cancelDrag: return nil
    }
  }

  /// In front of everything else is an alert: its buttons and its fields are all that can be reached.
  private func obstacle(to touch: Touch, over alert: AlertState) -> TouchObstacle? {
    if case .type = touch, case .alert = window.focus { return nil }
    if case .tap(.field(.alert(let index))) = touch {
      return alert.fields.indices.contains(index) ? nil : .noField
    }
    guard case .tap(.alertButton(let place)) = touch else { return .covered(by: alert.title) }
    guard alert.buttons.indices.contains(place) else { return .noAlertButton(place) }
    let button = alert.shownOrder[place]
    return button == alert.disabledButton ? .disabled(alert.buttons[button].title) : nil
  }

  private func appObstacle(to target: TouchTarget) -> TouchObstacle? {
    switch target {
    case .bar(let side, let index):
      guard case .navigation(let id) = content, let top = topController,
        side == .toolbar ? hasToolbar(under: top) : !navigations[id].isNavigationBarHidden,
        controllers[top].items(side).indices.contains(index)
      else { return .noBarItem(side, index) }
      let item = controllers[top].items(side)[index]
      return item.isEnabled ? nil : .disabled(item.frame(of: controllers[top]).title)
    case .back: return backTitle == nil ? .noBackButton : nil
    case .tab(let place):
      return showsTabBar && tabBar.places.contains(place) ? nil : .noTab(place)
    case .alertButton(let place): return .noAlertButton(place)
    case .field(.alert): return .noField
    case .field(.form(let controller, let index)):
      let isThere =
        controller == topController && controllers[controller].fields.indices.contains(index)
      return isThere ? nil : .noField
    case .field(.cell(let table, let path, _)):
      return table == topTable && tables[table].displayedIndex(of: path) != nil ? nil : .noField
    case .row, .accessory, .control, .indexTitle, .minus, .plus, .confirm, .action: return nil
    }
  }
}
