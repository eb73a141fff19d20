import TableKit

// What UIKit says when it finds itself wrong.
extension CrashKind {
  static let internals = [twoAnimations, animationFraction, sectionMap, visibleRows, placeholder]

  private static let beyond =
    "it comes out of UIKit's animations, which the table here does not have"

  static let twoAnimations = CrashKind(
    "two-animations", "Attempt to create two animations for cell",
    says: ["one update would animate the same cell twice"],
    causes: [
      "a row is both moved and reloaded, or reloaded twice, in one update",
      "equal rows: a difference tells of one of them twice",
      "a row moves into or out of a section that itself moves",
    ],
    .outOfReach("\(beyond); the clash behind it is told here by its own message"))

  static let animationFraction = CrashKind(
    "animation-fraction", "Cell animation stop fraction must be greater than start fraction",
    says: ["UIKit lost count of its row animations"],
    causes: [
      "several updates of the same rows while one still runs; heights that change in its midst",
      "a reload from within an update's animation block",
    ],
    .outOfReach(beyond))

  static let sectionMap = CrashKind(
    "section-map-bug",
    "UITableView internal bug: unable to generate a new section map with old section count:"
      + " {before} and new section count: {after}",
    says: ["the table could not match its sections: before {before}, after {after}"],
    causes: [
      "sections are deleted and moved, or deleted and reloaded, in one update",
      "the model's sections change on another thread while the table asks",
    ],
    .outOfReach(
      "it is a fault of UIKit's own, found before its check; the check here is the whole one"))

  static let visibleRows = CrashKind(
    "visible-rows-bug",
    [
      Form(
        "UITableView internal inconsistency: _visibleRows and _visibleCells must be of same length."
          + " _visibleRows: {{{first}, {length}}}; _visibleCells.count: {cells}", 13...27),
      Form(
        "UITableView internal inconsistency: _visibleRows and _visibleCells must be of same"
          + " length.",
        13...27),
    ],
    says: ["UIKit's list of visible rows and its cells do not match: rows {length}, cells {cells}"],
    causes: [
      "the table is reloaded or laid out from within cellForRow, heightForRow or willDisplay",
      "it is updated from another thread than the main one",
    ],
    .outOfReach("the rows on the glass and their cells are one list here"))

  static let placeholder = CrashKind(
    "placeholder-bug",
    "UITableView internal inconsistency: missing placeholder context for this index path: {path"
      + " at}",
    says: ["a drop's placeholder at {at} is not known to UIKit any more"],
    causes: [
      "the table was reloaded or updated while a drop's placeholder stood in it",
      "the placeholder's context was used after it had been committed or deleted",
    ],
    .outOfReach("there is no drag and drop between apps here"))
}
