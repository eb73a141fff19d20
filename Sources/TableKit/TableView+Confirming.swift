// Minus, plus and the Delete button.

extension TableView {
  /// The minus brings the Delete button out, or the trailing actions where there are any, and takes them
  /// back. The data source is not called. (That the actions come is reported and not documented.)
  func tapMinus(_ path: IndexPath) throws(TableException) {
    if state.confirming == path { return try cancelConfirmation() }
    try cancelConfirmation()
    if let method = trailingMethod, let configuration = try askActions(method, path) {
      if configuration.actions.isEmpty { return stop(method, path, configuration) }
      state.confirming = path
      return bringOut(.trailing(configuration.looks))
    }
    let title = try askDeleteTitle(path)
    state.confirming = path
    bringOut(.confirmation(title))
  }

  /// The plus inserts at once, without a confirmation.
  func tapPlus(_ path: IndexPath) throws(TableException) {
    _ = try tellCommit(.insert, path)
  }

  /// The Delete button: the table itself removes nothing. After a swipe commit comes first, then the row is
  /// told to be at rest. Without commitEditingStyle the button goes and nothing else happens. (What UIKit does
  /// then is not known.)
  func tapConfirm() throws(TableException) {
    guard let path = state.confirming else { return }
    _ = try tellCommit(.delete, path)
    try cancelConfirmation()
  }

  /// Takes the buttons that are out back; does nothing where there are none.
  func cancelConfirmation() throws(TableException) {
    if state.isSwiped { return try endSwipe() }
    guard let path = state.confirming else { return }
    hideButtons(path)
  }

  /// The table leaves the window: buttons that are out go back, and a lifted row falls where it was.
  func endTouches() throws(TableException) {
    try cancelConfirmation()
    cancelDrag()
  }

  /// The buttons beside a row go.
  func hideButtons(_ path: IndexPath) {
    state.confirming = nil
    objects.actions = nil
    change(cellAt: path) { $0.show(nil) }
  }
}
