// What the commands of edit mode and of updates carry.

package enum EditSwitch: Hashable, Sendable {
  case on
  case off
  case toggle
  /// What a `$name` stands for: yes or on, no or off.
  case value(String)
}

/// Whose `setEditing` is called.
package enum EditOwner: String, CaseIterable, Sendable { case table, controller }

package enum BarSide: String, CaseIterable, Sendable {
  case left, right
  /// The bar at the bottom edge.
  case toolbar
}

package struct BarItemSpec: Hashable, Sendable {
  package var kind: Kind
  package var isDisabled: Bool
  package var togglesEdit: Bool
  /// What a tap does.
  package var reaction: Block?

  package enum Kind: Hashable, Sendable {
    /// No items on that side.
    case none
    /// The controller's own Edit button.
    case edit
    case system(SystemItem)
    case title(Text)
  }

  package enum SystemItem: String, CaseIterable, Sendable { case add, done, cancel, save }

  package init(
    _ kind: Kind, isDisabled: Bool = false, togglesEdit: Bool = false, reaction: Block? = nil
  ) {
    (self.kind, self.isDisabled) = (kind, isDisabled)
    (self.togglesEdit, self.reaction) = (togglesEdit, reaction)
  }
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

package enum SwipeSide: String, CaseIterable, Sendable { case leading, trailing }

package enum SwipeDirection: String, CaseIterable, Sendable { case left, right }

/// A button behind a swiped row.
package struct ActionSpec: Hashable, Sendable {
  package var title: Text
  package var isDestructive: Bool
  package var reaction: Block

  package init(_ title: Text, isDestructive: Bool, reaction: Block) {
    (self.title, self.isDestructive, self.reaction) = (title, isDestructive, reaction)
  }
}

package enum DragTarget: Hashable, Sendable {
  /// The place that the other has, and then let go.
  case to(Target)
  /// Held over the other, still lifted.
  case over(Place)
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
