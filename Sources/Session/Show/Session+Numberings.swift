import CommandLanguage
import RowTree
import TableKit

// An update that is open, as it is typed: the table before and the table after, each with its own numbers.
extension Session {
  /// The most rows that are written down on a side.
  private static var mostRows: Int { 12 }

  /// The two tables side by side, and what the table was told; empty while no update is open.
  func numberingLines(of screen: Int) -> [String] {
    guard let open = scripts[screen].update, let id = scripts[screen].table else { return [] }
    var before = scripts[screen]
    before.sections = open.before
    var after = before
    after.apply(open.batch)
    let told = stage.state.tables[id].batch.operations
    let left = ["before"] + Self.lines(of: before) { told.markBefore($0) }
    let right = ["after"] + Self.lines(of: after) { told.markAfter($0) }
    let width = (left.map(\.count).max() ?? 0) + 4
    return (0..<max(left.count, right.count)).map { line in
      let text = line < left.count ? left[line] : ""
      guard line < right.count else { return text }
      return text + String(repeating: " ", count: width - text.count) + right[line]
    }
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
  /// What becomes of a row of the table before.
  fileprivate func markBefore(_ path: IndexPath) -> String {
    for operation in self {
      switch operation {
      case .deleteRows(let paths, _) where paths.contains(path): return "  − deleted"
      case .reloadRows(let paths, _) where paths.contains(path): return "  reloaded"
      case .moveRow(path, let to): return "  → \(to)"
      case .deleteSections(let sections, _) where sections.contains(path.section):
        return "  − section deleted"
      case .reloadSections(let sections, _) where sections.contains(path.section):
        return "  section reloaded"
      case .moveSection(path.section, let to): return "  → section \(to)"
      case .deleteRows, .reloadRows, .moveRow, .deleteSections, .reloadSections, .moveSection,
        .insertRows, .insertSections:
        continue
      }
    }
    return ""
  }

  /// Where a row of the table after comes from.
  fileprivate func markAfter(_ path: IndexPath) -> String {
    for operation in self {
      switch operation {
      case .insertRows(let paths, _) where paths.contains(path): return "  + inserted"
      case .insertSections(let sections, _) where sections.contains(path.section):
        return "  + section inserted"
      case .moveRow(let from, path): return "  ← \(from)"
      case .moveSection(let from, path.section): return "  ← section \(from)"
      case .deleteRows, .reloadRows, .moveRow, .deleteSections, .reloadSections, .moveSection,
        .insertRows, .insertSections:
        continue
      }
    }
    return ""
  }
}
