import CommandLanguage
import Synchronization
import Testing

@testable import Session

/// Ctrl-C, as the session sees it: it asks now and then whether somebody wants what runs to end.
@Suite struct InterruptionTests {
  /// Says yes from a certain asking on.
  private final class Patience: Sendable {
    private let left: Atomic<Int>
    init(_ count: Int) { left = Atomic(count) }
    var isOver: Bool { left.subtract(1, ordering: .relaxed).oldValue <= 0 }
  }

  private static let setUp = """
    render off
    rows 30000
    section B { rows 30000 "B $row" }
    on select { log "$text" }
    select 0:3
    """

  /// Lines that take long where there are many rows or steps.
  @Test(arguments: [
    "undo 150", "goto 5", "goto 151", "show steps", "show diff 0 90", "show calls since 1",
    "show life 1", "apply { section A { rows 9000 \"N $row\" } }",
    "reload", "data { section A { rows 1000; rows 1000 } }", "fails { goto 3; tap Nobody }",
    "show eras 5 13 { reload }", "relaunch", "device ipad", "era 13",
    "expect accessory none", "updates { delete all }", "fails { table delete 0:0-20000 }",
  ])
  func whatIsEndedLeavesAllAsItWas(line: String) throws {
    let stand = Stand()
    stand.session.isInteractive = false
    stand.run(Self.setUp)
    for count in 0..<150 { stand.run("scroll by \(count % 7) rows") }
    stand.run("undo 3")
    for asked in [0, 1, 2, 5, 20, 100] {
      let (state, position) = (stand.session.state, stand.session.position)
      let (next, last) = (stand.session.history.next, stand.session.history.last)
      let patience = Patience(asked)
      stand.session.isInterrupted = { patience.isOver }
      let source = SourceText(line)
      var parser = Parser(source)
      let command = try #require(try parser.next())
      do throws(StepError) {
        _ = try stand.session.perform(command, in: source)
        return  // it was done before anybody asked so often
      } catch {
        #expect(error.isInterruption, "\(error.reason)")
      }
      #expect(stand.session.state == state && stand.session.position == position)
      #expect(stand.session.history.next == next && stand.session.history.last == last)
      stand.session.isInterrupted = { false }
    }
  }
}
