import CommandLanguage
import Session

/// Goes through a lesson as its author would, and finds the commands that fail though the lesson does not say so.
package struct LessonCheck {
  package private(set) var faults: [Fault] = []

  package struct Fault: Equatable, Sendable {
    /// The line of the command in the document, from 1.
    package var line: Int
    package var message: String
  }

  /// - Parameter session: a fresh one.
  package init(_ lesson: Walkthrough, _ session: Session) {
    let given = FaultReport()
    var run = LessonRun(lesson, session, SilentReport())
    repeat {
      while run.advance(given) != nil {}
      run.skip(given)
      faults += given.take()
    } while run.step != nil || run.beat < lesson.beats.count
  }
}

/// Keeps the failures that no document speaks of.
private final class FaultReport: StepReport {
  private var faults: [LessonCheck.Fault] = []

  var isGone: Bool { false }

  func take() -> [LessonCheck.Fault] {
    defer { faults = [] }
    return faults
  }

  func opened(_ session: Session) {}
  func performed(_ step: Step, of command: Command, _ excerpt: Excerpt, _ session: Session) {}

  func failed(_ failure: Failure, _ excerpt: Excerpt?, _ session: Session) {
    if failure.isExpected { return }
    let line = failure.diagnostic.location?.line ?? excerpt?.line ?? 0
    faults.append(LessonCheck.Fault(line: line, message: failure.diagnostic.message))
  }
}
