import TableKit

// Updates whose sums come out as a message says. What the report cut is taken as it would be in the
// commonest case.
extension CrashScene {
  /// Rows move to and from the first other section, whose own sum is right.
  static func rowsCount(_ findings: CrashFindings) -> CrashScene? {
    let section = findings.number("section") ?? 0
    let sum = CountSum(rows: section, findings)
    guard section >= 0, section < mostSections, sum.canBeTold else { return nil }
    let hasMoves = sum.movedIn + sum.movedOut > 0
    let partner = section == 0 ? 1 : 0
    var before = [Int](repeating: 0, count: max(section, hasMoves ? partner : 0) + 1)
    before[section] = sum.before
    var after = before
    after[section] = sum.after
    if hasMoves { (before[partner], after[partner]) = (sum.movedIn, sum.movedOut) }
    return CrashScene(before: before, after: after, operations: sum.operations(partner))
  }

  static func sectionsCount(_ findings: CrashFindings) -> CrashScene? {
    let sum = CountSum(sections: findings)
    guard sum.canBeTold, let before = sections(sum.before), let after = sections(sum.after) else {
      return nil
    }
    var operations: [UpdateOperation] = []
    if sum.deleted > 0 { operations.append(.deleteSections(Array(0..<sum.deleted))) }
    if sum.inserted > 0 { operations.append(.insertSections(Array(0..<sum.inserted))) }
    return CrashScene(before: before, after: after, operations: operations)
  }

  static func batchUpdates(_ findings: CrashFindings) -> CrashScene? {
    guard let before = findings.counts("before"), let after = findings.counts("after") else {
      return CrashScene(before: [3], after: [2], operations: [])
    }
    guard before.count + after.count < 800,
      let told = CrashUpdates(findings.text("updates") ?? "").operations
    else { return nil }
    return CrashScene(before: before, after: after, operations: told)
  }
}

extension CountSum {
  /// The sum of a message about rows; what the report cut is as if one row had been deleted in the
  /// table alone.
  init(rows section: Int, _ findings: CrashFindings) {
    self.init(.rows(oldSection: section, newSection: section), findings)
    movedIn = findings.number("movedIn") ?? 0
    movedOut = findings.number("movedOut") ?? 0
  }

  init(sections findings: CrashFindings) { self.init(.sections, findings) }

  private init(_ subject: Subject, _ findings: CrashFindings) {
    let after = findings.number("after") ?? findings.number("before") ?? 3
    let before = findings.number("before") ?? max(after, 1)
    let deleted = findings.number("deleted") ?? (before == after ? 1 : 0)
    self.init(
      subject: subject, before: before, inserted: findings.number("inserted") ?? 0,
      deleted: deleted, after: after)
  }

  /// Whether its numbers are some that a table can have.
  var isOfTables: Bool {
    [before, after, inserted, deleted, movedIn, movedOut].allSatisfy {
      (0...CrashScene.mostRows).contains($0)
    }
  }

  /// Whether there are as many places as the sum tells of.
  fileprivate var canBeTold: Bool {
    isOfTables && !isRight
      && deleted + movedOut <= before && inserted + movedIn <= after
      && inserted + deleted + movedIn + movedOut <= CrashScene.mostOperations
  }

  /// Inserts and deletes at the top of the section, moves below them, to and from another section.
  fileprivate func operations(_ partner: Int) -> [UpdateOperation] {
    guard case .rows(_, let section) = subject else { return [] }
    let row = { (row: Int) in IndexPath(row: row, section: section) }
    var operations: [UpdateOperation] = []
    if deleted > 0 { operations.append(.deleteRows((0..<deleted).map(row))) }
    if inserted > 0 { operations.append(.insertRows((0..<inserted).map(row))) }
    for number in 0..<movedIn {
      let from = IndexPath(row: number, section: partner)
      operations.append(.moveRow(from: from, to: row(inserted + number)))
    }
    for number in 0..<movedOut {
      let to = IndexPath(row: number, section: partner)
      operations.append(.moveRow(from: row(deleted + number), to: to))
    }
    return operations
  }
}

/// The list of updates in a message: `Delete row (0 - 1), Insert row (0 - 0)`.
struct CrashUpdates {
  /// nil: something in it is not known.
  private(set) var operations: [UpdateOperation]?

  init(_ text: String) {
    let text = CrashText(text)
    var operations: [UpdateOperation] = []
    var index = 0
    while index < text.bytes.count {
      guard let (operation, end) = Self.operation(in: text, at: index) else {
        // The report may end in the midst of one.
        if text.bytes[index...].contains(UInt8(ascii: ")")) { return }
        break
      }
      operations.append(operation)
      index = end
      while index < text.bytes.count, Self.parts(text.bytes[index]) { index += 1 }
    }
    self.operations = operations
  }

  private static func parts(_ byte: UInt8) -> Bool {
    byte == CrashByte.space || byte == CrashByte.comma
  }

  private static func operation(
    in text: CrashText, at index: Int
  ) -> (UpdateOperation, end: Int)? {
    let rest = CrashText(text.string(index..<text.bytes.count))
    for (pattern, make) in forms {
      guard let match = pattern.match(in: rest, from: .head), match.isWhole, match.start == 0 else {
        continue
      }
      return make(match.findings).map { ($0, index + match.end) }
    }
    return nil
  }

  private typealias Make = @Sendable (CrashFindings) -> UpdateOperation?

  private static let forms: [(CrashPattern, Make)] = [
    (CrashPattern("Delete row ({section} - {row})"), { $0.row.map { .deleteRows([$0]) } }),
    (CrashPattern("Insert row ({section} - {row})"), { $0.row.map { .insertRows([$0]) } }),
    (
      CrashPattern("Move row ({section} - {row}) to ({toSection} - {toRow})"),
      { findings in
        guard let from = findings.row, let section = findings.number("toSection"),
          let row = findings.number("toRow")
        else { return nil }
        return .moveRow(from: from, to: IndexPath(row: row, section: section))
      }
    ),
    (
      CrashPattern("Delete section ({section})"),
      { $0.number("section").map { .deleteSections([$0]) } }
    ),
    (
      CrashPattern("Insert section ({section})"),
      { $0.number("section").map { .insertSections([$0]) } }
    ),
    (
      CrashPattern("Move section ({section}) to ({to})"),
      { findings in
        guard let from = findings.number("section"), let to = findings.number("to") else {
          return nil
        }
        return .moveSection(from: from, to: to)
      }
    ),
  ]
}
