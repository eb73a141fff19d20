import TableKit

/// A data source and delegate with every method, of which only the chosen ones count as there.
final class Screen: TableViewDataSource, TableViewDelegate {
  var sections: [[String]]
  var methods: Set<Method>
  var headers: [String?] = []
  var footers: [String?] = []
  var identifier: String? = "Cell"
  var style = TableViewCell.CellStyle.default
  var rowHeight = 44.0
  var headerHeight = 30.0
  var willSelect: (IndexPath) -> IndexPath? = { $0 }
  var willDeselect: (IndexPath) -> IndexPath? = { $0 }
  var canEdit: (IndexPath) -> Bool = { _ in true }
  var editingStyle = TableViewCell.EditingStyle.delete
  var target: (IndexPath, IndexPath) -> IndexPath = { $1 }
  var actions: [ContextualAction]?
  var configure: (TableViewCell, IndexPath) -> Void = { _, _ in }
  var react: (Method, TableView, IndexPath) throws(TableException) -> Void = {
    (_, _, _) throws(TableException) in
  }

  init(_ sections: [[String]], _ methods: Set<Method> = []) {
    self.sections = sections
    self.methods = methods
  }

  convenience init(rows: Int, _ methods: Set<Method> = []) {
    self.init([(0..<rows).map { "Row \($0)" }], methods)
  }

  var chosen: Methods { methods.reduce(into: .required) { $0.insert(Methods($1)) } }
  var dataSourceMethods: Methods { chosen }
  var delegateMethods: Methods { chosen }

  func numberOfSections(in tableView: TableView) -> Int { sections.count }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].count
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let old = identifier.flatMap { tableView.dequeueReusableCell(withIdentifier: $0) }
    let cell = old ?? TableViewCell(style: style, reuseIdentifier: identifier)
    cell.textLabel?.text = sections[indexPath.section][indexPath.row]
    configure(cell, indexPath)
    return cell
  }

  func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    section < headers.count ? headers[section] : nil
  }

  func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? {
    section < footers.count ? footers[section] : nil
  }

  func sectionIndexTitles(for tableView: TableView) -> [String]? { ["A", "B", "C"] }

  func tableView(
    _ tableView: TableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { index == 2 ? -1 : index }

  func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool {
    canEdit(indexPath)
  }

  func tableView(_ tableView: TableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }

  func tableView(
    _ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) throws(TableException) { try react(.commitEditingStyle, tableView, indexPath) }

  func tableView(
    _ tableView: TableView, moveRowAt source: IndexPath, to destination: IndexPath
  ) {
    let moved = sections[source.section].remove(at: source.row)
    sections[destination.section].insert(moved, at: destination.row)
  }

  // MARK: Delegate

  func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> Double {
    rowHeight
  }

  func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> Double {
    headerHeight
  }

  func tableView(
    _ tableView: TableView, viewForHeaderInSection section: Int
  ) -> TableViewHeaderFooterView? { nil }

  func tableView(
    _ tableView: TableView, willDisplayHeaderView view: TableViewHeaderFooterView,
    forSection section: Int
  ) {}

  func tableView(
    _ tableView: TableView, didEndDisplayingHeaderView view: TableViewHeaderFooterView,
    forSection section: Int
  ) {}

  func tableView(
    _ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: IndexPath
  ) {}

  func tableView(
    _ tableView: TableView, didEndDisplaying cell: TableViewCell, forRowAt indexPath: IndexPath
  ) {}

  func tableView(_ tableView: TableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
    indexPath.row
  }

  func tableView(_ tableView: TableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    indexPath.row != 9
  }

  func tableView(_ tableView: TableView, didHighlightRowAt indexPath: IndexPath) {}
  func tableView(_ tableView: TableView, didUnhighlightRowAt indexPath: IndexPath) {}

  func tableView(_ tableView: TableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    willSelect(indexPath)
  }

  func tableView(
    _ tableView: TableView, didSelectRowAt indexPath: IndexPath
  ) throws(TableException) {
    try react(.didSelectRow, tableView, indexPath)
  }

  func tableView(_ tableView: TableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    willDeselect(indexPath)
  }

  func tableView(_ tableView: TableView, didDeselectRowAt indexPath: IndexPath) {}

  func tableView(
    _ tableView: TableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) throws(TableException) {
    try react(.accessoryButtonTapped, tableView, indexPath)
  }

  func tableView(
    _ tableView: TableView, editingStyleForRowAt indexPath: IndexPath
  ) -> TableViewCell.EditingStyle { editingStyle }

  func tableView(
    _ tableView: TableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? { "Remove" }

  func tableView(
    _ tableView: TableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
  ) -> Bool { false }

  func tableView(_ tableView: TableView, willBeginEditingRowAt indexPath: IndexPath) {}
  func tableView(_ tableView: TableView, didEndEditingRowAt indexPath: IndexPath?) {}

  func tableView(
    _ tableView: TableView, targetIndexPathForMoveFromRowAt source: IndexPath,
    toProposedIndexPath proposed: IndexPath
  ) -> IndexPath { target(source, proposed) }

  func tableView(
    _ tableView: TableView, editActionsForRowAt indexPath: IndexPath
  ) -> [ContextualAction]? { actions }

  func tableView(
    _ tableView: TableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> SwipeActionsConfiguration? { actions.map(SwipeActionsConfiguration.init) }

  func scrollViewDidScroll(_ scrollView: TableView) {}
  func scrollViewWillBeginDragging(_ scrollView: TableView) {}
  func scrollViewDidEndDragging(_ scrollView: TableView, willDecelerate: Bool) {}
  func scrollViewDidEndScrollingAnimation(_ scrollView: TableView) {}
}

/// A plain controller that keeps its table's data source, as apps do.
final class Holder: ViewController {
  private let kept: AnyObject

  init(_ kept: AnyObject, table: TableView) {
    self.kept = kept
    super.init(on: table.stage, kind: .view, table: table)
  }
}

/// A screen on the glass of a stage.
func shown(
  _ screen: Screen, era: Era = 5, style: TableView.Style = .plain
) throws(TableException) -> (stage: Stage, table: TableView) {
  let stage = Stage(era: era)
  let table = TableView(on: stage, style: style)
  (table.dataSource, table.delegate) = (screen, screen)
  try stage.show(Holder(screen, table: table))
  return (stage, table)
}

func row(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }
