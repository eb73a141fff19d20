import TableKit

/// One recorded batch: a table before, operations, and a table after or the rule that is broken.
struct RecordedBatch: Decodable {
  var id: String
  var before: [[String]]
  var ops: [Operation]
  var after: [[String]]?
  var fails: String?
  var uikit: String?
  var numbers: [String: Int]?
  var expects: String?

  struct Operation: Decodable {
    var op: String
    var at: Place?
    var from: Place?
    var to: Place?
    var value: String?
    var rows: [String]?
  }

  /// A section, or a section and a row.
  enum Place: Decodable {
    case section(Int)
    case row(IndexPath)

    init(from decoder: Decoder) throws {
      if let section = try? Int(from: decoder) {
        self = .section(section)
      } else {
        let numbers = try [Int](from: decoder)
        self = .row(IndexPath(row: numbers[1], section: numbers[0]))
      }
    }
  }

  /// The rule that a real UIKit finds broken; nil when it accepts the batch.
  var brokenRule: String? {
    let rule = uikit ?? fails
    return rule == "move-row-to-section-oob" ? "move-to-section-bounds" : rule
  }

  var operations: [UpdateOperation] { ops.compactMap(\.operation) }
}

extension RecordedBatch.Operation {
  var operation: UpdateOperation? {
    switch (op, at, from, to) {
    case ("insertRow", .row(let path), _, _): .insertRows([path])
    case ("deleteRow", .row(let path), _, _): .deleteRows([path])
    case ("reloadRow", .row(let path), _, _): .reloadRows([path])
    case ("moveRow", _, .row(let from), .row(let to)): .moveRow(from: from, to: to)
    case ("insertSection", .section(let section), _, _): .insertSections([section])
    case ("deleteSection", .section(let section), _, _): .deleteSections([section])
    case ("reloadSection", .section(let section), _, _): .reloadSections([section])
    case ("moveSection", _, .section(let from), .section(let to)): .moveSection(from: from, to: to)
    default: nil
    }
  }
}

// MARK: The table after

extension RecordedBatch {
  /// The counts after, worked out where the record has none.
  func countsAfter(_ plan: UpdatePlan) -> [Int] {
    let sectionCount =
      before.count + plan.insertedSections.count - plan.deletedSections.count
    return (0..<sectionCount).map { new in
      rows(ofNewSection: new, plan)?.count
        ?? plan.oldSection(of: new).map { before[$0].count + growth(ofOld: $0, new: new, plan) }
        ?? 0
    }
  }

  private func growth(ofOld old: Int, new: Int, _ plan: UpdatePlan) -> Int {
    let came = plan.insertedRows.count { $0.section == new }
    let gone = plan.deletedRows.count { $0.section == old }
    let movedIn = plan.movedRows.count { $0.to.section == new }
    let movedOut = plan.movedRows.count { $0.from.section == old }
    return came - gone + movedIn - movedOut
  }

  /// The rows that a new or reloaded section was recorded with.
  private func rows(ofNewSection new: Int, _ plan: UpdatePlan) -> [String]? {
    ops.first { operation in
      guard case .section(let section) = operation.at else { return false }
      switch operation.op {
      case "insertSection": return section == new
      case "reloadSection": return plan.newSection(of: section) == new
      default: return false
      }
    }?.rows
  }

  /// The table that the steps of the plan make, with the recorded values in the new places.
  func table(_ plan: UpdatePlan, counts: [Int]) -> [[String]] {
    var table = PlainTable(before)
    table.perform(plan, after: counts)
    var sections = table.sections
    for section in sections.indices {
      if let rows = rows(ofNewSection: section, plan) { sections[section] = rows }
    }
    for operation in ops {
      guard case .row(let path) = operation.at else { continue }
      let place = operation.op == "reloadRow" ? plan.newPath(of: path) : path
      guard let place, operation.op != "deleteRow" else { continue }
      let shown = sections[place.section][place.row]
      sections[place.section][place.row] = operation.value ?? shown.filter { $0 != "*" }
    }
    return sections
  }
}
