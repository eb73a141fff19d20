package import TableKit

/// What is asked of a table whose rows stay what they are.
package indirect enum TableCommand: Hashable, Sendable {
  /// No places: reloadData.
  case reload([Place], TableView.RowAnimation?)
  case select([Place])
  case deselect([Place])
  case scrollTo(Place, TableView.ScrollPosition)
  case layout
}
