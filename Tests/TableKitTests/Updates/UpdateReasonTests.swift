import TableKit
import Testing

private let notChanged = UpdateBatch.fault([5, 5], [.insertRows([at(1, 0)])], [5, 5])
private let notTold = UpdateBatch.fault([3], [], [2])

/// The sum of one inserted row, with what differs from release to release.
private func rowText(gap: String, moves: Bool = true, table: Bool = false) -> String {
  "Invalid update: invalid number of rows in section 1.\(gap)The number of rows contained in an "
    + "existing section after the update (5) must be equal to the number of rows contained in that "
    + "section before the update (5), plus or minus the number of rows inserted or deleted from "
    + "that section (1 inserted, 0 deleted)"
    + (moves
      ? " and plus or minus the number of rows moved into or out of that section "
        + "(0 moved in, 0 moved out)." : ".")
    + (table ? " Table view: <UITableView: 0x0>" : "")
}

private let rowTexts: [(Era, String)] = [
  (4, rowText(gap: "  ", moves: false)), (5, rowText(gap: "  ")), (12, rowText(gap: "  ")),
  (13, rowText(gap: " ")), (14, rowText(gap: " ")), (15, rowText(gap: " ", table: true)),
  (16, rowText(gap: " ", table: true)), (27, rowText(gap: " ", table: true)),
]

@Test(arguments: rowTexts)
func theTextOfASumChangesWithTheEra(_ era: Era, _ text: String) {
  #expect(notChanged?.reason(in: era) == text)
}

private let listTexts: [(Era, String)] = [(16, "before and/or after"), (17, "before and after")]

@Test(arguments: listTexts)
func countsThatChangedOtherwiseAreListedFromIOS16(_ era: Era, _ when: String) {
  let start =
    "Invalid batch updates detected: the number of sections and/or rows returned by the data source "
    + "\(when) performing the batch updates are inconsistent with the updates.\n"
  #expect(
    notTold?.reason(in: era)
      == start + "Data source before updates = { 1 section with row counts: [3] }\n"
      + "Data source after updates = { 1 section with row counts: [2] }\nUpdates = [\n\n]\n"
      + "Table view: <UITableView: 0x0>")
  let fault = UpdateBatch.fault(
    [3, 0], [.reloadRows([at(0, 1)]), .insertRows([at(0, 0)]), .deleteRows([at(0, 2)])], [5, 0])
  #expect(
    fault?.reason(in: era)
      == start + "Data source before updates = { 2 sections with row counts: [3, 0] }\n"
      + "Data source after updates = { 2 sections with row counts: [5, 0] }\n"
      + "Updates = [\n\tDelete row (0 - 2),\n\tDelete row (0 - 1),\n\tInsert row (0 - 0),\n"
      + "\tInsert row (0 - 2)\n]\nTable view: <UITableView: 0x0>")
}

@Test func aPathIsPrintedInOtherWordsFromIOS7() {
  let fault = UpdateBatch.fault(
    [4], [.deleteRows([at(0, 3)]), .moveRow(from: at(0, 3), to: at(0, 1))], [3])
  let text = "attempt to perform a delete and a move from the same index path "
  #expect(fault?.reason(in: 6) == text + "(<NSIndexPath 0x0> 2 indexes [0, 3])")
  #expect(fault?.reason(in: 7) == text + "(<NSIndexPath: 0x0> {length = 2, path = 0 - 3})")
}

@Test func theSectionOfTheMessageIsTheOneAfter() {
  let fault = UpdateBatch.fault(
    [1, 2, 5], [.deleteSections([0]), .deleteRows([at(2, 0)])], [2, 5])
  #expect(
    fault?.reason(in: 9).hasPrefix("Invalid update: invalid number of rows in section 1.") == true)
}
