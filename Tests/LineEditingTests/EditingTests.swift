import Support
import Testing

@testable import LineEditing

@Suite struct EditingTests {
  @Test func aLineIsReadAndTheEndIsControlD() throws {
    let probe = try Probe()
    probe.type("tap 0:1" + Typed.enter)
    probe.type(Typed.control("d"))
    #expect(probe.process.waitForEnd() == 0)
    #expect(probe.lines == ["ready", "> tap 0:1", "<tap 0:1>", "> ^D", "end"])
    #expect(probe.process.isCooked)
  }

  @Test func theTerminalHasItsModesBackAtTheEnd() throws {
    let probe = try Probe()
    let plain = try #require(
      PtyProcess("/bin/sh", ["-c", "exit"], environment: [:]))
    probe.type("leave" + Typed.enter)
    #expect(probe.process.waitForEnd() == 0)
    #expect(plain.waitForEnd() == 0)
    let (modes, expected) = (probe.process.modes, plain.modes)
    #expect(modes.c_lflag == expected.c_lflag && modes.c_iflag == expected.c_iflag)
    #expect(modes.c_oflag == expected.c_oflag && modes.c_cflag == expected.c_cflag)
  }

  @Test(arguments: ["C.UTF-8", "C", "POSIX", "de_DE.ISO-8859-1", ""])
  func everyLocaleReadsUnicode(_ locale: String) throws {
    let probe = try Probe(environment: ["LANG": "", "LC_ALL": locale])
    probe.type("zwei é 表 😀" + Typed.enter)
    probe.expectLine("<zwei é 表 😀>")
  }

  @Test func bytesThatAreNotValidAreShown() throws {
    let probe = try Probe()
    probe.expectLast(">")
    probe.process.send(bytes: [0x61, 0xFF, 0x62, 0x0D])
    probe.expectLine("<a\u{FFFD}b>")
  }

  @Test(arguments: ["C.UTF-8", "C"])
  func aPromptMayHoldAnyText(_ locale: String) throws {
    let probe = try Probe(["prompt=… é\u{1B}[1m "], environment: ["LC_ALL": locale])
    probe.type("a" + Typed.enter, at: "… é?[1m")
    probe.expectLine("… é?[1m a")
  }

  @Test func aPromptOfSeveralLinesIsShownWhole() throws {
    let probe = try Probe(["prompt=one\ntwo> "])
    probe.type("a" + Typed.enter, at: "two>")
    probe.expectLine("<a>")
    #expect(probe.lines.prefix(3) == ["ready", "one", "two> a"])
  }

  @Test func emacsKeysMoveAndDelete() throws {
    let probe = try Probe()
    probe.type("two words" + Typed.control("w") + "three" + Typed.control("a") + "one ")
    probe.expectLast("> one two three")
    probe.process.send(Typed.control("k") + Typed.enter)
    probe.expectLine("<one >")
  }

  @Test func aLineThatFillsItsRowIsDrawnRight() throws {
    let probe = try Probe(columns: 40, rows: 10)
    probe.type("drag ubung 12 0123456789 to there andd further" + Typed.control("a") + "d")
    probe.expectRows(["> ddrag ubung 12 0123456789 to there and", "d further"])
    probe.process.send("\u{7F}")
    probe.expectRows(["> drag ubung 12 0123456789 to there andd", " further"])
  }

  @Test func viKeysWorkWhereEditrcAsksForThem() throws {
    let probe = try Probe(editrc: "bind -v\n")
    probe.type("alpha beta" + Typed.escape)
    probe.process.settle()
    probe.process.send("bdwAgamma" + Typed.escape)
    probe.process.settle()
    probe.process.send("0x" + Typed.enter)
    probe.expectLine("<lpha gamma>")
  }

  @Test func editrcIsReadForThisProgramOnly() throws {
    let probe = try Probe(
      editrc: """
        tabletalk:bind ^T ed-move-to-beg
        other:bind ^A ed-delete-prev-char
        bind ^I ed-move-to-beg
        nonsense

        """)
    probe.type("b" + Typed.control("t") + "a" + Typed.control("a") + Typed.enter)
    probe.expectLine("<ab>")
    probe.type("ta" + Typed.tab + Typed.enter)
    probe.expectLine("<tap>")
  }

  @Test func editrcMayTurnEditingOff() throws {
    let probe = try Probe(editrc: "edit off\n")
    probe.type("été" + Typed.enter)
    probe.expectLine("<été>")
    probe.type("abc" + Typed.control("c"))
    probe.expectLine("interrupted")
    probe.type(Typed.control("d"))
    #expect(probe.process.waitForEnd() == 0)
    #expect(!probe.process.output.contains(0x1B))
  }

  @Test func whatIsTypedAheadIsKept() throws {
    let probe = try Probe(["sleep=300"])
    probe.type("one" + Typed.enter)
    probe.expectLine("<one>")
    probe.process.send("two" + Typed.enter + "three" + Typed.enter)
    probe.expectLine("<three>")
    #expect(probe.lines.contains("<two>"))
  }

  @Test func aBurstOfLinesArrivesWhole() throws {
    let probe = try Probe()
    probe.expectLast(">")
    probe.process.send((1...500).map { "line \($0)" + Typed.enter }.joined())
    probe.expectLine("<line 500>")
    let output = String(decoding: probe.process.output, as: UTF8.self)
    #expect((1...500).allSatisfy { output.contains("<line \($0)>") })
  }
}

