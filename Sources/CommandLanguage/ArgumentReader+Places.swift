internal import TableKit

extension ArgumentReader {
  /// Takes one place.
  mutating func place(_ parameter: ParameterInfo, _ count: PlaceCount = .one) throws(ParseError)
    -> Place
  {
    expect(.place)
    let start = next
    let token = try take(parameter)
    let term = try term(of: token, count)
    return Place(term, at: SourceRange(Int(tokens[start].start), endOfTaken.end))
  }

  /// Takes places until the command ends, a block begins or one of the keywords stands there.
  mutating func places(
    _ parameter: ParameterInfo, until keywords: [String] = []
  ) throws(ParseError) -> [Place] {
    var places = [try place(parameter, .many)]
    while let token = currentWord, !keywords.contains(where: { self.token(token, is: $0) }) {
      places.append(try place(parameter, .many))
    }
    expect(.place)
    return places
  }

  private mutating func term(of token: Token, _ count: PlaceCount) throws(ParseError) -> Place.Term
  {
    guard token.kind == .word else { return .text(try anyText(token)) }
    switch shape(of: token) {
    case .text: break
    case .integer(let row):
      if count == .one { try checkNoSecondNumber(after: token) }
      return .path(section: nil, row: .number(try rowNumber(row, token)))
    case .path(let section, let row):
      if row == .end { throw ParseError(.endIsNoRow(string(token)), at: token.range) }
      return .path(section: section, row: row)
    case .range(let pair): return try range(pair, token)
    case .decimal, .tooLarge:
      throw ParseError(.notA(string(token), kind: "a row", example: "0:0"), at: token.range)
    }
    try checkComma(token)
    switch string(token) {
    case "first": return .first
    case "last": return .last
    case "selected": return .selected
    case "all": return .all
    case "section": return .section(try sectionName())
    case "row": return try rowTerm(token)
    default: return token.hasValues ? try valueTerm(token) : .text(try text(token))
    }
  }

  /// `row 3`; the word alone is a text.
  private mutating func rowTerm(_ word: Token) throws(ParseError) -> Place.Term {
    guard let token = currentWord, case .integer(let row) = shape(of: token) else {
      return .text(.plain(string(word)))
    }
    next += 1
    return .path(section: nil, row: .number(try rowNumber(row, token)))
  }

  /// A `$name` that stands alone; nil: something else does.
  mutating func takeValue() throws(ParseError) -> String? {
    guard let token = currentWord, token.hasValues, let name = try text(token).onlyValue else {
      return nil
    }
    next += 1
    return name
  }

  /// `$path` is a place; `$text` the text of one.
  private func valueTerm(_ token: Token) throws(ParseError) -> Place.Term {
    let text = try text(token)
    guard let name = text.onlyValue, ["path", "from", "to", "row"].contains(name) else {
      return .text(text)
    }
    return .value(name)
  }

  private func range(_ pair: WordShape.PathPair, _ token: Token) throws(ParseError) -> Place.Term {
    let first = IndexPath(row: pair.first.row, section: pair.first.section)
    var runsDown = pair.last.section < first.section
    if case .number(let row) = pair.last.row {
      runsDown = IndexPath(row: row, section: pair.last.section) < first
    }
    if runsDown { throw ParseError(.rangeRunsDown(string(token)), at: token.range) }
    return .range(first, section: pair.last.section, row: pair.last.row)
  }

  private func rowNumber(_ row: Int, _ token: Token) throws(ParseError) -> Int {
    guard row >= 0 else {
      throw ParseError(.notA(string(token), kind: "a row", example: "0:0"), at: token.range)
    }
    return row
  }

  /// `tap 0 2` means 0:2.
  private func checkNoSecondNumber(after token: Token) throws(ParseError) {
    guard let second = currentWord, case .integer = shape(of: second) else { return }
    throw ParseError(
      .rowsAreWritten("\(string(token)):\(string(second))"),
      at: SourceRange(Int(token.start), Int(second.end)))
  }
}

