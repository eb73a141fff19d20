internal import TableKit

/// Sections and rows, and the properties of rows.
extension FactSpec {
  static let ofRows = [
    FactSpec(
      "sections", "how many sections the table has", examples: ["sections 1"],
      synonyms: ["numberOfSections"], .count(in: Limit.sections)
    ) { .rows(.sections($0, .table)) },
    FactSpec(
      "rows", "how many rows the table has, or their texts",
      examples: ["rows 0", "not rows Eeny Meeny", "rows 0 in section 0"],
      synonyms: ["count", "numberOfRows", "row"], .rowList, .inSection
    ) { .rows(.rows($0, in: $1, .table)) },
    FactSpec(
      "header", "the header of a section or of the table",
      examples: ["header none for section 0", "header none for table"], .textOrNone("header"),
      .header
    ) { .rows(.header($0, $1)) },
    FactSpec(
      "footer", "the footer of a section or of the table", examples: ["footer none for section 0"],
      .textOrNone("footer"), .header
    ) { .rows(.footer($0, $1)) },
    FactSpec(
      "data", "what the data source counts now, whatever the table remembers",
      examples: ["data rows 0", "data sections 0"], synonyms: ["model", "counts"], .dataCounts
    ) { .rows($0) },
  ]

  static let properties = PropertyName.allCases.map { name in
    FactSpec(
      name.rawValue, CommandSpec.named(name.rawValue)?.summary ?? "",
      examples: (CommandSpec.named(name.rawValue)?.examples ?? []).filter {
        $0.hasPrefix(name.rawValue + " ")
      },
      .valueOrNone(of: name), .scope(name.scope)
    ) { .property(PropertyFact(name, $0, for: $1)) }
  }
}

extension PropertyName {
  /// The name of a property that has a value.
  package init(_ property: Property) {
    self =
      switch property {
      case .text: .text
      case .detail: .detail
      case .image: .image
      case .background: .background
      case .indentation: .indentation
      case .accessory: .accessory
      case .editingAccessory: .editingAccessory
      case .selectionStyle: .selectionStyle
      case .cell: .cell
      case .height: .height
      case .selectable: .selectable
      case .highlightable: .highlightable
      case .editable: .editable
      case .movable: .movable
      case .indentsWhileEditing: .indentsWhileEditing
      case .editingStyle: .editingStyle
      case .deleteTitle: .deleteTitle
      case .byValue(_, let yes, _): PropertyName(yes)
      }
  }

  /// What it may be set for beside places.
  var scope: ScopeKinds {
    switch self {
    case .background: [.table, .cell]
    case .height: .headers
    case .text, .detail, .image, .indentation, .accessory, .editingAccessory, .selectionStyle:
      .cell
    case .cell, .selectable, .highlightable, .editable, .movable, .indentsWhileEditing,
      .editingStyle, .deleteTitle:
      []
    }
  }

  /// Whether a row may have none, which no line can set.
  fileprivate var canBeMissing: Bool { self == .image || self == .background }
}

extension Parameter where Value == Property? {
  fileprivate static func valueOrNone(of name: PropertyName) -> Self {
    guard name.canBeMissing else {
      return Parameter(name.info) { (reader) throws(ParseError) in try name.read(&reader) }
    }
    let info = ParameterInfo(name.info.name, name.info.syntax + "|none", name.info.noun)
    return Parameter(info) { (reader) throws(ParseError) in
      reader.takeKeyword("none") ? nil : try name.read(&reader)
    }
  }
}

extension Parameter where Value == RowsFact.RowList {
  static var rowList: Self {
    let info = ParameterInfo("rows", "N|TEXT…", "a number or texts")
    return Parameter(info) { (reader) throws(ParseError) in try reader.rowList(info) }
  }
}

extension Parameter where Value == SectionPlace? {
  static var inSection: Self {
    Parameter("section", "[in section S]", "in and a section") { (reader) throws(ParseError) in
      guard reader.takeKeyword("in") else { return nil }
      reader.expect(.keyword("section"))
      return try reader.sectionPlace()
    }
  }
}

extension Parameter where Value == RowsFact {
  fileprivate static var dataCounts: Self {
    let info = ParameterInfo("count", "rows N|TEXT… [in section S]|sections N", "rows or sections")
    return Parameter(info) { (reader) throws(ParseError) in
      switch try reader.choice(info, of: CountWord.self) {
      case .sections:
        let number = ParameterInfo("number", "N", "a number")
        return .sections(try reader.integer(number, in: 0...Limit.sections), .dataSource)
      case .rows:
        let list = try Parameter<RowsFact.RowList>.rowList.read(&reader)
        let section = try Parameter<SectionPlace?>.inSection.read(&reader)
        return .rows(list, in: section, .dataSource)
      }
    }
  }
}

private enum CountWord: String, Keyword { case rows, sections }

extension ArgumentReader {
  /// A number by itself, or texts, before `in`.
  fileprivate mutating func rowList(
    _ parameter: ParameterInfo
  ) throws(ParseError) -> RowsFact.RowList {
    let follower = next + 1 < tokens.count ? tokens[next + 1] : nil
    let isAlone =
      follower.map { $0.kind == .end || $0.kind == .close || token($0, is: "in") } ?? true
    if let token = currentWord, case .integer = shape(of: token), isAlone {
      return .count(try integer(parameter, in: 0...Limit.rows))
    }
    var texts = [try text(parameter)]
    while let token = currentWord, !self.token(token, is: "in") {
      texts.append(try text(parameter))
    }
    return .texts(texts)
  }
}
