import Foundation
import Testing

/// Journals that cannot be written to the end, and what else may lie where they are.
@Suite(.serialized) struct CutJournalTests {
  private let long = "log \"" + String(repeating: "x", count: 3000) + "\""

  /// A session whose files cannot grow beyond 2048 bytes, as on a disk that is full.
  private func crampedTerminal() throws -> Terminal {
    let terminal = try Terminal(
      "-c", "ulimit -S -f 4; exec \"$0\"", Run.program.path, program: "/bin/sh")
    terminal.enter("render off")
    terminal.enter("rows A")
    terminal.enter(long)
    #expect(terminal.shows("this session is no longer kept:"))
    terminal.enter("title X")
    return terminal
  }

  @Test func whatComesBackSaysThatItsEndIsMissing() throws {
    let terminal = try crampedTerminal()
    #expect(terminal.journals.map(\.path).allSatisfy { $0.hasSuffix(".cut.journal") })
    terminal.cut()
    let back = try Terminal("--resume", home: terminal.home)
    #expect(back.shows("the session is back, at step 1"))
    #expect(back.shows("what came after it could not be kept"))
    back.enter("title Y")
    back.cut()
    let again = try Terminal("--resume", home: terminal.home)
    #expect(again.shows("the session is back, at step 2"))
    #expect(!again.lines.contains { $0.contains("could not be kept") })
    again.quit()
  }

  @Test func whatIsMissingIsWrittenWhenThereIsRoomAgain() throws {
    let terminal = try crampedTerminal()
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/prlimit")
    process.arguments = ["--pid", "\(terminal.process.pid)", "--fsize=unlimited"]
    try process.run()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0)
    terminal.enter("title Z")
    #expect(terminal.shows("this session is kept again"))
    terminal.cut()
    #expect(terminal.journals.map(\.path).allSatisfy { !$0.hasSuffix(".cut.journal") })
    let back = try Terminal("--resume", home: terminal.home)
    #expect(back.shows("the session is back, at step 4"))
    back.quit()
  }

  @Test func whatIsNoFileAmongTheJournalsIsPassedOver() throws {
    let first = try Terminal()
    first.enter("rows A")
    first.cut()
    let folder = first.sessions.path
    mkfifo(folder + "/a.journal", 0o600)
    symlink("/dev/zero", folder + "/b.journal")
    symlink("/nonexistent", folder + "/c.journal")
    mkdir(folder + "/d.journal", 0o700)
    let back = try Terminal("--resume", home: first.home)
    #expect(back.shows("the session is back, at step 1"))
    back.quit()
  }

  @Test func aFileThatIsNoJournalIsNamed() throws {
    let first = try Terminal()
    first.enter("rows A")
    first.cut()
    let stray = first.sessions.appending(path: "99990101-000000-1.journal")
    try Data("dear diary, what a day\n".utf8).write(to: stray)
    let run = try Run(
      "-q", "--resume", "-e", "show steps", environment: ["HOME": first.home.url.path])
    #expect(run.output == "→ 1  rows A\n")
    #expect(run.errors.contains("a session cannot be resumed: \(stray.path): it is no journal"))
  }
}
