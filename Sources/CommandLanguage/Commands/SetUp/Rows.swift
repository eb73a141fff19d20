/// What the data source answers: sections, rows, headers, the index.
extension CommandSpec {
  static let section = CommandSpec(
    "section", .setUp, "adds a section, with its rows in a block",
    uikit: "numberOfSections(in:), tableView(_:titleForHeaderInSection:)",
    examples: [
      "section A { rows Ada Alan }", "section \"Sounds\" footer \"In silent mode too.\" at 0",
    ],
    synonyms: ["group", "numberOfSections"], in: [.script, .screen, .content],
    .sectionTitle, .sectionAttributes, .block(.section)
  ) { .setUp(.content(.section(SectionSpec(title: $0, footer: $1.footer, at: $1.at, body: $2)))) }

  static let row = CommandSpec(
    "row", .setUp, "adds a row with what belongs to it", uikit: "tableView(_:cellForRowAt:)",
    examples: ["row Eeny", "row Meeny at 0:0 detail \"the second\" accessory disclosure"],
    synonyms: ["add", "append", "item", "cellForRow", "cellForRowAt"], in: .rows,
    .text(), .rowAttributes
  ) { .setUp(.content(.row(RowSpec($0, at: $1.at, id: $1.id, properties: $1.properties)))) }

  static let rows = CommandSpec(
    "rows", .setUp, "adds rows: by their texts, or so many alike",
    uikit: "tableView(_:numberOfRowsInSection:)",
    examples: ["rows Eeny Meeny Miney Moe", "rows 20 \"Item $row\""],
    synonyms: ["items", "list", "numberOfRows", "numberOfRowsInSection"], in: .rows, .rows
  ) { .setUp(.content($0)) }

  static let header = CommandSpec(
    "header", .setUp, "sets the header of a section or of the table",
    uikit: "tableView(_:titleForHeaderInSection:)",
    examples: ["header Sounds for section 0", "header none", "header Computers for table"],
    synonyms: ["titleForHeader", "tableHeaderView"], in: .rows, .textOrNone("header"), .header
  ) { .setUp(.content(.header($0, $1))) }

  static let footer = CommandSpec(
    "footer", .setUp, "sets the footer of a section or of the table",
    uikit: "tableView(_:titleForFooterInSection:)",
    examples: ["footer \"5 rows\" for section 0", "footer none"],
    synonyms: ["titleForFooter", "tableFooterView"], in: .rows, .textOrNone("footer"), .header
  ) { .setUp(.content(.footer($0, $1))) }

  static let index = CommandSpec(
    "index", .setUp, "sets the index strip: letters at the right edge",
    uikit: "sectionIndexTitles(for:)",
    examples: ["index auto", "index search A B C", "index off", "index map Z 25"],
    synonyms: ["sectionIndexTitles", "sectionForSectionIndexTitle"], .index
  ) { .setUp(.content($0)) }
}

extension BlockKinds {
  /// Where rows and headers may be given.
  static let rows: BlockKinds = [.script, .screen, .section, .content]
}

extension Parameter where Value == ContentSetUp {
  /// `TEXT…`, or a number and perhaps what each row says.
  static var rows: Self {
    Parameter("rows", "TEXT… | rows N [\"Row $row\"]", "a text or a number of rows") {
      (reader) throws(ParseError) in
      try reader.rows(ParameterInfo("text", "TEXT", "a text or a number of rows"))
    }
  }

  static var index: Self {
    Parameter(
      "index", "off | [search] auto | [search] TEXT… | index map TEXT N", "off, auto or titles"
    ) { (reader) throws(ParseError) in
      try reader.index(ParameterInfo("title", "TEXT", "off, auto or titles"))
    }
  }
}

extension ArgumentReader {
  fileprivate mutating func rows(_ parameter: ParameterInfo) throws(ParseError) -> ContentSetUp {
    guard let token = currentWord, case .integer(let count) = shape(of: token), count >= 0,
      isCount(at: next + 1)
    else { return .rows(try texts(parameter)) }
    let info = ParameterInfo("number of rows", "N", "a number of rows")
    let checked = try integer(info, in: 0...10_000_000)
    guard currentWord != nil else { return .rowCount(checked, nil) }
    let outer = context
    defer { context = outer }
    context.values += [.row, .section].filter { !outer.values.contains($0) }
    return .rowCount(checked, try text(ParameterInfo("text", "TEXT", "a text")))
  }

  /// A number begins `rows N [TEXT]`, but not a list of numbers.
  private func isCount(at index: Int) -> Bool {
    guard index < tokens.count else { return true }
    let token = tokens[index]
    return token.kind != .word || shape(of: token) == .text
  }

  fileprivate mutating func index(_ parameter: ParameterInfo) throws(ParseError) -> ContentSetUp {
    if takeKeyword("map") {
      let title = try text(ParameterInfo("index title", "TEXT", "a title"))
      let section = ParameterInfo("section", "N", "a section's number")
      return .indexMap(title, section: try integer(section, in: 0...Limit.sections))
    }
    return .index(try indexStrip(parameter))
  }

  /// `off|[search] auto|[search] TEXT…`.
  mutating func indexStrip(_ parameter: ParameterInfo) throws(ParseError) -> IndexSpec {
    if takeKeyword("off") { return .off }
    let search = takeKeyword("search")
    if takeKeyword("auto") { return .auto(search: search) }
    return .titles(try texts(parameter), search: search)
  }
}
