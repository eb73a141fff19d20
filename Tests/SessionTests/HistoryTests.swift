import CommandLanguage
import TableKit
import Testing

@testable import Session

@Suite struct HistoryTests {
  /// A script may set off as many reactions as it likes, as long as no step does.
  @Test(arguments: [
    "scroll by 300", "undo; redo", "show calls since 1", "fails { scroll by 300; delete 9:9 }",
    "show eras 5 13 { scroll by 300 }",
  ])
  func howManyReactionsRanIsCountedStepByStep(line: String) {
    let stand = Stand(interactive: false)
    stand.run("rows 300; on will-display { log x }; scroll by 30; scroll by 30")
    stand.session.running.count = RunningReactions.most
    let printed = stand.output(line)
    #expect(!printed.contains("runaway") && !printed.contains("notAgain"), "\(printed)")
  }

  @Test(arguments: [true, false])
  func stepsFarBackAreMadeAgainFromThinnedCheckpoints(isInteractive: Bool) {
    let stand = Stand(interactive: isInteractive)
    let lines = [
      "tap a", "scroll by 30", "tap 1:0", "deselect all", "scroll-to 0:0 top", "row new", "press b",
    ]
    stand.run("section A { rows a b c }\nsection B { rows d e f }\nrows 40")
    var states: [Int: SessionState] = [:]
    for number in 4...700 {
      stand.run(lines[number % lines.count])
      stand.session.settle()
      states[number] = stand.session.state
    }
    #expect(stand.session.history.last == 700)
    for number in [700, 699, 640, 639, 513, 512, 301, 257, 100, 65, 64, 7, 4, 698] {
      stand.run("goto \(number)")
      #expect(stand.session.state == states[number], "step \(number)")
    }
    stand.run("goto 200\nundo 30\ntitle x\nundo\nredo 2\nundo")
    #expect(stand.session.state == states[170])
    #expect(stand.output("show steps").contains("· 201  row new"))
  }

  @Test(arguments: [(true, 32...360), (false, 33...110)])
  func checkpointsGrowWithTheLogarithmOfTheSteps(isInteractive: Bool, count: ClosedRange<Int>) {
    let stand = Stand(interactive: isInteractive)
    let state = stand.session.state
    var history = History(state)
    let source = SourceText("turn")
    let turn = Performed(LocatedCommand(.code(.time(.turn)), at: SourceRange(0, 4)), source)
    for _ in 1...10_000 {
      _ = history.add(turn, state: { state }, isInteractive: isInteractive)
    }
    #expect(history.last == 10_000)
    #expect(count.contains(history.checkpoints.count), "\(history.checkpoints.count)")
    #expect(history.text(of: 9_000) == "turn")
  }

  @Test func theLastStepsOfAPromptAreAllKept() {
    let state = Stand().session.state
    var history = History(state)
    let turn = Performed(
      LocatedCommand(.code(.time(.turn)), at: SourceRange(0, 4)), SourceText("turn"))
    for _ in 1...1_000 { _ = history.add(turn, state: { state }, isInteractive: true) }
    for step in 937...1_000 { #expect(history.way(to: step).rest.isEmpty, "step \(step)") }
  }

  @Test(arguments: [
    "tap \"a\\\"b\"", "tap accessory 0:1", "press b", "scroll by 30", "scroll by 3 rows",
    "swipe a left", "select a b", "deselect all", "scroll-to 0:1 top", "reload", "edit on",
    "turn", "layout", "pop", "pop to root", "dismiss", "push Étouffée",
  ])
  func aCommandIsReadAgainFromItsText(line: String) throws {
    let script = "title x; \(line) # and so on\nturn"
    var parser = Parser(SourceText(script))
    _ = try parser.next()
    let command = try #require(try? parser.next(), "not read: \(line)")
    #expect(command.command.isToldByText)
    var history = History(Stand().session.state)
    let number = history.add(
      Performed(command, parser.source), state: { Stand().session.state }, isInteractive: false)
    #expect(history.text(of: number) == line)
    #expect(history[number]?.text == line)
    var alone = Parser(SourceText(line))
    #expect(try history[number]?.command == alone.next())
  }
}
