internal import TableKit

/// What the program's own lines do to the table; the delegate is not asked.
extension CommandSpec {
  static let reload = CommandSpec(
    "reload", .code, "asks the data source anew: for all, or for some rows or sections",
    uikit: "reloadData(), reloadRows(at:with:), reloadSections(_:with:)",
    examples: ["reload", "reload 0:1 with fade", "reload section 0"],
    synonyms: ["refresh", "redraw", "reloadData", "reloadRows", "reloadSections"], in: .changes,
    .optionalPlaces(until: ["with"]), .animation
  ) { .code(.table(.reload($0, $1))) }

  static let reconfigure = CommandSpec(
    "reconfigure", .code, "fills the cells that rows have anew, from iOS 15; the selection stays",
    uikit: "reconfigureRows(at:)", examples: ["era 15; reconfigure 0:1"],
    synonyms: ["reconfigureRows", "update-cell"], .places()
  ) { .code(.table(.reconfigure($0))) }

  static let select = CommandSpec(
    "select", .code, "selects rows; a program's selection calls no delegate",
    uikit: "selectRow(at:animated:scrollPosition:)", examples: ["select 0:2", "select Eeny Moe"],
    synonyms: ["selectRow", "selectRowAtIndexPath"], .places()
  ) { .code(.table(.select($0))) }

  static let deselect = CommandSpec(
    "deselect", .code, "takes rows out of the selection; calls no delegate",
    uikit: "deselectRow(at:animated:)",
    examples: ["deselect selected", "on select { deselect $path }", "deselect all"],
    synonyms: ["unselect", "deselectRow", "deselectRowAtIndexPath"], .places()
  ) { .code(.table(.deselect($0))) }

  static let scrollTo = CommandSpec(
    "scroll-to", .code, "scrolls until a row is seen", uikit: "scrollToRow(at:at:animated:)",
    examples: ["scroll-to 0:40 top", "scroll-to last"],
    synonyms: ["scrollToRow", "scrollToRowAtIndexPath", "goto-row"], .row(), .scrollPosition
  ) { .code(.table(.scrollTo($0, $1))) }
}

extension Parameter where Value == TableView.ScrollPosition {
  static var scrollPosition: Self {
    Parameter("position", "[top|middle|bottom|none]", "a position") {
      (reader) throws(ParseError) in
      for position in TableView.ScrollPosition.allCases {
        reader.expect(.keyword(position.rawValue))
      }
      guard reader.currentWord != nil else { return .none }
      return try reader.choice(
        ParameterInfo("position", "", "a position"), of: TableView.ScrollPosition.self)
    }
  }
}
