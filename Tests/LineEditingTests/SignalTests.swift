import Foundation
import Support
import Testing

@testable import LineEditing

@Suite struct SignalTests {
  @Test func controlCDropsTheLineOnce() throws {
    let probe = try Probe()
    probe.type("abc" + Typed.left)
    probe.expectLast("> abc")
    probe.process.send(Typed.control("c"))
    probe.expectLast(">")
    #expect(probe.lines == ["ready", "> abc^C", "interrupted", ">"])
    probe.process.send("x" + Typed.enter)
    probe.expectLine("<x>")
  }

  @Test func controlCLeavesALineOfSeveralRowsWhole() throws {
    let probe = try Probe(columns: 20, rows: 10)
    probe.type("0123456789012345678901234567890" + Typed.control("a"))
    #expect(probe.process.shows { $0.lines.count == 3 && $0.cursor.row == 1 })
    probe.process.send(Typed.control("c"))
    probe.expectLast(">")
    #expect(
      probe.lines == ["ready", "> 012345678901234567", "8901234567890^C", "interrupted", ">"])
  }

  @Test(arguments: [Typed.control("r"), Typed.control("v")])
  func aCommandThatWaitsForAKeyIsInterruptedToo(_ key: String) throws {
    let probe = try Probe()
    probe.type("abc" + key)
    #expect(probe.process.hasReadAll())
    kill(probe.process.pid, SIGINT)
    probe.expectLine("interrupted")
    probe.process.send("x" + Typed.enter)
    probe.expectLine("<x>")
  }

  @Test func controlCEndsAPasteThatNeverEnds() throws {
    let probe = try Probe()
    probe.type("\u{1B}[200~abc")
    #expect(probe.process.hasReadAll())
    probe.process.send(Typed.control("c"))
    probe.expectLine("interrupted")
    probe.process.send("x" + Typed.enter)
    probe.expectLine("<x>")
  }

  @Test(arguments: [SIGTERM, SIGHUP, SIGQUIT])
  func aDeadlySignalFindsTheTerminalRestored(_ signal: CInt) throws {
    let probe = try Probe(environment: ["SWIFT_BACKTRACE": "enable=no"])
    probe.type("half")
    probe.expectLast("> half")
    #expect(!probe.process.isCooked)
    kill(probe.process.pid, signal)
    #expect(probe.process.waitForEnd() == -signal)
    #expect(probe.process.isCooked)
    #expect(String(decoding: probe.process.output, as: UTF8.self).hasSuffix("\u{1B}[?2004l\r\n"))
  }

  @Test func onlyThisProcessGetsTheSignal() throws {
    let probe = try Probe(script: "\"$0\" pid=show; echo survived $?")
    let line = try #require(probe.lines.first { $0.hasPrefix("pid ") })
    let pid = try #require(pid_t(line.dropFirst(4)))
    probe.expectLast(">")
    kill(pid, SIGTERM)
    #expect(probe.process.waitForEnd() == 0)
    #expect(probe.lines.last == "survived \(128 + SIGTERM)")
  }

  @Test func anIgnoredHangUpStaysIgnored() throws {
    let probe = try Probe(script: "trap '' HUP; \"$0\" pid=show")
    let line = try #require(probe.lines.first { $0.hasPrefix("pid ") })
    kill(try #require(pid_t(line.dropFirst(4))), SIGHUP)
    probe.type("still here" + Typed.enter)
    probe.expectLine("<still here>")
  }

  @Test func controlZSuspendsAndTheLineComesBack() throws {
    let probe = try Probe(script: "set -m; \"$0\"; echo; echo stopped; fg > /dev/null")
    probe.type("half")
    probe.expectLast("> half")
    probe.process.send(Typed.control("z"))
    probe.expectLine("stopped")
    probe.expectLast("> half")
    #expect(!probe.process.isCooked)
    probe.process.send("way" + Typed.left + "\u{1B}[C" + Typed.enter)
    probe.expectLine("<halfway>")
    probe.type(Typed.control("d"))
    #expect(probe.process.waitForEnd() == 0)
  }

  @Test func aStopFromOutsideIsMadeGood() throws {
    let probe = try Probe()
    probe.type("half")
    probe.expectLast("> half")
    probe.process.stop()
    var modes = probe.process.modes
    modes.c_lflag |= UInt32(ICANON | ECHO)
    probe.process.set(modes)
    kill(probe.process.pid, SIGCONT)
    #expect(probe.process.shows { _ in !probe.process.isCooked })
    probe.process.send("way" + Typed.enter)
    probe.expectLine("<halfway>")
  }

  @Test func aNewSizeIsUsedAtOnce() throws {
    let probe = try Probe(columns: 80, rows: 24)
    let text = "The quick brown fox jumps over the lazy dog"
    probe.type(text)
    probe.expectLast("> " + text)
    probe.process.resize(columns: 40, rows: 10)
    #expect(
      probe.process.shows {
        $0.lines.suffix(2) == ["> The quick brown fox jumps over the laz", "y dog"]
      })
    probe.process.send("!" + Typed.left + Typed.left + "X")
    probe.expectLast("y doXg!")
    probe.process.resize(columns: 80, rows: 24)
    probe.expectLast("> The quick brown fox jumps over the lazy doXg!")
    probe.process.send(Typed.enter)
    probe.expectLine("<The quick brown fox jumps over the lazy doXg!>")
  }

  @Test func aSizeThatChangedBetweenLinesIsUsed() throws {
    let probe = try Probe(["sleep=300"])
    probe.type("one" + Typed.enter)
    probe.expectLine("<one>")
    probe.process.resize(columns: 20, rows: 10)
    probe.type("0123456789012345678901234567890")
    probe.expectLast("8901234567890")
  }
}
