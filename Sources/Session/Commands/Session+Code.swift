import CommandLanguage
import TableKit

// What the program's own lines do: no delegate call where UIKit makes none.
extension Session {
  func run(_ command: TableCommand, _ context: Context) throws(StepError) {
    let table = try table(of: context.screen)
    switch command {
    case .reload(let places, let animation):
      try reload(places, animation ?? .automatic, table, context)
    case .reconfigure(let places): try reconfigure(places, table, context)
    case .select(let places):
      for span in try spans(places, in: table, context) {
        try uikit { () throws(TableException) in try table.select(span) }
      }
      if !context.isReaction { noteSelectInCode(places, context) }
    case .deselect(let places):
      let isAll = places.isEmpty || places.contains { $0.term == .all }
      let chosen = isAll ? selectedSpans(of: context.screen) : try spans(places, context)
      for span in chosen { table.deselect(span) }
    case .scrollTo(let place, let position):
      let path = try row(place, context.unchecked)
      try uikit { () throws(TableException) in
        try table.scrollToRow(at: path, at: position, animated: false)
      }
    case .layout:
      try uikit { () throws(TableException) in try table.layoutIfNeeded() }
    }
  }

  private func reload(
    _ places: [Place], _ animation: TableView.RowAnimation, _ table: TableView, _ context: Context
  ) throws(StepError) {
    if places.isEmpty {
      try uikit { () throws(TableException) in try table.reloadData() }
      return
    }
    try tell(places, context.unchecked) { (sections) throws(TableException) in
      try table.reloadSections(sections, with: animation)
    } rows: { (paths) throws(TableException) in
      try table.reloadRows(at: paths, with: animation)
    }
  }

  private func reconfigure(
    _ places: [Place], _ table: TableView, _ context: Context
  ) throws(StepError) {
    if stage.state.era < 15 {
      throw StepError(
        .value(.newer(what: "reconfigureRows", since: 15, era: stage.state.era.version)))
    }
    let paths = try paths(of: spans(places, in: table, context))
    try uikit { () throws(TableException) in try table.reconfigureRows(at: paths) }
  }

  /// The rows that places name; how many a section has, the table itself is asked.
  private func spans(
    _ places: [Place], in table: TableView, _ context: Context
  ) throws(StepError) -> [RowSpan] {
    guard case .sections(let sections) = try self.places(places, context.unchecked) else {
      return try spans(places, context)
    }
    var spans: [RowSpan] = []
    for section in sections {
      let count = try uikit { () throws(TableException) in
        try table.numberOfRows(inSection: section)
      }
      spans.append(RowSpan(section, 0..<count))
    }
    return spans
  }

  /// The rows that places name.
  private func spans(_ places: [Place], _ context: Context) throws(StepError) -> [RowSpan] {
    let script = scripts[context.screen]
    func whole(_ section: Int) -> RowSpan {
      RowSpan(section, 0..<script.numberOfRows(in: section))
    }
    switch try self.places(places, context) {
    case .all: return (0..<script.numberOfSections).map(whole)
    case .sections(let sections): return sections.map(whole)
    case .rows(let spans): return spans
    }
  }

  /// The rows that places name, one by one.
  func paths(_ places: [Place], _ context: Context) throws(StepError) -> [IndexPath] {
    try paths(of: spans(places, context))
  }

  /// The rows of spans, one by one.
  func paths(of spans: [RowSpan]) throws(StepError) -> [IndexPath] {
    var paths: [IndexPath] = []
    paths.reserveCapacity(spans.reduce(0) { $0 + $1.count })
    for span in spans {
      for offset in 0..<span.count {
        try endIfInterrupted(at: paths.count)
        paths.append(IndexPath(row: span.firstRow + offset, section: span.section))
      }
    }
    return paths
  }

  func selectedSpans(of screen: Int) -> [RowSpan] {
    guard let id = scripts[screen].table, stage.state.tables.indices.contains(id) else { return [] }
    return stage.state.tables[id].selectedRuns().map { RowSpan($0.section, $0.rows) }
  }

  /// `select Moe` is easily typed for a tap.
  private func noteSelectInCode(_ places: [Place], _ context: Context) {
    guard let place = places.first, places.count == 1 else { return }
    let bytes = context.source.bytes
    guard place.range.start >= 0, place.range.end <= bytes.count,
      place.range.start < place.range.end
    else { return }
    let words = String(decoding: bytes[place.range.start..<place.range.end], as: UTF8.self)
    line.note(.selectIsCode(place: words))
  }
}

extension TableView {
  /// One row is selected as the program would; more of them at once, as it would in a loop.
  fileprivate func select(_ span: RowSpan) throws(TableException) {
    if span.count == 1 {
      return try selectRow(at: span.first, animated: false, scrollPosition: .none)
    }
    try selectRows(span.rows, inSection: span.section)
  }

  fileprivate func deselect(_ span: RowSpan) {
    if span.count == 1 { return deselectRow(at: span.first, animated: false) }
    deselectRows(span.rows, inSection: span.section)
  }
}