// MARK: sections, targets, scopes
extension ArgumentReader {
  /// What follows the word `section`.
  mutating func sectionName() throws(ParseError) -> SectionName {
    expect(.sectionTitle)
    let token = try take(.section)
    guard token.kind == .word else { return .title(try anyText(token)) }
    if self.token(token, is: "last") { return .last }
    switch shape(of: token) {
    case .integer(let number) where number >= 0: return .number(number)
    case .integer, .decimal, .tooLarge, .path, .range:
      throw ParseError(
        .notA(string(token), kind: "a section", example: "section 1"), at: token.range)
    case .text: break
    }
    let text = try text(token)
    guard case .template([.value("section")]) = text else { return .title(text) }
    return .value("section")
  }

  /// `section S`, or what is left of it when the word was taken.
  mutating func sectionPlace() throws(ParseError) -> SectionPlace {
    let start = currentWord.map { Int($0.start) } ?? endOfTaken.start
    _ = takeKeyword("section")
    let name = try sectionName()
    return SectionPlace(name, at: SourceRange(start, endOfTaken.end))
  }

  /// Where a row goes. `orPlace`: also the place that another row has now.
  mutating func target(
    _ parameter: ParameterInfo, orPlace: Bool = false, _ count: PlaceCount = .one
  ) throws(ParseError) -> Target {
    expect(.keyword("end"))
    if orPlace { expect(.place) }
    let token = try take(parameter)
    let term = try targetTerm(token, orPlace: orPlace, count)
    return Target(term, at: SourceRange(Int(token.start), endOfTaken.end))
  }

  private mutating func targetTerm(
    _ token: Token, orPlace: Bool, _ count: PlaceCount
  ) throws(ParseError) -> Target.Term {
    if self.token(token, is: "end") { return .end }
    if case .path(let section, let row) = shape(of: token) {
      return .path(section: section, row: row)
    }
    switch try term(of: token, count) {
    case .path(let section, let row): return .path(section: section, row: row)
    case .value(let name): return .value(name)
    case let place where orPlace: return .place(place)
    case .text, .first, .last, .selected, .range, .section, .all:
      throw ParseError(
        .notA(string(token), kind: "a place for a row", example: "0:3 or end"), at: token.range)
    }
  }

  /// `for …`, if it stands here.
  mutating func scope(
    _ kinds: ScopeKinds, until keywords: [String] = []
  ) throws(ParseError) -> Scope? {
    guard takeKeyword("for") else { return nil }
    if kinds.contains(.headers) {
      if takeKeyword("headers") { return .headers }
      if takeKeyword("footers") { return .footers }
    }
    if kinds.contains(.table), takeKeyword("table") { return .table }
    if kinds.contains(.cell), let number = try takeCell() { return .cell(number) }
    expect(.keyword("all"))
    return .places(try places(.place, until: keywords))
  }
}

extension ArgumentReader {
  /// `cell 3`, `cell $cell`; nil: the word alone is a text.
  private mutating func takeCell() throws(ParseError) -> CellNumber? {
    expect(.keyword("cell"))
    guard let word = currentWord, token(word, is: "cell"), next + 1 < tokens.count else {
      return nil
    }
    let token = tokens[next + 1]
    guard token.kind == .word else { return nil }
    if token.hasValues {
      guard try text(token).onlyValue == EventValue.cell.rawValue else { return nil }
      next += 2
      return .value(EventValue.cell.rawValue)
    }
    guard case .integer(let number) = shape(of: token) else { return nil }
    next += 2
    return .number(number)
  }
}

/// Whether others may follow: then `0 2` is two rows, and no mistyped path.
enum PlaceCount { case one, many }

/// What may follow `for` beside places.
struct ScopeKinds: OptionSet, Sendable {
  let rawValue: UInt8
  static let headers = ScopeKinds(rawValue: 1)
  static let table = ScopeKinds(rawValue: 2)
  /// A cell object.
  static let cell = ScopeKinds(rawValue: 4)
}
