extension TableState {
  /// Everything that shows, from the top; a header that sticks comes before what it covers.
  func elements(in bounds: TableBounds, era: Era) -> [TableFrame.Element] {
    var elements = ElementList(
      visible: visibleSpan(in: bounds), capacity: rows.count + 2 * shownSections.count + 2)
    if let header = settings.tableHeaderView {
      elements.add(0..<headerHeight, .tableHeader(header.text))
    }
    for edge in shownSections where edge.section < sections.count {
      elements.add(stuckHeader(edge.section), header(edge, era: era))
      let place = stuckFooter(edge.section, in: bounds)
      let isPinned = place != span(ofFooter: edge.section)
      elements.add(
        place, .footer(section: edge.section, title: edge.footer.text, isPinned: isPinned))
    }
    var spans = RowSpans()
    for index in rows.indices {
      guard let span = spans.span(of: rows.span[index].path, in: self) else { continue }
      elements.add(span, .row(rowFrame(index, count: spans.numberOfRows)))
    }
    if let footer = settings.tableFooterView {
      let bottom = contentHeight
      elements.add(bottom - footerHeight..<bottom, .tableFooter(footer.text))
    }
    addFillers(to: &elements, era: era)
    return elements.inOrder
  }

  private func header(_ edge: DisplayedSection, era: Era) -> TableFrame.Content {
    let place = stuckHeader(edge.section)
    let isPinned = isHeaderPinned(edge.section)
    let isPushed = isPinned && place.lowerBound < offset.value
    let left = Hundredths(place.upperBound - offset.value).points
    return .header(
      section: edge.section, title: headerTitle(edge.header, era: era), isPinned: isPinned,
      pushed: isPushed ? left : nil)
  }

  /// Grouped titles are shown in capitals from iOS 7 to 25; views, and footers, as they are.
  private func headerTitle(_ content: EdgeContent, era: Era) -> String? {
    switch content {
    case .title(let text) where style != .plain && era >= 7 && era < 26: text.uppercased()
    case .nothing, .title, .view: content.text
    }
  }

  private func rowFrame(_ index: Int, count: Int) -> RowFrame {
    let row = rows[index]
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

  /// The empty lines below the last row of a short plain table, as high as that: until iOS 14, unless there is
  /// a table footer view or no separators. Rows of less than a point have none: they would be nothing but
  /// separators, without end.
  private func addFillers(to elements: inout ElementList, era: Era) {
    guard style == .plain, era < 15, settings.tableFooterView == nil,
      separatorStyle(in: era) != .none
    else { return }
    var top = contentHeight
    if top >= elements.visible.upperBound { return }
    let height = lastRowHeight
    guard height >= Hundredths(points: 1).value else { return }
    while top < elements.visible.upperBound {
      elements.add(top..<top + height, .filler)
      top += height
    }
  }

  /// The height of the last row of all, in hundredths; of an empty table, of a row that it would have.
  private var lastRowHeight: Int {
    let rows = sections.summary.rows
    if rows > 0, let section = sections.find(rows - 1, { $0.rows }) {
      let memory = sections[section.index].rows
      return memory[memory.count - 1].height.value
    }
    let set = settings.rowHeight ?? SectionMetrics.rowHeight
    return Hundredths(height: set > 0 ? set : SectionMetrics.rowHeight).value
  }
}

/// What shows of a table, gathered.
private struct ElementList {
  /// The part of the content that is on the glass.
  let visible: Range<Int>
  private var elements: [TableFrame.Element] = []
  private var isInOrder = true

  init(visible: Range<Int>, capacity: Int) {
    self.visible = visible
    elements.reserveCapacity(capacity)
  }

  /// Adds what shows at least in part.
  mutating func add(_ span: Range<Int>, _ content: TableFrame.Content) {
    guard span.overlaps(visible) else { return }
    let y = Hundredths(span.lowerBound - visible.lowerBound).points
    if let last = elements.indices.last, elements.span[last].y > y { isInOrder = false }
    elements.append(
      TableFrame.Element(y: y, height: Hundredths(span.count).points, content: content))
  }

  /// By `y`; among equals those that were added first come first.
  var inOrder: [TableFrame.Element] {
    if isInOrder { return elements }
    return elements.enumerated().sorted {
      $0.element.y == $1.element.y ? $0.offset < $1.offset : $0.element.y < $1.element.y
    }.map(\.element)
  }
}

/// Where rows lie that are asked for in order: of those that the table remembers alike only the first is
/// looked up.
private struct RowSpans {
  /// The rows of the section that was looked up last.
  private(set) var numberOfRows = 0
  private var section = 0
  private var run = 0..<0
  private var top = 0
  private var height = 0

  /// The span of a row; nil: the table has no such row.
  mutating func span(of path: IndexPath, in table: TableState) -> Range<Int>? {
    if path.section != section || !run.contains(path.row) {
      guard table.hasRow(path) else { return nil }
      lookUp(path, table.sections[path.section], table.top(ofSection: path.section))
    }
    let top = top + (path.row - run.lowerBound) * height
    return top..<top + height
  }

  private mutating func lookUp(_ path: IndexPath, _ memory: SectionMemory, _ sectionTop: Int) {
    let (index, before) = memory.rows.run(holding: path.row)
    let found = memory.rows[index]
    section = path.section
    numberOfRows = memory.numberOfRows
    run = before..<before + found.count
    top = sectionTop + memory.header.value + memory.rows.summary(before: index).height
    height = found.height.value
  }
}
