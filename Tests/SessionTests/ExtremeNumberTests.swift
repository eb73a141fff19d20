import CommandLanguage
import TableKit
import Testing

@testable import Session

/// Numbers as large as they come: each is refused in words, none stops the program.
@Suite struct ExtremeNumberTests {
  @Test(arguments: [
    ("rows A; select 0:9223372036854775807", "noRow"),
    ("rows A; scroll-to 0:9223372036854775807", ""),
    ("rows A; delete 0:0-9223372036854775807", "attempt to delete row 1 from section 0"),
    ("rows A; delete 0:0-0:9223372036854775807", "attempt to delete row 1 from section 0"),
    ("rows A; delete 0:9223372036854775807", "attempt to delete row 9223372036854775807 from"),
    ("rows A; table delete 0:0-99999999:0", "attempt to delete row 0 from section 99999999"),
    ("rows A; table delete 0:5-99", "attempt to delete row 5 from section 0"),
    ("rows A; table delete 5:5-6:9", "attempt to delete row 5 from section 5"),
    ("section; section { row a }; delete 0:1-1:0", "attempt to delete row 1 from section 0"),
    ("rows A B C; reload 0:1-7", "attempt to delete row 3 from section 0"),
    (
      "section A; section B; updates { delete section 0; insert X at 9223372036854775807:end }",
      "attempt to insert row 0 into section 9223372036854775807"
    ),
    (
      "section A; updates { insert section B at 0; move A:0 to 9223372036854775807:last }", "noRow"
    ),
    (
      "row-height 1000000; rows 1; on numberOfSections { answer 1000 };"
        + "on numberOfRowsInSection { answer 100000000 }; reload",
      "Failed to allocate data stores for 100000000 rows in section"
    ),
    (
      "section A; on numberOfSections { answer 40 }; on numberOfRowsInSection { answer -1 }; reload",
      "Failed to allocate data stores for -1 rows in section 0"
    ),
  ])
  func largeNumbersAreRefusedInWords(line: String, words: String) {
    let printed = Stand().output(line)
    #expect(words.isEmpty ? printed.isEmpty : printed.contains(words), "\(line): \(printed)")
  }

  @Test func deselectAllAsksNothingOfTenMillionRows() {
    let stand = Stand(interactive: false)
    stand.run("rows 10000000; select 0:9999999; trace on")
    #expect(stand.output("deselect all").hasSuffix("deselectRow 0:9999999"))
  }

  @Test func aRangeOverAnEmptySectionIsTheRowsThatAreThere() {
    let stand = Stand()
    stand.run("section { rows a b }; section; section { rows c d }; delete 0:1-2:0")
    #expect(stand.texts == [["a"], [], ["d"]])
  }

  @Test(arguments: [
    "attempt to delete and reload the same index path (<NSIndexPath: 0x0> {length = 2, path = # - #})",
    "Attempted to scroll the table view to an out-of-bounds row (#) when there are only # rows in"
      + " section #.",
    "cannot move a row from a deleted section (#)",
    "attempt to move both row at index path <NSIndexPath: 0x0> {length = 2, path = 0 - #} and"
      + " <NSIndexPath: 0x0> {length = 2, path = # - 0} to <NSIndexPath: 0x0> {length = 2, path = 0 - 2}",
    "UITableView delegate method tableView:targetIndexPathForMoveFromRowAtIndexPath:"
      + "toProposedIndexPath: returned an invalid target index path (section: #, row: #) because"
      + " there are only # rows in this section of the table view.",
  ])
  func crashesWithNSNotFoundAreRead(message: String) {
    let words = message.split(separator: "#", omittingEmptySubsequences: false)
    let report = words.joined(separator: "9223372036854775807")
    #expect(!Stand().output("crash \(Printer.quoted(report))").isEmpty)
  }

  @Test(arguments: [
    "attempt to insert row 5 into section 0, but there are only # rows in section 0 after the update",
    "attempt to delete row # from section 0 which only contains # rows before the update",
    "attempt to move index path (<NSIndexPath: 0x0> {length = 2, path = 0 - 1}) to index path"
      + " (<NSIndexPath: 0x0> {length = 2, path = 0 - #}) that does not exist - there are only # rows"
      + " in section 0 after the update",
    "Invalid update: invalid number of rows in section 0. The number of rows contained in an existing"
      + " section after the update (#) must be equal to the number of rows contained in that section"
      + " before the update (#), plus or minus the number of rows inserted or deleted from that"
      + " section (1 inserted, 0 deleted).",
    "Invalid update: invalid number of sections. The number of sections contained in the table view"
      + " after the update (#) must be equal to the number of sections contained in the table view"
      + " before the update (1), plus or minus the number of sections inserted or deleted"
      + " (# inserted, # deleted).",
    "Invalid batch updates detected: the number of sections and/or rows returned by the data source"
      + " before and/or after performing the batch updates are inconsistent with the updates. Data"
      + " source before updates = { 1 section with row counts: [#] } Data source after updates ="
      + " { 1 section with row counts: [3] } Updates = [ Insert row (0 - 0) ]",
  ])
  func countsThatNoTableHasAreReadAndNotWrittenOut(message: String) {
    let words = message.split(separator: "#", omittingEmptySubsequences: false)
    let report = words.joined(separator: "9223372036854775807")
    let printed = Stand().output("crash \(Printer.quoted(report))")
    #expect(printed.hasSuffix("its numbers do not allow for one"), "\(printed)")
    #expect(!printed.contains("-9"), "\(printed)")
  }

  @Test func theRowOfNSNotFoundIsRaisedAgain() {
    let printed = Stand().output(
      "crash \"attempt to delete row 9223372036854775807 from section 0 which only contains 3 rows"
        + " before the update\"")
    #expect(printed.hasSuffix("  table delete 0:9223372036854775807"))
  }
}
