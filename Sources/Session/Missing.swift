import TableKit

extension TableView {
  func reloadSections(_ sections: [Int], with: RowAnimation) throws(TableException) {}
  func reloadRows(at paths: [IndexPath], with: RowAnimation) throws(TableException) {}
}
