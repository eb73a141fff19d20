// A swipe over a row, as its chain of questions runs.

extension TableView {
  /// Up to iOS 6 either direction brings out the Delete button; then only the one to the left, and from
  /// iOS 11 the one to the right brings out the leading actions.
  func swipe(
    _ path: IndexPath, _ direction: SwipeDirection, isFull: Bool
  ) throws(TableException) {
    if let reason = whyNothingSwipes { return stage.note(.note(.stoppedBy(reason))) }
    switch direction {
    case .right where era >= 7: try swipeToLeading(path, isFull)
    case .left, .right: try swipeToTrailing(path, isFull)
    }
  }

  private var whyNothingSwipes: String? {
    if state.isEditing { return "edit mode is on" }
    if state.settings.allowsMultipleSelectionDuringEditing {
      return "allowsMultipleSelectionDuringEditing is yes: no row swipes"
    }
    return nil
  }

  private func swipeToLeading(_ path: IndexPath, _ isFull: Bool) throws(TableException) {
    guard delegate(.leadingSwipeActions) != nil else {
      return stage.note(.note(.stoppedNotImplemented(.leadingSwipeActions)))
    }
    guard try allowsEditing(path) else { return }
    let configuration = try askActions(.leadingSwipeActions, path)
    guard let configuration, !configuration.actions.isEmpty else {
      return stop(.leadingSwipeActions, path, configuration)
    }
    try show(configuration, .leading(configuration.looks), path, isFull)
  }

  /// Swipe configurations (from iOS 11) win over edit actions (iOS 8 to 12), these over the Delete button. Only
  /// the first do without commitEditingStyle, which may be empty.
  private func swipeToTrailing(_ path: IndexPath, _ isFull: Bool) throws(TableException) {
    let hasConfiguration = delegate(.trailingSwipeActions) != nil
    if !hasConfiguration, source(.commitEditingStyle) == nil {
      return stage.note(.note(.stoppedNotImplemented(.commitEditingStyle)))
    }
    guard try hasDeleteStyle(path), try allowsEditing(path) else { return }
    if let method = trailingMethod, let configuration = try askActions(method, path) {
      if configuration.actions.isEmpty { return stop(method, path, configuration) }
      return try show(configuration, .trailing(configuration.looks), path, isFull)
    }
    if source(.commitEditingStyle) == nil {
      return stage.note(.note(.stoppedNotImplemented(.commitEditingStyle)))
    }
    try swipeToConfirm(path)
  }

  /// What a device was logged to ask before the Delete button comes out: style and canEdit once more, and
  /// again, with the accessory (up to iOS 12) and canMove, for the cell that is laid out. Only the first
  /// answers count.
  private func swipeToConfirm(_ path: IndexPath) throws(TableException) {
    _ = try askEditingStyle(path)
    _ = try askCanEdit(path)
    try beginSwipe(path)
    if era < 13 { _ = try askAccessoryType(path) }
    _ = try askCanEdit(path)
    _ = try askEditingStyle(path)
    _ = try askCanMove(path)
    let title = try askDeleteTitle(path)
    bringOut(.confirmation(title))
  }

  /// Where trailing actions come from, if anywhere.
  var trailingMethod: Method? {
    if delegate(.trailingSwipeActions) != nil { return .trailingSwipeActions }
    return delegate(.editActionsForRow) != nil ? .editActionsForRow : nil
  }

  func stop(
    _ method: Method, _ path: IndexPath, _ configuration: SwipeActionsConfiguration?
  ) {
    stage.note(.note(.stopped(Call(method, .row(path)), reply: .actions(configuration))))
  }

  private func hasDeleteStyle(_ path: IndexPath) throws(TableException) -> Bool {
    let style = try editingStyle(path)
    if style == .delete { return true }
    stage.note(.note(.stopped(Call(.editingStyleForRow, .row(path)), reply: .style(style))))
    return false
  }

  private func allowsEditing(_ path: IndexPath) throws(TableException) -> Bool {
    let answer = try askCanEdit(path)
    if answer == nil { missing(Call(.canEditRow, .row(path)), .bool(true)) }
    if answer ?? true { return true }
    stage.note(.note(.stopped(Call(.canEditRow, .row(path)), reply: .bool(false))))
    return false
  }

  private func show(
    _ configuration: SwipeActionsConfiguration, _ buttons: CellState.RowButtons, _ path: IndexPath,
    _ isFull: Bool
  ) throws(TableException) {
    try beginSwipe(path)
    bringOut(buttons)
    guard isFull, era >= 11, configuration.performsFirstActionWithFullSwipe,
      let first = configuration.actions.first, let path = state.confirming
    else { return }
    try perform(first, at: path)
    try cancelConfirmation()
  }
}

// MARK: Begin and end

extension TableView {
  /// The table counts as editing while buttons are out, and a table view controller's Edit button turns to
  /// Done: its own willBeginEditing switches it.
  private func beginSwipe(_ path: IndexPath) throws(TableException) {
    state.isEditing = true
    state.isSwiped = true
    state.confirming = path
    try tellWillBeginEditing(path)
    try switchController(to: true)
  }

  /// Shows buttons beside the row that they were asked for.
  func bringOut(_ buttons: CellState.RowButtons) {
    if let path = state.confirming { change(cellAt: path) { $0.show(buttons) } }
  }

  /// The row is at rest again, if it is still there.
  func endSwipe() throws(TableException) {
    let path = state.confirming
    state.isSwiped = false
    state.isEditing = false
    if let path { hideButtons(path) }
    try tellDidEndEditing(path)
    try switchController(to: false)
  }

  /// A swipe is over when the program has deleted its row.
  func endSwipeOfNoRow() throws(TableException) {
    if state.isSwiped, state.confirming == nil { try endSwipe() }
  }

  private func switchController(to editing: Bool) throws(TableException) {
    guard let id = stage.state.controllers.firstIndex(where: { $0.table == self.id }),
      stage.state.controllers[id].kind == .table,
      stage.state.controllers[id].isEditing != editing
    else { return }
    try stage.controller(id)?.changeEditing(to: editing, animated: true)
  }
}
