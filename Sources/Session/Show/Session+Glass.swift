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

/// The model's rows of a section, asked in order.
private struct ModelRows {
  private let script: ScreenScript
  private let section: ScriptedSection
  private var cursor: RowCursor
  /// Whether neither the section nor the screen says anything of its rows.
  private let isPlain: Bool

  init(_ section: Int, of script: ScreenScript) {
    self.script = script
    self.section = script.sections[section]
    cursor = RowCursor(self.section.rows)
    isPlain = script.traits == nil && self.section.traits == nil
  }

  /// nil: the section has no such row.
  func text(ofRow index: Int) -> String? {
    index < section.rows.count ? script.row(index, in: section).text : nil
  }

  /// Whether this is the text of a row, of which no text is made where that can be told without; no if
  /// there is no such row.
  mutating func isText(_ text: String, ofRow index: Int) -> Bool {
    guard let (run, offset) = cursor.run(holding: index) else { return false }
    if isPlain, run.traits == nil { return run.isText(text, at: offset) }
    return self.text(ofRow: index) == text
  }
}

// Where the glass shows something else than the data source would answer now.
extension Session {
  /// The rows on the glass whose cells show what the model has: those of a custom look, or filled by a reaction,
  /// may rightly say something else.
  func rowsOnGlass(of screen: Int) -> [GlassRow] {
    var rows: [GlassRow] = []
    compareGlass(of: screen) { row, model in
      rows.append(
        GlassRow(
          path: row.path, glass: row.text ?? "", model: model?.text(ofRow: row.path.row)))
      return true
    }
    return rows
  }

  /// The first of them that says something else than the model.
  func rowThatDiffers(on screen: Int) -> GlassRow? {
    var found: GlassRow?
    compareGlass(of: screen) { row, model in
      let glass = row.text ?? ""
      if model?.isText(glass, ofRow: row.path.row) == true { return true }
      let row = GlassRow(path: row.path, glass: glass, model: model?.text(ofRow: row.path.row))
      if row.differs { found = row }
      return !row.differs
    }
    return found
  }

  /// Hands out the rows with the model's section that should have them, nil if it has none, until `goesOn`
  /// answers no.
  private func compareGlass(
    of screen: Int, _ goesOn: (DisplayedRow, inout ModelRows?) -> Bool
  ) {
    guard let source = source(of: screen), let id = scripts[screen].table,
      !scripts[source].hasReaction(to: .cellForRow)
    else { return }
    let script = scripts[source]
    let rows = stage.state.tables[id].rows
    var (section, model): (Int?, ModelRows?)
    for index in rows.indices where !rows.span[index].isCustom {
      let number = rows.span[index].path.section
      if section != number {
        section = number
        model = number < script.numberOfSections ? ModelRows(number, of: script) : nil
      }
      if !goesOn(rows.span[index], &model) { return }
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
