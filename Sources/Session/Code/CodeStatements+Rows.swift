import CommandLanguage
import TableKit

// What changes rows; the methods that it calls are written by a ``CodeWriter``.
extension CodeStatements {
  func lines(of command: ChangeCommand) -> [String]? {
    switch command {
    case .both(let change, let animation): lines(of: change, name(animation))
    case .data(let change): modelLines(of: change)
    case .dataProperty(let property, let places): change(property, places)
    case .dataContent(let block): all(block)
    case .table(let change, let animation): tableLines(of: change, name(animation))
    }
  }

  /// The model and the table.
  private func lines(of change: ModelChange, _ animation: String) -> [String] {
    switch change {
    case .insertRow(let spec):
      [call(.insertRow, of: receiver, row(spec), target(spec.at), animation)]
    case .insertSection(let spec):
      [call(.insertSection, of: receiver, section(spec), place(spec), animation)]
    case .delete(let places) where isOfRows(places):
      [call(.deleteRows, of: receiver, paths(of: places), animation)]
    case .delete(let places):
      [call(.deleteSections, of: receiver, numbers(of: places), animation)]
    case .moveRow(let place, let target):
      each([place]) { call(.moveRow, of: receiver, $0, self.target(target)) }
    case .moveSection(let section, let number):
      spelling.each(meant(section.name), of: receiver) {
        spelling.call(.moveSection, of: receiver, [$0, "\(number)"])
      }
    }
  }

  /// The model alone.
  private func modelLines(of change: ModelChange) -> [String] {
    switch change {
    case .insertRow(let spec): [call(.addRow, of: receiver, row(spec), target(spec.at))]
    case .insertSection(let spec):
      [call(.insertObject, of: sections, section(spec), place(spec))]
    case .delete(let places) where isOfRows(places):
      [call(.removeRows, of: receiver, paths(of: places))]
    case .delete(let places):
      [spelling.removeSections(numbers(of: places), of: receiver)]
    case .moveRow(let place, let target):
      each([place]) { call(.carryRow, of: receiver, $0, self.target(target)) }
    case .moveSection(let section, let number):
      spelling.carry(meant(section.name), to: number, of: receiver)
    }
  }

  /// The table alone.
  private func tableLines(of change: TableChange, _ animation: String) -> [String] {
    switch change {
    case .insertRows(let targets):
      [call(.insertTableRows, of: table, spelling.list(targets.map(target)), animation)]
    case .insertSections(let numbers):
      spelling.indexSets(numbers).map { call(.insertTableSections, of: table, $0, animation) }
    case .delete(let places) where isOfRows(places):
      [call(.deleteTableRows, of: table, paths(of: places), animation)]
    case .delete(let places):
      [call(.deleteTableSections, of: table, indexSet(of: places), animation)]
    case .reload(let places): [reload(places, animation)]
    case .moveRow(let place, let target):
      each([place]) { call(.moveTableRow, of: table, $0, self.target(target)) }
    case .moveSection(let section, let number):
      spelling.each(meant(section.name), of: receiver) {
        spelling.call(.moveTableSection, of: table, [$0, "\(number)"])
      }
    }
  }

  func reload(_ places: [Place], _ animation: String) -> String {
    isOfRows(places)
      ? call(.reloadRows, of: table, paths(of: places), animation)
      : call(.reloadSections, of: table, indexSet(of: places), animation)
  }

  // MARK: The model

  private var sections: String { spelling.member("sections", of: receiver) }

  /// All sections anew.
  func all(_ block: Block) -> [String] {
    let (opening, closing) = spelling.listing
    return ["\(sections) = \(opening)"] + block.sections.map { "  \(section($0))," }
      + [closing + spelling.end]
  }

  private func section(_ spec: SectionSpec) -> String {
    let content = spec.content
    return spelling.section(
      header: textOrNil(content.header), footer: textOrNil(content.footer),
      rows: content.rows.map(row), of: receiver)
  }

  private func place(_ spec: SectionSpec) -> String {
    spec.at.map { "\($0)" } ?? "\(sections).count"
  }

