import Foundation
import Support
import Testing

/// Signals at the prompt, and while a command runs.
@Suite(.serialized) struct SignalTests {
  private let terminal: Terminal
  private let gate: Gate
  private let work: String

  init() throws {
    terminal = try Terminal()
    gate = try Gate(in: terminal.home)
    work = "load \"\(gate.path)\""
  }

  /// Types what takes as long as the gate is open, and waits until it runs.
  private func beginWork() {
    terminal.enter("render off")
    terminal.enter("rows Moe")
    terminal.process.send(work + "\r")
    #expect(gate.hasReader())
    #expect(terminal.process.isCooked)
  }

  /// Whether the terminal no longer brackets what is pasted.
  private var pastesArePlain: Bool {
    let sent = String(decoding: terminal.process.output, as: UTF8.self)
    guard let last = sent.range(of: "\u{1B}[?2004l", options: .backwards) else { return false }
    return !sent[last.upperBound...].contains("\u{1B}[?2004h")
  }

  // MARK: While a command runs

  @Test func controlCEndsAStepAndTakesItBack() throws {
    beginWork()
    terminal.process.send("\u{3}")
    #expect(terminal.shows("error: interrupted: all is as it was before this line"))
    terminal.enter("show counts")
    #expect(terminal.shows("section 0 1              1"))
    terminal.cut()
    let back = try Terminal("--resume", home: terminal.home)
    #expect(back.shows("at step 1"))
    back.quit()
  }

  @Test func controlDTypedAheadIsHeard() throws {
    beginWork()
    terminal.process.send("\u{4}")
    gate.close()
    #expect(terminal.process.waitForEnd() == 0)
  }

  @Test(arguments: [SIGTERM, SIGHUP, SIGQUIT])
  func aSignalWhileACommandRunsLosesNothing(signal: Int32) throws {
    beginWork()
    kill(terminal.process.pid, signal)
    #expect(terminal.process.waitForEnd() == -signal)
    #expect(terminal.process.isCooked)
    let history = terminal.home.text(".local/state/tabletalk/history")
    #expect(history == "render off\nrows Moe\n\(work)\n")
    try FileManager.default.removeItem(atPath: gate.path)
    try terminal.home.write("Curly\n", to: "gate.csv")
    let run = try Run(
      "-q", "--resume", "-e", "show steps", environment: ["HOME": terminal.home.url.path])
    #expect(run.output.contains("→ 2  \(work)"))
  }

  @Test func aStoppedProgramGoesOnWhereItWas() throws {
    beginWork()
    terminal.process.stop()  // a terminal's own stop is not for who leads a session
    #expect(terminal.process.isCooked)
    terminal.process.resize(columns: 60, rows: 20)
    gate.close()
    kill(terminal.process.pid, SIGCONT)
    #expect(terminal.process.showsLast(">"), "\(terminal.lines)")
    terminal.enter("log \"" + String(repeating: "x", count: 70) + "\"")
    terminal.enter("rows B")
    terminal.quit()
    #expect(terminal.process.isCooked)
  }

  @Test func aNewSizeWhileACommandRunsIsKnownToTheNextLine() throws {
    beginWork()
    terminal.process.resize(columns: 40, rows: 20)
    gate.close()
    #expect(terminal.process.showsLast(">"))
    terminal.process.send(String(repeating: "y", count: 45))
    #expect(terminal.shows("> " + String(repeating: "y", count: 38)))
    #expect(terminal.process.showsLast(String(repeating: "y", count: 7)))
    terminal.process.send("\u{3}")
    terminal.quit()
  }

  @Test func aTerminalThatGoesAwayWhileACommandRunsLosesNothing() throws {
    beginWork()
    terminal.process.hangUp()
    #expect(terminal.process.waitForEnd() == -SIGHUP)
    #expect(terminal.journals.count == 1)
  }

  // MARK: At the prompt

  @Test(
    arguments: [SIGTERM, SIGHUP, SIGQUIT],
    ["on select {\r", "ta\t\t", "\u{12}row", "\u{16}", "\u{1B}[200~rows B\r", "tap Nobody"])
  func aSignalAtThePromptLeavesTheTerminalAsItWas(signal: Int32, typed: String) throws {
    terminal.enter("rows A")
    terminal.process.send(typed)
    #expect(terminal.process.hasReadAll())
    kill(terminal.process.pid, signal)
    #expect(terminal.process.waitForEnd() == -signal)
    #expect(terminal.process.isCooked && pastesArePlain)
    #expect(terminal.home.text(".local/state/tabletalk/history") == "rows A\n")
    let back = try Terminal("--resume", home: terminal.home)
    #expect(back.shows("at step 1"))
    back.quit()
  }

  @Test(arguments: ["on select {\r", "ta\t\t", "\u{12}row", "\u{16}", "\u{1B}[200~rows B\r"])
  func controlCAtThePromptDropsWhatIsTyped(typed: String) throws {
    terminal.process.send(typed)
    #expect(terminal.process.hasReadAll())
    kill(terminal.process.pid, SIGINT)
    #expect(terminal.process.showsLast(">"), "\(terminal.lines)")
    terminal.enter("rows Moe")
    #expect(terminal.shows("│ Moe "))
    #expect(!terminal.lines.contains { $0.hasPrefix("│ B ") })
    terminal.quit()
    #expect(terminal.process.isCooked && pastesArePlain)
  }

  @Test(arguments: ["", "tap A", "on select {\r"])
  func aTerminalThatGoesAwayLeavesTheSessionToBeResumed(typed: String) throws {
    terminal.enter("rows A")
    terminal.process.send(typed)
    #expect(terminal.process.hasReadAll())
    terminal.process.hangUp()
    #expect(terminal.process.waitForEnd() == -SIGHUP)
    let back = try Terminal("--resume", home: terminal.home)
    #expect(back.shows("at step 1"))
    back.quit()
  }
}
