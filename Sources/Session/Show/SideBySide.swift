import CommandLanguage
import Drawing
import TableKit

/// Two columns of lines.
struct SideBySide {
  var left: [String]
  var right: [String]

  var lines: [String] {
    let width = (left.map { cellWidth(of: $0) }.max() ?? 0) + 4
    return (0..<max(left.count, right.count)).map { line in
      let text = line < left.count ? left[line] : ""
      guard line < right.count else { return text }
      return text + String(repeating: " ", count: width - cellWidth(of: text)) + right[line]
    }
  }
}

/// The sections and rows of a table, a line each, and what becomes of them.
struct TableListing {
  /// The most rows of a section that are written down.
  private static var mostRows: Int { 12 }

  private let script: ScreenScript
  private let counts: [Int]
  private let mark: (IndexPath) -> String
  /// A place that was named and is not there.
  var missing: MissingPlace?

  /// - Parameter counts: the number of rows of each section, which may not be the script's.
  init(_ script: ScreenScript, counts: [Int], mark: @escaping (IndexPath) -> String) {
    (self.script, self.counts, self.mark) = (script, counts, mark)
  }

  var lines: [String] {
    var lines = counts.indices.flatMap(lines(of:))
    switch missing {
    case .section(let section): lines.append("× section \(section) is not there")
    case .row(let path) where !counts.indices.contains(path.section):
      lines.append("× \(path) is not there")
    case .row, nil: break
    }
    return lines
  }

  private func lines(of section: Int) -> [String] {
    let count = counts[section]
    var lines = ["section \(section): \(counted(count, "row"))"]
    for row in 0..<min(count, Self.mostRows) {
      let path = IndexPath(row: row, section: section)
      let text = script.contains(path) ? Printer.quoted(script.row(at: path).text) : "?"
      lines.append("  \(path) \(text)\(mark(path))")
    }
    if count > Self.mostRows { lines.append("  …") }
    if case .row(let path) = missing, path.section == section {
      lines.append("× \(path) is not there")
    }
    return lines
  }
}

/// A place that an update named.
enum MissingPlace {
  case section(Int)
  case row(IndexPath)
}

extension UpdateFault {
  /// What the update named as before it and was not there.
  var placeMissingBefore: MissingPlace? {
    switch self {
    case .deleteOfNoSection(let section, _), .moveOfNoSection(let section, _): .section(section)
    case .deleteInNoSection(let path, _), .deleteOfNoRow(let path, _),
      .moveFromNoSection(let path, _), .moveOfNoRow(let path, _):
      .row(path)
    case .insertOfNoSection, .insertInNoSection, .insertOfNoRow, .moveToNoSection,
      .moveIntoNoSection, .moveToNoRow, .sectionClash, .rowClash, .moveFromDeletedSection,
      .moveIntoInsertedSection, .sectionCount, .rowCount:
      nil
    }
  }

  /// What the update named as after it and is not there.
  var placeMissingAfter: MissingPlace? {
    switch self {
    case .insertOfNoSection(let section, _): .section(section)
    case .moveToNoSection(let move, _): .section(move.to)
    case .insertInNoSection(let path, _), .insertOfNoRow(let path, _): .row(path)
    case .moveIntoNoSection(let move, _), .moveToNoRow(let move, _): .row(move.to)
    case .deleteOfNoSection, .moveOfNoSection, .deleteInNoSection, .deleteOfNoRow,
      .moveFromNoSection, .moveOfNoRow, .sectionClash, .rowClash, .moveFromDeletedSection,
      .moveIntoInsertedSection, .sectionCount, .rowCount:
      nil
    }
  }
}
