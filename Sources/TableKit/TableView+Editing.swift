extension TableView {
  /// What is asked of a row on the glass in edit mode.
  func askEditingControls(
    _ path: IndexPath, _ cell: TableViewCell
  ) throws(TableException) {
    _ = try askCanEdit(path)
  }
}
