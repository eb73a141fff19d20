import CommandLanguage
import TableKit

// `show cells`: the cell objects of the table on the glass, and the rows that they serve.
extension Session {
  var cellLines: [String] {
    guard let id = stage.state.topTable else { return ["no table on the screen"] }
    let table = stage.state.tables[id]
    let script = topScreen.map { scripts[$0] }
    var lines = table.rows.map { row in
      let model = script.flatMap { $0.contains(row.path) ? $0.row(at: row.path) : nil }
      let lack = row.cell.style == .default && model?.detail != nil ? ", detailTextLabel nil" : ""
      let words = Self.words(for: row.cell, leftOver: leftOvers(on: row.cell, at: row.path))
      return "\(row.path)  cell #\(row.cell.number)  \(words)\(lack)"
    }
    for pooled in table.pool {
      lines.append(
        "pool  cell #\(pooled.cell.number)  \(Self.words(for: pooled.cell)), was \(pooled.lastRow)")
    }
    lines.append("\(table.cellsMade) cells made for \(table.sections.summary.rows) rows")
    if let last = table.rows.last?.path, let first = table.rows.first?.path,
      table.rows.count < table.sections.summary.rows
    {
      lines.append("any other row has no cell: off screen (rows \(first)–\(last) have cells)")
    }
    return lines
  }

  private static func words(for cell: CellState, leftOver left: [String] = []) -> String {
    var words = cell.style.rawValue
    if let identifier = cell.reuseIdentifier {
      words += ", identifier \(Printer.quoted(identifier))"
    } else {
      words += ", no identifier"
    }
    if let text = cell.texts.first { words += ", \(Printer.quoted(text))" }
    if cell.hasDetailTextLabel, let detail = cell.detail {
      words += ", detail \(Printer.quoted(detail))"
    }
    if cell.isSelected { words += ", selected" }
    let accessory = cell.accessoryType.rawValue
    if cell.accessoryType != .none, !left.contains(accessory) { words += ", \(accessory)" }
    if !left.isEmpty { words += ", left over: \(left.joined(separator: ", "))" }
    return words
  }

  /// What a cell shows that a new one for its row would not: it was set for another row, or late.
  private func leftOvers(on cell: CellState, at path: IndexPath) -> [String] {
    guard let source = topScreen.flatMap(source(of:)), scripts[source].contains(path) else {
      return []
    }
    let handle = TableViewCell(style: cell.style, reuseIdentifier: nil)
    scripts[source].settings(at: path).fill(handle, all: true)
    let new = handle.state
    var left: [String] = []
    if let image = cell.image, image != new.image { left.append("image \(image.name)") }
    if cell.accessoryType != .none, cell.accessoryType != new.accessoryType {
      left.append(cell.accessoryType.rawValue)
    }
    if cell.editingAccessoryType != .none, cell.editingAccessoryType != new.editingAccessoryType {
      left.append("editing accessory \(cell.editingAccessoryType.rawValue)")
    }
    if let color = cell.background, color != new.background { left.append("background \(color)") }
    if cell.indentationLevel != 0, cell.indentationLevel != new.indentationLevel {
      left.append("indentation \(cell.indentationLevel)")
    }
    return left
  }
}
