package import TableKit

/// What the data source and the delegate do when they are called.
package indirect enum ReactionSetUp: Hashable, Sendable {
  case on(EventName, for: Scope?, Reaction)
  case answer(Answer)
  case log(Text)
  case implement([Method])
  case forget([Method])
  /// `opens NAME|none` (nil): a tap on the row pushes the screen.
  case opens(Text?, for: Scope?)
  /// No actions: `none`.
  case actions(SwipeSide, [ActionSpec], for: Scope?)
}

/// The short name of an event: `select`, `will-select`….
package enum EventName: Hashable, Sendable {
  case method(Method)
  /// `delete` and `insert`: commitEditingStyle with that style alone.
  case commit(TableViewCell.EditingStyle)
}

package enum Reaction: Hashable, Sendable {
  case block(Block)
  /// `off`: the default again.
  case off
}

package enum Answer: Hashable, Sendable {
  case none
  case bool(Bool)
  case number(Double)
  case place(Place)
  case text(Text)
}

package enum SwipeSide: String, CaseIterable, Sendable { case leading, trailing }

/// A button behind a swiped row.
package struct ActionSpec: Hashable, Sendable {
  package var title: Text
  package var isDestructive: Bool
  package var reaction: Block

  package init(_ title: Text, isDestructive: Bool, reaction: Block) {
    (self.title, self.isDestructive, self.reaction) = (title, isDestructive, reaction)
  }
}
