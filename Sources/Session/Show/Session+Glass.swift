import CommandLanguage
import TableKit

/// A row on the glass: what its cell says, and what the model has at its place.
struct GlassRow {
  var path: IndexPath
  var glass: String
  /// nil: the model has no such row.
  var model: String?

  var differs: Bool { glass != model }
}

extension GlassRow {
  /// `section`: the one that the model has for the row's; nil: it has none.
  fileprivate init(_ row: DisplayedRow, _ section: ScriptedSection?, _ script: ScreenScript) {
    (path, glass) = (row.path, row.text ?? "")
    if let section, path.row < section.rows.count {
      model = script.row(path.row, in: section).text
    }
  }
}

// Where the glass shows something else than the data source would answer now.
extension Session {
  /// The rows on the glass whose cells show what the model has: those of a custom look, or filled by a reaction,
  /// may rightly say something else.
  func rowsOnGlass(of screen: Int) -> [GlassRow] {
    var rows: [GlassRow] = []
    compareGlass(of: screen) { row, section, script in
      rows.append(GlassRow(row, section, script))
      return true
    }
    return rows
  }

  /// The first of them that says something else than the model; of the others no text is made.
  func rowThatDiffers(on screen: Int) -> GlassRow? {
    var found: GlassRow?
    compareGlass(of: screen) { row, section, script in
      if let section, script.isText(row.text ?? "", ofRow: row.path.row, in: section) {
        return true
      }
      let glass = GlassRow(row, section, script)
      if glass.differs { found = glass }
      return !glass.differs
    }
    return found
  }

  /// Hands out the rows with the model's section that should have them, until `goesOn` answers no.
  private func compareGlass(
    of screen: Int, _ goesOn: (DisplayedRow, ScriptedSection?, ScreenScript) -> Bool
  ) {
    guard let source = source(of: screen), let id = scripts[screen].table,
      !scripts[source].hasReaction(to: .cellForRow)
    else { return }
    let script = scripts[source]
    let rows = stage.state.tables[id].rows
    var last: (number: Int, section: ScriptedSection)?
    for index in rows.indices where !rows.span[index].isCustom {
      let number = rows.span[index].path.section
      if last?.number != number {
        last = number < script.numberOfSections ? (number, script.sections[number]) : nil
      }
      if !goesOn(rows.span[index], last?.section, script) { return }
    }
  }

  /// The rows on the glass beside those of the model; empty where they say the same.
  func glassLines(of screen: Int) -> [String] {
    let rows = rowsOnGlass(of: screen)
    if !rows.contains(where: \.differs) { return [] }
    return SideBySide(
      left: ["the glass shows"] + rows.map { "\($0.path) \(Printer.quoted($0.glass))" },
      right: ["data source says"]
        + rows.map { row in
          guard let model = row.model else { return "no such row" }
          return "\(row.path) \(Printer.quoted(model))\(row.differs ? "   differ" : "")"
        }
    ).lines
  }
}
