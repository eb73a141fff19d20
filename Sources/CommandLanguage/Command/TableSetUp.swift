package import TableKit

/// The settings of a screen's table, and who answers it.
package indirect enum TableSetUp: Hashable, Sendable {
  case style(TableView.Style)
  case selection(SelectionMode, whileEditing: Bool)
  /// `row-height PTS|auto` (nil): the table's property.
  case rowHeight(Double?)
  case separators(TableView.SeparatorStyle)
  case register(Text)
  case configure(ConfigureMode)
  case moveTarget(MoveTargetRule)
  case wire(WireRole, to: Text?)
  case unwire(WireRole)
}

package enum SelectionMode: String, CaseIterable, Sendable { case none, single, multiple }

package enum ConfigureMode: String, CaseIterable, Sendable {
  case always
  case onCreate = "on-create"
}

package enum WireRole: String, CaseIterable, Sendable {
  case dataSource = "data-source"
  case delegate
}

/// Where a dragged row may land.
package enum MoveTargetRule: Hashable, Sendable {
  case anywhere
  case inSection
  /// Back to where it was.
  case back
  /// Only there.
  case range(Place)
}
