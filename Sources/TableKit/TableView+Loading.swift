import RowTree

extension TableView {
  /// Asks for the counts unless that was done: setting the data source does not itself ask.
  func loadIfNeeded() throws(TableException) {
    if !state.isLoaded, state.dataSource != nil { try load() }
  }

  /// Another data source: nothing is asked and nobody told, but the rows on the glass are no longer its.
  func forgetData() {
    for row in state.rows { pool(row) }
    state.rows = []
    forgetSections()
    state.isLoaded = false
  }

  /// Asks for the counts and heights, then remembers them all at once.
  ///
  /// UIKit asks everything two or three times over, before iOS 13 with the last section first. Here
  /// everything is asked once and in order: counts before heights, heights before any cell, the index
  /// titles last. Where rows show already, since only the era is another, they stay selected and are measured.
  func load() throws(TableException) {
    var sections = try askSections()
    let titles = dataSource == nil ? nil : try askSectionIndexTitles()
    let isAlike =
      !state.rows.isEmpty && sections.map(\.numberOfRows) == state.sections.map(\.numberOfRows)
    if isAlike { sections.copySelection(of: state.sections) }
    state.sections = sections
    if !isAlike { state.forgetTouches() }
    state.indexTitles = titles
    state.isLoaded = state.dataSource != nil
    state.change += 1
    state.needsLayout = true
    try measureDisplayed()
  }

  /// Asks for the heights of the rows that show, where the others are only estimated.
  func measureDisplayed() throws(TableException) {
    guard usesEstimatedHeights else { return }
    for row in state.rows where usesEstimatedHeights && state.hasRow(row.path) {
      try measure(row.path, handle(row.shared))
    }
  }

  /// Counts and heights, as they are asked in this era.
  func askSections() throws(TableException) -> RowTree<SectionMemory> {
    guard dataSource != nil else { return RowTree(CollectionOfOne(SectionMemory())) }
    let count = try askNumberOfSections()
    let counts = try askCountsAtOnce(count)
    let sections =
      era >= 13
      ? try askCountsThenHeights(count, counts)
      : try askSectionBySection(count, counts)
    var sums = RowSums.zero
    for section in sections.indices where !sums.hold(sections[section].summary) {
      throw .noStores(forRows: sections[section].numberOfRows, section: section)
    }
    return RowTree(sections)
  }

  /// From iOS 13: all counts, then all heights. Headers and footers are measured as they show; estimates for
  /// them are asked for here (before, where they show too much or too little, they would be of no use).
  private func askCountsThenHeights(
    _ count: Int, _ known: [Int]?
  ) throws(TableException) -> [SectionMemory] {
    var counts = known ?? []
    if known == nil {
      for section in 0..<count { counts.append(try askNumberOfRows(section)) }
    }
    var sections: [SectionMemory] = []
    sections.reserveCapacity(counts.count)
    let estimate = estimatedEdges()
    for section in 0..<count {
      let rows = try askHeights(section, count: counts[section])
      let header = try askEstimatedHeader(section)
      let footer = try askEstimatedFooter(section)
      sections.append(
        SectionMemory(
          rows: rows,
          header: header ?? (section == 0 ? estimate.firstHeader : estimate.header),
          footer: footer ?? estimate.footer))
    }
    return sections
  }

  /// Before iOS 13: header and footer, count, and heights of each section in turn.
  private func askSectionBySection(
    _ count: Int, _ known: [Int]?
  ) throws(TableException) -> [SectionMemory] {
    let counts = known ?? []
    var sections: [SectionMemory] = []
    sections.reserveCapacity(counts.count)
    for section in 0..<count {
      let header = try askHeaderEdge(section)
      let footer = try askFooterEdge(section)
      pool(header.content)
      pool(footer.content)
      let rows = known == nil ? try askNumberOfRows(section) : counts[section]
      sections.append(
        SectionMemory(
          rows: try askHeights(section, count: rows), header: header.height, footer: footer.height))
    }
    return sections
  }
}

