import Foundation
import Support
import Testing

/// Ctrl-C where there is no prompt, and where very much is printed.
@Suite(.serialized) struct InterruptionTests {
  private let home: TemporaryFolder

  init() throws { home = try TemporaryFolder() }

  private func process(_ arguments: String...) throws -> PtyProcess {
    try #require(process(arguments))
  }

  private func process(_ arguments: [String]) -> PtyProcess? {
    let variables = [
      "LC_ALL": "C.UTF-8", "TERM": "xterm", "HOME": home.url.path, "EDITRC": "/dev/null",
    ]
    return PtyProcess(Run.program.path, arguments, environment: variables)
  }

  @Test func controlCWhileAFileIsDecodedEndsTheLoad() throws {
    let folder = try TemporaryFolder()
    let program = folder.url.appending(path: "tabletalk").path
    try FileManager.default.copyItem(atPath: Run.program.path, toPath: program)
    let started = folder.url.appending(path: "started").path
    let decoder = try folder.write(
      "#!/bin/sh\n: > '\(started)'\nexec sleep 1000\n", to: "tabletalk-decode")
    chmod(decoder, 0o755)
    try folder.write("[1]", to: "a.json")
    let terminal = try Terminal(home: home, program: program)
    terminal.process.send("load \"\(folder.url.path)/a.json\"\r")
    #expect(terminal.process.comesTrue { access(started, F_OK) == 0 })
    terminal.process.send("\u{3}")
    #expect(terminal.shows("error: interrupted: all is as it was before this line"))
    terminal.quit()
  }

  /// A script that prints for ever so long.
  private func longScript() throws -> String {
    try home.write(
      "rows 20\n" + String(repeating: "show screen\n", count: 300_000), to: "long.table")
  }

  @Test func controlCWhileASourcedScriptPrintsBringsThePromptBack() throws {
    let path = try longScript()
    let terminal = try Terminal(home: home)
    terminal.process.send("source \"\(path)\"\r")
    #expect(terminal.shows("│ Row 7 "))
    terminal.process.interject("\u{3}")
    #expect(terminal.process.showsLast(">"))
    #expect(terminal.lines.contains { $0.contains("note: interrupted") }, "\(terminal.lines)")
    terminal.enter("rows Moe")
    terminal.cut()
    let back = try Terminal("--resume", home: home)
    #expect(back.shows("at step 2"))
    back.quit()
  }

  @Test func controlCWhileAScriptPrintsEndsIt() throws {
    let process = try process(try longScript())
    #expect(process.shows { $0.lines.contains { $0.hasPrefix("│ Row 7 ") } })
    process.interject("\u{3}")
    #expect(process.waitForEnd() == 130)
    #expect(process.isCooked)
  }

  @Test(arguments: [SIGTERM, SIGHUP, SIGQUIT])
  func aSignalWhileAScriptPrintsEndsIt(signal: Int32) throws {
    let process = try process(try longScript())
    #expect(process.shows { $0.lines.contains { $0.hasPrefix("│ Row 7 ") } })
    kill(process.pid, signal)
    #expect(process.waitForEnd() == -signal)
    #expect(process.isCooked)
  }

