// What a device's log says of a program that goes on all the same, from iOS 13.

extension TableView {
  /// Once for an app: whoever makes a table lay itself out that is not in the window.
  func warnOfLayoutOutsideWindow() {
    guard era >= 13, !stage.state.hasWarnedOfLayout, !isInWindow else { return }
    stage.state.hasWarnedOfLayout = true
    stage.say(
      "[TableView] Warning once only: UITableView was told to layout its visible cells and other"
        + " contents without being in the view hierarchy (the table view or one of its superviews"
        + " has not been added to a window).")
  }

  private var isInWindow: Bool {
    stage.state.controllers.contains { $0.table == id && $0.isShown }
  }

  /// Whoever asks for cells from inside a question about a row that comes; the answer is what it is.
  func warnOfCells(_ access: CellAccess) {
    guard era >= 13, objects.isUpdatingCells else { return }
    stage.say("[Assert] \(access.words), which is not allowed.")
  }

  enum CellAccess {
    case visibleCells, cellForRow

    fileprivate var words: String {
      switch self {
      case .visibleCells:
        "Attempted to access the table view's visibleCells while they were in the process of being"
          + " updated"
      case .cellForRow:
        "Attempted to call -cellForRowAtIndexPath: on the table view while it was in the process of"
          + " updating its visible cells"
      }
    }
  }
}
