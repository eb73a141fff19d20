// What a table asks its data source, one function a question. Each passes the boundary.

extension TableView {
  /// What UIKit makes of a negative number is not known: here it is none.
  func askNumberOfSections() throws(TableException) -> Int {
    guard let source = source(.numberOfSections) else { return 1 }
    return try stage.ask(Call(.numberOfSections), reply: Reply.count) { () throws(TableException) in
      max(0, try source.numberOfSections(in: self) as? Int ?? 1)
    }
  }

  func askNumberOfRows(_ section: Int) throws(TableException) -> Int {
    let source = try requiredSource(.numberOfRows)
    return try stage.ask(Call(.numberOfRows, .section(section)), reply: Reply.count) {
      () throws(TableException) in
      let count = try source.tableView(self, numberOfRowsInSection: section)
      if count < 0 { throw .noStores(forRows: count, section: section) }
      return count
    }
  }

  /// The numbers of rows of all sections in one question; nil where they are few, or nobody can tell.
  func askCountsAtOnce(_ sections: Int) throws(TableException) -> [Int]? {
    guard sections > Self.askedOneByOne, let source = rangedSource else { return nil }
    _ = try requiredSource(.numberOfRows)
    let last = IndexPath(row: 0, section: sections - 1)
    let call = Call(.numberOfRows, .range(IndexPath(row: 0, section: 0), last))
    let counts = try stage.ask(
      call, reply: { .count($0.reduce(0) { $0.addingUp($1) }) },
      { () throws(TableException) in
        let counts = try source.numbersOfRows(in: self)
        if let section = counts.firstIndex(where: { $0 < 0 }) {
          throw .noStores(forRows: counts[section], section: section)
        }
        return counts
      })
    return counts.count == sections ? counts : nil
  }

  func askCellForRow(_ path: IndexPath) throws(TableException) -> TableViewCell {
    let source = try requiredSource(.cellForRow)
    objects.dequeued = nil
    objects.fault = nil
    var cell = try stage.ask(Call(.cellForRow, .row(path)), reply: Reply.madeCell) {
      () throws(TableException) in
      let cell = try source.tableView(self, cellForRowAt: path) as? TableViewCell
      if let cell { adopt(cell, at: path) }
      return cell
    }
    if let fault = objects.fault { throw fault }
    let isHeld = !isKnownUniquelyReferenced(&cell)
    guard let cell else { throw .nilCell(at: path, era: era) }
    if isHeld || type(of: cell) != TableViewCell.self {
      objects.cells[cell.number] = CellObject(cell)
    }
    noteLeftOvers(cell, at: path)
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
    let call = Call(.sectionForSectionIndexTitle, .title(title, index: index))
    guard let source = source(.sectionForSectionIndexTitle) else {
      missing(call, .count(index))
      return nil
    }
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

  /// Asked of each row as it comes up to iOS 12, and of every row on the glass in edit mode. nil: the data
  /// source has no such method, and every row can be edited.
  func askCanEdit(_ path: IndexPath) throws(TableException) -> Bool? {
    guard let source = source(.canEditRow) else { return nil }
    return try stage.ask(Call(.canEditRow, .row(path)), reply: Reply.bool) {
      () throws(TableException) in
      try source.tableView(self, canEditRowAt: path) as? Bool ?? true
    }
  }
}

extension Reply {
  /// What `cellForRow` answered: the cell's number, or nil.
  static func madeCell(_ cell: TableViewCell?) -> Reply {
    cell.map { .cell($0.number, was: $0.lastRow) } ?? .text(nil)
  }
}
