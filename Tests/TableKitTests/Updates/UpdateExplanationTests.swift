import TableKit
import Testing

/// A refused batch and its explanation.
struct ExplanationCase: Sendable {
  var before: [Int]
  var operations: [UpdateOperation]
  var after: [Int]
  var text: String

  init(_ before: [Int], _ operations: [UpdateOperation], _ after: [Int], _ text: String) {
    self.before = before
    self.operations = operations
    self.after = after
    self.text = text
  }
}

@Test(arguments: [
  ExplanationCase(
    [5], [.insertRows([at(0, 0)])], [5],
    """
    section 0: before 5, + 1 inserted, − 0 deleted → expected 6;
    the data source says 5
    ^^^^^^^^^^^^^^^^^^^^^^ the model was not changed
    help: add 1 row to section 0 of the model before the update ends
    """),
  ExplanationCase(
    [5], [.deleteRows([at(0, 0), at(0, 1)])], [5],
    """
    section 0: before 5, + 0 inserted, − 2 deleted → expected 3;
    the data source says 5
    ^^^^^^^^^^^^^^^^^^^^^^ the model was not changed
    help: remove 2 rows from section 0 of the model before the update ends
    """),
  ExplanationCase(
    [5, 2], [], [7, 2],
    """
    section 0: before 5, + 0 inserted, − 0 deleted → expected 5;
                         ^^^^^^^^^^^^ the table was not told
    the data source says 7
    help: tell the table of the 2 rows that came: insertRows
    """),
  ExplanationCase(
    [5], [.deleteRows([at(0, 0)])], [3],
    """
    section 0: before 5, + 0 inserted, − 1 deleted → expected 4;
    the data source says 3
    ^^^^^^^^^^^^^^^^^^^^^^ the model was changed twice
    help: change section 0 of the model once: it has 1 row too few
    """),
  ExplanationCase(
    [4, 4], [.moveRow(from: at(0, 0), to: at(1, 0)), .reloadRows([at(0, 1)])], [4, 5],
    """
    section 0: before 4, + 1 inserted, − 1 deleted, + 0 moved in, − 1 moved out → expected 3;
    the data source says 4
    ^^^^^^^^^^^^^^^^^^^^^^ the model was not changed
    section 1: before 4, + 0 inserted, − 0 deleted, + 1 moved in, − 0 moved out → expected 5; the data source says 5
    help: remove 1 row from section 0 of the model before the update ends
    """),
  ExplanationCase(
    [39], [.reloadRows([at(0, 0)])], [38],
    """
    section 0: before 39, + 1 inserted, − 1 deleted → expected 39;
                                        ^^^^^^^^^^^ 1 too few
    the data source says 38
    help: tell the table of 1 row less with deleteRows, or put 1 row back into section 0 of the model
    """),
  ExplanationCase(
    [1, 3], [.deleteSections([0])], [2],
    """
    sections: before 2, + 0 inserted, − 1 deleted → expected 1; the data source says 1
    section 0 (1 before): before 3, + 0 inserted, − 0 deleted → expected 3;
                                                  ^^^^^^^^^^^ the table was not told
    the data source says 2
    help: tell the table of the 1 row that went: deleteRows
    """),
  ExplanationCase(
    [1, 3], [.deleteRows([at(0, 0)])], [3],
    """
    sections: before 2, + 0 inserted, − 0 deleted → expected 2;
                                      ^^^^^^^^^^^ the table was not told
    the data source says 1
    help: section 0 has no row left and went from the model: delete the section, not its rows
    """),
  ExplanationCase(
    [2], [.deleteRows([at(0, 2)])], [1],
    """
    before the update section 0 had 2 rows, 0:0 to 0:1: there was no row 0:2
    help: deletes, reloads and what is moved are named as they were before the update
    """),
  ExplanationCase(
    [2], [.insertRows([at(0, 2)])], [2],
    """
    the data source says that section 0 has 2 rows, 0:0 to 0:1: there is no row 0:2
    help: name it by its place after the update, or add the row to the model before the update ends
    """),
  ExplanationCase(
    [2], [.reloadRows([at(0, 0)]), .moveRow(from: at(0, 0), to: at(0, 1))], [2],
    """
    row 0:0 is both reloaded and moved; a reload is a delete and an insert in place
    help: delete it and insert it where the move goes, or reload it in an update of its own
    """),
])
func aRefusalIsExplained(_ c: ExplanationCase) throws {
  let fault = try #require(UpdateBatch.fault(c.before, c.operations, c.after))
  #expect(fault.explanation.lines.joined(separator: "\n") == c.text)
  #expect(fault.exception(in: 9).explanation == fault.explanation.lines)
}

@Test func everyFaultOfARandomBatchIsExplained() {
  for seed: UInt64 in 0..<3_000 {
    let batch = RandomBatch(seed: seed)
    let fault = UpdateBatch.fault(batch.before.map(\.count), batch.operations, batch.after)
    guard let fault else { continue }
    let explanation = fault.explanation
    #expect(!explanation.statements.isEmpty && !explanation.help.isEmpty, "\(fault.kind)")
  }
}
