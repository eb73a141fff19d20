/// All that a finger does.
package indirect enum TouchCommand: Hashable, Sendable {
  case tap(TapTarget)
  case press(Place)
  /// The finger stays until a menu comes.
  case hold(Place)
  case lift
  case scroll(ScrollAmount)
  /// `type TEXT in FIELD`; no field: the one that has the keyboard.
  case type(Text, in: NamedThing?)
  case swipe(Place, SwipeDirection, full: Bool)
  case drag(Place, DragTarget)
  case drop
  case cancel
}

package enum TapTarget: Hashable, Sendable {
  /// Unqualified: it must name one thing on the glass.
  case anything(Place)
  case row(Place)
  case accessory(Place)
  case control(Place)
  case index(Text, at: SourceRange)
  case minus(Place)
  case plus(Place)
  /// Whichever Delete shows.
  case confirm
  /// A button behind a swiped row, or in the menu over one.
  case action(Text, at: SourceRange)
  /// A button of the navigation bar.
  case bar(Text, at: SourceRange)
  /// The back button.
  case back
  case tab(NamedThing)
  /// A button of an alert, or in a row.
  case button(NamedThing)
  case field(NamedThing)
}

package enum ScrollAmount: Hashable, Sendable {
  case points(Double)
  case rows(Int)
  case pages(Double)
}

package enum SwipeDirection: String, CaseIterable, Sendable { case left, right }

package enum DragTarget: Hashable, Sendable {
  /// The place that the other has, and then let go.
  case to(Target)
  /// Held over the other, still lifted.
  case over(Place)
}
