/// A data source that can answer for all sections, or a run of rows, at once.
///
/// The log shows such a question as one line. A table asks any other data source row by row, as UIKit
/// does; this is how a screen of ten million rows costs what a screen of ten does.
public protocol RangedDataSource: TableViewDataSource {
  /// The number of rows of every section, in order.
  func numbersOfRows(in tableView: TableView) throws(TableException) -> [Int]
}

/// A delegate that can answer for a run of rows at once.
public protocol RangedDelegate: TableViewDelegate {
  /// The heights of all rows of a section, as runs of alike ones whose counts add up to `count`.
  func tableView(
    _ tableView: TableView, heightsOfRowsInSection section: Int, count: Int
  ) throws(TableException) -> [RowHeightRun]
}

/// So many neighbouring rows of the same height, in points.
public struct RowHeightRun: Equatable, Sendable {
  public var count: Int
  public var height: Double

  public init(count: Int, height: Double) {
    self.count = count
    self.height = height
  }
}
