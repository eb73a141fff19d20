// The menu over a row, and the action that a tap stands for.

extension TableView {
  /// A finger stays on a row: the menu comes if the delegate wants one and can do something in it (from iOS 5, and
  /// only with all three methods). Without a menu the finger goes up again, and it was a tap.
  func hold(_ path: IndexPath) throws(TableException) {
    guard try press(path) else { return }
    let actions = try menuActions(path)
    if actions.isEmpty { return try lift() }
    try cancelPress()
    state.confirming = path
    bringOut(.menu(actions))
  }

  private func menuActions(_ path: IndexPath) throws(TableException) -> [MenuAction] {
    for method in [Method.shouldShowMenu, .canPerformAction, .performAction]
    where delegate(method) == nil {
      stage.note(.note(.stoppedNotImplemented(method)))
      return []
    }
    guard try askShouldShowMenu(path) else {
      stage.note(.note(.stopped(Call(.shouldShowMenu, .row(path)), reply: .bool(false))))
      return []
    }
    var actions: [MenuAction] = []
    for action in MenuAction.allCases where try askCanPerform(action, path) {
      actions.append(action)
    }
    return actions
  }

  private func askShouldShowMenu(_ path: IndexPath) throws(TableException) -> Bool {
    guard let delegate = delegate(.shouldShowMenu) else { return false }
    return try stage.ask(Call(.shouldShowMenu, .row(path)), reply: Reply.bool) {
      () throws(TableException) in
      try delegate.tableView(self, shouldShowMenuForRowAt: path) as? Bool ?? false
    }
  }

  private func askCanPerform(
    _ action: MenuAction, _ path: IndexPath
  ) throws(TableException) -> Bool {
    guard let delegate = delegate(.canPerformAction) else { return false }
    return try stage.ask(Call(.canPerformAction, .action(action, path)), reply: Reply.bool) {
      () throws(TableException) in
      try delegate.tableView(self, canPerformAction: action, forRowAt: path, withSender: nil)
        as? Bool ?? false
    }
  }

  /// An action of the menu was tapped: the menu goes, then the delegate does it.
  func perform(_ action: MenuAction, at path: IndexPath) throws(TableException) {
    hideButtons(path)
    guard let delegate = delegate(.performAction) else { return }
    try tell(Call(.performAction, .action(action, path))) { () throws(TableException) in
      try delegate.tableView(self, performAction: action, forRowAt: path, withSender: nil)
    }
  }
}

// MARK: Primary actions

extension TableView {
  /// From iOS 16: a tap that selects one row, outside of edit mode, also stands for the row's action. (That it
  /// comes after didSelectRow is documented.)
  func performPrimaryAction(_ path: IndexPath) throws(TableException) {
    guard !state.isEditing, !selectsMany, let delegate = delegate(.performPrimaryAction) else {
      return
    }
    guard try askCanPerformPrimaryAction(path) else {
      let call = Call(.canPerformPrimaryAction, .row(path))
      return stage.note(.note(.stopped(call, reply: .bool(false))))
    }
    try tell(Call(.performPrimaryAction, .row(path))) { () throws(TableException) in
      try delegate.tableView(self, performPrimaryActionForRowAt: path)
    }
  }

  private func askCanPerformPrimaryAction(_ path: IndexPath) throws(TableException) -> Bool {
    guard let delegate = delegate(.canPerformPrimaryAction) else { return true }
    return try stage.ask(Call(.canPerformPrimaryAction, .row(path)), reply: Reply.bool) {
      () throws(TableException) in
      try delegate.tableView(self, canPerformPrimaryActionForRowAt: path) as? Bool ?? true
    }
  }
}
