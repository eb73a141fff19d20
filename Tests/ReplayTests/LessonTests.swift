import CommandLanguage
import Session
import TableKit
import Testing

@testable import Replay

@Suite struct LessonTests {
  private static let text = """
    # Rows

    Some prose.

    ```tabletalk new given
    > device 320x196
    ```

    Put three rows in.

    ```tabletalk
    ? The word is rows.
    ? rows A B C
    > rows A B C
    > delete 0:1
    ```

    ```tabletalk show
    not run
    ```

    ```tabletalk
    > tap C
    ```
    """

  private static func run(_ text: String = text) -> LessonRun {
    let lesson = Walkthrough(
      Document(name: "rows.md", bytes: Array(text.utf8)), name: "rows.md")
    var run = LessonRun(lesson, Session(), SilentReport())
    goOn(&run)
    return run
  }

  private static func goOn(_ run: inout LessonRun) {
    while run.advance(SilentReport()) != nil {}
  }

  @Test func aLessonIsReadIntoBeats() {
    let lesson = Self.run().lesson
    #expect(lesson.title == "Rows")
    #expect(lesson.stepCount == 3)
    #expect(lesson.beats.compactMap { $0.asked?.answer } == ["rows A B C", "delete 0:1", "tap C"])
    #expect(lesson.beats.compactMap { $0.asked?.hints.count } == [2, 0, 0])
  }

  @Test(arguments: [
    ("# \n\n#  Rows\n", "Rows"), ("# \n", "a.md"), ("#\t\n", "a.md"), ("", "a.md"),
  ])
  func aHeadingWithoutWordsIsNoTitle(prose: String, title: String) {
    let bytes = Array("\(prose)\n```tabletalk\n> rows A\n```\n".utf8)
    #expect(Walkthrough(Document(bytes, as: .walkthrough), name: "a.md").title == title)
  }

  @Test func anyWayToTheSameScreensIsRight() {
    var run = Self.run()
    #expect(run.answer("row A") == .differs(["the number of rows is 1; wanted: 3"]))
    #expect(run.answer("row B; row C") == .right)
    Self.goOn(&run)
    #expect(run.stepsDone == 1)
    #expect(run.answer("updates { delete B }") == .right)
    Self.goOn(&run)
    #expect(run.answer("tap 1") == .right)
    #expect(run.step == nil)
  }

  @Test(arguments: [
    ("rows A X C", ["row 0:1 is \"X\"; wanted: \"B\""]),
    ("rows A B C; title T", ["wanted: on the glass is"]),
    ("rows A B C; edit on", ["edit mode is on; wanted: off"]),
    ("rows A B C; select A", ["selected is 0:0; wanted: nothing"]),
  ])
  func aWrongStepIsAnsweredWithWhatDiffers(_ typed: String, _ lines: [String]) {
    var run = Self.run()
    let verdict = run.answer(typed)
    guard case .differs(let found) = verdict else {
      Issue.record("\(verdict)")
      return
    }
    if typed.contains("title") {
      #expect(found.contains("the title is \"T\"; nothing of that is wanted"))
    } else {
      #expect(found.first == lines.first)
    }
    #expect(run.stepsDone == 0)
  }

  @Test func aLineOfSeveralCommandsDoesSeveralSteps() {
    var run = Self.run()
    #expect(run.answer("rows A B C; delete B") == .right)
    #expect(run.stepsDone == 2)
    Self.goOn(&run)
    #expect(run.step?.answer == "tap C")
    let back = run.previous()
    #expect(back)
    #expect(run.stepsDone == 0)
  }

  @Test(arguments: [
    ("tap B", "select B", "tap B", true), ("select B", "tap B", "select B", false),
    ("scroll by 44", "scroll-to 0:1 top", "scroll by 1 row", true),
  ])
  func theFingerIsNotTheProgram(
    _ asked: String, _ other: String, _ same: String, _ isFingerWanted: Bool
  ) {
    var run = Self.run(
      "```tabletalk given\n> device 320x196\n> rows A B C D E F\n```\n\n```tabletalk\n> \(asked)\n```\n"
    )
    #expect(run.answer(other) == .otherSpeaker(isFingerWanted: isFingerWanted))
    run.again()
    #expect(run.answer(same) == .right)
  }

  @Test(arguments: [
    ("on select { log $text; deselect $path }", true),
    ("on select { deselect $path; log $text }", true),
    ("on select { log $text }", false), ("on select { }", false),
  ])
  func aReactionMayDoMore(_ typed: String, _ isRight: Bool) {
    var run = Self.run("```tabletalk\n> rows A B\n> on select { deselect $path }\n```\n")
    _ = run.answer("rows A B")
    Self.goOn(&run)
    #expect((run.answer(typed) == .right) == isRight)
  }

  @Test func theOrderInAReactionCounts() {
    var run = Self.run("```tabletalk\n> on select { log \"a\"; log \"b\" }\n```\n")
    #expect(run.answer("on select { log \"b\"; log \"a\" }") != .right)
    #expect(run.answer("on select { log \"a\"; deselect $path; log \"b\" }") == .right)
  }

  @Test func aReactionIsNotRightBeforeItWasWritten() {
    var run = Self.run(
      "```tabletalk given\n> on select { log \"a\"; log \"b\" }\n```\n\n"
        + "```tabletalk\n> on select { log \"a\" }\n```\n")
    #expect(run.answer("show counts") == .none)
    #expect(run.answer("on select { log \"a\" }") == .right)
  }

