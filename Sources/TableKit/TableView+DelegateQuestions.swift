import RowTree

// What a table asks its delegate, one function a question. Each passes the boundary, and nil means
// that the delegate has no such method.

extension TableView {
  func askHeightForRow(_ path: IndexPath) throws(TableException) -> Double? {
    guard let delegate = delegate(.heightForRow) else { return nil }
    return try stage.ask(Call(.heightForRow, .row(path)), reply: Reply.points) {
      () throws(TableException) in
      points(try delegate.tableView(self, heightForRowAt: path))
    }
  }

  func askEstimatedHeightForRow(_ path: IndexPath) throws(TableException) -> Double? {
    guard let delegate = delegate(.estimatedHeightForRow) else { return nil }
    return try stage.ask(Call(.estimatedHeightForRow, .row(path)), reply: Reply.points) {
      () throws(TableException) in
      points(try delegate.tableView(self, estimatedHeightForRowAt: path))
    }
  }

  /// The heights of a section's rows in one question; nil where they are few, or nobody can tell.
  func askHeightsAtOnce(_ section: Int, count: Int) throws(TableException) -> RowTree<Run>? {
    guard count > Self.askedOneByOne, let delegate = rangedDelegate else { return nil }
    let first = IndexPath(row: 0, section: section)
    let call = Call(.heightForRow, .range(first, IndexPath(row: count - 1, section: section)))
    let answer = try stage.ask(call, reply: Reply.heights) { () throws(TableException) in
      try delegate.tableView(self, heightsOfRowsInSection: section, count: count)
    }
    guard answer.allSatisfy({ $0.count >= 0 }), answer.reduce(0, { $0.addingUp($1.count) }) == count
    else { return nil }
    var runs: [Run] = []
    var path = first
    for run in answer where run.count > 0 {
      runs.append(Run(count: run.count, height: try height(of: path, given: run.height)))
      path.row += run.count
    }
    return try RowTree(asked: runs, section: section)
  }

  func askEstimatedHeader(_ section: Int) throws(TableException) -> Hundredths? {
    guard let delegate = delegate(.estimatedHeightForHeader) else { return nil }
    let call = Call(.estimatedHeightForHeader, .section(section))
    let height = try stage.ask(call, reply: Reply.points) { () throws(TableException) in
      points(try delegate.tableView(self, estimatedHeightForHeaderInSection: section))
    }
    return height < 0 ? nil : Hundredths(height: height)
  }

  func askEstimatedFooter(_ section: Int) throws(TableException) -> Hundredths? {
    guard let delegate = delegate(.estimatedHeightForFooter) else { return nil }
    let call = Call(.estimatedHeightForFooter, .section(section))
    let height = try stage.ask(call, reply: Reply.points) { () throws(TableException) in
      points(try delegate.tableView(self, estimatedHeightForFooterInSection: section))
    }
    return height < 0 ? nil : Hundredths(height: height)
  }

  func askHeightForHeader(_ section: Int) throws(TableException) -> Double? {
    guard let delegate = delegate(.heightForHeader) else { return nil }
    return try stage.ask(Call(.heightForHeader, .section(section)), reply: Reply.points) {
      () throws(TableException) in
      points(try delegate.tableView(self, heightForHeaderInSection: section))
    }
  }

  func askHeightForFooter(_ section: Int) throws(TableException) -> Double? {
    guard let delegate = delegate(.heightForFooter) else { return nil }
    return try stage.ask(Call(.heightForFooter, .section(section)), reply: Reply.points) {
      () throws(TableException) in
      points(try delegate.tableView(self, heightForFooterInSection: section))
    }
  }

  func askViewForHeader(_ section: Int) throws(TableException) -> TableViewHeaderFooterView? {
    guard let delegate = delegate(.viewForHeader) else { return nil }
    return try stage.ask(Call(.viewForHeader, .section(section)), reply: Reply.view) {
      () throws(TableException) in
      try delegate.tableView(self, viewForHeaderInSection: section) as? TableViewHeaderFooterView
    }
  }