// MARK: Heights of rows

extension TableView {
  /// More rows or sections than this are asked at once, if the other side can.
  static let askedOneByOne = 32

  /// Whether only rows on the glass are asked for their height, straight after their cell: from iOS 11,
  /// and wherever estimates are given.
  var usesEstimatedHeights: Bool {
    if let estimate = state.settings.estimatedRowHeight { return estimate != 0 && era >= 7 }
    return era >= 11 || delegate(.estimatedHeightForRow) != nil
  }

  /// Whether a row's cell decides its height.
  var measuresContent: Bool { rowHeight == TableView.automaticDimension }

  /// The heights of a section's rows: asked, or estimated.
  private func askHeights(_ section: Int, count: Int) throws(TableException) -> RowTree<Run> {
    if count == 0 { return RowTree() }
    if usesEstimatedHeights {
      guard delegate(.estimatedHeightForRow) != nil else {
        return try alikeRows(section, count, estimatedHeight)
      }
      return try askEachRow(section, count, askEstimatedHeightForRow)
    }
    guard delegate(.heightForRow) != nil else {
      return try alikeRows(section, count, defaultHeight)
    }
    if let runs = try askHeightsAtOnce(section, count: count) { return runs }
    return try askEachRow(section, count, askHeightForRow)
  }

  private func alikeRows(
    _ section: Int, _ count: Int, _ height: Hundredths
  ) throws(TableException) -> RowTree<Run> {
    try RowTree(asked: [Run(count: count, height: height)], section: section)
  }

  private func askEachRow(
    _ section: Int, _ count: Int,
    _ ask: (IndexPath) throws(TableException) -> Double?
  ) throws(TableException) -> RowTree<Run> {
    var runs: [Run] = []
    for row in 0..<count {
      let path = IndexPath(row: row, section: section)
      let run = Run(count: 1, height: try height(of: path, given: try ask(path)))
      if let last = runs.last, last.isLike(run) {
        runs[runs.count - 1].count += 1
      } else {
        runs.append(run)
      }
    }
    return try RowTree(asked: runs, section: section)
  }

  /// A height as the delegate gave it, checked; where it gave none or leaves it to the table, the default.
  func height(of path: IndexPath, given: Double?) throws(TableException) -> Hundredths {
    guard let given, given != TableView.automaticDimension || era < 5 else { return defaultHeight }
    guard given.isHeight else { throw .noRowHeight(given, at: path, era: era) }
    return Hundredths(points: given)
  }

  /// The height of a row of which nobody said anything.
  var defaultHeight: Hundredths {
    Hundredths(height: measuresContent ? SectionMetrics.rowHeight : rowHeight)
  }

  private var estimatedHeight: Hundredths {
    if let estimate = state.settings.estimatedRowHeight, estimate > 0 {
      return Hundredths(height: estimate)
    }
    return defaultHeight
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

  /// What set-up on a table that is shown ends in.
  package func reloadAfterSetUp() throws(TableException) {
    stage.note(.note(.setUpReload))
    try reload()
  }

  func reload() throws(TableException) {
    noteLostSelection()
    try cancelConfirmation()
    state.lifted = nil
    state.pressed = nil
    try endDisplayingAll()
    try load()
  }

  func noteLostSelection() {
    guard stage.isRecording, state.sections.summary.selected > 0 else { return }
    stage.note(.note(.selectionLost(state.selectedRows(limit: 100))))
  }

  /// Asks for the titles of the index strip again.
  public func reloadSectionIndexTitles() throws(TableException) {
    let titles = try askSectionIndexTitles()
    state.indexTitles = titles
  }
}

extension TableState {
  /// The rows are others: none is lifted any more, and what was to do with those that are gone is over.
  fileprivate mutating func forgetTouches() {
    lifted = nil
    if let path = pressed, !hasRow(path) { pressed = nil }
    if let path = confirming, !hasRow(path) { confirming = nil }
  }
}
