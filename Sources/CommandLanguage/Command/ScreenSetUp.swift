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
