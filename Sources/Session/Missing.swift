import TableKit

extension Stage {
  func table(_ id: Int) -> TableView? { state.topTable == id ? topTable : nil }
  func controller(_ id: Int) -> ViewController? { nil }
}

extension TableView {
  var tableHeaderView: TableBanner? {
    get { nil }
    set {}
  }
  var tableFooterView: TableBanner? {
    get { nil }
    set {}
  }
  var backgroundColor: String? {
    get { nil }
    set {}
  }
  var rowHeight: Double {
    get { 44 }
    set {}
  }
  var allowsSelection: Bool {
    get { false }
    set {}
  }
  var allowsMultipleSelection: Bool {
    get { false }
    set {}
  }
  var allowsMultipleSelectionDuringEditing: Bool {
    get { false }
    set {}
  }
  var allowsSelectionDuringEditing: Bool {
    get { false }
    set {}
  }
  func register(_ type: TableViewCell.Type, forCellReuseIdentifier: String) {}
  func replaced(style: TableView.Style) throws(TableException) -> TableView { self }
  var indexPathsForSelectedRows: [IndexPath]? { nil }
  func selectRow(at path: IndexPath, animated: Bool, scrollPosition: ScrollPosition)
    throws(TableException)
  {}
  func deselectRow(at path: IndexPath, animated: Bool) {}
  func reloadSections(_ sections: [Int], with: RowAnimation) throws(TableException) {}
  func reloadRows(at paths: [IndexPath], with: RowAnimation) throws(TableException) {}
  func scrollToRow(at path: IndexPath, at: ScrollPosition, animated: Bool) throws(TableException) {}
}

extension TableState {
  var selectedPaths: [IndexPath] { [] }
}
