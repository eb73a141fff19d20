import Support
import TableKit
import Testing

private typealias Table = [IdentifiedSection<String, Int>]

/// `table(("A", [1, 2]), ("B", []))`.
private func table(_ sections: (String, [Int])...) -> Table {
  sections.map { IdentifiedSection(id: $0.0, rows: $0.1) }
}

private let differences: [(Table, Table, [UpdateOperation])] = [
  (table(("A", [1, 2])), table(("A", [1, 2])), []),
  (
    table(("A", [1, 2])), table(("A", [2, 3])), [.deleteRows([at(0, 0)]), .insertRows([at(0, 1)])]
  ),
  (
    table(("A", [1, 2, 3])), table(("A", [3, 1, 2])), [.moveRow(from: at(0, 2), to: at(0, 0))]
  ),
  (
    table(("A", [1, 2]), ("B", [3])), table(("A", [1]), ("B", [2, 3])),
    [.moveRow(from: at(0, 1), to: at(1, 0))]
  ),
  (table(("A", [1]), ("B", [2])), table(("B", [2])), [.deleteSections([0])]),
  (table(("B", [2])), table(("A", [1]), ("B", [2])), [.insertSections([0])]),
  (
    table(("A", [1]), ("B", [2]), ("C", [])), table(("C", []), ("A", [1]), ("B", [2])),
    [.moveSection(from: 2, to: 0)]
  ),
  (
    table(("A", [1]), ("B", [2])), table(("B", [2, 1])),
    [.deleteSections([0]), .insertRows([at(0, 1)])]
  ),
  (
    table(("B", [2, 1])), table(("A", [1]), ("B", [2])),
    [.insertSections([0]), .deleteRows([at(0, 1)])]
  ),
  (
    table(("A", [1, 1, 2])), table(("A", [2, 1])),
    [.deleteRows([at(0, 1)]), .moveRow(from: at(0, 2), to: at(0, 0))]
  ),
  ([], table(("A", [1])), [.insertSections([0])]),
]

@Test(arguments: differences)
private func aDifferenceIsToldInFewOperations(
  _ old: Table, _ new: Table, _ operations: [UpdateOperation]
) throws {
  #expect(try UpdateBatch(from: old, to: new).operations == operations)
}

@Test func manyRowsAreToldApart() throws {
  let (none, some, others) = (
    table(("A", [])), table(("A", Array(0..<5000))), table(("A", Array(1..<5001)))
  )
  let all = (0..<5000).map { at(0, $0) }
  #expect(try UpdateBatch(from: none, to: some).operations == [.insertRows(all)])
  #expect(try UpdateBatch(from: some, to: none).operations == [.deleteRows(all)])
  #expect(
    try UpdateBatch(from: some, to: others).operations == [
      .deleteRows([at(0, 0)]), .insertRows([at(0, 4999)]),
    ])
}

@Test func aDifferenceThatIsCancelledIsEmpty() throws {
  let (one, other) = (table(("A", [1])), table(("A", [2])))
  #expect(try UpdateBatch(from: one, to: other, isCancelled: { true }).operations == [])
}

// MARK: Random tables

extension SeededGenerator {
  /// A table of different rows out of twelve.
  fileprivate mutating func table() -> Table {
    var rows = (0..<12).shuffled(using: &self)
    let names = ["A", "B", "C", "D"].shuffled(using: &self)
    return names.prefix(Int.random(in: 0...4, using: &self)).map { name in
      let taken = Array(rows.prefix(Int.random(in: 0...6, using: &self)))
      rows.removeFirst(taken.count)
      return IdentifiedSection(id: name, rows: taken)
    }
  }
}

/// The rows that stand in sections that both tables have.
private func rows(of table: Table, inSectionsOf other: Table) -> Set<Int> {
  Set(table.filter { section in other.contains { $0.id == section.id } }.flatMap(\.rows))
}

@Test func aDifferenceIsValidAndTellsNoRowTooMany() throws {
  var generator = SeededGenerator(seed: 7)
  for round in 0..<5_000 {
    let (old, new) = (generator.table(), generator.table())
    let plan = try UpdateBatch(from: old, to: new)
      .plan(before: old.map(\.rows.count), after: new.map(\.rows.count))
    for (section, rows) in new.map(\.rows).enumerated() {
      for (row, id) in rows.enumerated() {
        guard let path = plan.oldPath(of: at(section, row)) else { continue }
        if old[path.section].rows[path.row] != id {
          Issue.record("round \(round): \(id) is another")
        }
      }
    }
    let (stay, come) = (rows(of: old, inSectionsOf: new), rows(of: new, inSectionsOf: old))
    #expect(plan.insertedRows.count == come.subtracting(stay).count)
    #expect(plan.deletedRows.count == stay.subtracting(come).count)
  }
}

/// The greatest number of elements in rising order, by trying all choices.
private func longestByTrying(_ numbers: [Int]) -> Int {
  (0..<(1 << numbers.count)).reduce(0) { best, choice in
    let chosen = numbers.indices.filter { choice & (1 << $0) != 0 }.map { numbers[$0] }
    return zip(chosen, chosen.dropFirst()).allSatisfy(<) ? max(best, chosen.count) : best
  }
}

@Test func asFewRowsAsCanBeAreMoved() throws {
  var generator = SeededGenerator(seed: 11)
  for _ in 0..<150 {
    let rows = (0..<8).shuffled(using: &generator)
    let batch = try UpdateBatch(from: table(("A", Array(0..<8))), to: table(("A", rows)))
    #expect(batch.operations.count == 8 - longestByTrying(rows))
  }
}

@Test func largeTablesAreComparedRowByRowButOnce() throws {
  var generator = SeededGenerator(seed: 3)
  let old = (0..<100_000).map { "row \($0)" }
  var new = old
  for edit in 0..<1_000 {
    let place = Int.random(in: 0..<new.count, using: &generator)
    switch edit % 3 {
    case 0: new[place] = "new \(edit)"
    case 1: new.remove(at: place)
    default: new.insert(new.remove(at: place), at: Int.random(in: 0..<new.count, using: &generator))
    }
  }
  let batch = try UpdateBatch(
    from: [IdentifiedSection(id: 0, rows: old)], to: [IdentifiedSection(id: 0, rows: new)])
  let plan = try batch.plan(before: [old.count], after: [new.count])
  #expect(plan.insertedRows.count <= 334 && plan.deletedRows.count <= 668)
  #expect(plan.movedRows.count <= 333)
}

// MARK: Duplicates

@Test func aRowThatStandsTwiceIsRefusedAsUIKitDoes() throws {
  let new = [
    IdentifiedSection(id: 0, rows: ["Moe", "Eeny", "Moe"]),
    IdentifiedSection(id: 1, rows: ["Eeny"]),
  ]
  let error = try #require(throws: DuplicateIdentifiers.self) {
    try UpdateBatch(from: [], to: new)
  }
  #expect(
    error.exception.reason
      == "Fatal: supplied item identifiers are not unique. Duplicate identifiers: "
      + "{(\n    Moe,\n    Eeny\n)}")
  #expect(
    error.exception.explanation == [
      "more than one row is known as \"Moe\": 0:0, 0:2",
      "more than one row is known as \"Eeny\": 0:1, 1:0",
      "help: give each an identifier of its own",
    ])
}

@Test func aSectionThatStandsTwiceIsRefused() throws {
  let error = try #require(throws: DuplicateIdentifiers.self) {
    try UpdateBatch(from: [], to: table(("A", [1]), ("A", [1])))
  }
  #expect(
    error.exception.explanation.first
      == "more than one section is known as \"A\": section 0, section 1")
}
