package import TableKit

/// Rows and sections that come, go and move.
package indirect enum ChangeCommand: Hashable, Sendable {
  /// `insert`, `delete`, `move`: the model and the table together.
  case both(ModelChange, TableView.RowAnimation?)
  /// `data …`: the model alone.
  case data(ModelChange)
  case dataProperty(Property, for: [Place])
  /// `data { … }`: all sections anew.
  case dataContent(Block)
  /// `table …`: the table alone.
  case table(TableChange, TableView.RowAnimation?)
}
