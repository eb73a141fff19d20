import Testing

@testable import Session
@testable import TableKit

/// Whatever becomes of the rows, a table is scrolled to a place that a finger could have left it at.
@Suite struct OffsetTests {
  @Test(arguments: [
    // A row comes in above the others, and turns out lower than was estimated.
    "era 17; rows A B C; height 0 for 0:0; row-height 2",
    "era 12; rows A B C; height 0 for 0:0; era 11",
    // A footer below is measured, and is lower than was estimated.
    "era 17; rows 30 \"n $row\"; scroll by 5; section x { rows a b }; footer f",
    // What is presented over the tabs leaves the bar to the table behind.
    "era 17; tab One main; screen Other { rows x }; rows 20 \"n $row\"; scroll-to last; present Other",
  ])
  func theOffsetStaysWithinTheContent(script: String) {
    let stand = Stand()
    stand.run(script)
    let state = stand.session.stage.state
    let last = state.lastOffset(ofTable: 0)
    #expect((0...last).contains(state.tables[0].offset.value), "\(stand.glass)")
  }

  @Test func rowsThatAreFarLowerThanEstimatedFillTheGlass() {
    let stand = Stand()
    #expect(stand.output("era 17; rows 2000 \"n $row\"; height 0.5").isEmpty)
    let table = stand.session.stage.state.tables[0]
    #expect(table.rows.count == 460 * 2 && !table.needsLayout)
  }

  @Test func rowsOfNextToNoHeightAreRefusedAtOnce() {
    let stand = Stand()
    stand.run("era 17; rows 100000 \"n $row\"")
    #expect(stand.output("height 0.01").contains("cellForRow was called 501 calls deep"))
  }
}
