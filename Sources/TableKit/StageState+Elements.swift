extension StageState {
  /// Everything of a table that shows, from the top; a header that sticks comes before what it covers.
  func elements(ofTable id: Int) -> [TableFrame.Element] {
    let table = tables[id]
    let visible = visibleSpan(ofTable: id)
    var elements: [TableFrame.Element] = []
    func add(_ span: Range<Int>, _ content: TableFrame.Content) {
      guard span.overlaps(visible) else { return }
      elements.append(
        TableFrame.Element(
          y: Hundredths(span.lowerBound - visible.lowerBound).points,
          height: Hundredths(span.count).points, content: content))
    }
    if let header = table.settings.tableHeaderView {
      add(0..<table.headerHeight, .tableHeader(header.text))
    }
    for edge in table.shownSections where edge.section < table.sections.count {
      addHeader(edge, id, add)
      addFooter(edge, id, add)
    }
    var spans = RowSpans()
    for row in table.rows {
      guard let (span, section) = spans.span(of: row.path, in: table) else { continue }
      add(span, .row(table.rowFrame(row, count: section.numberOfRows)))
    }
    if let footer = table.settings.tableFooterView {
      let bottom = table.contentHeight
      add(bottom - table.footerHeight..<bottom, .tableFooter(footer.text))
    }
    for span in fillers(ofTable: id) { add(span, .filler) }
    return elements.stablySorted()
  }

  private func addHeader(
    _ edge: DisplayedSection, _ id: Int, _ add: (Range<Int>, TableFrame.Content) -> Void
  ) {
    let table = tables[id]
    let place = stuckHeader(edge.section, in: id)
    let isPinned = table.isHeaderPinned(edge.section)
    let isPushed = isPinned && place.lowerBound < table.offset.value
    let left = Hundredths(place.upperBound - table.offset.value).points
    add(
      place,
      .header(
        section: edge.section, title: headerTitle(edge.header, table.style), isPinned: isPinned,
        pushed: isPushed ? left : nil))
  }

  private func addFooter(
    _ edge: DisplayedSection, _ id: Int, _ add: (Range<Int>, TableFrame.Content) -> Void
  ) {
    let own = tables[id].span(ofFooter: edge.section)
    let place = stuckFooter(edge.section, in: id)
    add(
      place,
      .footer(section: edge.section, title: edge.footer.text, isPinned: place != own))
  }

  /// Grouped titles are shown in capitals from iOS 7 to 25; views, and footers, as they are.
  private func headerTitle(_ content: EdgeContent, _ style: TableView.Style) -> String? {
    switch content {
    case .title(let text) where style != .plain && era >= 7 && era < 26: text.uppercased()
    case .nothing, .title, .view: content.text
    }
  }

  /// The empty lines below the last row of a short plain table, as high as that: until iOS 14, unless there is
  /// a table footer view or no separators. Rows of less than a point have none: they would be nothing but
  /// separators, without end.
  private func fillers(ofTable id: Int) -> [Range<Int>] {
    let table = tables[id]
    guard table.style == .plain, era < 15, table.settings.tableFooterView == nil,
      table.separatorStyle(in: era) != .none
    else { return [] }
    let bottom = visibleSpan(ofTable: id).upperBound
    let height = table.lastRowHeight
    guard height >= Hundredths(points: 1).value else { return [] }
    return stride(from: table.contentHeight, to: bottom, by: height).map { $0..<$0 + height }
  }
}

extension TableState {
  fileprivate func rowFrame(_ row: DisplayedRow, count: Int) -> RowFrame {
    var frame = RowFrame(
      path: row.path, sharing: row.shared, isFirst: row.path.row == 0,
      isLast: row.path.row == count - 1)
    guard let lifted else { return frame }
    let isHeldElsewhere =
      lifted.proposed != lifted.target && displayedIndex(of: lifted.proposed) != nil
    frame.isLifted = row.path == (isHeldElsewhere ? lifted.proposed : lifted.target)
    if isHeldElsewhere, frame.isLifted, let held = displayedIndex(of: lifted.target) {
      frame.cell = rows[held].cell
    } else if isHeldElsewhere, row.path == lifted.target {
      frame.isGap = true
      frame.cell = CellState(number: row.cell.number, style: .default, reuseIdentifier: nil)
    }
    return frame
  }

  /// The height of the last row of all, in hundredths; of an empty table, of a row that it would have.
  fileprivate var lastRowHeight: Int {
    let rows = sections.summary.rows
    if rows > 0, let section = sections.find(rows - 1, { $0.rows }) {
      let memory = sections[section.index].rows
      return memory[memory.count - 1].height.value
    }
    let set = settings.rowHeight ?? SectionMetrics.rowHeight
    return Hundredths(points: set > 0 ? set : SectionMetrics.rowHeight).value
  }
}

extension [TableFrame.Element] {
  /// By `y`; among equals those that were added first come first.
  fileprivate func stablySorted() -> [TableFrame.Element] {
    if zip(indices, indices.dropFirst()).allSatisfy({ self[$0].y <= self[$1].y }) { return self }
    return enumerated().sorted {
      $0.element.y == $1.element.y ? $0.offset < $1.offset : $0.element.y < $1.element.y
    }.map(\.element)
  }
}
