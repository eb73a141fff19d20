/// What could stand at the place where the cursor is.
package enum Expectation: Hashable, Sendable {
  case command(BlockContext.Kind)
  case keyword(String)
  /// A text of the user's own.
  case text(String)
  /// A row: its text, `first`, `section`….
  case place
  case sectionTitle
  case indexTitle
  /// A button of the bar or behind a swiped row.
  case button
  case screen
  case image
  case event
  /// A method by its short name.
  case method
  /// What `expect` can be given.
  case fact
  case file
  case option
  /// A word that `help` knows.
  case topic
  case block
}
