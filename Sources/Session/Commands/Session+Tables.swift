import CommandLanguage
import TableKit

// What a session reads and sets at its tables.
extension Session {
  func table(_ id: Int) -> TableView {
    guard let table = stage.table(id) else { preconditionFailure("no such table") }
    return table
  }

  /// The height of rows for which the script says none.
  func defaultRowHeight(of table: TableView) -> Double {
    table.state.settings.rowHeight ?? 44
  }

  /// Tells a table in one reload what set-up changed.
  func reloadAfterSetUp(_ screen: Int) throws(StepError) {
    guard let id = scripts[screen].table, wasShown(screen) else { return }
    try uikit { () throws(TableException) in try table(id).reloadAfterSetUp() }
  }
}
