import Foundation
import Support
import Testing

/// The prompt, at a pseudo-terminal.
@Suite(.serialized) struct PromptTests {
  private let files: TemporaryFolder
  private let terminal: PtyProcess

  init() throws {
    files = try TemporaryFolder()
    terminal = try #require(
      PtyProcess(
        Run.program.path,
        environment: [
          "LC_ALL": "C.UTF-8", "TERM": "xterm", "HOME": files.url.path, "NO_COLOR": "1",
          "EDITRC": "/dev/null",
        ]))
    #expect(terminal.showsLast(">"))
  }

  private func type(_ line: String) { terminal.send(line + "\r") }

  private func leave() {
    terminal.send("\u{4}")
    #expect(terminal.waitForEnd() == 0)
  }

  @Test func itOpensWithTheEmptyScreenAndAWayOn() {
    #expect(terminal.screen.lines.contains { $0.contains("no data source") })
    #expect(
      terminal.screen.lines.contains("rows A B C puts rows in it · help lists all · learn teaches"))
    leave()
    #expect(terminal.isCooked)
  }

  @Test func aCommandDrawsTheScreenAgain() {
    type("rows Eeny Moe")
    #expect(terminal.shows { $0.lines.contains { $0.hasPrefix("│ Moe ") } })
    leave()
  }

  @Test func anOpenBlockIsContinued() {
    type("render off")
    type("on select {")
    #expect(terminal.showsLast(">"))
    type("log \"got $text\"")
    type("}")
    type("rows Moe; tap Moe")
    #expect(terminal.shows { $0.lines.contains { $0.contains("got Moe") } })
    leave()
  }

  @Test func controlCDropsTheLine() {
    terminal.send("nonsense\u{3}")
    type("rows Moe")
    #expect(terminal.shows { $0.lines.contains { $0.hasPrefix("│ Moe ") } })
    #expect(!terminal.screen.lines.contains { $0.contains("error") })
    leave()
  }

  @Test func anErrorIsFollowedByTheNextPrompt() {
    type("tap Moe")
    #expect(terminal.shows { $0.lines.contains { $0.contains("error: ") } })
    type("quit")
    #expect(terminal.waitForEnd() == 0)
  }

  @Test func aPieceOfATranscriptRuns() {
    terminal.send("\u{1B}[200~> rows Eeny Moe\n┌───┐\n│ Q │\n> tap Moe\n\u{1B}[201~\r")
    #expect(terminal.shows { $0.lines.contains { $0.hasPrefix("│▌Moe") || $0.hasPrefix("│ Moe") } })
    #expect(!terminal.screen.lines.contains { $0.contains("error") })
    leave()
  }

  @Test func tabCompletesCommandsAndTextsOnTheScreen() {
    type("rows Meeny Moe")
    #expect(terminal.shows { $0.lines.contains { $0.hasPrefix("│ Moe") } })
    type("render off")
    terminal.send("desel\t")
    #expect(terminal.shows { $0.lines.last?.hasPrefix("> deselect") == true })
    terminal.send("\u{15}tap Mee\t")
    #expect(terminal.shows { $0.lines.last?.contains("Meeny") == true })
    terminal.send("\u{3}")
    leave()
  }

  @Test func whatWasTypedIsKeptBeforeItRuns() throws {
    type("rows Moe")
    #expect(terminal.shows { $0.lines.contains { $0.hasPrefix("│ Moe ") } })
    let history = files.url.appending(path: ".local/state/tabletalk/history")
    #expect(try String(contentsOf: history, encoding: .utf8).contains("rows Moe"))
    leave()
  }
}
