import Foundation
import Support
import Testing

@testable import tabletalk

/// Sessions that end badly, and come back.
@Suite(.serialized) struct JournalTests {
  /// What a session shows of itself.
  private func state(_ terminal: Terminal) -> [String] {
    terminal.enter("render off")
    terminal.enter("show steps")
    terminal.enter("show state")
    terminal.process.settle()
    return terminal.lines.filter { !$0.hasPrefix("tabletalk: note:") }
  }

  @Test func aKilledSessionComesBackAtItsLastStep() throws {
    let first = try Terminal()
    try first.home.write("A\nB\nC\n", to: "abc.csv")
    first.enter("render off")
    first.enter("load \"\(first.home.url.path)/abc.csv\"")
    first.enter("rows Eeny Moe; tap Moe")
    first.enter("title X")
    first.enter("undo")
    first.enter("tap nonsense")
    first.cut()
    try FileManager.default.removeItem(at: first.home.url.appending(path: "abc.csv"))
    let second = try Terminal("--resume", home: first.home)
    #expect(second.shows("note: the session is back, at step 3"))
    second.enter("show steps")
    #expect(second.shows("→ 3  tap Moe"))
    #expect(second.shows("· 4  title X"))
    second.enter("redo; show screen")
    #expect(second.shows("X"))
    second.quit()
    #expect(second.journals.isEmpty)
  }

  @Test func whatWasTypedAfterComingBackIsKeptToo() throws {
    let first = try Terminal()
    first.enter("rows A B")
    first.cut()
    let second = try Terminal("--resume", home: first.home)
    second.enter("rows C D")
    second.cut()
    let third = try Terminal("--resume", home: first.home)
    #expect(third.shows("at step 2"))
    #expect(third.shows("│ D "))
    third.quit()
  }

  @Test func aTornEndIsLeftOut() throws {
    let first = try Terminal()
    first.enter("rows A B")
    first.enter("rows C D")
    first.cut()
    let journal = try #require(first.journals.first)
    let bytes = try Data(contentsOf: journal)
    let end = try #require(bytes.range(of: Data("rows C".utf8))?.upperBound)
    try bytes[..<end].write(to: journal)
    let second = try Terminal("--resume", home: first.home)
    #expect(second.shows("at step 1"))
    #expect(second.shows("torn: 23 bytes are left out"))
    second.enter("rows E")
    second.cut()
    let third = try Terminal("--resume", home: first.home)
    #expect(third.shows("at step 2"))
    #expect(!third.lines.contains { $0.contains("torn") })
    third.quit()
  }

  @Test func thereMayBeNothingToResume() throws {
    let first = try Terminal("--resume")
    #expect(first.shows("note: there is nothing to resume"))
    first.enter("rows A")
    first.quit()
    #expect(first.journals.isEmpty)
    let run = try Run("--resume", "-e", "rows A", environment: ["HOME": first.home.url.path])
    #expect(run.errors.contains("there is nothing to resume"))
    #expect((run.output, run.status) == ("", 4))
  }

  @Test func twoSessionsAtOnceDoNotMix() throws {
    let one = try Terminal()
    one.enter("rows One")
    let other = try Terminal(home: one.home)
    other.enter("rows Other")
    #expect(one.journals.count == 2)
    other.cut()
    let back = try Terminal("--resume", home: one.home)  // the one still runs
    #expect(back.shows("│ Other"))
    back.quit()
    one.cut()
    let last = try Terminal("--resume", home: one.home)
    #expect(last.shows("│ One"))
    last.quit()
  }

  @Test func aSessionThatWasLeftOpenIsSpokenOf() throws {
    let first = try Terminal()
    first.enter("rows A")
    first.cut()
    let second = try Terminal(home: first.home)
    #expect(second.shows("the last session did not end with quit; tabletalk --resume"))
    second.quit()
  }

  @Test func anotherVersionsJournalIsLeftAlone() throws {
    let first = try Terminal()
    first.enter("rows A")
    first.cut()
    let journal = try #require(first.journals.first)
    let later = "tabletalk journal 9\nwhatever"
    try Data(later.utf8).write(to: journal)
    let second = try Terminal("--resume", home: first.home)
    #expect(second.shows("its journal is of format 9"))
    second.quit()
    #expect(try String(contentsOf: journal, encoding: .utf8) == later)
  }

  @Test func anEntryThatEndsTheProgramTwiceIsLeftOut() throws {
    let first = try Terminal()
    first.enter("rows A")
    first.cut()
    let journal = try #require(first.journals.first)
    var bytes = try Data(contentsOf: journal)
    let done = try #require(bytes.range(of: Data("rows A\n".utf8))?.upperBound)
    bytes = bytes[..<done] + Data(JournalRecord.again.encoded)
    try bytes.write(to: journal)
    let second = try Terminal("--resume", home: first.home)
    #expect(second.shows("at step 0"))
    #expect(second.shows("twice in it: rows A"))
    second.quit()
  }

  @Test(arguments: ["--no-history", "--sandbox"])
  func someSessionsKeepNothing(option: String) throws {
    let terminal = try Terminal(option)
    terminal.enter("rows A")
    #expect(terminal.journals.isEmpty)
    terminal.quit()
  }

  @Test func aHomeThatCannotBeWrittenIsSpokenOfOnce() throws {
    let home = try TemporaryFolder()
    let terminal = try Terminal(home: home, environment: ["XDG_STATE_HOME": "/proc/nowhere"])
    terminal.enter("render off")
    #expect(terminal.shows("this session is not kept: /proc/nowhere/tabletalk/sessions"))
    terminal.enter("rows A")
    terminal.enter("show counts")
    #expect(terminal.lines.count { $0.contains("is not kept") } == 1)
    terminal.quit()
  }

  @Test func scriptsBeforeThePromptComeBackToo() throws {
    let home = try TemporaryFolder()
    let script = try home.write("render off\nrows A B\nnonsense\nrows C\n", to: "s.table")
    let first = try Terminal("-d", "iphone", "-k", "-e", "era 15", "-i", script, home: home)
    first.enter("tap C")
    first.cut()
    let second = try Terminal("--resume", home: home)
    #expect(second.shows("at step 4"))
    second.enter("show state")
    #expect(second.shows("iphone"))
    second.quit()
  }

  @Test func aSessionIsRescuedWithoutATerminal() throws {
    let first = try Terminal()
    first.enter("rows Eeny Moe")
    first.cut()
    let run = try Run(
      "-q", "--resume", "-e", "show screen", environment: ["HOME": first.home.url.path])
    #expect(run.output.contains("Moe"))
    #expect(run.status == 0)
    #expect(first.journals.count == 1)
  }
}
