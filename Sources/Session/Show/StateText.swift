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
    return lines + appLines(of: state.stage)
  }

  /// What is over the screens, and which of them are on the stack.
  private static func appLines(of stage: StageState) -> [String] {
    var lines: [String] = []
    if stage.window.root == .tabs {
      lines = stage.tabBar.items.map { item in
        "tab \(Printer.quoted(item.title))\(item.badge.map { ", badge \($0)" } ?? "")"
      }
      lines.append("tab \(stage.tabBar.selected) is selected")
    }
    if stage.stack.count > 1 {
      let names = stage.stack.map { Printer.quoted(stage.controllers[$0].title ?? "") }
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
    let selection = table.selectedPaths
    if !selection.isEmpty {
      lines.append("selected \(selection.map(\.description).joined(separator: " "))")
    }
    if !settings.allowsSelection { lines.append("selection none") }
    if settings.allowsMultipleSelection { lines.append("selection multiple") }
    if let pressed = table.pressed { lines.append("pressed \(pressed)") }
    return lines
  }

  /// `1 section, 3 rows`.
  private static func sizes(_ sections: Int, _ rows: Int) -> String {
    "\(counted(sections, "section")), \(counted(rows, "row"))"
  }

  /// `1 row`, `2 rows`.
  static func counted(_ count: Int, _ word: String) -> String {
    "\(count) \(word)\(count == 1 ? "" : "s")"
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

/// What two states differ in.
enum StateDifference {
  static func lines(from one: SessionState, to other: SessionState) -> [String] {
    if one == other { return [] }
    var lines = changes(Session.lines(of: one), Session.lines(of: other))
    for (old, new) in zip(one.scripts.screens, other.scripts.screens) {
      lines += rowChanges(old, new)
    }
    let pictures = (one.stage.frame, other.stage.frame)
    if pictures.0 != pictures.1 { lines += cellChanges(pictures.0, pictures.1) }
    return lines.isEmpty ? ["only what is not shown differs: cells, methods or reactions"] : lines
  }

  /// The lines that only one of two lists has.
  private static func changes(_ old: [String], _ new: [String]) -> [String] {
    old.filter { !new.contains($0) }.map { "- \($0)" }
      + new.filter { !old.contains($0) }.map { "+ \($0)" }
  }

  /// Rows that came, went or say something else: what is alike at both ends of a section is left out.
  private static func rowChanges(_ old: ScreenScript, _ new: ScreenScript) -> [String] {
    if old.sections == new.sections { return [] }
    var lines: [String] = []
    for section in 0..<max(old.numberOfSections, new.numberOfSections) {
      lines += changes(titles(of: section, old), titles(of: section, new))
      let counts = (old.numberOfRows(in: section), new.numberOfRows(in: section))
      func same(_ row: Int, _ otherRow: Int) -> Bool {
        old.sections[section].rows[row] == new.sections[section].rows[otherRow]
      }
      let shorter = min(counts.0, counts.1)
      var head = 0
      while head < shorter, same(head, head) { head += 1 }
      var tail = 0
      while tail < shorter - head, same(counts.0 - 1 - tail, counts.1 - 1 - tail) { tail += 1 }
      if counts.0 == counts.1, head + tail < shorter {
        lines += (head..<(shorter - tail)).flatMap { row in
          changes(of: IndexPath(row: row, section: section), old, new)
        }
        continue
      }
      for row in head..<(counts.0 - tail) {
        lines.append(line("-", old, IndexPath(row: row, section: section)))
      }
      for row in head..<(counts.1 - tail) {
        lines.append(line("+", new, IndexPath(row: row, section: section)))
      }
    }
    let most = 40
    if lines.count <= most { return lines }
    return lines.prefix(most) + ["… \(lines.count - most) more lines differ"]
  }

  /// The header and footer of a section that may not be there.
  private static func titles(of section: Int, _ script: ScreenScript) -> [String] {
    guard section < script.sections.count else { return [] }
    let found = script.sections[section]
    let header = found.title.map { "header of section \(section) \(Printer.quoted($0))" }
    let footer = found.footer.map { "footer of section \(section) \(Printer.quoted($0))" }
    return [header, footer].compactMap { $0 }
  }

  /// What became of a row that stayed in its place.
  private static func changes(
    of path: IndexPath, _ old: ScreenScript, _ new: ScreenScript
  ) -> [String] {
    if old.sections[path.section].rows[path.row] == new.sections[path.section].rows[path.row] {
      return []
    }
    if old.row(at: path).text == new.row(at: path).text {
      return ["  row \(path) \(Printer.quoted(new.row(at: path).text)) is set otherwise"]
    }
    return [line("-", old, path), line("+", new, path)]
  }

  private static func line(_ mark: String, _ script: ScreenScript, _ path: IndexPath) -> String {
    "\(mark) row \(path) \(Printer.quoted(script.row(at: path).text))"
  }

  /// What the cells of rows that show in both look like.
  private static func cellChanges(_ old: Frame, _ new: Frame) -> [String] {
    var lines: [String] = []
    for row in new.table?.shownRows ?? [] {
      guard let before = old.table?.shownRows.first(where: { $0.path == row.path }) else {
        continue
      }
      let words = (facts(before.cell), facts(row.cell))
      for (fact, was) in zip(words.1, words.0) where fact != was {
        lines.append("  row \(row.path): \(was) → \(fact)")
      }
    }
    return lines
  }

  private static func facts(_ cell: CellState) -> [String] {
    [
      "text \(cell.text.map(Printer.quoted) ?? "none")",
      "detail \(cell.detail.map(Printer.quoted) ?? "none")",
      "image \(cell.image?.name ?? "none")",
      "accessory \(cell.accessoryType.rawValue)",
      "background \(cell.background ?? "none")",
      "indentation \(cell.indentationLevel)",
      cell.isSelected ? "selected" : "not selected",
      "cell #\(cell.number)",
    ]
  }
}
