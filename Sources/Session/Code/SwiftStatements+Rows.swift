import CommandLanguage
import TableKit

// What changes rows, in Swift; the methods that it calls are written by ``SwiftWriter``.
extension SwiftStatements {
  func lines(of command: ChangeCommand) -> [String]? {
    switch command {
    case .both(let change, let animation): lines(of: change, Self.name(animation))
    case .data(let change): modelLines(of: change)
    case .dataProperty(let property, let places): change(property, places)
    case .dataContent(let block): all(block)
    case .table(let change, let animation): tableLines(of: change, Self.name(animation))
    }
  }

  /// The model and the table.
  private func lines(of change: ModelChange, _ animation: String) -> [String] {
    switch change {
    case .insertRow(let spec):
      ["\(receiver)insert(\(row(spec)), at: \(target(spec.at)), with: \(animation))"]
    case .insertSection(let spec):
      ["\(receiver)insert(\(section(spec)), at: \(place(spec)), with: \(animation))"]
    case .delete(let places) where Self.isOfRows(places):
      ["\(receiver)delete(\(paths(of: places)), with: \(animation))"]
    case .delete(let places):
      ["\(receiver)deleteSections(\(sections(of: places)), with: \(animation))"]
    case .moveRow(let place, let target):
      each([place], "\(receiver)move($0, to: \(self.target(target)))", ofTable: false)
    case .moveSection(let section, let number):
      [
        "for section in \(sections(named: section.name)) "
          + "{ \(receiver)moveSection(section, to: \(number)) }"
      ]
    }
  }

  /// The model alone.
  private func modelLines(of change: ModelChange) -> [String] {
    switch change {
    case .insertRow(let spec): ["\(receiver)add(\(row(spec)), at: \(target(spec.at)))"]
    case .insertSection(let spec):
      ["\(receiver)sections.insert(\(section(spec)), at: \(place(spec)))"]
    case .delete(let places) where Self.isOfRows(places):
      ["\(receiver)remove(\(paths(of: places)))"]
    case .delete(let places): ["\(receiver)removeSections(\(sections(of: places)))"]
    case .moveRow(let place, let target):
      each([place], "\(receiver)carry($0, to: \(self.target(target)))", ofTable: false)
    case .moveSection(let section, let number):
      [
        "for section in \(sections(named: section.name)) {",
        "  \(receiver)sections.insert(\(receiver)sections.remove(at: section), at: \(number))", "}",
      ]
    }
  }

  /// The table alone.
  private func tableLines(of change: TableChange, _ animation: String) -> [String] {
    let table = "\(receiver)tableView."
    switch change {
    case .insertRows(let targets):
      let paths = targets.map(target).joined(separator: ", ")
      return ["\(table)insertRows(at: [\(paths)], with: \(animation))"]
    case .insertSections(let numbers):
      let list = numbers.map { "\($0)" }.joined(separator: ", ")
      return ["\(table)insertSections([\(list)], with: \(animation))"]
    case .delete(let places) where Self.isOfRows(places):
      return ["\(table)deleteRows(at: \(paths(of: places)), with: \(animation))"]
    case .delete(let places):
      return ["\(table)deleteSections(IndexSet(\(sections(of: places))), with: \(animation))"]
    case .reload(let places) where Self.isOfRows(places):
      return ["\(table)reloadRows(at: \(paths(of: places)), with: \(animation))"]
    case .reload(let places):
      return ["\(table)reloadSections(IndexSet(\(sections(of: places))), with: \(animation))"]
    case .moveRow(let place, let target):
      return each([place], "moveRow(at: $0, to: \(self.target(target)))")
    case .moveSection(let section, let number):
      return [
        "for section in \(sections(named: section.name)) "
          + "{ \(table)moveSection(section, toSection: \(number)) }"
      ]
    }
  }

  /// All sections anew.
  func all(_ block: Block) -> [String] {
    ["\(receiver)sections = ["] + block.sections.map { "  \(section($0))," } + ["]"]
  }

  private func section(_ spec: SectionSpec) -> String {
    let content = spec.content
    let rows = content.rows.map(row).joined(separator: ", ")
    let texts = [content.header, content.footer].map { $0.map(text) ?? "nil" }
    return ".init(header: \(texts[0]), footer: \(texts[1]), rows: [\(rows)])"
  }

  private func place(_ spec: SectionSpec) -> String {
    spec.at.map { "\($0)" } ?? "\(receiver)sections.count"
  }

  /// Sets what a row keeps, in the model and on its cell; nil: it keeps nothing of that.
  func change(_ property: Property, _ places: [Place]) -> [String]? {
    var settings = property.codeValues.filter { fields.contains($0.0) }
      .map { "$0.\($0.0.rawValue) = \(value($0.1))" }
    if case .text(let text) = property { settings = ["$0.text = \(self.text(text))"] }
    if settings.isEmpty { return nil }
    return [
      "\(receiver)change(\(paths(of: places))) { \(settings.joined(separator: "; ")) }"
    ]
  }

