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

// Where the glass shows something else than the data source would answer now.
extension Session {
  /// The rows on the glass whose cells show what the model has: those of a custom look, or filled by a reaction,
  /// may rightly say something else.
  func rowsOnGlass(of screen: Int) -> [GlassRow] {
    guard let source = source(of: screen), let id = scripts[screen].table,
      !scripts[source].hasReaction(to: .cellForRow)
    else { return [] }
    let script = scripts[source]
    var last: (number: Int, section: ScriptedSection)?
    var rows: [GlassRow] = []
    for row in stage.state.tables[id].rows where !row.isCustom {
      let (number, index) = (row.path.section, row.path.row)
      if last?.number != number {
        last = number < script.numberOfSections ? (number, script.sections[number]) : nil
      }
      let model = last.flatMap { last in
        index < last.section.rows.count ? script.row(index, in: last.section).text : nil
      }
      rows.append(GlassRow(path: row.path, glass: row.text ?? "", model: model))
    }
    return rows
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
