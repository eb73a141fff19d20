/// What a finger does in edit mode, and to come into it.
extension CommandSpec {
  static let swipe = CommandSpec(
    "swipe", .touch, "moves a row aside, to what is behind it",
    uikit: "tableView(_:trailingSwipeActionsConfigurationForRowAt:)",
    examples: ["swipe Moe", "swipe 0:2 right", "swipe first left full"],
    synonyms: ["slide", "flick"], .row(), .swipeDirection, .flag("full")
  ) { .touch(.swipe($0, $1, full: $2)) }

  static let drag = CommandSpec(
    "drag", .touch, "drags a row by its grip: to its new place, or over one to look",
    uikit: "tableView(_:moveRowAt:to:)",
    examples: ["drag 0:3 to 0:0", "drag Moe to first", "drag Moe over 0:1"],
    synonyms: ["reorder", "moveRowAt"], .row(), .dragTarget
  ) { .touch(.drag($0, $1)) }

  static let drop = CommandSpec(
    "drop", .touch, "lets the lifted row go", uikit: "tableView(_:moveRowAt:to:)",
    examples: ["drop"], synonyms: ["letgo"]
  ) { .touch(.drop) }

  static let cancel = CommandSpec(
    "cancel", .touch, "puts the lifted row back where it was", examples: ["cancel"],
    synonyms: ["abort", "touchesCancelled"]
  ) { .touch(.cancel) }
}

extension SwipeDirection: Keyword {}

extension Parameter where Value == SwipeDirection {
  static var swipeDirection: Self {
    Parameter("direction", "[left|right]", "left or right") { (reader) throws(ParseError) in
      reader.takeKeyword(as: SwipeDirection.self) ?? .left
    }
  }
}

extension Parameter where Value == DragTarget {
  static var dragTarget: Self {
    let info = ParameterInfo("target", "to PLACE|over ROW", "to or over, and a place")
    return Parameter(info) { (reader) throws(ParseError) in
      if reader.takeKeyword("to") { return .to(try reader.target(info, orPlace: true)) }
      guard reader.takeKeyword("over") else { throw reader.missing(info) }
      return .over(try reader.place(.row))
    }
  }
}