  /// A value of a row.
  func value(_ value: CodeValue) -> String {
    switch value {
    case .nothing: "nil"
    case .text(let text): self.text(text)
    case .yes(let yes): "\(yes)"
    case .number(let number): Printer.number(number)
    case .color(let color): ".\(color.plain.filter(\.isLetter))"
    case .accessory(let type): ".\(type)"
    case .editing(let style): ".\(style)"
    case .style(let style): ".\(style)"
    case .selection(let style): ".\(style)"
    }
  }

  // MARK: Places

  /// A statement for each row that places name, which it calls `$0`.
  func each(_ places: [Place], _ statement: String, ofTable: Bool = true) -> [String] {
    let call = ofTable ? "\(receiver)tableView.\(statement)" : statement
    if places.count == 1, let path = places.first.flatMap(Self.path) {
      return [call.split(separator: "$0", omittingEmptySubsequences: false).joined(separator: path)]
    }
    let named = call.split(separator: "$0", omittingEmptySubsequences: false)
    return ["for path in \(paths(of: places)) {", "  " + named.joined(separator: "path"), "}"]
  }

  /// An array of index paths.
  func paths(of places: [Place]) -> String {
    let all = "\(receiver)rows(where: { _ in true })"
    let arrays = places.map { place in
      if let path = Self.path(place) { return "[\(path)]" }
      return switch place.term {
      case .selected: "(\(receiver)tableView.indexPathsForSelectedRows ?? [])"
      case .text(let text): "\(receiver)rows(where: { $0.text == \(self.text(text)) })"
      case .last: "\(all).suffix(1)"
      case .range(let first, _, let last):
        switch last {
        case .number(let row):
          "(\(first.row)...\(row)).map({ IndexPath(row: $0, section: \(first.section)) })"
        case .last, .end:
          all + ".filter({ $0 >= IndexPath(row: \(first.row), section: \(first.section)) })"
        }
      case .path(let section, _):
        "\(all).filter({ $0.section == \(section ?? 0) }).suffix(1)"
      case .section(.number(let number)):
        "\(all).filter({ $0.section == \(number) })"
      case .section(.value):
        "\(all).filter({ $0.section == indexPath.section })"
      case .section(.last):
        "\(all).filter({ $0.section == \(receiver)sections.count - 1 })"
      case .section(.title(let title)):
        "\(all).filter({ \(receiver)sections[$0.section].header == \(text(title)) })"
      case .all, .first, .value: all
      }
    }
    return arrays.joined(separator: " + ")
  }

  /// The index path of one row; nil: its place must be looked for.
  static func path(_ place: Place) -> String? {
    switch place.term {
    case .path(let section, .number(let row)): "IndexPath(row: \(row), section: \(section ?? 0))"
    case .first: "IndexPath(row: 0, section: 0)"
    case .value(let name): ["from", "to"].contains(name) ? name : "indexPath"
    case .path, .text, .last, .selected, .range, .section, .all: nil
    }
  }

  static func isOfRows(_ places: [Place]) -> Bool {
    !places.contains { if case .section = $0.term { true } else { false } }
  }

  /// An array of section numbers.
  func sections(of places: [Place]) -> String {
    let arrays = places.compactMap { place -> String? in
      guard case .section(let name) = place.term else { return nil }
      return sections(named: name)
    }
    return arrays.joined(separator: " + ")
  }

  private func sections(named name: SectionName) -> String {
    switch name {
    case .number(let number): "[\(number)]"
    case .title(let title):
      "\(receiver)sections.indices.filter({ \(receiver)sections[$0].header == \(text(title)) })"
    case .value: "[indexPath.section]"
    case .last: "[\(receiver)sections.count - 1]"
    }
  }

  private func target(_ target: Target?) -> String {
    switch target?.term {
    case .path(let section, .number(let row)): "IndexPath(row: \(row), section: \(section ?? 0))"
    case .path(let section, .last), .path(let section, .end):
      "IndexPath(row: \(receiver)sections[\(section ?? 0)].rows.count, section: \(section ?? 0))"
    case .value(let name): ["from", "to"].contains(name) ? name : "indexPath"
    case .place(let term): Self.path(Place(term, at: SourceRange(0, 0))) ?? "\(receiver)end"
    case .end, nil: "\(receiver)end"
    }
  }

  private func row(_ spec: RowSpec) -> String {
    let fields = RowField.allCases.flatMap { field in
      spec.properties.flatMap(\.codeValues).filter { $0.0 == field && $0.1 != .nothing }
    }
    let parts = fields.map { "\($0.0.rawValue): \(value($0.1))" }
    return ".init(\((["text: \(text(spec.text))"] + parts).joined(separator: ", ")))"
  }

  static func name(_ animation: TableView.RowAnimation?) -> String {
    ".\((animation ?? .automatic).rawValue)"
  }
}

extension ScreenCode {
  /// An editing style or accessory, answered by its bare word.
  func isWord(_ text: Text) -> Bool {
    TableViewCell.EditingStyle(rawValue: text.plain) != nil
      || TableViewCell.AccessoryType(rawValue: text.plain) != nil
  }
}
