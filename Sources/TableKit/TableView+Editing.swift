extension TableView {
  /// Switches edit mode.
  public func setEditing(_ editing: Bool, animated: Bool) throws(TableException) {
    if editing == state.isEditing { return }
    state.isEditing = editing
  }

  /// What is asked of a row on the glass in edit mode.
  func askEditingControls(
    _ path: IndexPath, _ cell: TableViewCell
  ) throws(TableException) {
    _ = try askCanEdit(path)
  }
}
