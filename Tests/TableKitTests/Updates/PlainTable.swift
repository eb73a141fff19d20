import TableKit

/// A table of plain arrays that the steps of a plan are done to.
struct PlainTable {
  private(set) var sections: [[String]]
  private var takenRows: [IndexPath: String] = [:]
  private var takenSections: [Int: [String]] = [:]

  init(_ sections: [[String]]) { self.sections = sections }

  /// What comes new is called `new`, what is made anew in its place ends in `*`.
  mutating func perform(_ plan: UpdatePlan, after: [Int]) {
    for step in plan.steps { perform(step, after: after) }
  }

  private mutating func perform(_ step: UpdatePlan.Step, after: [Int]) {
    switch step {
    case .takeRow(let path):
      takenRows[path] = sections[path.section].remove(at: path.row)
    case .takeSection(let section):
      takenSections[section] = sections.remove(at: section)
    case .putSection(let section, .new):
      sections.insert([String](repeating: "new", count: after[section]), at: section)
    case .putSection(let section, .taken(let old)):
      sections.insert(takenSections[old] ?? ["missing"], at: section)
    case .putRow(let path, .new):
      sections[path.section].insert("new", at: path.row)
    case .putRow(let path, .taken(let old)):
      sections[path.section].insert(takenRows[old] ?? "missing", at: path.row)
    case .reloadSection(let move):
      sections[move.to] = [String](repeating: "new", count: after[move.to])
    case .reloadRow(let move):
      sections[move.to.section][move.to.row] += "*"
    }
  }
}
