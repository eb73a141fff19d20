// What is asked and told about deleting, inserting and moving by hand.

extension TableView {
  func askEditingStyle(
    _ path: IndexPath
  ) throws(TableException) -> TableViewCell.EditingStyle? {
    guard let delegate = delegate(.editingStyleForRow) else { return nil }
    return try stage.ask(Call(.editingStyleForRow, .row(path)), reply: Reply.style) {
      () throws(TableException) in
      try delegate.tableView(self, editingStyleForRowAt: path) as? TableViewCell.EditingStyle
        ?? .delete
    }
  }

  /// nil: nobody says.
  func askCanMove(_ path: IndexPath) throws(TableException) -> Bool? {
    guard let source = source(.canMoveRow) else { return nil }
    return try stage.ask(Call(.canMoveRow, .row(path)), reply: Reply.bool) {
      () throws(TableException) in
      try source.tableView(self, canMoveRowAt: path) as? Bool ?? true
    }
  }

  /// "Delete" where nobody says.
  func askDeleteTitle(_ path: IndexPath) throws(TableException) -> String {
    guard let delegate = delegate(.titleForDeleteConfirmationButton) else {
      missing(Call(.titleForDeleteConfirmationButton, .row(path)), .text("Delete"))
      return "Delete"
    }
    let call = Call(.titleForDeleteConfirmationButton, .row(path))
    let title = try stage.ask(call, reply: Reply.text) { () throws(TableException) in
      try delegate.tableView(self, titleForDeleteConfirmationButtonForRowAt: path) as? String
    }
    return title ?? "Delete"
  }

  /// Where the gap opens; the proposed place where nobody says.
  func askTarget(
    from source: IndexPath, proposed: IndexPath
  ) throws(TableException) -> IndexPath {
    guard let delegate = delegate(.targetIndexPathForMove) else {
      missing(
        Call(.targetIndexPathForMove, .rows(from: source, to: proposed)), .path(proposed))
      return proposed
    }
    let call = Call(.targetIndexPathForMove, .rows(from: source, to: proposed))
    return try stage.ask(call, reply: Reply.path) { () throws(TableException) in
      try delegate.tableView(
        self, targetIndexPathForMoveFromRowAt: source, toProposedIndexPath: proposed)
        as? IndexPath
    } ?? proposed
  }

  /// false: the data source has no such method.
  func tellCommit(
    _ style: TableViewCell.EditingStyle, _ path: IndexPath
  ) throws(TableException) -> Bool {
    guard let source = source(.commitEditingStyle) else {
      stage.note(.note(.stoppedNotImplemented(.commitEditingStyle)))
      return false
    }
    try tell(Call(.commitEditingStyle, .style(style, path))) { () throws(TableException) in
      try source.tableView(self, commit: style, forRowAt: path)
    }
    return true
  }

  func tellMoveRow(from path: IndexPath, to target: IndexPath) throws(TableException) {
    guard let source = source(.moveRow) else { return }
    try tell(Call(.moveRow, .rows(from: path, to: target))) { () throws(TableException) in
      try source.tableView(self, moveRowAt: path, to: target)
    }
  }

  func tellWillBeginEditing(_ path: IndexPath) throws(TableException) {
    guard let delegate = delegate(.willBeginEditingRow) else { return }
    try tell(Call(.willBeginEditingRow, .row(path))) { () throws(TableException) in
      try delegate.tableView(self, willBeginEditingRowAt: path)
    }
  }

  /// nil: the row is no longer there.
  func tellDidEndEditing(_ path: IndexPath?) throws(TableException) {
    guard let delegate = delegate(.didEndEditingRow) else { return }
    try tell(Call(.didEndEditingRow, path.map { .row($0) } ?? .noRow)) {
      () throws(TableException) in
      try delegate.tableView(self, didEndEditingRowAt: path)
    }
  }
}
