// Tables: in columns, or a line a cell.
extension ProseText {
  /// The cells of a line between bars.
  static func cells(of line: Substring) -> [String] {
    var line = line.dropFirst()
    while line.last == " " { line.removeLast() }
    if line.last == "|" { line.removeLast() }
    return line.split(separator: "|", omittingEmptySubsequences: false).map { cell in
      var cell = cell.drop { $0 == " " }
      while cell.last == " " { cell.removeLast() }
      return String(cell)
    }
  }

  /// Writes the table that was read, if any.
  mutating func endTable() {
    defer { table = [] }
    let isRule = { (row: [String]) in row.allSatisfy { $0.allSatisfy { "-: ".contains($0) } } }
    let rows = table.enumerated().filter { $0.offset != 1 || !isRule($0.element) }.map(\.element)
    let inked = rows.map { row in row.map { ink(pieces(of: Substring($0))) } }
    guard let head = inked.first else { return }
    let widths = head.indices.map { column in
      inked.map { column < $0.count ? visibleWidth(of: $0[column]) : 0 }.max() ?? 0
    }
    if widths.reduce(2 * (widths.count - 1), +) <= width {
      lines += inked.map { line(of: $0, widths) }
    } else {
      for row in rows.dropFirst() { addRecord(row, rows[0]) }
    }
  }

  private func line(of row: [String], _ widths: [Int]) -> String {
    var line = ""
    for (column, cell) in row.prefix(widths.count).enumerated() {
      line += cell
      if column + 1 < min(row.count, widths.count) {
        line += String(repeating: " ", count: widths[column] - visibleWidth(of: cell) + 2)
      }
    }
    return line
  }

  /// A row that is too wide: its first cell, and below it the others, each with the head of its column.
  private mutating func addRecord(_ row: [String], _ head: [String]) {
    fill(Substring(row.first ?? ""), after: "")
    for (title, cell) in zip(head, row).dropFirst() where !cell.isEmpty {
      fill(Substring(title.isEmpty ? cell : "\(title): \(cell)"), after: "    ")
    }
  }
}
