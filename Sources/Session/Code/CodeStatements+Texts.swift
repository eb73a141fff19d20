import CommandLanguage
import TableKit

// Texts, and the values in them.
extension CodeStatements {
  func text(_ text: Text) -> String {
    switch text {
    case .plain(let text): spelling.literal(text)
    case .template(let segments): spelling.template(segments, value)
    }
  }

  func textOrNil(_ text: Text?) -> String { text.map(self.text) ?? "nil" }

  /// Whether a line speaks of the text or detail of the event's row.
  func readsRow(_ line: String) -> Bool {
    line.contains(value("text")) || line.contains(value("detail"))
  }

  private func value(_ name: String) -> String {
    switch name {
    case "text": spelling.kept("text", of: "row")
    case "detail": spelling.orEmpty(spelling.kept("detail", of: "row"))
    case "row": spelling.number("indexPath.row", isInteger: true)
    case "section": spelling.number(section, isInteger: true)
    case "path", "superview": "indexPath"
    case "header":
      spelling.orEmpty(spelling.kept("header", of: spelling.section(section)))
    case "value": eventValue
    case "cell": name
    case "from", "to": name
    default: spelling.orEmpty(spelling.member("\(screen.property(ofField: name)).text", of: "self"))
    }
  }

  /// The section that the event is of.
  private var section: String { isOfRow ? "indexPath.section" : "section" }

  var isOfRow: Bool { event?.values.contains(.path) ?? true }

  private var eventValue: String {
    switch event?.method {
    case .setEditing?:
      spelling.choice("editing", spelling.literal("yes"), spelling.literal("no"))
    case .sectionForSectionIndexTitle?: "title"
    case .scrollViewDidScroll?:
      spelling.number("scrollView.contentOffset.y", isInteger: false)
    case .fieldShouldReturn?: spelling.orEmpty("textField.placeholder")
    case nil, _?: "value"
    }
  }
}

extension CodeSpelling {
  func assignment(_ name: String, of receiver: String, _ value: String) -> String {
    "\(member(name, of: receiver)) = \(value)\(end)"
  }

  /// A section of the model of the class itself.
  func section(_ number: String) -> String { "\(member("sections", of: "self"))[\(number)]" }

  /// A row of that model.
  func row(at path: String) -> String {
    "\(kept("rows", of: section("\(path).section")))[\(path).row]"
  }
}
