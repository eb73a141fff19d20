import CommandLanguage
import TableKit

/// What two states differ in.
struct StateDifference {
  /// Asked now and then, for there may be very many rows.
  let endIfInterrupted: (_ count: Int) throws(StepError) -> Void

  func lines(from one: SessionState, to other: SessionState) throws(StepError) -> [String] {
    if one == other { return [] }
    var lines = Self.changes(Session.lines(of: one), Session.lines(of: other))
    let named = max(one.scripts.screens.count, other.scripts.screens.count) > 1
    lines += SeenState(answersOf: one, named: named)
      .changes(to: SeenState(answersOf: other, named: named))
    for (old, new) in zip(one.scripts.screens, other.scripts.screens) {
      lines += try rowChanges(old, new)
    }
    let pictures = (one.stage.frame, other.stage.frame)
    if pictures.0 != pictures.1 { lines += Self.cellChanges(pictures.0, pictures.1) }
    return lines.isEmpty
      ? ["only what is not shown differs: cells, or what rows have of their own"] : lines
  }

  /// The lines that only one of two lists has.
  private static func changes(_ old: [String], _ new: [String]) -> [String] {
    old.filter { !new.contains($0) }.map { "- \($0)" }
      + new.filter { !old.contains($0) }.map { "+ \($0)" }
  }

  /// Rows that came, went or say something else: what is alike at both ends of a section is left out.
  private func rowChanges(
    _ old: ScreenScript, _ new: ScreenScript
  ) throws(StepError) -> [String] {
    if old.sections == new.sections { return [] }
    var lines = FewLines()
    for section in 0..<max(old.numberOfSections, new.numberOfSections) {
      for line in Self.changes(Self.titles(of: section, old), Self.titles(of: section, new)) {
        lines.add(line)
      }
      try addRowChanges(section, old, new, to: &lines)
    }
    return lines.all
  }

  private func addRowChanges(
    _ section: Int, _ old: ScreenScript, _ new: ScreenScript, to lines: inout FewLines
  ) throws(StepError) {
    let counts = (old.numberOfRows(in: section), new.numberOfRows(in: section))
    func same(_ row: Int, _ otherRow: Int) throws(StepError) -> Bool {
      try endIfInterrupted(row)
      return old.sections[section].rows[row] == new.sections[section].rows[otherRow]
    }
    let shorter = min(counts.0, counts.1)
    var head = 0
    while head < shorter, try same(head, head) { head += 1 }
    var tail = 0
    while tail < shorter - head, try same(counts.0 - 1 - tail, counts.1 - 1 - tail) { tail += 1 }
    if counts.0 == counts.1 {
      for row in head..<(shorter - tail) where try !same(row, row) {
        let path = IndexPath(row: row, section: section)
        for line in Self.changes(of: path, old, new) { lines.add(line) }
      }
      return
    }
    for row in head..<(counts.0 - tail) {
      lines.add(Self.line("-", old, IndexPath(row: row, section: section)))
    }
    for row in head..<(counts.1 - tail) {
      lines.add(Self.line("+", new, IndexPath(row: row, section: section)))
    }
  }

  /// The header and footer of a section that may not be there.
  private static func titles(of section: Int, _ script: ScreenScript) -> [String] {
    guard section < script.sections.count else { return [] }
    let found = script.sections[section]
    let header = found.title.map { "header of section \(section) \(Printer.quoted($0))" }
    let footer = found.footer.map { "footer of section \(section) \(Printer.quoted($0))" }
    return [header, footer].compactMap { $0 }
  }

  /// What became of a row that stayed in its place and is another.
  private static func changes(
    of path: IndexPath, _ old: ScreenScript, _ new: ScreenScript
  ) -> [String] {
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

/// The first of many lines, and how many there are.
private struct FewLines {
  private var first: [String] = []
  private var count = 0

  private static let most = 40

  /// Adds a line, which is only made when it is shown.
  mutating func add(_ line: @autoclosure () -> String) {
    count += 1
    if count <= Self.most { first.append(line()) }
  }

  var all: [String] {
    count <= Self.most ? first : first + ["… \(count - Self.most) more lines differ"]
  }
}