  private static let long = "```tabletalk given\n> device 320x196\n> rows 9\n```\n\n"

  @Test func scrollingIsNoMistakeWhereTheStepIsNotAboutIt() {
    var run = Self.run(Self.long + "```tabletalk\n> delete 0:8\n> scroll by 44\n```\n")
    #expect(run.answer("scroll by 88") == .none)
    #expect(run.answer("delete 0:7") != .right)
    #expect(run.answer("undo") == .none)
    #expect(run.answer("delete 0:8") == .right)
    Self.goOn(&run)
    #expect(
      run.answer("scroll by 88")
        == .differs(["the table is scrolled by 88 points; wanted: 44 points"]))
  }

  @Test func anUndoThatTakesBackNothingToBeSeenIsSaid() {
    var run = Self.run(Self.long + "```tabletalk\n> scroll by 220\n> undo\n```\n")
    #expect(run.answer("scroll by 220") == .right)
    Self.goOn(&run)
    #expect(run.answer("scroll by 44") == .none)
    #expect(run.answer("undo") == .nothingTakenBack)
    #expect(run.answer("undo") == .right)
  }

  @Test func whatIsDoneOfATaskIsKnown() {
    var run = Self.run()
    #expect(run.task?.done == [])
    _ = run.answer("rows A B C")
    Self.goOn(&run)
    #expect(run.task == LessonTask(text: "Put three rows in.", done: ["rows A B C"]))
  }

  @Test func whatIsTakenBackBeforeTheStepIsSaid() {
    var run = Self.run()
    #expect(run.answer("rows A B C") == .right)
    Self.goOn(&run)
    #expect(run.answer("undo") == .behind)
    run.again()
    #expect(run.answer("delete B") == .right)
  }

  @Test func afterAnotherWayTheSessionIsTheAuthors() {
    var run = Self.run()
    _ = run.answer("rows Q")
    _ = run.answer("undo")
    #expect(run.answer("row A; row B; row C") == .right)
    #expect(run.session.position == 2)
  }

  @Test func whatDiffersInEveryRowIsSaidOnce() {
    var run = Self.run()
    guard case .differs(let lines) = run.answer("rows A B C; movable yes") else {
      Issue.record("is not told")
      return
    }
    #expect(
      lines.contains("row 0:0 has movable yes; nothing of that is wanted; so with 2 rows more"))
    #expect(run.answer("reset; rows A B X") == .differs(["row 0:2 is \"X\"; wanted: \"C\""]))
  }

  @Test func questionsAndMistakesAreNoSteps() {
    var run = Self.run()
    for line in ["show counts", "help rows", "rwos", "tap Z", "trace on"] {
      #expect(run.answer(line) == .none, "\(line)")
    }
    #expect(run.answer("rows A; undo") == .none)
    #expect(run.answer("rows A B C") == .right)
  }

  @Test func hintsComeOneByOne() {
    var run = Self.run()
    #expect(run.hint() == "The word is rows.")
    #expect(run.hint() == "rows A B C")
    #expect(run.hint() == nil)
    run.again()
    #expect(run.hint() == "The word is rows.")
  }

  @Test func skipLeavesTheRightStateWhateverWasTyped() {
    var run = Self.run()
    _ = run.answer("rows Q; edit on")
    run.skip(SilentReport())
    Self.goOn(&run)
    #expect(run.answer("delete 0:1") == .right)
    #expect(run.session.frame.table?.numberOfRows == 2)
    #expect(run.session.frame.table?.isEditing == false)
  }

  @Test func againAndPreviousTakeBackWhatWasTyped() {
    var run = Self.run()
    let first = run.previous()
    #expect(!first)
    _ = run.answer("rows A B C")
    Self.goOn(&run)
    _ = run.answer("delete 0:0")
    run.again()
    #expect(run.session.frame.table?.numberOfRows == 3)
    _ = run.answer("delete 0:1")
    Self.goOn(&run)
    let back = run.previous()
    #expect(back)
    #expect(run.step?.answer == "delete 0:1")
    #expect(run.session.frame.table?.numberOfRows == 3)
    #expect(run.answer("delete 0:1") == .right)
  }

  @Test func triedAnswersLeaveNoTraceInTheHistory() {
    var run = Self.run()
    let position = run.session.position
    _ = run.answer("rows A")
    #expect(run.session.position == position + 1)
    _ = run.answer("undo")
    #expect(run.session.frame.table?.numberOfRows == 0)
  }

  @Test func aStepThatChangesNothingWantsTheAuthorsWords() {
    var run = Self.run("```tabletalk\n> rows A\n> tap back\n! there is no back button\n```\n")
    _ = run.answer("rows A")
    Self.goOn(&run)
    #expect(run.answer("show counts") == .none)
    #expect(run.answer("tap   back") == .right)
  }

  @Test func aCheckFindsAnswersThatFail() {
    let text = "```tabletalk\n> rows A\n> show counts\n> tap back\n```\n"
    let lesson = Walkthrough(Document(name: "l.md", bytes: Array(text.utf8)), name: "l.md")
    let faults = LessonCheck(lesson, Session()).faults
    #expect(faults.map(\.line) == [4])
    #expect(faults.last?.message == "there is no back button on the glass")
  }
}
