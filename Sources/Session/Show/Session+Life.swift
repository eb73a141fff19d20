import CommandLanguage
import TableKit

// `show life N`: what became of a cell object, told by running the steps again.
extension Session {
  /// The steps in which something happened to a cell of the table on the glass, and what.
  func lifeLines(of cell: Int) throws(StepError) -> [String] {
    guard let id = stage.state.topTable else { return ["no table on the screen"] }
    let made = stage.state.tables[id].cellsMade
    guard cell >= 1, cell <= made else { throw StepError(.session(.noCell(cell, made: made))) }
    var lines: [String] = []
    stage.life = CellLife(table: id, cell: cell)
    defer { stage.life = nil }
    var place = CellPlace.nowhere
    try rerun(since: 0) { number, _ in
      var events = (stage.life?.takeEvents() ?? []).map(\.words)
      let now = stage.state.place(of: cell, inTable: id)
      if events.isEmpty, let words = now.words(after: place) { events = [words] }
      place = now
      if events.isEmpty { return }
      lines.append("\(number)  \(history.text(of: number))")
      lines += events.map { "     \($0)" }
    }
    return lines + [state.stage.place(of: cell, inTable: id).words]
  }
}

/// Where a cell is after a step.
private enum CellPlace: Equatable {
  case glass(IndexPath, text: String?)
  case pool(lastRow: IndexPath)
  case nowhere

  var words: String {
    switch self {
    case .glass(let path, let text): "on the glass, serves \(path)\(text.inQuotesAfterBlank)"
    case .pool(let path): "in the pool, was \(path)"
    case .nowhere: "gone"
    }
  }

  /// What changed without a call: the row that a cell serves moved, or the table let go of all cells.
  func words(after old: CellPlace) -> String? {
    switch (old, self) {
    case (.glass(let before, _), .glass(let path, _)) where path != before:
      "\(before) is \(path) now"
    case (.glass(let path, _), .nowhere), (.pool(let path), .nowhere): "gone, was \(path)"
    case (.glass, _), (.pool, _), (.nowhere, _): nil
    }
  }
}

extension StageState {
  fileprivate func place(of cell: Int, inTable id: Int) -> CellPlace {
    guard tables.indices.contains(id) else { return .nowhere }
    if let row = tables[id].rows.first(where: { $0.cell.number == cell }) {
      return .glass(row.path, text: row.cell.texts.first)
    }
    let pooled = tables[id].pool.last { $0.cell.number == cell }
    return pooled.map { .pool(lastRow: $0.lastRow) } ?? .nowhere
  }
}

extension CellLife.Event {
  fileprivate var words: String {
    switch self {
    case .made(let path, let text): "made for \(path)\(text.inQuotesAfterBlank)"
    case .serves(let path, let text): "serves \(path)\(text.inQuotesAfterBlank)"
    case .dequeued: "out of the pool: prepareForReuse"
    case .leftOver(let what): "left over: \(what.joined(separator: ", "))"
    case .pooled(let path): "into the pool, was \(path)"
    case .dropped(let path): "gone, was \(path): without an identifier no pool keeps it"
    case .poolEmptied: "gone: the pool was emptied"
    }
  }
}

extension String? {
  fileprivate var inQuotesAfterBlank: String { map { " \(Printer.quoted($0))" } ?? "" }
}
