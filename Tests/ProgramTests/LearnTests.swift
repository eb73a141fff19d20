import Foundation
import Support
import Testing

/// `tabletalk learn` on a pipe, where lines come as they are.
@Suite struct LearnTests {
  private static func learn(
    _ arguments: String..., input: String = "", in folder: TemporaryFolder
  ) throws -> Run {
    try Run(
      ["learn"] + arguments, input: input,
      environment: ["XDG_STATE_HOME": folder.url.path], folder: Run.package)
  }

  @Test func everyLessonsOwnAnswersLeadOn() throws {
    let run = try Self.learn("--check", in: TemporaryFolder())
    #expect(run.status == 0, "\(run.output)")
    #expect(run.output.split(separator: "\n").count >= 22)
  }

  @Test func whatIsDoneIsKeptAndGoneOnWith() throws {
    let folder = try TemporaryFolder()
    let first = try Self.learn("1", input: "rows Eeny Meeny Miney\nskip\n", in: folder)
    #expect(first.output.contains("step 3 of 5"), "\(first.output)")
    let list = try Self.learn("--list", in: folder)
    #expect(list.output.hasPrefix("   1. The empty table  2 of 5\n"), "\(list.output)")
    let second = try Self.learn(input: "skip\nskip\nskip\n", in: folder)
    #expect(second.output.contains("You have done 2 of 5 steps"))
    #expect(second.output.contains("✓ This lesson is done."))
    let reset = try Self.learn("--reset", "1", in: folder)
    #expect(reset.output == "01-the-empty-table: begins anew\n")
    #expect(try Self.learn("--list", in: folder).output.hasPrefix("   1. The empty table\n"))
  }

  @Test func afterALessonOneCanPlayOnBeforeTheNext() throws {
    let skips = String(repeating: "skip\n", count: 5)
    let on = try Self.learn(
      "1", input: skips + "row X\nrwos\nscroll-to last\n\n", in: TemporaryFolder())
    #expect(on.output.contains("│ X  "), "\(on.output)")
    #expect(on.errors.contains("there is no command \"rwos\""))
    #expect(on.output.contains("Here is a screen called Films."))
    let out = try Self.learn("1", input: skips + "row X\nquit\n", in: TemporaryFolder())
    #expect(!out.output.contains("Here is a screen called Films."))
  }

  @Test func aButtonThatDoesNothingIsNotTheOneThatWasAskedFor() throws {
    let run = try Self.learn("22", input: "skip\nbar right add\n", in: TemporaryFolder())
    #expect(run.output.contains("not yet: wanted: "), "\(run.output)")
    #expect(!run.output.contains("step 3 of 9"))
  }

  @Test func playingDoesNotCount() throws {
    let run = try Self.learn(
      "1", input: "leave\nrows X\nleave\nrows Eeny Meeny Miney\n", in: TemporaryFolder())
    #expect(run.output.contains("play> rows X"))
    #expect(run.output.contains("step 2 of 5"))
  }

  @Test(arguments: [
    (["99"], "there is no lesson \"99\""), (["nope"], "there is no lesson \"nope\""),
    (["nope.md"], "there is no file \"nope.md\""),
    (["examples/README.md"], "asks for nothing"), (["re"], "several lessons are meant"),
  ])
  func aLessonThatIsNotThereIsSaid(_ words: [String], _ message: String) throws {
    let run = try Run(["learn"] + words, folder: Run.package)
    #expect(run.status == 4)
    #expect(run.errors.contains(message), "\(run.errors)")
  }

  @Test func wordsOfLessonsAreForLessons() throws {
    let run = try Run("-k", "-e", "hint; learn 1")
    #expect(run.errors.contains("hint is said in a lesson, and this is none"))
    #expect(run.errors.contains("learn is for the prompt of a session, not for a script"))
  }

  @Test func wordsThatComeInOneGoAreAllHeard() throws {
    let run = try Self.learn(
      "1", input: "hint; skip; rows A; skip; skip; learn 2\n", in: TemporaryFolder())
    #expect(run.output.contains("step 4 of 5"), "\(run.output)")
    #expect(run.output.contains("Here is a screen called Films."), "\(run.output)")
  }

  @Test(arguments: ["learn 99\nlearn 2\n", "leave\nlearn 2\n"])
  func anotherLessonCanBeginInTheMiddleOfOne(_ input: String) throws {
    let run = try Self.learn("1", input: input, in: TemporaryFolder())
    #expect(run.output.contains("Here is a screen called Films."), "\(run.output)")
    #expect(input.hasPrefix("leave") || run.errors.contains("there is no lesson \"99\""))
  }

  @Test func listListsLessons() throws {
    let folder = try TemporaryFolder()
    let list = try Self.learn("--list", in: folder).output
    #expect(try Self.learn("list", in: folder).output == list)
    #expect(try Self.learn("1", input: "learn list\n", in: folder).output.contains(list))
  }

