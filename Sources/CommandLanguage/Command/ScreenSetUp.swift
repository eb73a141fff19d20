package import TableKit

/// Screens, and what is around their tables.
package indirect enum ScreenSetUp: Hashable, Sendable {
  case screen(name: Text, kind: ScreenKind?, Block?)
  case root(name: Text, bare: Bool)
  case tab(TabSpec)
  case tabsWhenPushed(isShown: Bool)
  case navigationBar(isShown: Bool)
  /// nil: `none`.
  case title(Text?)
  case prompt(Text?)
  case backTitle(Text?)
  case bar(BarSide, BarItemSpec)
  case body(Text)
  case field(FieldSpec)
}

package enum ScreenKind: String, CaseIterable, Sendable { case table, view, page, form, empty }

/// A text field of a form.
package struct FieldSpec: Hashable, Sendable {
  package var name: Text
  package var text: Text?
  package var placeholder: Text?
  package var keyboard: FieldState.Keyboard?

  package init(_ name: Text) { self.name = name }
}

/// A tab and the screen in it.
package struct TabSpec: Hashable, Sendable {
  package var title: Text
  package var screen: Text
  package var image: Text?
  package var badge: Text?
  package var isBare = false

  package init(_ title: Text, screen: Text) { (self.title, self.screen) = (title, screen) }
}

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
