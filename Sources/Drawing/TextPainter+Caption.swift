import TableKit

extension TextPainter {
  /// Under the picture: why nothing is to be seen, and on one line what the glass cannot tell.
  mutating func captionLines() {
    if let reason = caption.emptyReason {
      pen.words("  empty: ")
      pen.text(reason)
      pen.newline()
    }
    let start = pen.bytes.count
    let facts = caption.facts(of: frame)
    if facts.isEmpty { return }
    pen.words("  ")
    for index in facts.indices {
      if index > 0 { pen.mark(pen.glyphs.separator) }
      pen.fact(facts[index], dash: pen.glyphs.dash)
    }
    if pen.bytes.count > start { pen.newline() }
  }
}

extension Caption {
  /// What the line under the picture says, in its order.
  func facts(of frame: Frame) -> [CaptionFact] {
    var facts: [CaptionFact] = []
    if let table = frame.table {
      if let rows = rowsFact(of: table) { facts.append(rows) }
      if let sections = sectionsFact(of: table) { facts.append(sections) }
      facts += table.swipeFacts(bar: frame.navigationBar, era: frame.era).map { .text($0) }
      facts += table.dragFacts.map { .text($0) }
    }
    facts += disagreementFacts.map { .text($0) }
    if frame.device.name != Device.classic.name { facts.append(.device(frame.device.name)) }
    let usual = Device.named.first { $0.name == frame.device.name }?.era ?? Device.classic.era
    if frame.era != usual { facts.append(.era(frame.era)) }
    return facts + remarks.map { .text($0) }
  }

  /// nil: all rows show.
  private func rowsFact(of table: TableFrame) -> CaptionFact? {
    if table.numberOfRows == 0 { return nil }
    guard let shown = table.visibleRows else { return .noRow(of: table.numberOfRows) }
    return table.shownRowCount < table.numberOfRows ? .rows(shown, of: table.numberOfRows) : nil
  }

  private func sectionsFact(of table: TableFrame) -> CaptionFact? {
    guard table.numberOfSections > 1, let shown = table.visibleSections,
      shown.count < table.numberOfSections
    else { return nil }
    return .sections(shown.count, of: table.numberOfSections)
  }

  private var disagreementFacts: [String] {
    switch disagreement {
    case .rows(let table, let dataSource):
      ["table thinks \(counted(table, "row"))", "data source says \(dataSource)"]
    case .rowsInSection(let section, let table, let dataSource):
      [
        "table thinks \(counted(table, "row")) in section \(section)",
        "data source says \(dataSource)",
      ]
    case .sections(let table, let dataSource):
      ["table thinks \(counted(table, "section"))", "data source says \(dataSource)"]
    case .text(let path, let glass, let dataSource):
      [
        "\(path) shows \"\(shortened(glass))\"", "data source says \"\(shortened(dataSource))\"",
      ]
    case nil: []
    }
  }
}

/// The beginning of a text that is long for a line that says other things too.
private func shortened(_ text: String) -> String {
  text.count > 24 ? "\(text.prefix(23))…" : text
}

extension TableFrame {
  fileprivate var shownRowCount: Int {
    let elements = elements.span
    var count = 0
    for index in elements.indices where elements[index].isRow { count += 1 }
    return count
  }
}

extension TableFrame.Element {
  var isRow: Bool {
    switch content {
    case .row: true
    case .header, .footer, .tableHeader, .tableFooter, .filler: false
    }
  }
}
