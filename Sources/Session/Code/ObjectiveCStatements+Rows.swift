import CommandLanguage
import TableKit

// What changes rows, in Objective-C; the methods that it calls are written by ``ObjectiveCWriter``.
extension ObjectiveCStatements {
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
      ["[\(receiver) insertRow:\(row(spec)) at:\(target(spec.at)) with:\(animation)];"]
    case .insertSection(let spec):
      ["[\(receiver) insertSection:\(section(spec)) at:\(place(spec)) with:\(animation)];"]
    case .delete(let places) where SwiftStatements.isOfRows(places):
      ["[\(receiver) deleteRows:\(paths(of: places)) with:\(animation)];"]
    case .delete(let places):
      ["[\(receiver) deleteSections:\(sections(of: places)) with:\(animation)];"]
    case .moveRow(let place, let target):
      each([place], "[\(receiver) moveRow:$0 to:\(self.target(target))];")
    case .moveSection(let section, let number):
      ["[\(receiver) moveSection:\(sections(named: section.name)).firstIndex to:\(number)];"]
    }
  }

  /// The model alone.
  private func modelLines(of change: ModelChange) -> [String] {
    switch change {
    case .insertRow(let spec): ["[\(receiver) addRow:\(row(spec)) at:\(target(spec.at))];"]
    case .insertSection(let spec):
      ["[\(receiver).sections insertObject:\(section(spec)) atIndex:\(place(spec))];"]
    case .delete(let places) where SwiftStatements.isOfRows(places):
      ["[\(receiver) removeRows:\(paths(of: places))];"]
    case .delete(let places):
      ["[\(receiver).sections removeObjectsAtIndexes:\(sections(of: places))];"]
    case .moveRow(let place, let target):
      each([place], "[\(receiver) carryRow:$0 to:\(self.target(target))];")
    case .moveSection(let section, let number):
      ["[\(receiver) carrySection:\(sections(named: section.name)).firstIndex to:\(number)];"]
    }
  }

  /// The table alone.
  private func tableLines(of change: TableChange, _ animation: String) -> [String] {
    let table = "\(receiver).tableView"
    switch change {
    case .insertRows(let targets):
      let paths = targets.map(target).joined(separator: ", ")
      return ["[\(table) insertRowsAtIndexPaths:@[\(paths)] withRowAnimation:\(animation)];"]
    case .insertSections(let numbers):
      return numbers.map {
        "[\(table) insertSections:[NSIndexSet indexSetWithIndex:\($0)] "
          + "withRowAnimation:\(animation)];"
      }
    case .delete(let places) where SwiftStatements.isOfRows(places):
      return [
        "[\(table) deleteRowsAtIndexPaths:\(paths(of: places)) withRowAnimation:\(animation)];"
      ]
    case .delete(let places):
      return ["[\(table) deleteSections:\(sections(of: places)) withRowAnimation:\(animation)];"]
    case .reload(let places) where SwiftStatements.isOfRows(places):
      return [
        "[\(table) reloadRowsAtIndexPaths:\(paths(of: places)) withRowAnimation:\(animation)];"
      ]
    case .reload(let places):
      return ["[\(table) reloadSections:\(sections(of: places)) withRowAnimation:\(animation)];"]
    case .moveRow(let place, let target):
      return each(
        [place], "[\(table) moveRowAtIndexPath:$0 toIndexPath:\(self.target(target))];")
    case .moveSection(let section, let number):
      return [
        "[\(table) moveSection:\(sections(named: section.name)).firstIndex toSection:\(number)];"
      ]
    }
  }

  /// All sections anew.
  func all(_ block: Block) -> [String] {
    ["\(receiver).sections = [@["] + block.sections.map { "  \(section($0))," }
      + ["] mutableCopy];"]
  }

  private func section(_ spec: SectionSpec) -> String {
    let content = spec.content
    let rows = content.rows.map(row).joined(separator: ", ")
    let texts = [content.header, content.footer].map { $0.map(text) ?? "nil" }
    return "[\(receiver) sectionWithHeader:\(texts[0]) footer:\(texts[1]) rows:@[\(rows)]]"
  }

  private func place(_ spec: SectionSpec) -> String {
    spec.at.map { "\($0)" } ?? "\(receiver).sections.count"
  }

  /// Sets what a row keeps, in the model and on its cell; nil: it keeps nothing of that.
  func change(_ property: Property, _ places: [Place]) -> [String]? {
    var pairs = property.codeValues.filter { fields.contains($0.0) }.map(pair)
    if case .text(let text) = property { pairs = ["@\"text\": \(self.text(text))"] }
    if pairs.isEmpty { return nil }
    return [
      "[\(receiver) changeRows:\(paths(of: places)) to:@{ \(pairs.joined(separator: ", ")) }];"
    ]
  }

  private func row(_ spec: RowSpec) -> String {
    let values = spec.properties.flatMap(\.codeValues).filter { $0.1 != .nothing }
    let pairs = ["@\"text\": \(text(spec.text))"] + values.map(pair)
    return "[\(receiver) row:@{ \(pairs.joined(separator: ", ")) }]"
  }

  // MARK: Values

  func pair(_ field: RowField, _ value: CodeValue) -> String {
    "@\"\(field.rawValue)\": \(object(value))"
  }

  /// A value as an object in a dictionary.
  private func object(_ value: CodeValue) -> String {
    switch value {
    case .nothing: "NSNull.null"
    case .text(let text): self.text(text)
    case .yes(let yes): yes ? "@YES" : "@NO"
    case .color: Self.constant(value) ?? "NSNull.null"
    case .number, .accessory, .editing, .style, .selection: "@(\(Self.constant(value) ?? "0"))"
    }
  }

  /// A value as a method answers it; nil: it is an object.
  static func constant(_ value: CodeValue) -> String? {
    switch value {
    case .nothing, .text: nil
    case .yes(let yes): yes ? "YES" : "NO"
    case .number(let number): Printer.number(number)
    case .color(let color): "UIColor.\(color.plain.filter(\.isLetter))Color"
    case .accessory(let type): "UITableViewCellAccessory\("\(type)".withCapital)"
    case .editing(let style): "UITableViewCellEditingStyle\("\(style)".withCapital)"
    case .style(let style): "UITableViewCellStyle\("\(style)".withCapital)"
    case .selection(let style): "UITableViewCellSelectionStyle\("\(style)".withCapital)"
    }
  }

  // MARK: Places

  /// A statement for each row that places name, which it calls `$0`.
  func each(_ places: [Place], _ statement: String) -> [String] {
    let named = statement.split(separator: "$0", omittingEmptySubsequences: false)
    if places.count == 1, let path = places.first.flatMap(Self.path) {
      return [named.joined(separator: path)]
    }
    return [
      "for (NSIndexPath *path in \(paths(of: places))) {", "  " + named.joined(separator: "path"),
      "}",
    ]
  }

  /// An array of index paths.
  func paths(of places: [Place]) -> String {
    let arrays = places.map(paths)
    return arrays.dropFirst().reduce(arrays.first ?? "@[]") {
      "[\($0) arrayByAddingObjectsFromArray:\($1)]"
    }
  }

  private func paths(of place: Place) -> String {
    if let path = Self.path(place) { return "@[\(path)]" }
    switch place.term {
    case .selected: return "(\(receiver).tableView.indexPathsForSelectedRows ?: @[])"
    case .text(let text): return rows("[each[@\"text\"] isEqual:\(self.text(text))]")
    case .last: return "[\(receiver) lastOf:\(rows("YES"))]"
    case .range(let first, _, let last):
      var condition = "path.section == \(first.section) && path.row >= \(first.row)"
      if case .number(let row) = last { condition += " && path.row <= \(row)" }
      return rows(condition)
    case .path(let section, _):
      return "[\(receiver) lastOf:\(rows("path.section == \(section ?? 0)"))]"
    case .section(.number(let number)): return rows("path.section == \(number)")
    case .section(.value): return rows("path.section == indexPath.section")
    case .section(.last): return rows("path.section == \(receiver).sections.count - 1")
    case .section(.title(let title)):
      return rows("[\(receiver).sections[path.section][@\"header\"] isEqual:\(text(title))]")
    case .all, .first, .value: return rows("YES")
    }
  }

  private func rows(_ condition: String) -> String {
    "[\(receiver) rowsWhere:^BOOL(NSIndexPath *path, NSDictionary *each) { return \(condition); }]"
  }

  /// The index path of one row; nil: its place must be looked for.
  static func path(_ place: Place) -> String? {
    switch place.term {
    case .path(let section, .number(let row)): path(row: "\(row)", section ?? 0)
    case .first: path(row: "0", 0)
    case .value(let name): ["from", "to"].contains(name) ? name : "indexPath"
    case .path, .text, .last, .selected, .range, .section, .all: nil
    }
  }

  private static func path(row: String, _ section: Int) -> String {
    "[NSIndexPath indexPathForRow:\(row) inSection:\(section)]"
  }

  private func target(_ target: Target?) -> String {
    switch target?.term {
    case .path(let section, .number(let row)): Self.path(row: "\(row)", section ?? 0)
    case .path(let section, .last), .path(let section, .end):
      Self.path(row: "[\(receiver).sections[\(section ?? 0)][@\"rows\"] count]", section ?? 0)
    case .value(let name): ["from", "to"].contains(name) ? name : "indexPath"
    case .place(let term): Self.path(Place(term, at: SourceRange(0, 0))) ?? "\(receiver).end"
    case .end, nil: "\(receiver).end"
    }
  }

  /// An index set of sections.
  func sections(of places: [Place]) -> String {
    let names = places.compactMap { place -> SectionName? in
      if case .section(let name) = place.term { name } else { nil }
    }
    if names.count == 1 { return sections(named: names[0]) }
    return "[\(receiver) sectionsWhere:^BOOL(NSUInteger number, NSDictionary *section) "
      + "{ return \(names.map(isMeant).joined(separator: " || ")); }]"
  }

  private func sections(named name: SectionName) -> String {
    switch name {
    case .number(let number): "[NSIndexSet indexSetWithIndex:\(number)]"
    case .value: "[NSIndexSet indexSetWithIndex:indexPath.section]"
    case .last: "[NSIndexSet indexSetWithIndex:\(receiver).sections.count - 1]"
    case .title:
      "[\(receiver) sectionsWhere:^BOOL(NSUInteger number, NSDictionary *section) "
        + "{ return \(isMeant(name)); }]"
    }
  }

  private func isMeant(_ name: SectionName) -> String {
    switch name {
    case .number(let number): "number == \(number)"
    case .value: "number == indexPath.section"
    case .last: "number == \(receiver).sections.count - 1"
    case .title(let title): "[section[@\"header\"] isEqual:\(text(title))]"
    }
  }

  static func name(_ animation: TableView.RowAnimation?) -> String {
    "UITableViewRowAnimation\((animation ?? .automatic).rawValue.withCapital)"
  }
}
