/// What the data source and the delegate answer about edit mode.
extension CommandSpec {
  static let editable = CommandSpec(
    property: .editable, "says whether rows take part in edit mode and swipes",
    uikit: "tableView(_:canEditRowAt:)", examples: ["editable no for first", "editable yes"],
    synonyms: ["canEditRow", "canEditRowAt"])

  static let movable = CommandSpec(
    property: .movable, "says whether rows have a grip", uikit: "tableView(_:canMoveRowAt:)",
    examples: ["movable yes", "movable no for 0:0"], synonyms: ["canMoveRow", "canMoveRowAt"])

  static let indentsWhileEditing = CommandSpec(
    property: .indentsWhileEditing, "says whether rows make room in edit mode",
    uikit: "tableView(_:shouldIndentWhileEditingRowAt:)",
    examples: ["indents-while-editing no", "indents-while-editing yes for section 0"],
    synonyms: ["shouldIndentWhileEditing", "shouldIndentWhileEditingRowAt"])

  static let editingStyle = CommandSpec(
    property: .editingStyle, "sets what stands at the left in edit mode",
    uikit: "tableView(_:editingStyleForRowAt:)",
    examples: ["editing-style none", "editing-style insert for last"],
    synonyms: ["editingStyleForRow", "editingStyleForRowAt"])

  static let deleteTitle = CommandSpec(
    property: .deleteTitle, "sets what the red button says",
    uikit: "tableView(_:titleForDeleteConfirmationButtonForRowAt:)",
    examples: ["delete-title Remove", "delete-title \"Throw away\" for first"],
    synonyms: ["titleForDeleteConfirmationButton"])

  static let moveTarget = CommandSpec(
    "move-target", .setUp, "says where a dragged row may land",
    uikit: "tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)",
    examples: ["move-target in-section", "move-target 0:1-0:5"],
    synonyms: ["targetIndexPathForMove"], .moveTarget
  ) { .setUp(.table(.moveTarget($0))) }

  static let actions = CommandSpec(
    "actions", .setUp, "sets the buttons behind a swiped row, the outermost first",
    uikit: "tableView(_:trailingSwipeActionsConfigurationForRowAt:)",
    examples: [
      "actions trailing \"Trash\" destructive { delete $path } \"Flag\" { log $text }",
      "actions leading none",
    ],
    synonyms: [
      "trailingSwipeActionsConfiguration", "leadingSwipeActionsConfiguration",
      "editActionsForRow", "UIContextualAction",
    ],
    .choice("side"), .actions, .scope()
  ) { .setUp(.reaction(.actions($0, $1, for: $2))) }
}

extension SwipeSide: Keyword {}

extension Parameter where Value == MoveTargetRule {
  static var moveTarget: Self {
    let info = ParameterInfo("rule", "anywhere|in-section|back|RANGE", "a rule or a range of rows")
    return Parameter(info) { (reader) throws(ParseError) in
      if reader.takeKeyword("anywhere") { return .anywhere }
      if reader.takeKeyword("in-section") { return .inSection }
      if reader.takeKeyword("back") { return .back }
      return .range(try reader.place(info))
    }
  }
}

extension Parameter where Value == [ActionSpec] {
  static var actions: Self {
    Parameter("actions", "none|TEXT [destructive] { … } …", "a button's title") {
      (reader) throws(ParseError) in
      if reader.takeKeyword("none") { return [] }
      var actions = [try reader.action()]
      while reader.hasAction { actions.append(try reader.action()) }
      return actions
    }
  }
}

extension ArgumentReader {
  fileprivate mutating func action() throws(ParseError) -> ActionSpec {
    let title = try text(.buttonTitle)
    let isDestructive = takeKeyword("destructive")
    let row = EventName.method(.trailingSwipeActions).values
    let block = try readBlock(in: context.reaction(adding: row))
    return ActionSpec(title, isDestructive: isDestructive, reaction: block)
  }

  /// Another action follows, and not the scope.
  fileprivate var hasAction: Bool {
    guard let token = currentWord else { return false }
    return !self.token(token, is: "for")
  }
}
