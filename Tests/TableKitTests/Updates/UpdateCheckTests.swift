import TableKit
import Testing

/// A batch on a table with so many rows in each section, and the rule that it breaks.
struct CheckCase: Sendable, CustomTestStringConvertible {
  var testDescription: String
  var before: [Int]
  var operations: [UpdateOperation]
  var after: [Int]
  var kind: String?

  init(
    _ name: String, _ before: [Int], _ operations: [UpdateOperation], _ after: [Int],
    _ kind: String? = nil
  ) {
    testDescription = name
    self.before = before
    self.operations = operations
    self.after = after
    self.kind = kind
  }
}

@Test(arguments: [
  CheckCase("nothing", [3], [], [3]),
  CheckCase("an empty batch compares too", [7], [], [1], "rows-count"),
  CheckCase(
    "the example of the guide", [3, 3, 3],
    [.deleteRows([at(0, 1)]), .deleteSections([1]), .insertRows([at(1, 1)])], [2, 4]),
  CheckCase(
    "out and in at one place", [2], [.deleteRows([at(0, 0)]), .insertRows([at(0, 0)])], [2]),
  CheckCase("one insert told twice", [2], [.insertRows([at(0, 0), at(0, 0)])], [3]),
  CheckCase("one delete told twice", [2], [.deleteRows([at(0, 0), at(0, 0)])], [1]),
  CheckCase(
    "one reload told twice", [2], [.reloadRows([at(0, 0)]), .reloadRows([at(0, 0)])], [2]),
  CheckCase(
    "one move told twice", [2],
    [.moveRow(from: at(0, 0), to: at(0, 1)), .moveRow(from: at(0, 0), to: at(0, 1))], [2]),
  CheckCase(
    "a deleted section swallows its rows", [2, 2],
    [.deleteSections([1]), .deleteRows([at(1, 0)]), .reloadRows([at(1, 9)])], [2]),
  CheckCase(
    "an inserted section swallows its rows", [2],
    [.insertSections([0]), .insertRows([at(0, 0), at(0, 7)])], [5, 2]),
  CheckCase(
    "a reloaded section swallows both", [2, 2],
    [.reloadSections([1]), .deleteRows([at(1, 0)]), .insertRows([at(1, 1)])], [2, 7]),
  CheckCase(
    "a reloaded section is found at its shifted place", [2, 2],
    [.reloadSections([1]), .deleteSections([0]), .insertRows([at(0, 5)])], [4]),
  CheckCase("a reload may change the number of rows", [2], [.reloadSections([0])], [9]),
  CheckCase(
    "rows of a moved section", [2, 3],
    [.moveSection(from: 1, to: 0), .deleteRows([at(1, 2)]), .insertRows([at(0, 0), at(1, 0)])],
    [3, 3]),
  CheckCase(
    "two moves that would cancel out one by one", [2, 2],
    [.moveRow(from: at(0, 0), to: at(1, 0)), .moveRow(from: at(1, 0), to: at(0, 0))], [2, 2]),
  CheckCase(
    "delete and reload", [2], [.reloadRows([at(0, 0)]), .deleteRows([at(0, 0)])], [1],
    "delete-and-reload"),
  CheckCase(
    "reload and move", [2], [.reloadRows([at(0, 0)]), .moveRow(from: at(0, 0), to: at(0, 1))], [2],
    "delete-and-move"),
  CheckCase(
    "insert and move", [2], [.insertRows([at(0, 1)]), .moveRow(from: at(0, 0), to: at(0, 1))], [3],
    "insert-and-move"),
  CheckCase(
    "two moves to one place", [2],
    [.moveRow(from: at(0, 0), to: at(0, 1)), .moveRow(from: at(0, 1), to: at(0, 1))], [2],
    "move-two-to-one"),
  CheckCase(
    "one row moved to two places", [2],
    [.moveRow(from: at(0, 0), to: at(0, 1)), .moveRow(from: at(0, 0), to: at(0, 0))], [2],
    "move-one-to-two"),
  CheckCase(
    "a moved section is deleted", [1, 1], [.deleteSections([0]), .moveSection(from: 0, to: 0)], [1],
    "delete-and-move-section"),
  CheckCase(
    "a reload past the end complains of a delete", [5], [.reloadRows([at(0, 6)])], [5],
    "delete-row-bounds"),
  CheckCase("a reload of no section", [5], [.reloadSections([1])], [5], "delete-section-bounds"),
  CheckCase(
    "bounds come before sums", [5], [.insertRows([at(0, 5)])], [5], "insert-row-bounds"),
  CheckCase(
    "out of a reloaded section", [2, 2],
    [.reloadSections([0]), .moveRow(from: at(0, 0), to: at(1, 0))], [1, 3],
    "move-from-deleted-section"),
  CheckCase(
    "into a reloaded section", [2, 2],
    [.reloadSections([0]), .moveRow(from: at(1, 0), to: at(0, 0))], [3, 1], "move-into-new-section"
  ),
  CheckCase(
    "the number of sections before the rows", [2, 2], [.deleteRows([at(0, 0)])], [2],
    "sections-count"),
])
func theRulesOfABatch(_ c: CheckCase) {
  #expect(UpdateBatch.fault(c.before, c.operations, c.after)?.kind == c.kind)
}

@Test func everyRuleIsBrokenByARandomBatch() {
  var kinds: Set<String> = []
  for seed: UInt64 in 0..<8_000 {
    let batch = RandomBatch(seed: seed)
    let fault = UpdateBatch.fault(batch.before.map(\.count), batch.operations, batch.after)
    if let fault { kinds.insert(fault.kind) }
  }
  let clashes = [
    "delete-and-reload", "delete-and-move", "insert-and-move", "move-one-to-two", "move-two-to-one",
  ]
  let all =
    clashes + clashes.map { "\($0)-section" } + [
      "delete-section-bounds", "delete-row-section-bounds", "delete-row-bounds",
      "insert-section-bounds", "insert-row-section-bounds", "insert-row-bounds",
      "move-section-from-bounds", "move-section-to-bounds", "move-from-section-bounds",
      "move-from-bounds", "move-to-section-bounds", "move-to-bounds", "move-from-deleted-section",
      "move-into-new-section", "sections-count", "rows-count",
    ]
  #expect(kinds == Set(all))
}

/// A table of a million rows that counts how often it is asked.
private final class AskedCounts: TableCounts {
  let rows: Int
  private(set) var questions = 0

  init(rows: Int) { self.rows = rows }

  var sectionCount: Int { 1 }

  func rowCount(inSection section: Int) -> Int {
    questions += 1
    return rows
  }
}

@Test func theCostOfABatchIsThatOfItsOperations() throws {
  let before = AskedCounts(rows: 1_000_000)
  let after = AskedCounts(rows: 999_000)
  let paths = (0..<1_000).map { at(0, $0 * 997) }
  let plan = try UpdateBatch([.deleteRows(paths)]).plan(before: before, after: after)
  #expect(plan.newPath(of: at(0, 999_999)) == at(0, 998_999))
  #expect(plan.oldPath(of: at(0, 0)) == at(0, 1))
  #expect(plan.steps.count == 1_000)
  #expect(before.questions + after.questions < 3_000)
}
