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

/// What changes in the model, or in model and table.
package enum ModelChange: Hashable, Sendable {
  case insertRow(RowSpec)
  case insertSection(SectionSpec)
  case delete([Place])
  case moveRow(Place, to: Target)
  case moveSection(SectionPlace, to: Int)
}

/// What the table alone is told.
package enum TableChange: Hashable, Sendable {
  case insertRows([Target])
  case insertSections([Int])
  case delete([Place])
  case reload([Place])
  case moveRow(Place, to: Target)
  case moveSection(SectionPlace, to: Int)
}
