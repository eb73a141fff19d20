import Foundation
import Support
import Testing

/// Signals, wherever they find the program.
@Suite(.serialized) struct SignalTests {
  /// Rows enough to be busy with for a while.
  private static let longWork = "scroll by 3000000 rows"

  private func busy() throws -> Terminal {
    let terminal = try Terminal()
    terminal.enter("render off")
    terminal.enter("rows 4000000")
    return terminal
  }

  private func begin(_ line: String, in terminal: Terminal) {
    terminal.process.send(line + "\r")
    #expect(terminal.shows("> \(line)"))
    usleep(300_000)
  }

  @Test func controlCEndsALongStepAndTakesItBack() throws {
    let terminal = try busy()
    begin(Self.longWork, in: terminal)
    #expect(terminal.process.isCooked)
    terminal.process.send("\u{3}")
    #expect(terminal.shows("error: interrupted: the step is taken back"))
    terminal.enter("show state")
    #expect(terminal.shows("offset 0"))
    terminal.cut()
    let back = try Terminal("--resume", home: terminal.home)
    back.enter("show state")
    #expect(back.shows("offset 0"))
    back.quit()
  }

  @Test func controlDTypedAheadIsHeard() throws {
    let terminal = try busy()
    begin("scroll by 20000 rows", in: terminal)
    terminal.process.send("\u{4}")
    #expect(terminal.process.waitForEnd() == 0)
  }

  @Test(arguments: [SIGTERM, SIGHUP, SIGQUIT, SIGINT])
  func aSignalAtThePromptLeavesTheTerminalAsItWas(signal: Int32) throws {
    let terminal = try Terminal()
    terminal.enter("rows A")
    terminal.process.send("on select {\r")
    #expect(terminal.process.showsLast(">"))
    kill(terminal.process.pid, signal)
    if signal == SIGINT {
      terminal.enter("rows B")
      terminal.quit()
    } else {
      #expect(terminal.process.waitForEnd() == -signal)
    }
    #expect(terminal.process.isCooked)
    let sent = String(decoding: terminal.process.output, as: UTF8.self)
    #expect(sent.components(separatedBy: "\u{1B}[?2004h").count > 1)
    #expect(
      sent.range(of: "\u{1B}[?2004l", options: .backwards).map { last in
        !sent[last.upperBound...].contains("\u{1B}[?2004h")
      } == true)
    if signal != SIGINT {
      let back = try Terminal("--resume", home: terminal.home)
      #expect(back.shows("at step 1"))
      back.quit()
    }
  }

  @Test(arguments: [SIGTERM, SIGHUP, SIGQUIT])
  func aSignalWhileACommandRunsLosesNothing(signal: Int32) throws {
    let terminal = try busy()
    let work = "scroll by 60000 rows"
    begin(work, in: terminal)
    kill(terminal.process.pid, signal)
    #expect(terminal.process.waitForEnd() == -signal)
    #expect(terminal.process.isCooked)
    let history = terminal.home.text(".local/state/tabletalk/history")
    #expect(history == "render off\nrows 4000000\n\(work)\n")
    let run = try Run(
      "-q", "--resume", "-e", "show steps", environment: ["HOME": terminal.home.url.path])
    #expect(run.output.contains("→ 2  \(work)"))
  }

  @Test func aStoppedProgramGoesOnWhereItWas() throws {
    let terminal = try busy()
    begin("scroll by 40000 rows", in: terminal)
    kill(terminal.process.pid, SIGSTOP)  // a terminal's own stop is not for who leads a session
    #expect(terminal.process.isCooked)
    terminal.process.resize(columns: 60, rows: 20)
    kill(terminal.process.pid, SIGCONT)
    #expect(terminal.process.showsLast(">"), "\(terminal.lines)")
    terminal.enter("log \"" + String(repeating: "x", count: 70) + "\"")
    terminal.enter("rows B")
    terminal.quit()
    #expect(terminal.process.isCooked)
  }

  @Test func aNewSizeWhileACommandRunsIsKnownToTheNextLine() throws {
    let terminal = try busy()
    begin("scroll by 20000 rows", in: terminal)
    terminal.process.resize(columns: 40, rows: 20)
    #expect(terminal.process.showsLast(">"))
    terminal.process.send(String(repeating: "y", count: 45))
    #expect(terminal.shows("> " + String(repeating: "y", count: 38)))
    #expect(terminal.process.showsLast(String(repeating: "y", count: 7)))
    terminal.process.send("\u{3}")
    terminal.quit()
  }

  @Test func controlCInAPasteDropsIt() throws {
    let terminal = try Terminal()
    terminal.process.send("\u{1B}[200~rows A\nrows B")
    kill(terminal.process.pid, SIGINT)
    terminal.process.settle()
    terminal.enter("rows Moe")
    #expect(terminal.shows("│ Moe "))
    #expect(!terminal.lines.contains { $0.hasPrefix("│ A ") })
    terminal.quit()
  }

  @Test func controlCWhileAFileIsDecodedEndsTheLoad() throws {
    let terminal = try Terminal()
    terminal.enter("render off")
    let list = "[" + (0..<700_000).map { "\"row \($0)\"" }.joined(separator: ",") + "]"
    try terminal.home.write(list, to: "long.json")
    begin("load \"~/long.json\"", in: terminal)
    terminal.process.send("\u{3}")
    #expect(terminal.process.showsLast(">"))
    #expect(terminal.lines.contains { $0.contains("interrupted: the step") })
    terminal.enter("show counts")
    #expect(terminal.shows("section 0 0"))
    terminal.quit()
  }
}
