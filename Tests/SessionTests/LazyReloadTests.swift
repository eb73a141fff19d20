import Support
import Testing

@testable import Session

/// Reloads that wait while nobody looks leave the table as those that do not.
@Suite struct LazyReloadTests {
  private func line(_ random: inout some RandomNumberGenerator, _ number: Int) -> String {
    switch Int.random(in: 0..<15, using: &random) {
    case 0..<6: "row \"r\(number)\""
    case 6: "rows \"a\(number)\" \"b\(number)\""
    case 7: "row \"at\(number)\" at 0:0"
    case 8: "section \"s\(number)\" { rows \"x\(number)\" \"y\(number)\" }"
    case 9: "accessory checkmark for first"
    case 10: "scroll by \(Int.random(in: 1...200, using: &random))"
    case 11: "select last"
    case 12: "row \"d\(number)\" accessory disclosure"
    case 13: "later \(Int.random(in: 1...3, using: &random)) turns { delete last }"
    default: "rows \(Int.random(in: 1...30, using: &random)) \"n\(number) $row\""
    }
  }

  @Test func sectionsWithoutRowsLeaveRoomOnTheGlass() {
    let script = "section { rows a b }\nsection\nsection\nsection { rows c d }"
    let (watched, quiet) = (Stand(), Stand(interactive: false))
    watched.run(script)
    quiet.run(script)
    quiet.session.settle()
    #expect(watched.session.state == quiet.session.state)
  }

  @Test func whatWaitsForATurnComesInIts() {
    let script = "rows 20\nlater 2 turns { delete last }\nscroll by 4 rows\nrows x y z"
    let (watched, quiet) = (Stand(), Stand(interactive: false))
    watched.run(script)
    quiet.run(script)
    #expect(quiet.session.scripts.later.isEmpty)
    #expect(watched.session.state == quiet.session.state)
  }

  @Test(arguments: 0..<16)
  func aScriptThatNobodyWatchesEndsAsOneThatIsWatched(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let lines = (0..<60).map { line(&random, $0) }
    let prelude = ["cell default id none", "configure on-create", "era 13", "style grouped"]
    let script = ["rows 20"] + (seed % 5 == 0 ? [] : [prelude[seed % 4]]) + lines
    let watched = Stand()
    let quiet = Stand(interactive: false)
    for line in script {
      watched.run(line)
      quiet.run(line)
      if seed % 3 == 0 { quiet.session.settle() }
    }
    quiet.session.settle()
    let isEqual = watched.session.state == quiet.session.state
    #expect(isEqual)
    #expect(watched.glass == quiet.glass)
  }
}