  private func row(_ spec: RowSpec) -> String {
    let values = spec.properties.flatMap(\.codeValues).filter { $0.1 != .nothing }
    return spelling.row(
      text(spec.text), values.map { ($0.0, spelling.kept($0.1, text)) }, of: receiver)
  }

  /// Sets what a row keeps, in the model and on its cell; nil: it keeps nothing of that.
  func change(_ property: Property, _ places: [Place]) -> [String]? {
    var values = property.codeValues.filter { fields.contains($0.0) }
      .map { (name: $0.0.rawValue, value: spelling.kept($0.1, text)) }
    if case .text(let text) = property { values = [("text", self.text(text))] }
    if values.isEmpty { return nil }
    return [spelling.change(paths(of: places), values, of: receiver)]
  }
}

// MARK: Places

extension CodeStatements {
  /// A statement for each row that places name.
  func each(_ places: [Place], _ statement: (String) -> String) -> [String] {
    if places.count == 1, let path = places.first.flatMap(path) { return [statement(path)] }
    return spelling.each(in: paths(of: places), statement)
  }

  /// A list of index paths.
  func paths(of places: [Place]) -> String { spelling.joined(places.map(paths)) }

  private func paths(of place: Place) -> String {
    if let path = path(place) { return spelling.list([path]) }
    return switch place.term {
    case .selected: spelling.selectedPaths(of: table)
    case .text(let text): paths(of: .text(self.text(text)))
    case .last: spelling.last(of: paths(of: .all), of: receiver)
    case .range(let first, _, let last): paths(of: Self.rows(from: first, to: last))
    case .path(let section, _):
      spelling.last(of: paths(of: .section(.number("\(section ?? 0)"))), of: receiver)
    case .section(let name): paths(of: .section(meant(name)))
    case .all, .first, .value: paths(of: .all)
    }
  }

  private func paths(of rows: RowsMeant) -> String { spelling.paths(of: rows, of: receiver) }

  private static func rows(from first: IndexPath, to last: RowIndex) -> RowsMeant {
    switch last {
    case .number(let row): .range(section: first.section, from: first.row, to: row)
    case .last, .end: .range(section: first.section, from: first.row, to: nil)
    }
  }

  /// The index path of one row; nil: its place must be looked for.
  func path(_ place: Place) -> String? {
    switch place.term {
    case .path(let section, .number(let row)): path("\(row)", section)
    case .first: path("0", 0)
    case .value(let name): path(value: name)
    case .path, .text, .last, .selected, .range, .section, .all: nil
    }
  }

  private func path(_ row: String, _ section: Int?) -> String {
    spelling.path(row: row, section: "\(section ?? 0)")
  }

  private func path(value name: String) -> String {
    ["from", "to"].contains(name) ? name : "indexPath"
  }

  private func target(_ target: Target?) -> String {
    switch target?.term {
    case .path(let section, .number(let row)): path("\(row)", section)
    case .path(let section, .last), .path(let section, .end):
      path(spelling.count(spelling.kept("rows", of: "\(sections)[\(section ?? 0)]")), section)
    case .value(let name): path(value: name)
    case .place(let term):
      path(Place(term, at: SourceRange(0, 0))) ?? spelling.member("end", of: receiver)
    case .end, nil: spelling.member("end", of: receiver)
    }
  }

  private func isOfRows(_ places: [Place]) -> Bool {
    !places.contains { if case .section = $0.term { true } else { false } }
  }

  private func numbers(of places: [Place]) -> String {
    spelling.numbers(of: places.compactMap(meant), of: receiver)
  }

  private func indexSet(of places: [Place]) -> String {
    spelling.indexSet(of: places.compactMap(meant), of: receiver)
  }

  private func meant(_ place: Place) -> SectionMeant? {
    if case .section(let name) = place.term { meant(name) } else { nil }
  }

  private func meant(_ name: SectionName) -> SectionMeant {
    switch name {
    case .number(let number): .number("\(number)")
    case .title(let title): .header(text(title))
    case .value: .number("indexPath.section")
    case .last: .number("\(sections).count - 1")
    }
  }
}
