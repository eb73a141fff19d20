// What a table asks its data source, one function a question. Each passes the boundary.

extension TableView {
  func askNumberOfSections() throws(TableException) -> Int {
    guard let source = source(.numberOfSections) else { return 1 }
    return try stage.ask(Call(.numberOfSections), reply: Reply.count) { () throws(TableException) in
      try source.numberOfSections(in: self) as? Int ?? 1
    }
  }

  func askNumberOfRows(_ section: Int) throws(TableException) -> Int {
    let source = try requiredSource(.numberOfRows)
    return try stage.ask(Call(.numberOfRows, .section(section)), reply: Reply.count) {
      () throws(TableException) in
      try source.tableView(self, numberOfRowsInSection: section)
    }
  }

  func askCellForRow(_ path: IndexPath) throws(TableException) -> TableViewCell {
    let source = try requiredSource(.cellForRow)
    let cell = try stage.ask(Call(.cellForRow, .row(path)), reply: Reply.madeCell) {
      () throws(TableException) in
      let cell = try source.tableView(self, cellForRowAt: path) as? TableViewCell
      if let cell { adopt(cell, at: path) }
      return cell
    }
    guard let cell else { throw .nilCell(at: path, era: era) }
    return cell
  }

  func askTitleForHeader(_ section: Int) throws(TableException) -> String? {
    guard let source = source(.titleForHeader) else { return nil }
    return try stage.ask(Call(.titleForHeader, .section(section)), reply: Reply.text) {
      () throws(TableException) in
      try source.tableView(self, titleForHeaderInSection: section) as? String
    }
  }

  func askTitleForFooter(_ section: Int) throws(TableException) -> String? {
    guard let source = source(.titleForFooter) else { return nil }
    return try stage.ask(Call(.titleForFooter, .section(section)), reply: Reply.text) {
      () throws(TableException) in
      try source.tableView(self, titleForFooterInSection: section) as? String
    }
  }

  func askSectionIndexTitles() throws(TableException) -> [String]? {
    guard let source = source(.sectionIndexTitles) else { return nil }
    return try stage.ask(Call(.sectionIndexTitles), reply: Reply.texts) {
      () throws(TableException) in
      try source.sectionIndexTitles(for: self) as? [String]
    }
  }

  /// nil: the data source has no such method.
  func askSection(forIndexTitle title: String, at index: Int) throws(TableException) -> Int? {
    guard let source = source(.sectionForSectionIndexTitle) else { return nil }
    let call = Call(.sectionForSectionIndexTitle, .title(title, index: index))
    return try stage.ask(call, reply: Reply.count) { () throws(TableException) in
      try source.tableView(self, sectionForSectionIndexTitle: title, at: index) as? Int ?? index
    }
  }

  /// The data source, which must have this method.
  private func requiredSource(
    _ method: Method
  ) throws(TableException) -> any TableViewDataSource {
    guard let source = dataSource else { throw .noDataSource }
    guard state.sourceMethods.contains(method) else {
      throw .missingMethod(method, of: source, era: era)
    }
    return source
  }
}

extension Reply {
  /// What `cellForRow` answered: the cell's number, or nil.
  static func madeCell(_ cell: TableViewCell?) -> Reply {
    cell.map { .cell($0.number) } ?? .text(nil)
  }
}
