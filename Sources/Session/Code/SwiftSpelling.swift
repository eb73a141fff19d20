import CommandLanguage
import TableKit

/// Swift.
struct SwiftSpelling: CodeSpelling {
  func literal(_ text: String) -> String { "\"\(escaped(text))\"" }

  private func escaped(_ text: String) -> String {
    text.escaped { "\\u{\(String($0.value, radix: 16, uppercase: true))}" }
  }

  func template(_ segments: [Text.Segment], _ value: (String) -> String) -> String {
    let inner = segments.map { segment in
      switch segment {
      case .text(let text): escaped(text)
      case .value(let name): "\\(\(value(name)))"
      }
    }
    return "\"\(inner.joined())\""
  }

  func bool(_ isSo: Bool) -> String { "\(isSo)" }

  func constant(_ type: String, _ name: String) -> String { ".\(name)" }

  var automaticDimension: String { "UITableView.automaticDimension" }

  func number(_ expression: String, isInteger: Bool) -> String {
    isInteger ? expression : "Int(\(expression))"
  }

  func choice(_ condition: String, _ first: String, _ second: String) -> String {
    "\(condition) ? \(first) : \(second)"
  }

  func isEqual(_ expression: String, to text: String) -> String {
    "\(expression) == \(literal(text))"
  }

  func orEmpty(_ expression: String) -> String { "\(expression) ?? \"\"" }

  func optional(_ expression: String) -> String { expression + "?" }

  func call(_ message: Message, of receiver: String, _ arguments: [String]) -> String {
    let labelled = zip(message.labels, arguments).map { $0 == "_" ? $1 : "\($0): \($1)" }
    return member("\(message.swiftName)(\(labelled.joined(separator: ", ")))", of: receiver)
  }

  func member(_ name: String, of receiver: String) -> String {
    receiver == "self" ? name : "\(receiver).\(name)"
  }

  func kept(_ name: String, of row: String) -> String { "\(row).\(name)" }

  func count(_ list: String) -> String { "\(list).count" }

  func list(_ elements: [String]) -> String { "[\(elements.joined(separator: ", "))]" }

  func new(_ className: String) -> String { "\(className)()" }

  func new(_ className: String, frame: String) -> String { "\(className)(frame: \(frame))" }

  // MARK: Conditions

  func and(_ first: String, _ second: String) -> String { "\(first), \(second)" }

  func contains(_ number: String, in range: Range<Int>) -> String {
    "(\(range.lowerBound)..<\(range.upperBound)).contains(\(number))"
  }

  func when(_ condition: String) -> String { "if \(condition) {" }

  // MARK: Statements

  var end: String { "" }
  var listing: (opening: String, closing: String) { ("[", "]") }
  var scope: String { "do {" }

  func declaration(of name: String, _ className: String, _ value: String) -> String {
    "let \(name) = \(value)"
  }

  func log(_ text: String) -> String { "print(\(text))" }

  func later(_ lines: [String]) -> [String] { closure("DispatchQueue.main.async", lines) }

  func batch(_ lines: [String], of table: String) -> [String] {
    closure("\(table).performBatchUpdates", lines)
  }

  private func closure(_ call: String, _ lines: [String]) -> [String] {
    ["\(call) { \(capture(lines))in"] + lines.indented() + ["}"]
  }

  func tell(_ className: String, on navigation: String, _ lines: [String]) -> [String] {
    ["for case let other as \(className) in \(navigation).viewControllers ?? [] {"]
      + lines.indented() + ["}"]
  }

  func pop(to className: String, on navigation: String) -> [String] {
    tell(className, on: navigation, [call(.popTo, of: navigation, ["other", bool(true)])])
  }

  func barItem(_ look: BarItemLook, _ action: [String], of receiver: String) -> [String] {
    let shown =
      switch look.kind {
      case .system(let item): "systemItem: .\(item)"
      case .title(let title): "title: \(title)"
      }
    let capture = receiver == "self" || action.isEmpty ? capture(action) : "[unowned other] "
    return ["let item = UIBarButtonItem(\(shown), primaryAction: UIAction { \(capture)_ in"]
      + action.indented() + ["})"] + (look.isDisabled ? ["item.isEnabled = false"] : [])
  }

  func alert(title: String, message: String, style: String) -> [String] {
    [
      "let alert = UIAlertController(", "  title: \(title), message: \(message),",
      "  preferredStyle: .\(style))",
    ]
  }

  func alertAction(title: String, style: String, _ lines: [String]?) -> [String] {
    let head = "alert.addAction(UIAlertAction(title: \(title), style: .\(style))"
    guard let lines, !lines.isEmpty else { return [head + ")"] }
    return [head + " { \(capture(lines))_ in"] + lines.indented() + ["})"]
  }

  /// What a closure with these lines captures: nothing where they only print.
  func capture(_ lines: [String]) -> String {
    let needsSelf = lines.contains { line in
      let line = line.drop { $0 == " " }
      return !line.hasPrefix("//")
        && (!line.hasPrefix("print(") || line.contains("Field.text") || line.contains("sections["))
    }
    return needsSelf ? "[unowned self] " : ""
  }
}

extension String {
  /// The text as it stands between the quotation marks of either language.
  ///
  /// - Parameter numbered: how a scalar is written that nobody would see, or that the language does not take as
  ///   it is.
  func escaped(numbered: (Unicode.Scalar) -> String) -> String {
    var escaped = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"": escaped += "\\\""
      case "\\": escaped += "\\\\"
      case "\n": escaped += "\\n"
      case "\t": escaped += "\\t"
      case "\0"..<" ", "\u{7F}"..."\u{9F}", "\u{61C}", "\u{200E}"..."\u{200F}",
        "\u{2028}"..."\u{202E}", "\u{2066}"..."\u{2069}":
        escaped += numbered(scalar)
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
