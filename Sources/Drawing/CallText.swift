import TableKit

/// How the trace spells methods.
package enum CallSpelling: String, CaseIterable, Sendable {
  /// `tableView(_:willSelectRowAt: 0:2)`
  case swift
  /// `tableView:willSelectRowAtIndexPath: 0:2`
  case objectiveC = "objc"
  /// `willSelectRow 0:2`
  case short
}

/// A call with its arguments: those that say more than which table it was.
///
/// With `last`, the text is of a run of questions that begins with `call`: `0:0…0:9`.
package func callText(
  _ call: Call, through last: Call.Arguments? = nil, spelling: CallSpelling
) -> String {
  var values = call.arguments.values
  if let end = last?.values.first, !values.isEmpty { values[0] += "…\(end)" }
  if case .controller(let name, _) = call.arguments, call.method.owner == .controller {
    values.removeFirst()
    return name + (spelling == .objectiveC ? " " : ".") + text(call.method, values, spelling)
  }
  return text(call.method, values, spelling)
}

private func text(_ method: Method, _ values: [String], _ spelling: CallSpelling) -> String {
  switch spelling {
  case .swift: swiftText(method, values)
  case .objectiveC: selectorText(method, values)
  case .short:
    values.isEmpty ? method.shortName : "\(method.shortName) \(values.joined(separator: " "))"
  }
}

/// An answer in the words of the command language.
package func replyText(_ reply: Reply) -> String {
  switch reply {
  case .nothing: ""
  case .bool(let isTrue): isTrue ? "yes" : "no"
  case .count(let count): String(count)
  case .path(let path): path.map { "\($0)" } ?? "nil"
  case .text(let text): text.map(quoted) ?? "nil"
  case .texts(let texts):
    texts.map { $0.isEmpty ? "[]" : $0.map(quoted).joined(separator: " ") } ?? "nil"
  case .points(let points): "\(pointsText(points)) pt"
  case .cell(let number, let row): "cell #\(number)\(row.map { ", was \($0)" } ?? "")"
  case .style(let style): style.rawValue
  case .accessory(let type): type.rawValue
  }
}

/// `tableView(_:moveRowAt: 0:3, to: 0:0)`: each value after its label, the others bare.
private func swiftText(_ method: Method, _ values: [String]) -> String {
  let name = method.swiftName
  guard let open = name.utf8.firstIndex(of: UInt8(ascii: "(")), !values.isEmpty else { return name }
  let labels = name[name.utf8.index(after: open)...].utf8.dropLast()
    .split(separator: UInt8(ascii: ":")).map { "\(Substring($0)):" }
  let places = places(of: values.count, among: labels.count, in: method)
  return "\(name[..<open])(\(joined(labels, values, places)))"
}

/// `tableView:moveRowAtIndexPath: 0:3 toIndexPath: 0:0`
private func selectorText(_ method: Method, _ values: [String]) -> String {
  let parts = method.objectiveCName.utf8.split(separator: UInt8(ascii: ":"))
  if values.isEmpty || !method.objectiveCName.utf8.contains(UInt8(ascii: ":")) {
    return method.objectiveCName
  }
  let labels = parts.map { "\(Substring($0)):" }
  let places = places(of: values.count, among: labels.count, in: method)
  var text = ""
  for index in labels.indices {
    text += labels[index]
    guard let value = places.firstIndex(of: index) else { continue }
    text += " \(values[value])"
    if index < labels.count - 1 { text += " " }
  }
  return text
}

/// Which labels the values belong to: of what a table asks, the last ones; of what a program calls,
/// the first, but a scroll position stands at its own, and so do a menu's action and the screen that shows.
private func places(of count: Int, among labels: Int, in method: Method) -> [Int] {
  let count = min(count, labels)
  if method == .selectRow, count == 2 { return [0, labels - 1] }
  if method == .canPerformAction || method == .performAction { return Array(1..<1 + count) }
  if method == .willShowController || method == .didShowController { return [1] }
  switch method.owner {
  case .table, .controller: return Array(0..<count)
  case .navigation: return Array(0..<count)
  case .dataSource, .delegate, .scrollView, .cell, .control, .navigationDelegate, .alert, .tabBar,
    .field:
    return Array(labels - count..<labels)
  }
}

private func joined(_ labels: [String], _ values: [String], _ places: [Int]) -> String {
  var text = ""
  for index in labels.indices {
    text += labels[index]
    guard let value = places.firstIndex(of: index) else { continue }
    text += " \(values[value])"
    if index < labels.count - 1 { text += ", " }
  }
  return text
}

extension Call.Arguments {
  /// The values as the trace writes them.
  fileprivate var values: [String] {
    switch self {
    case .none: []
    case .section(let section): [String(section)]
    case .row(let path): ["\(path)"]
    case .noRow: ["nil"]
    case .rows(let from, let to): ["\(from)", "\(to)"]
    case .title(let title, let index): [quoted(title), String(index)]
    case .style(let style, let path): [style.rawValue, "\(path)"]
    case .action(let action, let path): [action.selector, "\(path)"]
    case .flag(let isOn): [isOn ? "yes" : "no"]
    case .text(let text): [quoted(text)]
    case .controller(let name, let value): [name] + (value.map { [$0] } ?? [])
    case .button(let index): [String(index)]
    case .cell(let number): ["cell #\(number)"]
    case .range(let first, let last): [first == last ? "\(first)" : "\(first)…\(last)"]
    case .paths(let paths, let animation):
      [paths.map { "\($0)" }.joined(separator: " "), animation.rawValue]
    case .sections(let sections, let animation):
      [sections.map { String($0) }.joined(separator: " "), animation.rawValue]
    case .sectionMove(let from, let to): [String(from), String(to)]
    case .position(let path, let position): [path.map { "\($0)" } ?? "nil", position.rawValue]
    }
  }
}

private func quoted(_ text: String) -> String { "\"\(text)\"" }
