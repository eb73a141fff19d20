import Foundation
import Support
import Testing

@testable import LineEditing

@Suite struct HistoryTests {
  @Test func upAndControlRFindEntries() throws {
    let probe = try Probe()
    for line in ["tap wörld", "drag 1"] {
      probe.type(line + Typed.enter)
      probe.expectLine("<\(line)>")
    }
    probe.type(Typed.up + Typed.up + Typed.enter)
    #expect(probe.process.shows { $0.lines.filter { $0 == "<tap wörld>" }.count == 2 })
    probe.type(Typed.control("r") + "ra")
    #expect(probe.process.shows { $0.lines.suffix(2) == ["> drag 1", "bck:ra"] })
    probe.process.send(Typed.enter)
    #expect(probe.process.shows { $0.lines.filter { $0 == "<drag 1>" }.count == 2 })
  }

  @Test func anEntryIsInTheFileBeforeItRuns() throws {
    let home = try TemporaryFolder()
    let probe = try Probe(["history=" + home.path("h"), "sleep=3000"], home: home)
    probe.type("été" + Typed.enter)
    probe.expectLine("<été>")
    kill(probe.process.pid, SIGKILL)
    #expect(home.text("h") == "été\n")
  }

  @Test(arguments: [
    ("", ".local/state/tabletalk/history"), ("relative", ".local/state/tabletalk/history"),
    ("HOME/state", "state/tabletalk/history"),
  ])
  func theFileIsAmongTheStateOfPrograms(_ setting: String, _ path: String) throws {
    let home = try TemporaryFolder()
    let state = setting.replacingOccurrences(of: "HOME", with: home.path(""))
    let probe = try Probe(["history=usual"], environment: ["XDG_STATE_HOME": state], home: home)
    probe.type("tap" + Typed.enter)
    probe.expectLine("<tap>")
    #expect(home.text(path) == "tap\n")
  }

  @Test func sessionsShareTheirEntries() throws {
    let home = try TemporaryFolder()
    let options = ["history=" + home.path("h")]
    let (first, second) = (try Probe(options, home: home), try Probe(options, home: home))
    first.type("from the first" + Typed.enter)
    first.expectLine("<from the first>")
    second.type("from the second" + Typed.enter)
    second.expectLine("<from the second>")
    second.type(Typed.up + Typed.up)
    second.expectLast("> from the first")
    first.type("x" + Typed.enter)
    first.type(Typed.up + Typed.up)
    first.expectLast("> from the second")
  }

  @Test func anEntryOfSeveralLinesComesBackWhole() throws {
    let home = try TemporaryFolder()
    try home.write("one\ntap {\\n  drag \\\\ 1\\n}\n", to: "h")
    let probe = try Probe(["history=" + home.path("h")], home: home)
    probe.type(Typed.up)
    #expect(probe.process.shows { $0.lines.suffix(3) == ["> tap {", "  drag \\ 1", "}"] })
    probe.process.send("!" + Typed.enter)
    probe.expectLine("<tap {|  drag \\ 1|}!>")
    #expect(home.text("h") == "one\ntap {\\n  drag \\\\ 1\\n}\ntap {\\n  drag \\\\ 1\\n}!\n")
  }

  @Test func aLocaleOfOneByteHarmsNoEntry() throws {
    let home = try TemporaryFolder()
    try home.write("été\n", to: "h")
    let probe = try Probe(["history=" + home.path("h")], environment: ["LC_ALL": "C"], home: home)
    probe.type(Typed.up + " 表" + Typed.enter)
    probe.expectLine("<été 表>")
    probe.type(Typed.control("d"))
    #expect(probe.process.waitForEnd() == 0)
    #expect(home.text("h") == "été\nété 表\n")
  }

  @Test func aFileThatIsNotOursIsReportedAndKept() throws {
    let home = try TemporaryFolder()
    try home.write("_HiStOrY_V2_\ntap\\0401\nshow\n", to: "h")
    let probe = try Probe(["history=" + home.path("h")], home: home)
    probe.type(Typed.up + Typed.enter)
    probe.expectLine("<show>")
    #expect(probe.process.shows { $0.lines.contains { $0.hasPrefix("fault: strayLines(1, ") } })
    probe.type("new" + Typed.enter)
    probe.expectLine("<new>")
    #expect(home.text("h") == "_HiStOrY_V2_\ntap\\0401\nshow\nnew\n")
    #expect(probe.lines.filter { $0.hasPrefix("fault") }.count == 1)
  }

  @Test func arrowsMoveInALineOfSeveralRowsFirst() throws {
    let probe = try Probe()
    probe.type("entry" + Typed.enter)
    probe.expectLine("<entry>")
    probe.type(Typed.paste("one\ntwo\nthree"))
    probe.expectLast("three")
    probe.process.send(Typed.up + "x" + Typed.down + "y" + Typed.down + "z" + Typed.enter)
    probe.expectLine("<one|twox|threyze> pasted")
  }

  @Test func downLosesNothingThatWasTyped() throws {
    let probe = try Probe()
    probe.type("entry" + Typed.enter)
    probe.expectLine("<entry>")
    probe.type("typed" + Typed.down + Typed.up)
    probe.expectLast("> entry")
    probe.process.send(Typed.down)
    probe.expectLast("> typed")
  }

  @Test func aLineTooLongForLibeditToKeepIsNotLeft() throws {
    let probe = try Probe()
    probe.type("entry" + Typed.enter)
    probe.expectLine("<entry>")
    let long = String(repeating: "word ", count: 300)
    probe.type(Typed.paste(long) + Typed.up + Typed.down + Typed.enter)
    probe.expectLast(">")
    let output = String(decoding: probe.process.output, as: UTF8.self)
    #expect(output.contains("<\(long)> pasted"))
  }

  @Test func withoutAFileTheSessionStillRemembers() throws {
    let probe = try Probe()
    probe.type("tap 1" + Typed.enter)
    probe.expectLine("<tap 1>")
    probe.type(Typed.up)
    probe.expectLast("> tap 1")
  }

  @Test func blankLinesAndRepeatsAreLeftOut() throws {
    let home = try TemporaryFolder()
    let probe = try Probe(["history=" + home.path("h")], home: home)
    for line in ["a", "", "  ", "a", "b", "a"] {
      probe.type(line + Typed.enter)
      #expect(
        probe.process.shows { $0.lines.last == ">" && $0.lines.dropLast().last == "<\(line)>" })
    }
    #expect(home.text("h") == "a\nb\na\n")
  }
}
