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

  /// - Parameters:
  ///   - session: a fresh one.
  ///   - isInterrupted: ends the check, which then says nothing of the rest, nor of the command that it ended.
  package init(
    _ lesson: Walkthrough, _ session: Session,
    isInterrupted: @escaping @Sendable () -> Bool = { false }
  ) {
    let given = FaultReport()
    var run = LessonRun(lesson, session, SilentReport(), isInterrupted: isInterrupted)
    repeat {
      while run.advance(given) != nil {}
      run.skip(given)
      faults += given.take()
    } while !isInterrupted() && (run.step != nil || run.beat < lesson.beats.count)
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
    if failure.isExpected || failure.status == .interrupted { return }
    let line = failure.diagnostic.location?.line ?? excerpt?.line ?? 0
    faults.append(LessonCheck.Fault(line: line, message: failure.diagnostic.message))
  }
}
