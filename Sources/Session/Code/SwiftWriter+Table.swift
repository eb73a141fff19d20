import CommandLanguage
import TableKit

// What a table asks and tells, in Swift.
extension SwiftWriter {
  func mark(_ title: String) -> String { "// MARK: \(title)" }

  func head(of code: MethodCode, _ screen: ScreenCode) -> String {
    "\(screen.script.kind == .table ? "override func" : "func") \(code.swift) {"
  }

  func pathGuard(_ lines: [String]) -> [String] {
    lines.contains { $0.contains("indexPath") } ? ["guard let indexPath else { return }"] : []
  }

  func answer(_ field: RowField, _ screen: ScreenCode) -> String {
    screen.fields.contains(field)
      ? spelling.kept(field.rawValue, of: spelling.row(at: "indexPath"))
      : common(field, screen)
  }

  func section(ofTitle sections: [(title: String, section: Int)]) -> [String] {
    let pairs = sections.map { "\(spelling.literal($0.title)): \($0.section)" }
    return [returning("\(spelling.list(pairs))[title] ?? index")]
  }

  func target(in span: RowSpan) -> [String] {
    [
      "let rows = \(span.rows.lowerBound)..<\(span.rows.upperBound)",
      returning("to.section == \(span.section) && rows.contains(to.row) ? to : from"),
    ]
  }

  func swipeAction(_ name: String, style: String, title: String, _ lines: [String]) -> [String] {
    [
      "let \(name) = UIContextualAction(style: .\(style), title: \(title)) {",
      "  \(spelling.capture(lines))_, _, done in",
    ] + (lines + ["done(true)"]).indented() + ["}"]
  }

  func swipeActions(_ list: String) -> String { "UISwipeActionsConfiguration(actions: \(list))" }
}
