import CommandLanguage
import TableKit

// What a table asks and tells, in Objective-C.
extension ObjectiveCWriter {
  func mark(_ title: String) -> String { "#pragma mark - \(title)" }

  func head(of code: MethodCode, _ screen: ScreenCode) -> String { code.objectiveC + " {" }

  func pathGuard(_ lines: [String]) -> [String] {
    lines.isEmpty ? [] : ["if (indexPath == nil) { return; }"]
  }

  func answer(_ field: RowField, _ screen: ScreenCode) -> String {
    let common = screen.common(field)
    if !screen.fields.contains(field) {
      return spelling.answer(common, CodeStatements(spelling, screen: screen).text)
    }
    let value = spelling.kept(field.rawValue, of: spelling.row(at: "indexPath"))
    return switch common {
    case .yes: "[\(value) boolValue]"
    case .number: "[\(value) doubleValue]"
    case .accessory, .editing, .style, .selection: "[\(value) integerValue]"
    case .nothing, .text, .color: value
    }
  }

  func section(ofTitle sections: [(title: String, section: Int)]) -> [String] {
    let pairs = sections.map { "\(spelling.literal($0.title)): @\($0.section)" }
    return [
      "NSNumber *section = @{ \(pairs.joined(separator: ", ")) }[title];",
      "return section ? section.integerValue : index;",
    ]
  }

  func target(in span: RowSpan) -> [String] {
    let isThere = spelling.contains("to.row", in: span.rows)
    return [
      "BOOL isThere = to.section == \(span.section) && \(isThere);", "return isThere ? to : from;",
    ]
  }

  func swipeAction(_ name: String, style: String, title: String, _ lines: [String]) -> [String] {
    [
      "UIContextualAction *\(name) = [UIContextualAction "
        + "contextualActionWithStyle:UIContextualActionStyle\(style.withCapital) title:\(title)",
      "    handler:^(UIContextualAction *action, UIView *view, void (^done)(BOOL)) {",
    ] + (lines + ["done(YES);"]).indented() + ["}];"]
  }

  func swipeActions(_ list: String) -> String {
    "[UISwipeActionsConfiguration configurationWithActions:\(list)]"
  }
}
