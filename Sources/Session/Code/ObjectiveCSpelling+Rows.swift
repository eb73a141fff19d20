import CommandLanguage
import TableKit

// Rows and sections in Objective-C: dictionaries, found by blocks.
extension ObjectiveCSpelling {
  func answer(_ value: CodeValue, _ text: (Text) -> String) -> String {
    switch value {
    case .nothing: "nil"
    case .text(let given): text(given)
    case .yes(let yes): bool(yes)
    case .number(let number): Printer.number(number)
    case .color(let color): "UIColor.\(color.plain.filter(\.isLetter))Color"
    case .accessory(let type): constant("UITableViewCellAccessory", "\(type)")
    case .editing(let style): constant("UITableViewCellEditingStyle", "\(style)")
    case .style(let style): constant("UITableViewCellStyle", "\(style)")
    case .selection(let style): constant("UITableViewCellSelectionStyle", "\(style)")
    }
  }

  /// A dictionary keeps objects.
  func kept(_ value: CodeValue, _ text: (Text) -> String) -> String {
    let answer = answer(value, text)
    return switch value {
    case .nothing: "NSNull.null"
    case .text, .color: answer
    case .yes: "@\(answer)"
    case .number, .accessory, .editing, .style, .selection: "@(\(answer))"
    }
  }

  func row(_ text: String, _ values: [(RowField, String)], of receiver: String) -> String {
    let pairs = [(name: "text", value: text)] + values.map { (name: $0.0.rawValue, value: $0.1) }
    return "[\(receiver) row:\(dictionary(pairs))]"
  }

  func dictionary(_ pairs: [(name: String, value: String)]) -> String {
    "@{ \(pairs.map { "@\"\($0.name)\": \($0.value)" }.joined(separator: ", ")) }"
  }

  func section(header: String, footer: String, rows: [String], of receiver: String) -> String {
    "[\(receiver) sectionWithHeader:\(header) footer:\(footer) rows:\(list(rows))]"
  }

  func path(row: String, section: String) -> String {
    "[NSIndexPath indexPathForRow:\(row) inSection:\(section)]"
  }

  func joined(_ paths: [String]) -> String {
    paths.dropFirst().reduce(paths.first ?? "@[]") {
      "[\($0) arrayByAddingObjectsFromArray:\($1)]"
    }
  }

  func selectedPaths(of table: String) -> String { "(\(table).indexPathsForSelectedRows ?: @[])" }

  func paths(of rows: RowsMeant, of receiver: String) -> String {
    "[\(receiver) rowsWhere:^BOOL(NSIndexPath *path, NSDictionary *each) "
      + "{ return \(condition(rows, of: receiver)); }]"
  }

  private func condition(_ rows: RowsMeant, of receiver: String) -> String {
    switch rows {
    case .all: "YES"
    case .text(let text): "[each[@\"text\"] isEqual:\(text)]"
    case .section(.number(let number)): "path.section == \(number)"
    case .section(.header(let header)):
      "[\(receiver).sections[path.section][@\"header\"] isEqual:\(header)]"
    case .range(let section, let first, let last):
      "path.section == \(section) && path.row >= \(first)"
        + (last.map { " && path.row <= \($0)" } ?? "")
    }
  }

  func last(of paths: String, of receiver: String) -> String { "[\(receiver) lastOf:\(paths)]" }

  func first(of paths: String) -> String { "\(paths).firstObject" }

  func numbers(of sections: [SectionMeant], of receiver: String) -> String {
    if sections.count == 1, case .number(let number) = sections[0] {
      return "[NSIndexSet indexSetWithIndex:\(number)]"
    }
    let conditions = sections.map { section in
      switch section {
      case .number(let number): "number == \(number)"
      case .header(let header): "[section[@\"header\"] isEqual:\(header)]"
      }
    }
    return "[\(receiver) sectionsWhere:^BOOL(NSUInteger number, NSDictionary *section) "
      + "{ return \(conditions.joined(separator: " || ")); }]"
  }

  func indexSet(of sections: [SectionMeant], of receiver: String) -> String {
    numbers(of: sections, of: receiver)
  }

  func indexSets(_ numbers: [Int]) -> [String] {
    numbers.map { "[NSIndexSet indexSetWithIndex:\($0)]" }
  }

  // MARK: Statements

  func each(in paths: String, _ statement: (String) -> String) -> [String] {
    ["for (NSIndexPath *path in \(paths)) {", "  " + statement("path"), "}"]
  }

  func each(
    _ section: SectionMeant, of receiver: String, _ statement: (String) -> String
  ) -> [String] {
    [statement("\(numbers(of: [section], of: receiver)).firstIndex") + end]
  }

  func removeSections(_ numbers: String, of receiver: String) -> String {
    "[\(receiver).sections removeObjectsAtIndexes:\(numbers)];"
  }

  func carry(_ section: SectionMeant, to number: Int, of receiver: String) -> [String] {
    each(section, of: receiver) { "[\(receiver) carrySection:\($0) to:\(number)]" }
  }

  func change(
    _ paths: String, _ values: [(name: String, value: String)], of receiver: String
  ) -> String {
    "[\(receiver) changeRows:\(paths) to:\(dictionary(values))];"
  }
}