  func askViewForFooter(_ section: Int) throws(TableException) -> TableViewHeaderFooterView? {
    guard let delegate = delegate(.viewForFooter) else { return nil }
    return try stage.ask(Call(.viewForFooter, .section(section)), reply: Reply.view) {
      () throws(TableException) in
      try delegate.tableView(self, viewForFooterInSection: section) as? TableViewHeaderFooterView
    }
  }

  func askIndentationLevel(_ path: IndexPath) throws(TableException) -> Int? {
    guard let delegate = delegate(.indentationLevel) else { return nil }
    return try stage.ask(Call(.indentationLevel, .row(path)), reply: Reply.count) {
      () throws(TableException) in
      try delegate.tableView(self, indentationLevelForRowAt: path) as? Int ?? 0
    }
  }

  func askAccessoryType(
    _ path: IndexPath
  ) throws(TableException) -> TableViewCell.AccessoryType? {
    guard let delegate = delegate(.accessoryType) else { return nil }
    return try stage.ask(Call(.accessoryType, .row(path)), reply: Reply.accessory) {
      () throws(TableException) in
      try delegate.tableView(self, accessoryTypeForRowWith: path) as? TableViewCell.AccessoryType
        ?? .none
    }
  }

  func askShouldHighlight(_ path: IndexPath) throws(TableException) -> Bool? {
    guard let delegate = delegate(.shouldHighlightRow) else {
      if era >= 6 { leftToDefault(Call(.shouldHighlightRow, .row(path)), .bool(true)) }
      return nil
    }
    return try stage.ask(Call(.shouldHighlightRow, .row(path)), reply: Reply.bool) {
      () throws(TableException) in
      try delegate.tableView(self, shouldHighlightRowAt: path) as? Bool ?? true
    }
  }

  /// The row to select: `path` where nobody is asked, nil when refused.
  func askWillSelect(_ path: IndexPath) throws(TableException) -> IndexPath? {
    guard let delegate = delegate(.willSelectRow) else {
      leftToDefault(Call(.willSelectRow, .row(path)), .path(path))
      return path
    }
    return try stage.ask(Call(.willSelectRow, .row(path)), reply: Reply.path) {
      () throws(TableException) in
      try delegate.tableView(self, willSelectRowAt: path) as? IndexPath
    }
  }

  /// The row to deselect: `path` where nobody is asked, nil when refused.
  func askWillDeselect(_ path: IndexPath) throws(TableException) -> IndexPath? {
    guard let delegate = delegate(.willDeselectRow) else {
      if era >= 3 { leftToDefault(Call(.willDeselectRow, .row(path)), .path(path)) }
      return path
    }
    return try stage.ask(Call(.willDeselectRow, .row(path)), reply: Reply.path) {
      () throws(TableException) in
      try delegate.tableView(self, willDeselectRowAt: path) as? IndexPath
    }
  }

  /// The delegate has no such method, and the default decides. Where there is no delegate, nobody is asked.
  private func leftToDefault(_ call: @autoclosure () -> Call, _ reply: Reply) {
    if stage.isRecording, delegate != nil { missing(call(), reply) }
  }

  /// A height as the delegate gave it, whatever kind of number that is.
  func points(_ answer: Any) -> Double {
    if let points = answer as? Double { return points }
    if let points = answer as? Int { return Double(points) }
    if let points = answer as? Float { return Double(points) }
    return TableView.automaticDimension
  }
}

extension Reply {
  static func view(_ view: TableViewHeaderFooterView?) -> Reply { .text(view?.own.text) }
  /// One height if all rows have the same.
  static func heights(_ runs: [RowHeightRun]) -> Reply {
    guard let first = runs.first else { return .nothing }
    return runs.allSatisfy { $0.height == first.height } ? .points(first.height) : .nothing
  }
  static func void(_: Any) -> Reply { .nothing }
}