  @Test func theTaskIsSaidAtEveryStep() throws {
    let run = try Self.learn(
      "8", input: String(repeating: "skip\n", count: 8) + "again\n", in: TemporaryFolder())
    let task = """
        step 9 of 10
        `selection multiple` lets several rows be selected. Type it, and tap Venus and
        then Mars.
        done: selection multiple, tap Venus

      """
    #expect(run.output.contains(task), "\(run.output)")
    let parts = run.output.components(separatedBy: "Type it, and tap Venus")
    #expect(parts.count == 5, "\(run.output)")
  }

  @Test func lookingAroundIsNoMistake() throws {
    let run = try Self.learn(
      "4", input: String(repeating: "skip\n", count: 6) + "scroll by 3 rows\nera 7\n",
      in: TemporaryFolder())
    #expect(!run.output.contains("not yet"), "\(run.output)")
    #expect(run.output.contains("This lesson is done"), "\(run.output)")
  }

  @Test func whatTakesNothingBackIsSaid() throws {
    let run = try Self.learn(
      "1", input: String(repeating: "skip\n", count: 4) + "scroll by 1 rows\nundo\nundo\n",
      in: TemporaryFolder())
    #expect(run.output.contains("not yet: the step that was taken back had changed nothing"))
    #expect(run.output.contains("This lesson is done"), "\(run.output)")
  }

  @Test func aRecordingEndsWithThePlayingOrTheLesson() throws {
    let folder = try TemporaryFolder()
    let path = folder.url.path
    let run = try Self.learn(
      "1",
      input: """
        leave
        record "\(path)/a.md"
        rows X
        leave
        record "\(path)/b.md"
        quit

        """, in: folder)
    #expect(run.errors == "")
    #expect(folder.text("a.md").contains("> rows X\n"))
    for name in ["a.md", "b.md"] { #expect(folder.text(name).hasSuffix("\n```\n")) }
  }

  @Test func progressThatCannotBeKeptIsSaidOnce() throws {
    let folder = try TemporaryFolder()
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "tabletalk/lessons"), withIntermediateDirectories: true)
    let run = try Self.learn("1", input: "skip\nskip\nskip\n", in: folder)
    #expect(run.output.components(separatedBy: "progress is not kept").count == 2, "\(run.output)")
    #expect(run.output.contains("step 4 of 5"))
  }

  @Test func whatIsNoProgressIsNoneDone() throws {
    let folder = try TemporaryFolder()
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "tabletalk"), withIntermediateDirectories: true)
    _ = try folder.write(
      "\u{0}\n01-the-empty-table 3 of -4\n01-the-empty-table 0 of 0\n", to: "tabletalk/lessons")
    let list = try Self.learn("--list", in: folder)
    #expect(!list.output.contains("✓"), "\(list.output)")
  }

  // MARK: At a terminal

  /// - Returns: the screen at the first step.
  private static func firstStep(
    of lesson: String, columns: Int, rows: Int, paging: String = "\r"
  ) throws -> [String] {
    let folder = try TemporaryFolder()
    let process = try #require(
      PtyProcess(
        Run.program.path, ["learn", lesson],
        environment: [
          "LC_ALL": "C.UTF-8", "TERM": "xterm", "HOME": folder.url.path, "NO_COLOR": "1",
          "EDITRC": "/dev/null", "TABLETALK_LESSONS": Run.examples.path + "/lessons",
        ], columns: columns, rows: rows))
    var before = 0
    var isAsked: Bool {
      process.shows { screen in
        process.output.count > before && screen.cursor.row == screen.lines.count - 1
          && ["return goes on>", ">"].contains { screen.lines.last?.hasPrefix($0) == true }
      }
    }
    while isAsked, process.screen.lines.last?.hasPrefix(">") == false {
      before = process.output.count
      process.send(paging)
    }
    return process.screen.lines
  }

  @Test(arguments: 1...27)
  func theTaskIsSeenWithThePicture(_ lesson: Int) throws {
    let lines = try Self.firstStep(of: "\(lesson)", columns: 80, rows: 24)
    #expect(lines.contains { $0.hasPrefix("  step 1 of ") }, "\(lines)")
    #expect(
      lines.contains { $0.hasPrefix("┌") } && lines.contains { $0.hasPrefix("└") }, "\(lines)")
  }

  @Test func whatIsTypedWhereAPageEndsWaitsForThePrompt() throws {
    let lines = try Self.firstStep(
      of: "1", columns: 60, rows: 20, paging: "rows Eeny Meeny Miney\r")
    #expect(lines.contains { $0.hasPrefix("  step 1 of 5") }, "\(lines)")
    #expect(lines.last == "> rows Eeny Meeny Miney", "\(lines)")
  }
}
