package import TableKit

/// What is asked of a table whose rows stay what they are.
package indirect enum TableCommand: Hashable, Sendable {
  /// No places: reloadData.
  case reload([Place], TableView.RowAnimation?)
  /// The cells that rows have are filled anew.
  case reconfigure([Place])
  case select([Place])
  case deselect([Place])
  case scrollTo(Place, TableView.ScrollPosition)
  case layout
}
