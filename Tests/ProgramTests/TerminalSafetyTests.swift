import Foundation
import Support
import Testing

/// No byte of data is a command to the terminal, wherever text is printed.
@Suite(.serialized) struct TerminalSafetyTests {
  /// Colors, a window title, a cursor that moves, a screen that clears, C1 as itself, DCS, bells, the order
  /// of reading turned around, and lines that end where nobody sees it.
  static let attacks = [
    "\u{1B}[31mred", "\u{1B}]0;title\u{7}", "\u{1B}[2J\u{1B}[H", "\u{9B}31m", "\u{9D}0;x\u{9C}",
    "\u{1B}P$q\"p\u{1B}\\", "\u{90}x\u{9C}", "\u{8}\u{8}\u{8}rm", "a\rb", "\u{202E}gpj.exe",
    "\u{2066}x\u{2069}", "\u{61C}\u{200F}x", "\u{2028}x\u{2029}", "\u{85}x", "\u{1B}c",
    "\u{7F}\u{7}",
  ]

  private static func isSafe(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0A: true
    case 0..<0x20, 0x7F...0x9F, 0x61C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: false
    default: true
    }
  }

  private func expectSafe(_ run: Run, _ attack: String) {
    let text = run.output + run.errors
    #expect(text.unicodeScalars.allSatisfy(Self.isSafe), "\(attack.debugDescription)")
    #expect(!run.output.isEmpty || !run.errors.isEmpty)
  }

  @Test(arguments: attacks) func aScriptPrintsNone(attack: String) throws {
    let script = """
      rows "\(attack)" B; title "\(attack)"; prompt "\(attack)"; header "\(attack)"; trace on
      tap first; tap "\(attack)x"; load "\(attack)"; source "\(attack)"; set "\(attack)" 1
      help "\(attack)"; log "\(attack)"; alert "\(attack)" button "\(attack)"; dismiss; \(attack)
      show tree; show state; show cells; show code; show steps; complete "tap "; crash "\(attack)"
      expect title "\(attack)x"; fails "\(attack)" { tap Q }; export swift "/no/\(attack)"
      screen "\(attack)" { rows "\(attack)" }; push "\(attack)"; index "\(attack)"; show stack
      save "/no/\(attack)"; device "\(attack)"; on select { log "\(attack) $text" }; why
      """
    let all = ["", "--json", "--ascii", "--look=plain"]
    for option in all {
      expectSafe(try Run("-k", "-e", script, option.isEmpty ? "-k" : option), attack)
    }
  }

  @Test(arguments: attacks) func theCommandLinePrintsNone(attack: String) throws {
    let wrong = [
      ["--\(attack)"], ["-\(attack)"], ["no\(attack)"], ["--device", attack, "-e", ""],
      ["--era", attack], ["--width", attack], ["--color", attack], ["help", attack],
      ["completions", attack], ["test", attack],
    ]
    for arguments in wrong {
      let process = try Run(all: arguments)
      expectSafe(process, attack)
      #expect(process.status != 0)
    }
  }

  @Test func aFileThatIsLoadedPrintsNone() throws {
    let files = try TemporaryFolder()
    for attack in Self.attacks {
      let csv = try files.write("\"\(attack)\",\"\(attack)\"\n", to: "a.csv")
      expectSafe(try Run("-e", "cell subtitle; load \"\(csv)\" detail \"\(attack)\""), attack)
      let json = try files.write("[\"\(attack)\"", to: "a.json")
      expectSafe(try Run("-e", "load \"\(json)\""), attack)
      let script = try files.write(
        "rows \"\(attack)\"\n\(attack)\n", to: "x\(attack).table")
      expectSafe(try Run(script), attack)
    }
  }

  /// A lesson says it everywhere that a lesson says anything, and so do its name and who learns.
  @Test(arguments: attacks) func aLessonPrintsNone(attack: String) throws {
    let files = try TemporaryFolder()
    let lesson = try files.write(
      """
      # \(attack)

      \(attack) `\(attack)` *\(attack)*

      ```tabletalk show
      \(attack)
      ```

      ```tabletalk
      ? \(attack)
      > rows "\(attack)"
      > tap "\(attack)x"
      ```
      """, to: "1-x\(attack).md")
    let course = ["TABLETALK_LESSONS": files.url.path, "XDG_STATE_HOME": files.url.path]
    let typed = "hint\nsolution\nrows \"y\(attack)\"\n\(attack)\nagain\nskip\nskip\n\nquit\n"
    let all = [["--list"], ["--check"], ["--list", lesson], ["--check", lesson], [lesson], []]
    for arguments in all + [["--reset", lesson], ["--reset", "1"], ["--reset", "x\(attack)"]] {
      for options in [[], ["--ascii"]] {
        let run = try Run(["learn"] + options + arguments, input: typed, environment: course)
        expectSafe(run, attack)
      }
    }
    for verb in [["test"], ["test", "--list"], ["play"]] {
      expectSafe(try Run(verb + [lesson]), attack)
    }
    expectSafe(try Run("play", "--cast", "\(files.url.path)/\(attack).cast", lesson), attack)
  }

  /// A script goes into a file as it is, and to a terminal as it can be shown.
  @Test func aScriptThatIsCutPrintsNone() throws {
    let files = try TemporaryFolder()
    let script = try files.write("rows A\ntap \"\u{1B}]0;pwned\u{7}\u{9B}31m\"\n", to: "a.table")
    let run = try Run("reduce", script)
    #expect(run.output.contains("tap \"\u{1B}]0;pwned\u{7}\u{9B}31m\"\n"))
    let process = try #require(
      PtyProcess(Run.program.path, ["reduce", script], environment: Run.environment))
    #expect(process.waitForEnd() == 0)
    let sent = String(decoding: process.output, as: UTF8.self)
    #expect(sent.contains("pwned") && !sent.contains("\u{1B}"))
    #expect(!sent.unicodeScalars.contains { $0.value > 0x7E && !Self.isSafe($0) })
  }

  /// What the line editor itself sends; only it may.
  @Test func thePromptSendsNone() throws {
    let home = try TemporaryFolder()
    let folder = home.url.appending(path: ".local/state/tabletalk")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let bad = "log \"\u{202E}\u{1B}]0;pwned\u{7}\u{9B}31m\""
    try home.write(bad + "\n", to: ".local/state/tabletalk/history")
    let terminal = try Terminal(home: home)
    terminal.enter("render off")
    terminal.enter("rows \"q\\u{1B}]0;pwned\\u{7}\\u{202E}\" \"qq\"")
    terminal.process.send("tap \"q\t\t")
    #expect(terminal.process.hasReadAll())
    terminal.process.send("\u{3}")
    #expect(terminal.process.showsLast(">"))
    terminal.process.send("\u{1B}[A\u{1B}[A\u{1B}[A\u{1B}[A")
    #expect(terminal.shows("\\u{202E}^["))
    terminal.process.send("\u{3}")
    #expect(terminal.process.showsLast(">"))
    terminal.process.send("\u{1B}[200~log \"\u{202E}\u{9B}31m\u{1B}]0;pwned\u{7}\"\u{1B}[201~")
    #expect(terminal.process.hasReadAll())
    terminal.process.send("\u{3}")
    #expect(terminal.process.showsLast(">"))
    terminal.process.send("\u{202E}")
    #expect(terminal.process.hasReadAll())
    terminal.process.settle()
    let sent = String(decoding: terminal.process.output, as: UTF8.self)
    #expect(!sent.contains("\u{1B}]0;pwned"))
    #expect(!sent.unicodeScalars.contains { $0.value > 0x7E && !Self.isSafe($0) })
    terminal.process.send("\u{3}")
    terminal.quit()
  }
}
