// What a finger does outside of the table.

extension Stage {
  /// Does a touch that is not the table's; false: it is the table's.
  func touchApp(_ touch: Touch) throws(TableException) -> Bool {
    guard case .tap(let target) = touch else { return false }
    switch target {
    case .bar(let side, let index):
      try topController?.tapBarItem(side, index)
    case .back:
      _ = try topController?.navigationController?.goBack()
    case .row, .accessory, .control, .indexTitle, .minus, .plus, .confirm, .action:
      return false
    }
    return true
  }
}

extension NavigationController {
  /// The back button was tapped: no line of the program, so none in the log.
  func goBack() throws(TableException) -> [ViewController] {
    try pop(keeping: max(1, stack.count - 1), true)
  }
}

extension StageState {
  /// What keeps a finger from a thing that is not the table's; nil: nothing, or it is the table's.
  func appObstacle(to touch: Touch) -> TouchObstacle? {
    guard case .tap(let target) = touch else { return nil }
    switch target {
    case .bar(let side, let index):
      guard case .navigation = content, let top = topController,
        controllers[top].items(side).indices.contains(index)
      else { return .noBarItem(side, index) }
      let item = controllers[top].items(side)[index]
      return item.isEnabled ? nil : .disabled(item.frame(of: controllers[top]).title)
    case .back: return backTitle == nil ? .noBackButton : nil
    case .row, .accessory, .control, .indexTitle, .minus, .plus, .confirm, .action: return nil
    }
  }
}
