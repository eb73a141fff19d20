import RowTree

extension TableView {
  /// Asks for the counts unless that was done.
  func loadIfNeeded() throws(TableException) {
    if !state.isLoaded, state.dataSource != nil { try load() }
  }

  /// Asks for the counts and heights, then remembers them all at once.
  func load() throws(TableException) {
    let sections = try askSections()
    let titles = try askSectionIndexTitles()
    state.sections = sections
    state.indexTitles = titles
    state.isLoaded = true
    state.change += 1
    state.needsLayout = true
  }

  private func askSections() throws(TableException) -> RowTree<SectionMemory> {
    guard dataSource != nil else { return RowTree(CollectionOfOne(SectionMemory())) }
    var sections: [SectionMemory] = []
    for section in 0..<(try askNumberOfSections()) {
      let count = try askNumberOfRows(section)
      let height = Hundredths(points: state.settings.rowHeight ?? SectionMetrics.rowHeight)
      sections.append(SectionMemory(rows: RowTree(count: count, height: height)))
    }
    return RowTree(sections)
  }
}

// MARK: Reloading

extension TableView {
  /// Forgets the layout and the selection, and asks for counts and heights at once; cells come with the
  /// next layout. The offset stays, pulled back if the content became shorter.
  public func reloadData() throws(TableException) {
    stage.note(.code(Call(.reloadData)))
    try reload()
  }

  func reload() throws(TableException) {
    try load()
  }
}
