import CommandLanguage
import TableKit

// What a scripted screen answers in edit mode.
extension ScriptedScreen {
  func tableView(
    _ tableView: TableView, canEditRowAt path: IndexPath
  ) throws(TableException) -> Bool {
    try answer(.canEditRow, at: path)?.isYes ?? isYes(.editable, at: path)
  }

  func tableView(
    _ tableView: TableView, canMoveRowAt path: IndexPath
  ) throws(TableException) -> Bool {
    try answer(.canMoveRow, at: path)?.isYes ?? isYes(.movable, at: path)
  }

  func tableView(
    _ tableView: TableView, editingStyleForRowAt path: IndexPath
  ) throws(TableException) -> TableViewCell.EditingStyle {
    if let answer = try answer(.editingStyleForRow, at: path), let text = answer.text {
      return TableViewCell.EditingStyle(rawValue: text) ?? .delete
    }
    guard case .editingStyle(let style) = script.setting(.editingStyle, at: path)?.property else {
      return .delete
    }
    return style
  }

  func tableView(
    _ tableView: TableView, titleForDeleteConfirmationButtonForRowAt path: IndexPath
  ) throws(TableException) -> String? {
    if let answer = try answer(.titleForDeleteConfirmationButton, at: path) { return answer.text }
    guard case .deleteTitle(let title) = script.setting(.deleteTitle, at: path)?.property else {
      return nil
    }
    return title.plain
  }

  func tableView(
    _ tableView: TableView, shouldIndentWhileEditingRowAt path: IndexPath
  ) throws(TableException) -> Bool {
    try answer(.shouldIndentWhileEditing, at: path)?.isYes
      ?? isYes(.indentsWhileEditing, at: path)
  }

  func tableView(
    _ tableView: TableView, willBeginEditingRowAt path: IndexPath
  ) throws(TableException) { try answer(.willBeginEditingRow, at: path) }

  func tableView(
    _ tableView: TableView, didEndEditingRowAt path: IndexPath?
  ) throws(TableException) { try answer(.didEndEditingRow, at: path) }
}
