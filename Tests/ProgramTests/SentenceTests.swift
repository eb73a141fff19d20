import CommandLanguage
import Foundation
import LineEditing
import Session
import Support
import Testing

@testable import tabletalk

/// What the program itself has to say, beside what a step comes to.
@Suite struct SentenceTests {
  @Test(
    arguments: [
      (.sessionLeft, "the last session did not end with quit; tabletalk --resume brings it back"),
      (
        .nothingResumed(.nothingLeft),
        "there is nothing to resume: every session ended with quit, or is still open"
      ),
      (.passedOver(.noJournal("a")), "a session cannot be resumed: a: it is no journal"),
      (
        .passedOver(.unreadable("a", code: EACCES)),
        "a session cannot be resumed: a: permission denied"
      ),
      (
        .nothingResumed(.otherFormat("9")),
        "the last session cannot be resumed: its journal is of format 9, this program reads 1"
      ),
      (.sessionIsBack(step: 3), "the session is back, at step 3"),
      (
        .wasCut, "what came after it could not be kept: its journal could not be written on"
      ),
      (.wasTorn(1), "the end of its journal was torn: 1 byte is left out"),
      (.wasTorn(7), "the end of its journal was torn: 7 bytes are left out"),
      (.leftOut("tap A"), "left out, since the program ended twice in it: tap A"),
      (.differsFrom("tap A"), "from this line on it is not what it was: tap A"),
      (.noHome(.nothing), "this session is not kept: there is no home folder"),
      (
        .notWritten(.beginning, "/s", code: ENOSPC),
        "this session is no longer kept: /s: no space left on device"
      ),
      (.isKeptAgain, "this session is kept again"),
    ] as [(JournalNote, String)])
  func aNoteOnTheJournalSays(_ note: JournalNote, _ message: String) {
    #expect(Diagnostic(note) == Diagnostic(message, severity: .note))
  }

  @Test(
    arguments: [
      (.unreadable("/h", code: EACCES), "cannot read the history: /h: permission denied"),
      (.unwritable("/h", code: EISDIR), "cannot write the history: /h: is a directory"),
      (.strayLines(1, in: "/h"), "1 line of the history cannot be read and stays as it is: /h"),
      (
        .strayLines(2, in: "/h"), "2 lines of the history cannot be read and stay as they are: /h"
      ),
    ] as [(HistoryFault, String)])
  func aNoteOnTheHistorySays(_ fault: HistoryFault, _ message: String) {
    #expect(Diagnostic(fault) == Diagnostic(message, severity: .note))
  }

  @Test(
    arguments: [
      (.noLesson("x"), "there is no lesson \"x\"", "learn list"),
      (.severalLessons(["a", "b"]), "several lessons are meant: a, b", "learn list"),
      (
        .unreadable("a.md", FileFailure(.missing)), "there is no file \"a.md\"",
        "tabletalk learn FILE"
      ),
      (
        .nothingAsked("a.md"), "a.md asks for nothing, so it is no lesson", "tabletalk play a.md"
      ),
      (.notKept("/l", code: EROFS), "progress is not kept: /l: read-only file system", nil),
    ] as [(LessonError, String, String?)])
  func whatIsWrongWithALessonIsSaid(_ error: LessonError, _ message: String, _ help: String?) {
    #expect(Diagnostic(error) == Diagnostic(message, help: help))
  }

  @Test(
    arguments: [
      (.barren(folder: "a"), "a: nothing to test in it"),
      (.cannotBegin(code: EMFILE), "no test can begin: too many open files"),
      (.file("a", Diagnostic(.hasChanged)), "a: it has changed meanwhile and is left as it is"),
      (.notUpdated(code: EACCES), "it is left as it was: permission denied"),
      (.notReported("a.xml", code: EACCES), "a.xml: permission denied"),
    ] as [(TestFault, String)])
  func whatIsWrongWithATestIsSaid(_ fault: TestFault, _ message: String) {
    #expect(Diagnostic(fault) == Diagnostic(message))
  }

  @Test func aNarrowTerminalShowsThemPartedBetweenWords() throws {
    let process = try #require(
      PtyProcess(
        Run.program.path, ["--width", "20000"],
        environment: ["LC_ALL": "C.UTF-8", "TERM": "xterm"], columns: 40, rows: 10))
    #expect(process.waitForEnd() == 2)
    #expect(process.shows { $0.lines.contains("    of columns from 10 to 10000, not") })
  }

  @Test func aScriptThatEndsInsideACallIsTold() {
    let note = Diagnostic(.endedInside(call: "willSelectRow"))
    #expect(note.message == "the script ended stopped inside willSelectRow")
    #expect(note.help == "continue")
  }
}
