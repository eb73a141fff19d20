import RowTree

/// What sections and rows add up to.
package struct RowSums: RowSummary {
  package var rows: Int
  /// In hundredths of a point.
  package var height: Int
  package var selected: Int

  package static let zero = RowSums(rows: 0, height: 0, selected: 0)

  package static func += (total: inout RowSums, part: RowSums) {
    total.rows += part.rows
    total.height += part.height
    total.selected += part.selected
  }

  package static func -= (total: inout RowSums, part: RowSums) {
    total.rows -= part.rows
    total.height -= part.height
    total.selected -= part.selected
  }

  /// Adds a part of which nothing is below 0; false where that is more than a table can remember.
  mutating func hold(_ part: RowSums) -> Bool {
    let most = Hundredths.farthest
    guard part.rows <= most - rows, part.height <= most - height else { return false }
    self += part
    return true
  }
}

/// Neighbouring rows of which the table remembers the same.
package struct Run: Equatable, Sendable, Summarized {
  package var count: Int
  package var height: Hundredths
  package var isSelected: Bool

  package init(count: Int, height: Hundredths, isSelected: Bool = false) {
    self.count = count
    self.height = height
    self.isSelected = isSelected
  }

  package var summary: RowSums {
    RowSums(rows: count, height: count * height.value, selected: isSelected ? count : 0)
  }

  /// Whether two runs can be one.
  func isLike(_ other: Run) -> Bool { height == other.height && isSelected == other.isSelected }
}

/// What the table remembers of a section.
package struct SectionMemory: Equatable, Sendable, Summarized {
  package var rows: RowTree<Run>
  package var header: Hundredths
  package var footer: Hundredths

  package init(
    rows: RowTree<Run> = RowTree(), header: Hundredths = .zero, footer: Hundredths = .zero
  ) {
    self.rows = rows
    self.header = header
    self.footer = footer
  }

  package var numberOfRows: Int { rows.summary.rows }

  package var summary: RowSums {
    var sums = rows.summary
    sums.height += header.value + footer.value
    return sums
  }
}

extension RowTree where Element == SectionMemory {
  func hasRow(_ path: IndexPath) -> Bool {
    path.section >= 0 && path.section < count && path.row >= 0
      && path.row < self[path.section].numberOfRows
  }

  func isSelected(_ path: IndexPath) -> Bool {
    hasRow(path) && self[path.section].rows.row(path.row).isSelected
  }
}

extension Hundredths {
  package static let zero = Hundredths(0)
}