@Suite struct TerminalTests {
  @Test(arguments: ["dumb", "", "no-such-terminal", "emacs"])
  func aDumbTerminalIsUsedWithoutNoise(_ name: String) throws {
    let probe = try Probe(environment: ["TERM": name])
    probe.type("ab\u{7F}c" + Typed.enter)
    probe.expectLine("<ac>")
    probe.type(Typed.control("d"))
    #expect(probe.process.waitForEnd() == 0)
    #expect(probe.lines.first == "dumb")
    #expect(!probe.process.output.contains(0x1B))
  }

  @Test func aTerminalIsNeededOnBothSides() throws {
    for script in ["$0 < /dev/null", "$0 | cat"] {
      let probe = try Probe(script: "\(script); echo ready")
      #expect(probe.lines == ["no terminal", "ready"])
      #expect(!probe.process.output.contains(0x1B))
    }
  }
}

@Suite struct CompletingTests {
  @Test func oneCompletionIsInserted() throws {
    let probe = try Probe()
    probe.type("x ta" + Typed.tab + " 1" + Typed.enter)
    probe.expectLine("<x tap 1>")
  }

  @Test func aWordInTheMiddleIsCompleted() throws {
    let probe = try Probe()
    probe.type("ü" + " end" + String(repeating: Typed.left, count: 4) + Typed.tab)
    probe.expectLast("> übung end")
    probe.process.send("!" + Typed.enter)
    probe.expectLine("<übung! end>")
  }

  @Test func severalCompletionsAreListedWithTheirHelp() throws {
    let probe = try Probe()
    probe.type("d" + Typed.tab)
    probe.expectRows([
      "> d", "delete    removes rows", "deselect  takes the mark away", "drag      moves a row",
      "> d",
    ])
    probe.process.send("e" + Typed.tab)
    probe.expectRows(["> de", "delete    removes rows", "deselect  takes the mark away", "> de"])
  }

  @Test func theListStandsBelowALineOfSeveralRows() throws {
    let probe = try Probe(columns: 40, rows: 10)
    let long = String(repeating: "word ", count: 12)
    probe.type("t \(long)" + Typed.control("a") + "\u{1B}[C" + Typed.tab)
    let rows = ["> t " + String(repeating: "word ", count: 7) + "w", "ord word word word word"]
    probe.expectRows(rows + ["tap    taps a row", "title  sets the title"] + rows)
    probe.process.send("x" + Typed.enter)
    probe.expectLine("<tx \(long)>".prefix(40).description)
  }

  @Test func nothingToCompleteOnlyBeeps() throws {
    let probe = try Probe()
    probe.type("zzz" + Typed.tab)
    #expect(probe.process.shows { _ in probe.process.output.contains(0x07) })
    probe.process.send(Typed.enter)
    probe.expectLine("<zzz>")
  }

  @Test func whatIsListedNeverDrivesTheTerminal() throws {
    let probe = try Probe()
    probe.type("ev" + Typed.tab)
    probe.process.send(Typed.tab)
    probe.expectLine("evil?[31m  ?")
  }
}
