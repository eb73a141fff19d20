// What a table tells its delegate and its data source, one function a notice.

extension TableView {
  func tellWillDisplay(_ cell: TableViewCell, _ path: IndexPath) throws(TableException) {
    guard let delegate = delegate(.willDisplayCell) else { return }
    try tell(Call(.willDisplayCell, .row(path))) { () throws(TableException) in
      try delegate.tableView(self, willDisplay: cell, forRowAt: path)
    }
  }

  func tellDidEndDisplaying(_ cell: TableViewCell, _ path: IndexPath) throws(TableException) {
    guard let delegate = delegate(.didEndDisplayingCell) else { return }
    try tell(Call(.didEndDisplayingCell, .row(path))) { () throws(TableException) in
      try delegate.tableView(self, didEndDisplaying: cell, forRowAt: path)
    }
  }

  func tellDidHighlight(_ path: IndexPath) throws(TableException) {
    guard let delegate = delegate(.didHighlightRow) else { return }
    try tell(Call(.didHighlightRow, .row(path))) { () throws(TableException) in
      try delegate.tableView(self, didHighlightRowAt: path)
    }
  }

  func tellDidUnhighlight(_ path: IndexPath) throws(TableException) {
    guard let delegate = delegate(.didUnhighlightRow) else { return }
    try tell(Call(.didUnhighlightRow, .row(path))) { () throws(TableException) in
      try delegate.tableView(self, didUnhighlightRowAt: path)
    }
  }

  func tellDidSelect(_ path: IndexPath) throws(TableException) {
    guard let delegate = delegate(.didSelectRow) else { return }
    try tell(Call(.didSelectRow, .row(path))) { () throws(TableException) in
      try delegate.tableView(self, didSelectRowAt: path)
    }
  }

  func tellDidDeselect(_ path: IndexPath) throws(TableException) {
    guard let delegate = delegate(.didDeselectRow) else { return }
    try tell(Call(.didDeselectRow, .row(path))) { () throws(TableException) in
      try delegate.tableView(self, didDeselectRowAt: path)
    }
  }

  func tellAccessoryButtonTapped(_ path: IndexPath) throws(TableException) {
    guard let delegate = delegate(.accessoryButtonTapped) else { return }
    try tell(Call(.accessoryButtonTapped, .row(path))) { () throws(TableException) in
      try delegate.tableView(self, accessoryButtonTappedForRowWith: path)
    }
  }

  func tellDidScroll() throws(TableException) {
    guard let delegate = delegate(.scrollViewDidScroll) else { return }
    try tell(Call(.scrollViewDidScroll)) { () throws(TableException) in
      try delegate.scrollViewDidScroll(self)
    }
  }

  func tellWillBeginDragging() throws(TableException) {
    guard let delegate = delegate(.scrollViewWillBeginDragging) else { return }
    try tell(Call(.scrollViewWillBeginDragging)) { () throws(TableException) in
      try delegate.scrollViewWillBeginDragging(self)
    }
  }

  func tellDidEndDragging() throws(TableException) {
    guard let delegate = delegate(.scrollViewDidEndDragging) else { return }
    try tell(Call(.scrollViewDidEndDragging, .flag(false))) { () throws(TableException) in
      try delegate.scrollViewDidEndDragging(self, willDecelerate: false)
    }
  }

  func tellDidEndScrollingAnimation() throws(TableException) {
    guard let delegate = delegate(.scrollViewDidEndScrollingAnimation) else { return }
    try tell(Call(.scrollViewDidEndScrollingAnimation)) { () throws(TableException) in
      try delegate.scrollViewDidEndScrollingAnimation(self)
    }
  }

  /// A notice: nothing is answered.
  func tell(
    _ call: @autoclosure () -> Call, _ body: () throws(TableException) -> Any
  ) throws(TableException) {
    _ = try stage.ask(call(), reply: Reply.void, body)
  }
}

// MARK: Headers and footers

extension TableView {
  func tellWillDisplayHeader(
    _ view: TableViewHeaderFooterView, _ section: Int
  ) throws(TableException) {
    guard let delegate = delegate(.willDisplayHeaderView) else { return }
    try tell(Call(.willDisplayHeaderView, .section(section))) { () throws(TableException) in
      try delegate.tableView(self, willDisplayHeaderView: view, forSection: section)
    }
  }

  func tellWillDisplayFooter(
    _ view: TableViewHeaderFooterView, _ section: Int
  ) throws(TableException) {
    guard let delegate = delegate(.willDisplayFooterView) else { return }
    try tell(Call(.willDisplayFooterView, .section(section))) { () throws(TableException) in
      try delegate.tableView(self, willDisplayFooterView: view, forSection: section)
    }
  }

  func tellDidEndDisplayingHeader(
    _ view: TableViewHeaderFooterView, _ section: Int
  ) throws(TableException) {
    guard let delegate = delegate(.didEndDisplayingHeaderView) else { return }
    try tell(Call(.didEndDisplayingHeaderView, .section(section))) { () throws(TableException) in
      try delegate.tableView(self, didEndDisplayingHeaderView: view, forSection: section)
    }
  }

  func tellDidEndDisplayingFooter(
    _ view: TableViewHeaderFooterView, _ section: Int
  ) throws(TableException) {
    guard let delegate = delegate(.didEndDisplayingFooterView) else { return }
    try tell(Call(.didEndDisplayingFooterView, .section(section))) { () throws(TableException) in
      try delegate.tableView(self, didEndDisplayingFooterView: view, forSection: section)
    }
  }
}
