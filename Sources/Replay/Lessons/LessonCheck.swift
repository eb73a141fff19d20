import CommandLanguage
import Session

/// Goes through a lesson as its author would, and finds the steps that cannot be asked for.
package struct LessonCheck {
  package private(set) var faults: [Fault] = []

  package struct Fault: Equatable, Sendable {
    /// The line of the command in the document, from 1.
    package var line: Int
    package var message: String
  }

  /// - Parameter session: a fresh one.
  package init(_ lesson: Lesson, _ session: Session) {
    let given = FaultReport()
    var run = LessonRun(lesson, session, SilentReport())
    while true {
      while run.advance(given) != nil {}
      guard let step = run.step else { break }
      let before = run.session.seen
      run.skip(given)
      let fails = given.hasFailed
      add(given.take())
      if run.session.seen == before, !fails {
        add([Fault(line: step.source.firstLine, message: LessonCheck.noChange)])
      }
    }
    add(given.take())
  }

  private static let noChange =
    "nothing to be seen changes, so only the author's own words are right"

  private mutating func add(_ more: [Fault]) { faults += more }
}

/// Keeps the failures that no document speaks of.
private final class FaultReport: StepReport {
  private var faults: [LessonCheck.Fault] = []

  var isGone: Bool { false }
  var hasFailed: Bool { !faults.isEmpty }

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
