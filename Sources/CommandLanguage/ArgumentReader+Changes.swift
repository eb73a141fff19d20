internal import TableKit

// MARK: what changes
extension ArgumentReader {
  /// `TEXT [at PATH] …` or `section [TEXT] [at N] [{ … }]`.
  mutating func insertion() throws(ParseError) -> ModelChange {
    guard takeKeyword("section") else { return .insertRow(try rowSpec()) }
    let isAnimated = currentWord.map { token($0, is: "with") } ?? false
    let title = isAnimated ? nil : try Parameter.sectionTitle.read(&self)
    let attributes = try Parameter.sectionAttributes.read(&self)
    let body = try Parameter.block(.section).read(&self)
    return .insertSection(
      SectionSpec(title: title, footer: attributes.footer, at: attributes.at, body: body))
  }

  private mutating func rowSpec() throws(ParseError) -> RowSpec {
    let text = try text(ParameterInfo("text", "TEXT", "a text"))
    let attributes = try Parameter.rowAttributes.read(&self)
    return RowSpec(text, at: attributes.at, id: attributes.id, properties: attributes.properties)
  }

  /// `ROW to PATH` or `section S to N`.
  mutating func movement() throws(ParseError) -> ModelChange {
    if let (section, number) = try sectionMovement() { return .moveSection(section, to: number) }
    let (row, target) = try rowMovement()
    return .moveRow(row, to: target)
  }

  private mutating func sectionMovement() throws(ParseError) -> (SectionPlace, Int)? {
    expect(.keyword("section"))
    guard let token = current, self.token(token, is: "section") else { return nil }
    let section = try sectionPlace()
    try takeTo()
    let info = ParameterInfo("section", "N", "a section's number")
    return (section, try integer(info, in: 0...Limit.sections))
  }

  private mutating func rowMovement() throws(ParseError) -> (Place, Target) {
    let row = try place(.row)
    try takeTo()
    return (row, try target(ParameterInfo("path", "PATH", "a path or end")))
  }

  private mutating func takeTo() throws(ParseError) {
    guard takeKeyword("to") else { throw missing(.wordTo) }
  }

  mutating func contentBlock() throws(ParseError) -> Block {
    var inner = context
    inner.kind = .content
    return try readBlock(in: inner)
  }
}

// MARK: the model alone, the table alone
extension ArgumentReader {
  mutating func dataChange() throws(ParseError) -> ChangeCommand {
    expect(.block)
    if let open = current, open.kind == .open { return .dataContent(try contentBlock()) }
    if takeKeyword("insert") { return .data(try insertion()) }
    if takeKeyword("delete") { return .data(.delete(try places(.place))) }
    if takeKeyword("move") { return .data(try movement()) }
    let info = ParameterInfo("change", "", "insert, delete, move, a property or a block")
    let property = try choice(info, of: PropertyName.self).read(&self)
    guard takeKeyword("for") else { throw missing(.wordFor) }
    return .dataProperty(property, for: try places(.place))
  }

  mutating func tableChange() throws(ParseError) -> TableChange {
    if takeKeyword("insert") { return try tableInsertion() }
    if takeKeyword("delete") { return .delete(try places(.place, until: ["with"])) }
    if takeKeyword("reload") { return .reload(try places(.place, until: ["with"])) }
    guard takeKeyword("move") else {
      let info = ParameterInfo("change", "", "insert, delete, move or reload")
      throw notAmong(try take(info), info, ["insert", "delete", "move", "reload"])
    }
    if let (section, number) = try sectionMovement() { return .moveSection(section, to: number) }
    let (row, target) = try rowMovement()
    return .moveRow(row, to: target)
  }

  private mutating func tableInsertion() throws(ParseError) -> TableChange {
    let isSection = takeKeyword("section")
    guard takeKeyword("at") else { throw missing(.wordAt) }
    guard isSection else {
      return .insertRows(
        try list { (reader) throws(ParseError) in
          try reader.target(ParameterInfo("path", "PATH", "a path"), .many)
        })
    }
    return .insertSections(
      try list { (reader) throws(ParseError) in
        try reader.integer(
          ParameterInfo("section", "N", "a section's number"), in: 0...Limit.sections)
      })
  }

  /// One thing or more, up to `with`.
  private mutating func list<Element>(
    _ read: (inout ArgumentReader) throws(ParseError) -> Element
  ) throws(ParseError) -> [Element] {
    var elements = [try read(&self)]
    while let token = currentWord, !self.token(token, is: "with") {
      elements.append(try read(&self))
    }
    return elements
  }
}

extension ParameterInfo {
  static let wordTo = ParameterInfo("to", "to", "the word to and where it goes")
  static let wordFor = ParameterInfo("for", "for", "the word for and a place")
  static let wordAt = ParameterInfo("at", "at", "the word at and where it goes")
}
