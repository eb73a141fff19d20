/// A data source that can answer for all sections at once.
///
/// The log shows such a question as one line. A table asks any other data source one by one, as UIKit
/// does; this is how a screen of ten million rows costs what a screen of ten does. Few rows or sections
/// are asked one by one all the same.
public protocol RangedDataSource: TableViewDataSource {
  /// The number of rows of every section, in order.
  func numbersOfRows(in tableView: TableView) throws(TableException) -> [Int]
}

/// A delegate that can answer for a run of rows at once.
public protocol RangedDelegate: TableViewDelegate {
  /// The heights of all rows of a section, as runs whose counts add up to `count`.
  func tableView(
    _ tableView: TableView, heightsOfRowsInSection section: Int, count: Int
  ) throws(TableException) -> [RowHeightRun]
}

/// So many neighbouring rows of the same height, in points.
public struct RowHeightRun: Equatable, Sendable {
  /// How many rows.
  public var count: Int
  /// The height of each, in points.
  public var height: Double

  /// So many rows of a height.
  public init(count: Int, height: Double) {
    self.count = count
    self.height = height
  }
}

/// Whom the controls in its cells tell that they were touched: the target of target and action.
public protocol ControlTarget: AnyObject {
  /// A button or switch in a row's cell was tapped; a switch has its new value already.
  func controlTapped(
    _ control: TableViewCell.AccessoryView, in tableView: TableView, at indexPath: IndexPath
  ) throws(TableException)
}
