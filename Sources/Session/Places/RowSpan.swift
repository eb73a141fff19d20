import TableKit

/// Rows side by side in one section.
struct RowSpan: Equatable, Sendable {
  var section: Int
  /// The first row; unless the span was checked it may be any number, `Int.max` (`NSNotFound`) too.
  var firstRow: Int
  var count: Int

  init(_ section: Int, _ rows: Range<Int>) {
    (self.section, firstRow, count) = (section, rows.lowerBound, rows.count)
  }

  init(_ path: IndexPath) { (section, firstRow, count) = (path.section, path.row, 1) }

  var first: IndexPath { IndexPath(row: firstRow, section: section) }

  /// Of rows that exist.
  var rows: Range<Int> { firstRow..<firstRow + count }

  func contains(_ path: IndexPath) -> Bool {
    path.section == section && path.row >= firstRow && path.row - firstRow < count
  }

  /// Whether a row of it lies between two others, or is one of them.
  func meets(_ rows: ClosedRange<IndexPath>) -> Bool {
    let last = IndexPath(row: firstRow + max(0, count - 1), section: section)
    return count > 0 && first <= rows.upperBound && last >= rows.lowerBound
  }
}

extension RowSpan {
  /// The rows from one through another: those that are there, and where the range runs past the end the
  /// first that is not. A table that checks the rows itself will name that one.
  static func spans(
    from first: IndexPath, through last: IndexPath, sections: Int, rows: (Int) -> Int
  ) -> [RowSpan] {
    if first.section >= sections { return [RowSpan(first)] }
    let known = (first.section...min(last.section, sections - 1)).map { section in
      let end = section == last.section ? min(last.row, rows(section)) : rows(section) - 1
      if section == first.section, first.row > end { return RowSpan(first) }
      return RowSpan(section, (section == first.section ? first.row : 0)..<end + 1)
    }
    return last.section < sections ? known : known + [RowSpan(last)]
  }
}

/// What places come to: the whole screen, whole sections, or rows that exist.
enum PlaceSet: Equatable, Sendable {
  case all
  case sections([Int])
  case rows([RowSpan])

  /// The first row of all that is named; nil: there is none.
  func first(in script: ScreenScript) -> IndexPath? {
    switch self {
    case .all: script.firstRow
    case .sections(let sections):
      sections.first { script.numberOfRows(in: $0) > 0 }.map { IndexPath(row: 0, section: $0) }
    case .rows(let spans):
      spans.first?.first
    }
  }

  func contains(_ path: IndexPath) -> Bool {
    switch self {
    case .all: true
    case .sections(let sections): sections.contains(path.section)
    case .rows(let spans): spans.contains { $0.contains(path) }
    }
  }
}
