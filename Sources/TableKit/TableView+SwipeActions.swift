// The actions behind a swiped row. The state keeps their looks. What they do no value can hold: the table keeps
// what it was answered, and asks again, unseen, where the state is another one since, or the data source is one
// whose answers depend on nothing but the state.

/// The actions that are out, as the delegate answered them.
struct ShownActions {
  /// The cell that they are beside.
  let cell: Int
  let configuration: SwipeActionsConfiguration
}

extension TableView {
  /// nil: no such method, or it answered nil.
  func askActions(
    _ method: Method, _ path: IndexPath
  ) throws(TableException) -> SwipeActionsConfiguration? {
    guard delegate(method) != nil else { return nil }
    let answer = try stage.ask(Call(method, .row(path)), reply: Reply.actions) {
      () throws(TableException) in
      try configuration(method, path)
    }
    objects.actions = nil
    if let answer, let index = state.displayedIndex(of: path) {
      objects.actions = ShownActions(cell: state.rows[index].shared.number, configuration: answer)
    }
    return answer
  }

  /// What was answered for a row whose actions are out, if nobody can have changed the state since.
  private func kept(_ buttons: CellState.RowButtons, _ cell: Int) -> SwipeActionsConfiguration? {
    defer { objects.actions = nil }
    guard rangedDelegate == nil, let actions = objects.actions, actions.cell == cell else {
      return nil
    }
    let looks = actions.configuration.looks
    return buttons == .leading(looks) || buttons == .trailing(looks) ? actions.configuration : nil
  }

  private func configuration(
    _ method: Method, _ path: IndexPath
  ) throws(TableException) -> SwipeActionsConfiguration? {
    guard let delegate = delegate(method) else { return nil }
    if method == .leadingSwipeActions {
      return try delegate.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)
        as? SwipeActionsConfiguration
    }
    if method == .trailingSwipeActions {
      return try delegate.tableView(self, trailingSwipeActionsConfigurationForRowAt: path)
        as? SwipeActionsConfiguration
    }
    let actions = try delegate.tableView(self, editActionsForRowAt: path) as? [ContextualAction]
    return actions.map(SwipeActionsConfiguration.init)
  }

  /// The method that the actions which are out came from.
  private func origin(of buttons: CellState.RowButtons) -> Method? {
    switch buttons {
    case .confirmation, .menu: nil
    case .leading: .leadingSwipeActions
    case .trailing:
      delegate(.trailingSwipeActions) != nil ? .trailingSwipeActions : .editActionsForRow
    }
  }

  /// The action does its work, then the row is at rest again.
  func tapAction(_ index: Int) throws(TableException) {
    guard let path = state.confirming, let shown = state.displayedIndex(of: path),
      let buttons = state.rows[shown].cell.buttonsShown
    else { return }
    if case .menu(let menu) = buttons { return try perform(menu[index], at: path) }
    guard let method = origin(of: buttons) else { return }
    var answer = kept(buttons, state.rows[shown].shared.number)
    if answer == nil { answer = try configuration(method, path) }
    let actions = answer?.actions ?? []
    guard actions.indices.contains(index) else { return }
    try perform(actions[index], at: path)
    try cancelConfirmation()
  }

  func perform(_ action: ContextualAction, at path: IndexPath) throws(TableException) {
    try tell(Call(.swipeAction, .title(action.title, index: path.row))) {
      () throws(TableException) in
      try TableException.wrapping { try action.handler(self, path) }
    }
  }
}

extension SwipeActionsConfiguration {
  var looks: [CellState.SwipeAction] {
    actions.map { CellState.SwipeAction(title: $0.title, isDestructive: $0.isDestructive) }
  }
}

extension Reply {
  static func actions(_ configuration: SwipeActionsConfiguration?) -> Reply {
    .texts(configuration?.actions.map(\.title))
  }
}
