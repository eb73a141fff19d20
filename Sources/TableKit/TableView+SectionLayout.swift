// Headers and footers as they come onto the glass and leave it.

extension TableView {
  /// Asks for the headers and footers that come, after the cells of the pass, and tells of those that go.
  func layOutSections() throws(TableException) {
    let change = state.change
    let wanted = stage.state.shownEdges(ofTable: id)
    let old = state.shownSections
    if wanted.elementsEqual(old, by: { $0.shows($1) }) { return }
    state.shownSections = wanted.map { edge in
      var edge = edge
      if let known = old.of(edge.section) {
        if known.showsHeader, edge.showsHeader { edge.header = known.header }
        if known.showsFooter, edge.showsFooter { edge.footer = known.footer }
      }
      return edge
    }
    try tellOfEdgesThatWent(old, wanted)
    for edge in wanted where state.change == change {
      let known = old.of(edge.section)
      if edge.showsHeader, known?.showsHeader != true { try showHeader(edge.section) }
      if edge.showsFooter, known?.showsFooter != true { try showFooter(edge.section) }
    }
  }

  private func showHeader(_ section: Int) throws(TableException) {
    try show(
      section, height: \.header, content: \.header, ask: askHeader, askContent: askHeaderContent,
      tell: tellWillDisplayHeader)
  }

  private func showFooter(_ section: Int) throws(TableException) {
    try show(
      section, height: \.footer, content: \.footer, ask: askFooter, askContent: askFooterContent,
      tell: tellWillDisplayFooter)
  }

  /// Up to iOS 12 the height is known; then a header or footer is measured as it shows.
  private func show(
    _ section: Int, height: WritableKeyPath<SectionMemory, Hundredths>,
    content: WritableKeyPath<DisplayedSection, EdgeContent>,
    ask: (Int) throws(TableException) -> SectionEdge,
    askContent: (Int) throws(TableException) -> EdgeContent,
    tell: (TableViewHeaderFooterView, Int) throws(TableException) -> Void
  ) throws(TableException) {
    let change = state.change
    var edge = SectionEdge()
    if era >= 13 {
      edge = try ask(section)
    } else {
      edge.content = try askContent(section)
      if state.change == change { edge.height = state.sections[section][keyPath: height] }
    }
    guard state.change == change else { return }
    state.measure(section, height, edge.height)
    state.setEdge(section) { $0[keyPath: content] = edge.content }
    if let view = view(of: edge.content), edge.height > .zero { try tell(view, section) }
  }

  private func tellOfEdgesThatWent(
    _ old: [DisplayedSection], _ wanted: [DisplayedSection]
  ) throws(TableException) {
    for edge in old {
      let now = wanted.of(edge.section)
      if edge.showsHeader, now?.showsHeader != true, let view = view(of: edge.header) {
        try tellDidEndDisplayingHeader(view, edge.section)
        pool(edge.header)
      }
      if edge.showsFooter, now?.showsFooter != true, let view = view(of: edge.footer) {
        try tellDidEndDisplayingFooter(view, edge.section)
        pool(edge.footer)
      }
    }
  }

  /// The headers and footers that show are forgotten, without a word: their views wait in the pool.
  func forgetSections() {
    for edge in state.shownSections {
      pool(edge.header)
      pool(edge.footer)
    }
    state.shownSections = []
  }
}

extension TableState {
  /// Gives a header or footer its measured height. What shows stays in its place when the edge has been
  /// scrolled past.
  mutating func measure(
    _ section: Int, _ edge: WritableKeyPath<SectionMemory, Hundredths>, _ height: Hundredths
  ) {
    let change = height.value - sections[section][keyPath: edge].value
    if change == 0 { return }
    let span = edge == \.header ? span(ofHeader: section) : span(ofFooter: section)
    if span.upperBound < offset.value { offset.value += change }
    sections.update(at: section) { $0[keyPath: edge] = height }
    needsLayout = true
  }

  mutating func setEdge(_ section: Int, _ change: (inout DisplayedSection) -> Void) {
    if let place = shownSections.place(of: section) { change(&shownSections[place]) }
  }
}

extension [DisplayedSection] {
  /// Where a section stands in a list that is in order.
  fileprivate func place(of section: Int) -> Int? {
    let place = count(before: { $0.section < section })
    return place < count && self[place].section == section ? place : nil
  }

  fileprivate func of(_ section: Int) -> DisplayedSection? { place(of: section).map { self[$0] } }
}

extension DisplayedSection {
  /// Whether another one is of the same section, and as much shows of it.
  fileprivate func shows(_ other: DisplayedSection) -> Bool {
    section == other.section && showsHeader == other.showsHeader && showsFooter == other.showsFooter
  }
}

extension StageState {
  /// The sections on the glass, and which of their headers and footers are. In plain style these stick,
  /// so that every section on the glass shows its header, and its footer.
  func shownEdges(ofTable id: Int) -> [DisplayedSection] {
    let table = tables[id]
    let span = visibleSpan(ofTable: id)
    return table.sections(in: span).map { section, top in
      let memory = table.sections[section]
      var edge = DisplayedSection(section: section)
      if table.style == .plain {
        edge.showsHeader = true
        edge.showsFooter = true
      } else {
        let bottom = top + memory.summary.height
        edge.showsHeader = top + memory.header.value > span.lowerBound
        edge.showsFooter = bottom - memory.footer.value < span.upperBound
      }
      return edge
    }
  }
}
