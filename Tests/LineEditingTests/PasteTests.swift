import Foundation
import Support
import Testing

@testable import LineEditing

@Suite struct PasteTests {
  @Test func pastedLinesAreOneEntryAndRunOnEnter() throws {
    let probe = try Probe(["history=/dev/null/none"])
    probe.type(Typed.paste("row One\n\trow Two"))
    probe.expectLast("        row Two")
    probe.process.settle()
    #expect(!probe.lines.contains { $0.hasPrefix("<") })
    probe.process.send("!" + Typed.enter)
    probe.expectLine("<row One|       row Two!> pasted")
  }

  @Test func aPasteThatEndsInANewlineIsEnteredWithIt() throws {
    let probe = try Probe()
    probe.type(Typed.paste("> tap 1\n> tap 2\n"))
    probe.expectLine("<> tap 1|> tap 2> pasted")
    #expect(probe.lines.prefix(3) == ["ready", "> > tap 1", "> tap 2"])
    probe.type("typed" + Typed.enter)
    probe.expectLine("<typed>")
  }

  @Test func aPasteGoesInAtTheCursor() throws {
    let probe = try Probe()
    probe.type("ad" + Typed.left + Typed.paste("bc") + Typed.enter)
    probe.expectLine("<abcd> pasted")
  }

  @Test func aLongPasteArrivesWhole() throws {
    let probe = try Probe()
    probe.expectLast(">")
    let lines = (1...2000).map { "row \"Item \($0)\"" }
    probe.process.send(Typed.paste(lines.joined(separator: "\n") + "\n") + "next" + Typed.enter)
    probe.expectLine("<next>")
    let output = String(decoding: probe.process.output, as: UTF8.self)
      .replacingOccurrences(of: "\r\n", with: "\n")
    #expect(output.contains("<\(lines.joined(separator: "|"))> pasted"))
  }

  @Test(arguments: ["", Typed.escape]) func viTakesAPasteInBothModes(_ mode: String) throws {
    let probe = try Probe(editrc: "bind -v\n")
    probe.type("a" + mode)
    probe.process.settle()
    probe.process.send(Typed.paste("b") + Typed.enter)
    probe.expectLine(mode.isEmpty ? "<ab> pasted" : "<ba> pasted")
  }

  @Test func controlCharactersInAPasteAreNotSent() throws {
    let probe = try Probe()
    probe.type(Typed.paste("a\u{1B}[2Jb\u{7}"))
    probe.expectLast("> a^[[2Jb^G")
  }

  @Test func bracketsAreAskedForOnlyWhileALineIsRead() throws {
    let probe = try Probe()
    probe.type("leave" + Typed.enter)
    #expect(probe.process.waitForEnd() == 0)
    let output = String(decoding: probe.process.output, as: UTF8.self)
    #expect(output.hasSuffix("\u{1B}[?2004l"))
    #expect(output.components(separatedBy: "\u{1B}[?2004h").count == 2)
  }
}
