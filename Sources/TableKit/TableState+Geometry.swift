import RowTree

// Where everything lies in the content, in hundredths of a point from its top. Pure.

extension TableState {
  /// The height of the table's header view.
  var headerHeight: Int {
    settings.tableHeaderView.map { Hundredths(height: $0.height).value } ?? 0
  }
  var footerHeight: Int {
    settings.tableFooterView.map { Hundredths(height: $0.height).value } ?? 0
  }

  /// The height of all that scrolls.
  package var contentHeight: Int { headerHeight + sections.summary.height + footerHeight }

  /// The top of a section; of the one after the last, the end of the sections.
  func top(ofSection section: Int) -> Int {
    headerHeight + sections.summary(before: section).height
  }

  package func span(ofHeader section: Int) -> Range<Int> {
    let top = top(ofSection: section)
    return top..<top + sections[section].header.value
  }

  /// Whether the header of a section stands at the top edge and not at its own place.
  package func isHeaderPinned(_ section: Int) -> Bool {
    let own = span(ofHeader: section)
    return style == .plain && !own.isEmpty && own.lowerBound < offset.value
  }

  func span(ofFooter section: Int) -> Range<Int> {
    let bottom = top(ofSection: section + 1)
    return bottom - sections[section].footer.value..<bottom
  }

  package func span(ofRow path: IndexPath) -> Range<Int> {
    let memory = sections[path.section]
    let top =
      top(ofSection: path.section) + memory.header.value + memory.rows.height(before: path.row)
    return top..<top + memory.rows.row(path.row).height.value
  }

  package func hasRow(_ path: IndexPath) -> Bool { sections.hasRow(path) }

  /// The part of the content that is on the glass.
  func visibleSpan(in bounds: TableBounds) -> Range<Int> {
    offset.value..<offset.value + max(0, bounds.height)
  }

  /// The furthest that the table scrolls by hand.
  func lastOffset(in bounds: TableBounds) -> Int {
    max(0, contentHeight + Hundredths(points: bounds.bottomInset).value - bounds.height)
  }

  /// The row at an offset; nil where something else or nothing is.
  func row(at offset: Int) -> IndexPath? {
    guard let (section, before) = sections.find(offset - headerHeight, { $0.height }) else {
      return nil
    }
    let memory = sections[section]
    return memory.rows.row(at: offset - headerHeight - before - memory.header.value)
      .map { IndexPath(row: $0, section: section) }
  }

  /// The sections of which some height lies in a span, with their tops.
  func sections(in span: Range<Int>) -> [(section: Int, top: Int)] {
    var found: [(section: Int, top: Int)] = []
    var offset = max(span.lowerBound, headerHeight)
    while offset < span.upperBound,
      let (section, before) = sections.find(offset - headerHeight, { $0.height })
    {
      found.append((section, headerHeight + before))
      offset = headerHeight + before + sections[section].summary.height
    }
    return found
  }

  /// The rows of which some height lies in a span, in order. A row without height is none of them.
  func rows(in span: Range<Int>) -> [IndexPath] {
    var paths: [IndexPath] = []
    for (section, top) in sections(in: span) {
      let memory = sections[section]
      let start = top + memory.header.value
      var offset = max(span.lowerBound, start)
      let end = min(span.upperBound, start + memory.rows.summary.height)
      while offset < end, let found = memory.rows.find(offset - start, { $0.height }) {
        let run = memory.rows[found.index]
        let first = memory.rows.summary(before: found.index).rows
        var row = first + (offset - start - found.before) / run.height.value
        var top = start + found.before + (row - first) * run.height.value
        while row < first + run.count, top < end {
          paths.append(IndexPath(row: row, section: section))
          row += 1
          top += run.height.value
        }
        offset = top
      }
    }
    return paths
  }
}
