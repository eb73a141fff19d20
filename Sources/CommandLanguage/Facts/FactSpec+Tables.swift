internal import TableKit

/// The table in front: its settings, and what shows of it.
extension FactSpec {
  static let ofTables = [
    FactSpec("style", "the table's style", examples: ["style plain"], .choice("style")) {
      .table(.style($0))
    },
    FactSpec(
      "selection", "how many rows can be selected", examples: ["selection single"],
      .choice("selection"), .flag("while-editing")
    ) { .table(.selection($0, whileEditing: $1)) },
    FactSpec(
      "row-height", "the table's property", examples: ["row-height auto"], .heightOrAuto
    ) { .table(.rowHeight($0)) },
    FactSpec(
      "separators", "the lines between rows", examples: ["separators line"],
      synonyms: ["separatorStyle"], .choice("lines")
    ) { (word: SeparatorWord) in .table(.separators(word.style)) },
    FactSpec(
      "edit", "edit mode, of the table or its controller",
      examples: ["edit off", "not edit controller on"], .editOwner, .onOrOff("mode")
    ) { .table(.editing($1, $0)) },
    FactSpec(
      "index", "the titles of the index strip", examples: ["index off", "not index A B C"], .strip
    ) { .table(.index($0)) },
    FactSpec(
      "implement", "methods that the data source or the delegate has",
      examples: ["not implement commitEditingStyle"], synonyms: ["answers", "respondsToSelector"],
      .methods
    ) { .table(.implemented($0)) },
    FactSpec(
      "cells", "how many cell objects were made", examples: ["cells 0"], .count(in: Limit.rows)
    ) { .table(.cells($0)) },
    FactSpec(
      "offset", "how far the content is scrolled, in points", examples: ["offset 0"],
      synonyms: ["contentOffset", "scroll"], .points
    ) { .table(.offset($0)) },
  ]

  static let ofTheGlass = [
    FactSpec(
      "visible", "the rows on the glass: a range is all of them, a row is one of them",
      examples: ["visible none", "not visible 0:0-3"],
      synonyms: ["indexPathsForVisibleRows", "visibleCells", "shown", "scroll-to"],
      .placesOrNone("RANGE|PLACE…|none")
    ) { .glass(.visible($0)) },
    FactSpec(
      "select", "the rows that are selected, and no others", examples: ["select none"],
      synonyms: ["selected", "indexPathsForSelectedRows", "indexPathForSelectedRow"],
      .placesOrNone("PLACE…|none")
    ) { .glass(.selected($0)) },
    FactSpec(
      "press", "the row under a finger", examples: ["press none"],
      synonyms: ["highlight", "isHighlighted"], .rowOrNone
    ) { .glass(.pressed($0)) },
    FactSpec("drag", "the row that a finger holds", examples: ["drag none"], .rowOrNone) {
      .glass(.lifted($0))
    },
    FactSpec(
      "confirm", "the row beside which Delete shows", examples: ["confirm none"],
      synonyms: ["confirmation", "showingDeleteConfirmation", "swiped"], .rowOrNone
    ) { .glass(.confirming($0)) },
    FactSpec(
      "actions", "the buttons that a swipe brought out, the outermost first",
      examples: ["actions trailing none"], .choice("side"), .textsOrNone("title")
    ) { .glass(.actions($0, $1)) },
    FactSpec(
      "menu", "what the menu over a row offers", examples: ["menu none"],
      synonyms: ["hold", "UIMenuController"], .textsOrNone("title")
    ) { .glass(.menu($0)) },
    FactSpec(
      "stuck-header", "the header that sticks to the top edge", examples: ["stuck-header none"],
      synonyms: ["pinned", "sticky", "pinnedHeader"], .textOrNone("header")
    ) { .glass(.stuckHeader($0)) },
  ]
}

extension Parameter where Value == Bool {
  fileprivate static func onOrOff(_ name: String) -> Self {
    let info = ParameterInfo(name, "on|off", "on or off")
    return Parameter(info) { (reader) throws(ParseError) in try reader.onOrOff(info) }
  }
}

extension Parameter where Value == Int {
  static func count(in limit: Int) -> Self { .count("number", in: 0...limit) }
}

extension Parameter where Value == Double {
  fileprivate static var points: Self {
    let info = ParameterInfo("offset", "PTS", "a number of points")
    return Parameter(info) { (reader) throws(ParseError) in
      try reader.number(info, in: -Limit.points...Limit.points * 1000)
    }
  }
}

extension Parameter where Value == IndexSpec {
  fileprivate static var strip: Self {
    let info = ParameterInfo(
      "index", "off|[search] auto|[search] TEXT…", "off, auto or titles")
    return Parameter(info) { (reader) throws(ParseError) in try reader.indexStrip(info) }
  }
}

extension Parameter where Value == [Place] {
  /// No places: `none`.
  fileprivate static func placesOrNone(_ syntax: String) -> Self {
    let info = ParameterInfo("place", syntax, "a row, rows or none")
    return Parameter(info) { (reader) throws(ParseError) in
      reader.takeKeyword("none") ? [] : try reader.places(info)
    }
  }
}

extension Parameter where Value == Place? {
  fileprivate static var rowOrNone: Self {
    let info = ParameterInfo("row", "ROW|none", "a row or none")
    return Parameter(info) { (reader) throws(ParseError) in
      reader.takeKeyword("none") ? nil : try reader.place(info)
    }
  }
}
