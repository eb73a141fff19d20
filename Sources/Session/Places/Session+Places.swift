import CommandLanguage
import TableKit

/// Finding what a place names, in the data of the screen that a command speaks to.
extension Session {
  /// The rows that places name: in an open update those of the table before, else those there are.
  func rows(in context: Context) -> ScreenScript {
    var script = scripts[context.screen]
    if let open = script.update, !context.namesPresentRows {
      script.sections = open.before
      script.version = open.version
    }
    return script
  }

  /// The one row that a place names.
  func row(_ place: Place, _ context: Context) throws(StepError) -> IndexPath {
    switch try places([place], context) {
    case .rows(let spans):
      if let span = spans.first, spans.count == 1, span.count == 1 { return span.first }
      let count = spans.reduce(0) { $0 + $1.count }
      throw StepError(.place(.oneRowWanted(named: count)), at: place.range)
    case .all:
      throw StepError(.place(.oneRowWanted(named: rows(in: context).numberOfRows)), at: place.range)
    case .sections(let sections):
      let count = sections.reduce(0) { $0 + rows(in: context).numberOfRows(in: $1) }
      throw StepError(.place(.oneRowWanted(named: count)), at: place.range)
    }
  }

  /// All that places name; whole sections and all stay what they are when nothing else is named.
  func places(_ places: [Place], _ context: Context) throws(StepError) -> PlaceSet {
    var sections: [Int] = []
    var spans: [RowSpan] = []
    for place in places {
      if place.term == .all { return .all }
      if case .section(let name) = place.term {
        sections.append(try section(SectionPlace(name, at: place.range), context))
      } else {
        spans += try self.spans(place, context)
      }
    }
    if spans.isEmpty { return .sections(sections) }
    for section in sections {
      spans.append(RowSpan(section, 0..<rows(in: context).numberOfRows(in: section)))
    }
    return .rows(spans)
  }

  private func spans(_ place: Place, _ context: Context) throws(StepError) -> [RowSpan] {
    let script = rows(in: context)
    switch place.term {
    case .path(let section, let row):
      return [RowSpan(try path(section, row, at: place.range, context))]
    case .text(let text):
      return [RowSpan(try find(context.text(text), at: place.range, context))]
    case .first, .last:
      guard let path = place.term == .first ? script.firstRow : script.lastRow else {
        throw StepError(.place(.noRows), at: place.range)
      }
      return [RowSpan(path)]
    case .selected:
      let selection = selectedSpans(of: context.screen)
      if selection.isEmpty { throw StepError(.place(.noSelection), at: place.range) }
      return selection
    case .value(let name):
      return [
        RowSpan(try check(valuePath(name, at: place.range, context), at: place.range, context))
      ]
    case .range(let first, let section, let row):
      let last = try rangeEnd(section, row, at: place.range, context)
      return try range(first, last, at: place.range, context)
    case .section, .all:
      return []
    }
  }

  // MARK: Paths

  /// Where a range ends, be there such a row or not.
  func rangeEnd(
    _ section: Int, _ row: RowIndex, at range: SourceRange, _ context: Context
  ) throws(StepError) -> IndexPath {
    if case .number(let row) = row { return IndexPath(row: row, section: section) }
    return try path(section, row, at: range, context)
  }

  /// The row of a written path; a bare row number belongs to the only section or to the block's.
  func path(
    _ section: Int?, _ row: RowIndex, at range: SourceRange, _ context: Context
  ) throws(StepError) -> IndexPath {
    let script = rows(in: context)
    let section = try sectionOfBareRow(section, row, at: range, context)
    switch row {
    case .number(let number):
      return try check(IndexPath(row: number, section: section), at: range, context)
    case .last, .end:
      let count = script.numberOfRows(in: section)
      return try check(IndexPath(row: max(0, count - 1), section: section), at: range, context)
    }
  }

  private func sectionOfBareRow(
    _ section: Int?, _ row: RowIndex, at range: SourceRange, _ context: Context
  ) throws(StepError) -> Int {
    if let section = section ?? context.section { return section }
    let count = rows(in: context).numberOfSections
    guard count <= 1 else {
      var number = 0
      if case .number(let row) = row { number = row }
      throw StepError(.place(.whichSection(row: number, sections: count)), at: range)
    }
    return 0
  }

  /// Refuses a path that is none of a row.
  @discardableResult
  func check(
    _ path: IndexPath, at range: SourceRange, _ context: Context
  ) throws(StepError) -> IndexPath {
    let script = rows(in: context)
    if context.isUnchecked || script.contains(path) { return path }
    guard path.section < max(1, script.numberOfSections) else {
      throw StepError(
        .place(.noSection(path.section, sections: script.numberOfSections)), at: range)
    }
    throw StepError(.place(.noRow(path, rows: script.numberOfRows(in: path.section))), at: range)
  }

  private func range(
    _ first: IndexPath, _ last: IndexPath, at range: SourceRange, _ context: Context
  ) throws(StepError) -> [RowSpan] {
    try check(first, at: range, context)
    try check(last, at: range, context)
    guard first <= last else { throw StepError(.place(.noRow(last, rows: 0)), at: range) }
    let script = rows(in: context)
    let memory = script.table.map { stage.state.tables[$0].sections }
    let sections = max(1, script.numberOfSections, memory?.count ?? 0)
    return RowSpan.spans(from: first, through: last, sections: sections) { section in
      let said = script.numberOfRows(in: section)
      guard let memory, section < memory.count else { return said }
      return max(said, memory[section].numberOfRows)
    }
  }

  /// A `$name` as a row: a path, or a row number in the section of `$path`.
  func valuePath(
    _ name: String, at range: SourceRange, _ context: Context
  ) throws(StepError) -> IndexPath {
    switch context.value(name) {
    case .path(let path): return path
    case .number(let row):
      if case .path(let path) = context.value("path") {
        return IndexPath(row: row, section: path.section)
      }
      return try self.path(nil, .number(row), at: range, context)
    case .text(let text): return try find(text, at: range, context)
    case nil: throw StepError(.place(.notAPlace(value: name, "")), at: range)
    }
  }

  // MARK: Sections

  /// The section that a place names.
  func section(_ place: SectionPlace, _ context: Context) throws(StepError) -> Int {
    let script = rows(in: context)
    switch place.name {
    case .number(let number):
      guard context.isUnchecked || number >= 0 && number < max(1, script.numberOfSections) else {
        throw StepError(
          .place(.noSection(number, sections: script.numberOfSections)), at: place.range)
      }
      return number
    case .last:
      return max(0, script.numberOfSections - 1)
    case .title(let text):
      return try section(titled: context.text(text), at: place.range, context)
    case .value(let name):
      switch context.value(name) {
      case .number(let number):
        return try section(SectionPlace(.number(number), at: place.range), context)
      case .path(let path): return path.section
      case .text(let title): return try section(titled: title, at: place.range, context)
      case nil: throw StepError(.place(.notAPlace(value: name, "")), at: place.range)
      }
    }
  }

  private func section(
    titled title: String, at range: SourceRange, _ context: Context
  ) throws(StepError) -> Int {
    var found: [Int] = []
    var titles: [String] = []
    for (index, section) in rows(in: context).sections.enumerated() {
      guard let other = section.title else { continue }
      if other == title { found.append(index) } else { titles.append(other) }
    }
    if let only = found.first, found.count == 1 { return only }
    if !found.isEmpty { throw StepError(.place(.severalSections(title, found)), at: range) }
    throw StepError(
      .place(.noSectionTitle(title, nearest: Nearest.texts(to: title, in: titles))), at: range)
  }
}
