import TableKit

/// What the picture must say and the frame cannot know.
package struct Caption: Equatable, Sendable {
  /// The picture is the last one before an exception, and framed so.
  package var hasCrashed = false
  /// Why nothing is to be seen, in words that stand after `empty: `; nil: something is.
  package var emptyReason: String?
  /// Where the table's memory and its data source differ.
  package var disagreement: Disagreement?
  /// Anything else that the glass does not tell: `isEditing yes`.
  package var remarks: [String] = []

  package init() {}

  /// What the table remembers or shows, and what the data source would answer now.
  package enum Disagreement: Equatable, Sendable {
    case rows(table: Int, dataSource: Int)
    /// The counts of one section differ; the sums may not.
    case rowsInSection(Int, table: Int, dataSource: Int)
    case sections(table: Int, dataSource: Int)
    /// The counts agree, but a row on the glass says something else than the model now.
    case text(IndexPath, glass: String, dataSource: String)
  }
}