  @Test(arguments: [["test"], ["play"], ["reduce"], ["learn"], []])
  func controlCInAVerbThatWaitsForAFileEndsIt(verb: [String]) throws {
    let gate = try Gate(in: home, "gate.md")
    let process = try #require(
      PtyProcess(
        Run.program.path, verb + [gate.path],
        environment: ["LC_ALL": "C.UTF-8", "TERM": "xterm", "HOME": home.url.path]))
    #expect(gate.hasReader())
    process.interject("\u{3}")
    #expect(process.waitForEnd() == 130)
    #expect(process.isCooked)
  }

  @Test(arguments: ["test", "reduce", "play", "learn --check"], [SIGINT, SIGTERM, SIGHUP])
  func aSignalInAStepOfAVerbEndsIt(verb: String, signal: Int32) throws {
    let gate = try Gate(in: home)
    let text = "```tabletalk\n> render off\n> load \"gate.csv\"\n> tap Q\n```\n"
    let path = try home.write(text, to: "a.md")
    let process = try #require(self.process(verb.split(separator: " ").map(String.init) + [path]))
    if verb == "play" {
      #expect(process.shows { $0.lines.last?.hasPrefix("[") == true })
      process.send(" ")
    }
    #expect(gate.hasReader())
    kill(process.pid, signal)
    #expect(process.waitForEnd() == (signal == SIGINT ? 130 : -signal))
    #expect(process.isCooked)
    #expect(home.text("a.md") == text)
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP, SIGQUIT])
  func aSignalInALessonFindsTheTerminalRestored(signal: Int32) throws {
    let lesson = try home.write("# A\n\n```tabletalk\n> rows A\n> tap A\n```\n", to: "a.md")
    let process = try process("learn", lesson)
    #expect(process.showsLast(">"))
    process.send("rows A\r")
    #expect(process.shows { $0.lines.contains { $0.contains("step 2 of 2") } })
    #expect(process.showsLast(">"))
    process.send("ta\t\t")
    #expect(process.hasReadAll())
    kill(process.pid, signal)
    if signal == SIGINT {
      #expect(process.showsLast(">"))
      process.send("quit\r")
    }
    #expect(process.waitForEnd() == (signal == SIGINT ? 0 : -signal))
    #expect(process.isCooked)
    let again = try self.process("learn", lesson)
    #expect(again.shows { $0.lines.contains { $0.contains("You have done 1 of 2 steps") } })
  }

  // MARK: A reader who stands still

  /// What is written into a pipe with a name: a recording, the messages, what is printed.
  @Test(arguments: [
    "-k -q -e 'record \"PIPE\"' 'SCRIPT' 2> /dev/null", "-k 'SCRIPT' 2> 'PIPE' > /dev/null",
    "-k 'SCRIPT' > 'PIPE' 2> /dev/null", "-k --json 'SCRIPT' > 'PIPE'",
  ])
  func oneControlCEndsWhatWaitsForAReader(line: String) throws {
    let pipe = home.url.appending(path: "pipe").path
    try #require(mkfifo(pipe, 0o600) == 0)
    let reader = open(pipe, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    defer { close(reader) }
    let lines = "log \"\(String(repeating: "x", count: 100))\"\ntap Q\n"
    let script = try home.write(
      "rows A\nrender off\n" + String(repeating: lines, count: 5000), to: "many.table")
    let words = line.replacing("PIPE", with: pipe).replacing("SCRIPT", with: script)
    let process = try #require(
      PtyProcess(
        "/bin/sh", ["-c", "exec '\(Run.program.path)' \(words)"],
        environment: Run.environment))
    #expect(process.comesTrue { isFull(reader) })
    kill(process.pid, SIGINT)
    #expect(process.waitForEnd() == 130)
  }

  /// Whether there is much to read, and no more comes.
  private func isFull(_ reader: CInt) -> Bool {
    var (before, after) = (CInt(0), CInt(0))
    _ = ioctl(reader, UInt(FIONREAD), &before)
    usleep(100_000)
    _ = ioctl(reader, UInt(FIONREAD), &after)
    return before > 60_000 && before == after
  }

  // MARK: A reader who leaves

  /// A manual page goes into the pipe as a whole before the reader can leave.
  @Test(arguments: [
    ("'S'", 4), ("test 'M'", 4), ("play 'M'", 4), ("help --format man", 0),
    ("-e 'show screen' 'S'", 4),
  ])
  func aReaderWhoLeavesEndsItWithoutAWord(arguments: String, status: Int) throws {
    let script = try longScript()
    let block = "> render off\n> rows 20\n" + String(repeating: "> show counts\n", count: 3000)
    let walkthrough = try home.write("```tabletalk\n\(block)```\n", to: "m.md")
    let words = arguments.replacing("'S'", with: "'\(script)'").replacing(
      "'M'", with: "'\(walkthrough)'")
    let process = Process()
    process.executableURL = URL(filePath: "/bin/bash")
    process.arguments = [
      "-c", "'\(Run.program.path)' \(words) | head -n 1 > /dev/null; echo ${PIPESTATUS[0]}",
    ]
    process.environment = Run.environment
    let folder = try TemporaryFolder()
    process.standardOutput = try folder.writer("out")
    process.standardError = try folder.writer("err")
    try process.run()
    process.waitOrKill()
    #expect(folder.text("out") == "\(status)\n")
    #expect(folder.text("err") == "")
  }
}
