import CommandLanguage
import TableKit

// A state in words: `show state`, `show tree`, and what differs between two states.
extension Session {
  /// The state of the screen on the glass, a fact a line.
  static func lines(of state: SessionState) -> [String] {
    var lines = ["device \(state.stage.device.name), era \(state.stage.era.version)"]
    for (place, script) in state.scripts.screens.enumerated() {
      let controller = state.stage.controllers[script.controller]
      let isTop = state.stage.topController == script.controller
      lines.append("screen \(place) \(Printer.quoted(script.name))\(isTop ? ", on the glass" : "")")
      if let title = controller.title { lines.append("  title \(Printer.quoted(title))") }
      if let prompt = controller.prompt { lines.append("  prompt \(Printer.quoted(prompt))") }
      lines += controller.fields.map {
        "  field \(Printer.quoted($0.name)) \(Printer.quoted($0.text))"
      }
      if let body = controller.body, !body.isEmpty {
        lines.append("  body \(Printer.quoted(body))")
      }
      if let table = script.table {
        lines += self.lines(of: state.stage.tables[table]).map { "  \($0)" }
      }
      lines.append(
        "  data source: \(sizes(script.numberOfSections, script.numberOfRows))")
    }
    return lines + appLines(of: state)
  }

  /// What is over the screens, and which of them are on the stack.
  private static func appLines(of state: SessionState) -> [String] {
    let stage = state.stage
    var lines: [String] = []
    if stage.window.root == .tabs {
      lines = stage.tabBar.items.map { item in
        "tab \(Printer.quoted(item.title))\(item.badge.map { ", badge \($0)" } ?? "")"
      }
      lines.append("tab \(stage.tabBar.selected) is selected")
    }
    if stage.stack.count > 1 {
      let names = stage.stack.map { controller in
        let script = state.scripts.screens.first { $0.controller == controller }
        return Printer.quoted(script?.name ?? stage.controllers[controller].title ?? "")
      }
      lines.append("stack \(names.joined(separator: " "))")
    }
    lines += stage.window.alerts.map { "\($0.style.rawValue) \(Printer.quoted($0.title))" }
    return lines
  }

  private static func lines(of table: TableState) -> [String] {
    let settings = table.settings
    var lines = [
      "style \(table.style.rawValue), editing \(table.isEditing ? "yes" : "no")",
      "table: \(sizes(table.sections.count, table.sections.summary.rows))",
      "offset \(number(table.offset.points))",
    ]
    if let height = settings.rowHeight { lines.append("row height \(number(height))") }
    let selection = table.selectedRuns()
    if !selection.isEmpty {
      let places = selection.map { words(for: $0.rows, inSection: $0.section) }
      lines.append("selected \(places.joined(separator: " "))")
    }
    if !settings.allowsSelection { lines.append("selection none") }
    if settings.allowsMultipleSelection { lines.append("selection multiple") }
    if let pressed = table.pressed { lines.append("pressed \(pressed)") }
    return lines
  }

  /// `0:3 0:4`; three and more side by side are `0:3-5`.
  private static func words(for rows: Range<Int>, inSection section: Int) -> String {
    if rows.count > 2 { return "\(section):\(rows.lowerBound)-\(rows.upperBound - 1)" }
    return rows.map { "\(section):\($0)" }.joined(separator: " ")
  }

  /// `1 section, 3 rows`.
  private static func sizes(_ sections: Int, _ rows: Int) -> String {
    "\(counted(sections, "section")), \(counted(rows, "row"))"
  }

  static func number(_ points: Double) -> String {
    points == points.rounded() ? "\(Int(points))" : "\(points)"
  }

  /// What stands around the screen on the glass, the outermost first.
  private var containers: [String] {
    let window = stage.state.window
    var lines = window.alerts.map { "\($0.style.rawValue) \(Printer.quoted($0.title)), in front" }
    if window.root == .tabs, window.presented.isEmpty {
      let tabs = stage.state.tabBar
      lines.append("tab bar controller, \(tabs.items.count) tabs, tab \(tabs.selected) selected")
    }
    if !window.presented.isEmpty { lines.append("presented over the root") }
    if case .navigation(let id) = stage.state.content {
      lines.append("navigation controller, \(stage.state.navigations[id].stack.count) on its stack")
    }
    return lines
  }

  var treeLines: [String] {
    var lines = ["window"]
    var indent = "  "
    for container in containers {
      lines.append(indent + container)
      indent += "  "
    }
    guard let screen = topScreen else { return lines }
    let script = scripts[screen]
    let kind =
      script.kind == .table ? "table view controller" : "\(script.kind.rawValue) controller"
    lines.append("\(indent)\(kind) \(Printer.quoted(script.name))")
    guard let id = script.table else { return lines }
    let table = stage.state.tables[id]
    indent += "  "
    lines.append(
      "\(indent)table, \(table.style.rawValue), offset \(Self.number(table.offset.points)) of "
        + "\(Self.number(Double(table.contentHeight) / 100))")
    var section: Int?
    for row in table.rows {
      if row.path.section != section {
        section = row.path.section
        let title =
          script.sections.count > row.path.section
          ? script.sections[row.path.section].title : nil
        let name = "section \(row.path.section)\(title.map { " \(Printer.quoted($0))" } ?? "")"
        lines.append("\(indent)  \(name)\(edgeWords(row.path.section, id))")
      }
      let text = row.cell.texts.first.map { " \(Printer.quoted($0))" } ?? ""
      lines.append(
        "\(indent)    row \(row.path), \(heightWords(row.path, id)), cell #\(row.cell.number)\(text)"
      )
    }
    return lines
  }

  /// How high a row is, and who said so.
  private func heightWords(_ path: IndexPath, _ id: Int) -> String {
    let table = stage.state.tables[id]
    guard table.hasRow(path) else { return "gone" }
    let height = Self.number(Double(table.span(ofRow: path).count) / 100)
    return "\(height) pt (\(stage.table(id)?.whoSaysRowHeights ?? ""))"
  }

  /// How high the header and the footer of a section are, and where the header would be if it did not stick.
  private func edgeWords(_ section: Int, _ id: Int) -> String {
    let table = stage.state.tables[id]
    guard section < table.sections.count else { return "" }
    let memory = table.sections[section]
    let edges = [("header", memory.header), ("footer", memory.footer)]
      .filter { $0.1.value > 0 }
      .map { ", \($0.0) \(Self.number($0.1.points)) pt" }.joined()
    guard table.isHeaderPinned(section) else { return edges }
    let above = table.offset.value - table.span(ofHeader: section).lowerBound
    return edges + ", pinned \(Self.number(Double(above) / 100)) pt below its own place"
  }
}
