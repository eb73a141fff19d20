import Session
import TableKit

/// Where a session is, on one line.
enum StateLine {
  static func text(of session: Session) -> String {
    let frame = session.frame
    var facts: [String] = []
    if let title = frame.navigationBar?.title { facts.append("title \"\(title)\"") }
    if let table = frame.table { facts += self.facts(of: table) }
    if frame.page != nil { facts.append("a page") }
    if let form = frame.form { facts.append("a form of \(form.fields.count) fields") }
    if let alert = frame.alert { facts.append("alert \"\(alert.title)\"") }
    return facts.joined(separator: ", ")
  }

  private static func facts(of table: TableFrame) -> [String] {
    let rows = counted(table.numberOfRows, "row")
    var facts = ["\(rows) in \(counted(table.numberOfSections, "section"))"]
    if let visible = table.visibleRows {
      facts.append("\(visible.lowerBound)–\(visible.upperBound) visible")
    }
    if table.isEditing { facts.append("editing") }
    return facts
  }
}
