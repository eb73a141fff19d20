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

  @Test func theRowOfNSNotFoundIsRaisedAgain() {
    let printed = Stand().output(
      "crash \"attempt to delete row 9223372036854775807 from section 0 which only contains 3 rows"
        + " before the update\"")
    #expect(printed.hasSuffix("  table delete 0:9223372036854775807"))
  }
}
