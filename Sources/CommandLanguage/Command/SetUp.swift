/// What the author of a screen says.
package enum SetUp: Hashable, Sendable {
  case screen(ScreenSetUp)
  case table(TableSetUp)
  case content(ContentSetUp)
  case reaction(ReactionSetUp)
}
