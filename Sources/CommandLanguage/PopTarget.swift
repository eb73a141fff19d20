/// Where `pop` goes.
package enum PopTarget: Hashable, Sendable {
  /// The screen below.
  case below
  case root
  case screen(Text)
}
