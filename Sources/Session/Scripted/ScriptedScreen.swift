import CommandLanguage
import TableKit

/// The data source and delegate of one screen: it answers only the methods that the script called for.
///
/// It is a handle: a session and a place among its scripts. All that it knows lies in the session's
/// state, so that undo reaches it.
final class ScriptedScreen: RangedDataSource, RangedDelegate, ControlTarget {
  unowned let session: Session
  let screen: Int

  init(_ session: Session, screen: Int) {
    self.session = session
    self.screen = screen
  }

  /// Read in place: every answer asks it.
  var script: ScreenScript { _read { yield session.scripts[screen] } }

  var dataSourceMethods: Methods { script.methods.intersection(.ofDataSource) }
  var delegateMethods: Methods { script.methods.intersection(.ofDelegate) }

  // MARK: Counts

  func numberOfSections(in tableView: TableView) throws(TableException) -> Int {
    try answer(.numberOfSections, at: nil)?.number ?? script.numberOfSections
  }

  func tableView(
    _ tableView: TableView, numberOfRowsInSection section: Int
  ) throws(TableException) -> Int {
    try answer(.numberOfRows, section: section)?.number ?? script.numberOfRows(in: section)
  }

  func numbersOfRows(in tableView: TableView) throws(TableException) -> [Int] {
    let count = script.methods.contains(.numberOfSections) ? script.numberOfSections : 1
    var counts: [Int] = []
    counts.reserveCapacity(count)
    for section in 0..<count {
      counts.append(try self.tableView(tableView, numberOfRowsInSection: section))
    }
    return counts
  }

  // MARK: Headers, footers and the index

  func tableView(
    _ tableView: TableView, titleForHeaderInSection section: Int
  ) throws(TableException) -> String? {
    if let answer = try answer(.titleForHeader, section: section) { return answer.text }
    return script.sections.count > section ? script.sections[section].title : nil
  }

  func tableView(
    _ tableView: TableView, titleForFooterInSection section: Int
  ) throws(TableException) -> String? {
    if let answer = try answer(.titleForFooter, section: section) { return answer.text }
    return script.sections.count > section ? script.sections[section].footer : nil
  }

  func sectionIndexTitles(for tableView: TableView) throws(TableException) -> [String]? {
    script.indexTitles
  }

  func tableView(
    _ tableView: TableView, sectionForSectionIndexTitle title: String, at index: Int
  ) throws(TableException) -> Int {
    let value = BoundValue("value", .text(title))
    if let answer = try answer(.sectionForSectionIndexTitle, section: index, [value]) {
      return answer.number ?? index
    }
    return script.section(forIndexTitle: title, at: index)
  }

  // MARK: Heights

  func tableView(
    _ tableView: TableView, heightForRowAt path: IndexPath
  ) throws(TableException) -> Double {
    if let answer = try answer(.heightForRow, at: path)?.points { return answer }
    return script.setting(.height, at: path)?.points ?? session.defaultRowHeight(of: tableView)
  }

  func tableView(
    _ tableView: TableView, heightForHeaderInSection section: Int
  ) throws(TableException) -> Double {
    if let answer = try answer(.heightForHeader, section: section)?.points { return answer }
    return script.setting(.headerHeight, section: section)?.points ?? TableView.automaticDimension
  }

  func tableView(
    _ tableView: TableView, heightForFooterInSection section: Int
  ) throws(TableException) -> Double {
    if let answer = try answer(.heightForFooter, section: section)?.points { return answer }
    return script.setting(.footerHeight, section: section)?.points ?? TableView.automaticDimension
  }

  func tableView(
    _ tableView: TableView, heightsOfRowsInSection section: Int, count: Int
  ) throws(TableException) -> [RowHeightRun] {
    if script.hasReaction(to: .heightForRow) {
      var runs: [RowHeightRun] = []
      for row in 0..<count {
        let path = IndexPath(row: row, section: section)
        runs.append(
          RowHeightRun(count: 1, height: try self.tableView(tableView, heightForRowAt: path)))
      }
      return runs
    }
    return script.heights(section, count: count, default: session.defaultRowHeight(of: tableView))
  }
}

extension Methods {
  static let ofDataSource = Methods.of(.dataSource)
  static let ofDelegate = Methods.of(.delegate).union(.of(.scrollView))

  private static func of(_ owner: Method.Owner) -> Methods {
    Method.allCases.reduce(into: []) { set, method in
      if method.owner == owner { set.insert(Methods(method)) }
    }
  }
}

extension Setting {
  var points: Double? {
    if case .height(let points) = property { points } else { nil }
  }

  var isYes: Bool? {
    switch property {
    case .selectable(let yes), .highlightable(let yes), .editable(let yes), .movable(let yes),
      .indentsWhileEditing(let yes):
      yes
    case .text, .detail, .image, .background, .indentation, .accessory, .editingAccessory,
      .selectionStyle, .cell, .height, .editingStyle, .deleteTitle, .byValue:
      nil
    }
  }
}
