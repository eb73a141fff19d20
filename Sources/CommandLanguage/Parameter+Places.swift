package import TableKit

extension Parameter where Value == Place {
  static func row(_ name: String = "row") -> Self {
    let info = ParameterInfo(name, "ROW", "a row")
    return Parameter(info) { (reader) throws(ParseError) in try reader.place(info) }
  }
}

extension Parameter where Value == [Place] {
  static func places(until keywords: [String] = []) -> Self {
    let info = ParameterInfo("place", "PLACE", "a row, rows, a section or all")
    return Parameter(info) { (reader) throws(ParseError) in
      try reader.places(info, until: keywords)
    }
  }

  static func optionalPlaces(until keywords: [String]) -> Self {
    let info = ParameterInfo("place", "[PLACE]", "a row, rows, a section or all")
    return Parameter(info) { (reader) throws(ParseError) in
      reader.expect(.place)
      guard let token = reader.currentWord,
        !keywords.contains(where: { reader.token(token, is: $0) })
      else { return [] }
      return try reader.places(info, until: keywords)
    }
  }
}

extension Parameter where Value == Scope? {
  static func scope(_ kinds: ScopeKinds = [], until keywords: [String] = []) -> Self {
    var syntax = "[for PLACE"
    if kinds.contains(.headers) { syntax += "|headers|footers" }
    if kinds.contains(.table) { syntax += "|table" }
    if kinds.contains(.cell) { syntax += "|cell N" }
    return Parameter("for", syntax + "]", "for and a place") { (reader) throws(ParseError) in
      try reader.scope(kinds, until: keywords)
    }
  }
}

extension Parameter where Value == HeaderPlace {
  static var header: Self {
    Parameter("for", "[for section S|for table]", "for and a section") {
      (reader) throws(ParseError) in
      guard reader.takeKeyword("for") else { return .current }
      if reader.takeKeyword("table") { return .table }
      reader.expect(.keyword("section"))
      return .section(try reader.sectionPlace())
    }
  }
}

extension Parameter where Value == TableView.RowAnimation? {
  /// `with ANIM`.
  static var animation: Self {
    Parameter("with", "[with ANIM]", "an animation") {
      (reader) throws(ParseError) in
      guard reader.takeKeyword("with") else { return nil }
      let info = ParameterInfo("animation", "ANIM", "an animation")
      return try reader.choice(info, of: TableView.RowAnimation.self)
    }
  }
}

extension TableView.RowAnimation: Keyword {}
extension TableView.ScrollPosition: Keyword {}
extension TableView.Style: Keyword {}
extension TableViewCell.EditingStyle: Keyword {}
extension TableViewCell.SelectionStyle: Keyword {}
extension TableViewCell.CellStyle: Keyword {}
extension TableViewCell.AccessoryType: Keyword {}
extension SelectionMode: Keyword {}
extension ConfigureMode: Keyword {}
extension WireRole: Keyword {}
extension RenderMode: Keyword {}
extension LoadSpec.Kind: Keyword {}
