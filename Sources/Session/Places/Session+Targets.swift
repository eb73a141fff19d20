import CommandLanguage
import TableKit

/// Where a row goes.
extension Session {
  /// The place before which a row is put; one past the last row is a place too.
  func place(of target: Target, _ context: Context) throws(StepError) -> IndexPath {
    switch target.term {
    case .end:
      let section = currentSection(context)
      return IndexPath(
        row: scripts[context.screen].numberOfRows(in: section), section: section)
    case .path(let section, let row):
      return try gap(section, row, at: target.range, context)
    case .value(let name):
      let path = try valuePath(name, at: target.range, context)
      return try gap(path.section, .number(path.row), at: target.range, context)
    case .place(let term):
      return try row(Place(term, at: target.range), context)
    }
  }

  private func gap(
    _ section: Int?, _ row: RowIndex, at range: SourceRange, _ context: Context
  ) throws(StepError) -> IndexPath {
    let script = scripts[context.screen]
    let section = section ?? context.section ?? (script.numberOfSections > 1 ? nil : 0)
    guard let section else {
      var number = 0
      if case .number(let row) = row { number = row }
      throw StepError(
        .place(.whichSection(row: number, sections: script.numberOfSections)), at: range)
    }
    if script.sections.isEmpty, section == 0 { _ = currentSection(context) }
    guard section >= 0, section < scripts[context.screen].numberOfSections else {
      throw StepError(.place(.noSection(section, sections: script.numberOfSections)), at: range)
    }
    let count = script.numberOfRows(in: section)
    switch row {
    case .end: return IndexPath(row: count, section: section)
    case .last: return IndexPath(row: max(0, count - 1), section: section)
    case .number(let number):
      guard number >= 0, number <= count else {
        throw StepError(
          .place(.noRow(IndexPath(row: number, section: section), rows: count)), at: range)
      }
      return IndexPath(row: number, section: section)
    }
  }
}
