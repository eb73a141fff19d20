import CommandLanguage
import TableKit

// Rows and sections in Swift: values of two structures, found by closures.
extension SwiftSpelling {
  func answer(_ value: CodeValue, _ text: (Text) -> String) -> String {
    switch value {
    case .nothing: "nil"
    case .text(let given): text(given)
    case .yes(let yes): "\(yes)"
    case .number(let number): Printer.number(number)
    case .color(let color): ".\(color.plain.filter(\.isLetter))"
    case .accessory(let type): ".\(type)"
    case .editing(let style): ".\(style)"
    case .style(let style): ".\(style)"
    case .selection(let style): ".\(style)"
    }
  }

  func kept(_ value: CodeValue, _ text: (Text) -> String) -> String { answer(value, text) }

  /// The arguments of an initializer come in the order in which the structure declares them.
  func row(_ text: String, _ values: [(RowField, String)], of receiver: String) -> String {
    let ordered = RowField.allCases.flatMap { field in values.filter { $0.0 == field } }
    let parts = ["text: \(text)"] + ordered.map { "\($0.0.rawValue): \($0.1)" }
    return ".init(\(parts.joined(separator: ", ")))"
  }

  func section(header: String, footer: String, rows: [String], of receiver: String) -> String {
    ".init(header: \(header), footer: \(footer), rows: \(list(rows)))"
  }

  func path(row: String, section: String) -> String {
    "IndexPath(row: \(row), section: \(section))"
  }

  func joined(_ paths: [String]) -> String { paths.joined(separator: " + ") }

  func selectedPaths(of table: String) -> String { "(\(table).indexPathsForSelectedRows ?? [])" }

  func paths(of rows: RowsMeant, of receiver: String) -> String {
    let all = member("rows(where: { _ in true })", of: receiver)
    return switch rows {
    case .all: all
    case .text(let text): member("rows(where: { $0.text == \(text) })", of: receiver)
    case .section(.number(let number)): "\(all).filter({ $0.section == \(number) })"
    case .section(.header(let header)):
      "\(all).filter({ \(member("sections", of: receiver))[$0.section].header == \(header) })"
    case .range(let section, let first, let last?):
      "(\(first)...\(last)).map({ \(path(row: "$0", section: "\(section)")) })"
    case .range(let section, let first, nil):
      "\(all).filter({ $0 >= \(path(row: "\(first)", section: "\(section)")) })"
    }
  }

  func last(of paths: String, of receiver: String) -> String { "\(paths).suffix(1)" }

  func first(of paths: String) -> String { "(\(paths)).first" }

  func numbers(of sections: [SectionMeant], of receiver: String) -> String {
    sections.map { numbers(of: $0, of: receiver) }.joined(separator: " + ")
  }

  private func numbers(of section: SectionMeant, of receiver: String) -> String {
    let sections = member("sections", of: receiver)
    return switch section {
    case .number(let number): list([number])
    case .header(let header): "\(sections).indices.filter({ \(sections)[$0].header == \(header) })"
    }
  }

  /// A literal is one by itself, a list that was found is not.
  func indexSet(of sections: [SectionMeant], of receiver: String) -> String {
    let numbers = numbers(of: sections, of: receiver)
    if sections.count == 1, case .number = sections[0] { return numbers }
    return "IndexSet(\(numbers))"
  }

  func indexSets(_ numbers: [Int]) -> [String] { [list(numbers.map { "\($0)" })] }

  // MARK: Statements

  func each(in paths: String, _ statement: (String) -> String) -> [String] {
    ["for path in \(paths) {", "  " + statement("path"), "}"]
  }

  func each(
    _ section: SectionMeant, of receiver: String, _ statement: (String) -> String
  ) -> [String] {
    ["for section in \(numbers(of: section, of: receiver)) { \(statement("section")) }"]
  }

  func removeSections(_ numbers: String, of receiver: String) -> String {
    member("removeSections(\(numbers))", of: receiver)
  }

  func carry(_ section: SectionMeant, to number: Int, of receiver: String) -> [String] {
    let sections = member("sections", of: receiver)
    return [
      "for section in \(numbers(of: section, of: receiver)) {",
      "  \(sections).insert(\(sections).remove(at: section), at: \(number))", "}",
    ]
  }

  func change(
    _ paths: String, _ values: [(name: String, value: String)], of receiver: String
  ) -> String {
    let settings = values.map { "$0.\($0.name) = \($0.value)" }.joined(separator: "; ")
    return member("change(\(paths)) { \(settings) }", of: receiver)
  }
}
