import CommandLanguage
import TableKit

/// Objective-C.
struct ObjectiveCSpelling: CodeSpelling {
  func literal(_ text: String) -> String {
    "@\"\(text.escaped { scalar in scalar.utf8.map(octal).joined() })\""
  }

  /// A byte as three digits, so that none that follows is taken for a fourth.
  private func octal(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 8)
    return "\\" + String(repeating: "0", count: 3 - digits.utf8.count) + digits
  }

  func template(_ segments: [Text.Segment], _ value: (String) -> String) -> String {
    var format = ""
    var values: [String] = []
    for segment in segments {
      switch segment {
      case .text(let text):
        for scalar in text.unicodeScalars { format += scalar == "%" ? "%%" : String(scalar) }
      case .value(let name):
        format += "%@"
        values.append(value(name))
      }
    }
    if format == "%@", values[0].hasPrefix("row[") || values[0].hasSuffix(".text") {
      return values[0]
    }
    return "[NSString stringWithFormat:\(literal(format)), \(values.joined(separator: ", "))]"
  }

  func bool(_ isSo: Bool) -> String { isSo ? "YES" : "NO" }

  func constant(_ type: String, _ name: String) -> String { type + name.withCapital }

  var automaticDimension: String { "UITableViewAutomaticDimension" }

  func number(_ expression: String, isInteger: Bool) -> String { "@(\(expression))" }

  func choice(_ condition: String, _ first: String, _ second: String) -> String {
    "(\(condition) ? \(first) : \(second))"
  }

  func isEqual(_ expression: String, to text: String) -> String {
    "[\(expression) isEqualToString:\(literal(text))]"
  }

  func orEmpty(_ expression: String) -> String { expression }

  func optional(_ expression: String) -> String { expression }

  func call(_ message: Message, of receiver: String, _ arguments: [String]) -> String {
    if message.labels.isEmpty, message.parts.count == 1 {
      return "[\(receiver) \(message.parts[0])]"
    }
    let padded = arguments + Array(repeating: "nil", count: message.parts.count - arguments.count)
    let parts = zip(message.parts, padded).map { "\($0):\($1)" }
    return "[\(receiver) \(parts.joined(separator: " "))]"
  }

  func member(_ name: String, of receiver: String) -> String { "\(receiver).\(name)" }

  func kept(_ name: String, of row: String) -> String { "\(row)[@\"\(name)\"]" }

  func count(_ list: String) -> String { "[\(list) count]" }

  func list(_ elements: [String]) -> String { "@[\(elements.joined(separator: ", "))]" }

  func new(_ className: String) -> String { "[[\(className) alloc] init]" }

  func new(_ className: String, frame: String) -> String {
    "[[\(className) alloc] initWithFrame:\(frame)]"
  }

  // MARK: Conditions

  func and(_ first: String, _ second: String) -> String { "\(first) && \(second)" }

  func contains(_ number: String, in range: Range<Int>) -> String {
    "\(number) >= \(range.lowerBound) && \(number) < \(range.upperBound)"
  }

  func when(_ condition: String) -> String { "if (\(condition)) {" }

  // MARK: Statements

  var end: String { ";" }
  var listing: (opening: String, closing: String) { ("[@[", "] mutableCopy]") }
  var scope: String { "{" }

  func declaration(of name: String, _ className: String, _ value: String) -> String {
    "\(className) *\(name) = \(value);"
  }

  func log(_ text: String) -> String { "NSLog(@\"%@\", \(text));" }

  func later(_ lines: [String]) -> [String] {
    ["dispatch_async(dispatch_get_main_queue(), ^{"] + lines.indented() + ["});"]
  }

  func batch(_ lines: [String], of table: String) -> [String] {
    ["[\(table) performBatchUpdates:^{"] + lines.indented() + ["} completion:nil];"]
  }

  func tell(_ className: String, on navigation: String, _ lines: [String]) -> [String] {
    search(
      for: className, on: navigation,
      ["\(className) *other = (\(className) *)controller;"] + lines)
  }

  func pop(to className: String, on navigation: String) -> [String] {
    let pop = call(.popTo, of: navigation, ["controller", bool(true)])
    return search(for: className, on: navigation, [pop + end])
  }

  private func search(
    for className: String, on navigation: String, _ lines: [String]
  ) -> [String] {
    [
      "for (UIViewController *controller in \(navigation).viewControllers) {",
      "  if (![controller isKindOfClass:[\(className) class]]) { continue; }",
    ] + lines.indented() + ["}"]
  }

  /// A title is set after: no initializer of iOS 14 takes it with an action.
  func barItem(_ look: BarItemLook, _ action: [String], of receiver: String) -> [String] {
    let start = "UIBarButtonItem *item = [[UIBarButtonItem alloc] "
    let disabling = look.isDisabled ? ["item.enabled = NO;"] : []
    switch look.kind {
    case .system(let system):
      let item = constant("UIBarButtonSystemItem", system)
      return ended("\(start)initWithBarButtonSystemItem:\(item) primaryAction:", action) + disabling
    case .title(let title):
      let made =
        action.isEmpty ? ["\(start)init];"] : ended("\(start)initWithPrimaryAction:", action)
      return made + ["item.title = \(title);"] + disabling
    }
  }

  /// A line whose last argument is an action.
  private func ended(_ line: String, _ action: [String]) -> [String] {
    if action.isEmpty { return [line + "nil];"] }
    return [line + "[UIAction actionWithHandler:^(UIAction *action) {"] + action.indented()
      + ["}]];"]
  }

  func alert(title: String, message: String, style: String) -> [String] {
    [
      "UIAlertController *alert = [UIAlertController alertControllerWithTitle:\(title)",
      "    message:\(message) preferredStyle:\(constant("UIAlertControllerStyle", style))];",
    ]
  }

  func alertAction(title: String, style: String, _ lines: [String]?) -> [String] {
    let head =
      "[alert addAction:[UIAlertAction actionWithTitle:\(title) "
      + "style:\(constant("UIAlertActionStyle", style)) handler:"
    guard let lines else { return [head + "nil]];"] }
    return [head + "^(UIAlertAction *action) {"] + lines.indented() + ["}]];"]
  }
}

extension String {
  /// `delete` as it stands at the end of a constant: `Delete`.
  var withCapital: String { prefix(1).uppercased() + dropFirst() }
}
