import CommandLanguage
import TableKit

// An update that is open, as it is typed: the table before and the table after, each with its own numbers.
extension Session {
  /// The most rows that are written down on a side.
  private static var mostRows: Int { 12 }

  /// The two tables side by side, and what the table was told; empty while no update is open.
  ///
  /// The one after is the data source as it will be when the update ends.
  func numberingLines(of screen: Int) -> [String] {
    guard let open = scripts[screen].update, let id = scripts[screen].table else { return [] }
    var before = scripts[screen]
    before.sections = open.before
    var after = scripts[screen]
    after.apply(open.batch.shifted(by: open.shifts))
    let told = stage.state.tables[id].batch.operations
    return SideBySide(
      left: ["before"] + Self.lines(of: before) { told.markBefore($0) },
      right: ["after"] + Self.lines(of: after) { told.markAfter($0) }
    ).lines
  }

  private static func lines(of script: ScreenScript, mark: (IndexPath) -> String) -> [String] {
    var lines: [String] = []
    for section in 0..<script.numberOfSections {
      for row in 0..<script.numberOfRows(in: section) {
        if lines.count == mostRows { return lines + ["…"] }
        let path = IndexPath(row: row, section: section)
        lines.append("\(path) \(Printer.quoted(script.row(at: path).text))\(mark(path))")
      }
    }
    return lines
  }
}

extension [UpdateOperation] {
  /// What becomes of a row of the table before; where several are told, all of it.
  func markBefore(_ path: IndexPath) -> String {
    marks { operation in
      switch operation {
      case .deleteRows(let paths, _) where paths.contains(path): "− deleted"
      case .reloadRows(let paths, _) where paths.contains(path): "reloaded"
      case .moveRow(path, let to): "→ \(to)"
      case .deleteSections(let sections, _) where sections.contains(path.section):
        "− section deleted"
      case .reloadSections(let sections, _) where sections.contains(path.section):
        "section reloaded"
      case .moveSection(path.section, let to): "→ section \(to)"
      case .deleteRows, .reloadRows, .moveRow, .deleteSections, .reloadSections, .moveSection,
        .insertRows, .insertSections:
        nil
      }
    }
  }

  /// Where a row of the table after comes from.
  func markAfter(_ path: IndexPath) -> String {
    marks { operation in
      switch operation {
      case .insertRows(let paths, _) where paths.contains(path): "+ inserted"
      case .insertSections(let sections, _) where sections.contains(path.section):
        "+ section inserted"
      case .moveRow(let from, path): "← \(from)"
      case .moveSection(let from, path.section): "← section \(from)"
      case .deleteRows, .reloadRows, .moveRow, .deleteSections, .reloadSections, .moveSection,
        .insertRows, .insertSections:
        nil
      }
    }
  }

  private func marks(_ mark: (UpdateOperation) -> String?) -> String {
    let marks = compactMap(mark)
    return marks.isEmpty ? "" : "  \(marks.joined(separator: ", "))"
  }
}
