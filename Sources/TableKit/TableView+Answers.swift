// What a table would be answered about a row or a section, put as the table takes it: the default where
// nobody says. It is asked as always, and so stands in the log while somebody records.
extension TableView {
  package func isEditable(_ path: IndexPath) throws(TableException) -> Bool {
    try askCanEdit(path) ?? true
  }

  /// Whether the row has a grip in edit mode.
  package func isMovable(_ path: IndexPath) throws(TableException) -> Bool { try hasGrip(path) }

  package func isHighlightable(_ path: IndexPath) throws(TableException) -> Bool {
    try askShouldHighlight(path) ?? true
  }

  /// Whether a tap on the row is not refused; another row may be selected in its stead.
  package func isSelectable(_ path: IndexPath) throws(TableException) -> Bool {
    try askWillSelect(path) != nil
  }

  package func indentsWhileEditing(_ path: IndexPath) throws(TableException) -> Bool {
    try askShouldIndent(path)
  }

  package func editingStyle(of path: IndexPath) throws(TableException)
    -> TableViewCell.EditingStyle
  {
    try editingStyle(path)
  }

  package func deleteTitle(_ path: IndexPath) throws(TableException) -> String {
    try askDeleteTitle(path)
  }

  package func headerTitle(_ section: Int) throws(TableException) -> String? {
    try askTitleForHeader(section)
  }

  package func footerTitle(_ section: Int) throws(TableException) -> String? {
    try askTitleForFooter(section)
  }
}
