import TableKit

/// Rows side by side in one section.
struct RowSpan: Equatable, Sendable {
  var section: Int
  var rows: Range<Int>

  init(_ section: Int, _ rows: Range<Int>) {
    self.section = section
    self.rows = rows
  }

  init(_ path: IndexPath) { self.init(path.section, path.row..<(path.row + 1)) }

  func contains(_ path: IndexPath) -> Bool { path.section == section && rows.contains(path.row) }
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
      spans.first.map { IndexPath(row: $0.rows.lowerBound, section: $0.section) }
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
