import CommandLanguage
import Session

/// A learner in a lesson: shows and runs what comes before the next command that is asked for, and says of
/// what the learner types whether it leads where the author's command leads.
///
/// The moment in which each step begins is kept: from there the author's command is tried, and then taken
/// back. So any way to the same screens is right, and every step can be begun again.
package struct LessonRun {
  package let lesson: Walkthrough
  /// The place of the beat that comes next; at the end, how many there are.
  package private(set) var beat = 0
  var runner: Runner
  /// What each step that was asked for began with.
  private(set) var starts: [Start] = []
  private var hintsGiven = 0

  struct Start {
    var beat: Int
    var session: Session
    var moment: Moment
    var seen: SeenState
  }

  /// - Parameters:
  ///   - session: a fresh one; what names files is looked for beside the lesson.
  ///   - report: hears of what the learner types.
  package init(
    _ lesson: Walkthrough, _ session: Session, _ report: any StepReport,
    isInterrupted: @escaping @Sendable () -> Bool = { false }
  ) {
    self.lesson = lesson
    session.isInteractive = false
    session.beginSource(lesson.name)
    runner = Runner(session, report, isInterrupted: isInterrupted)
  }

  package var session: Session { runner.session }
  /// How many steps are done.
  package var stepsDone: Int { lesson.beats[..<beat].count { $0.asked != nil } }
  /// The step that is asked for now; nil: the lesson is over.
  package var step: WalkthroughStep? { beat < lesson.beats.count ? lesson.beats[beat].asked : nil }

  /// What is read between the step before and the one that is asked for.
  package var introduction: [String] {
    var texts: [String] = []
    for beat in lesson.beats[..<beat].reversed() {
      switch beat {
      case .asked: return texts
      case .prose(let text): texts.insert(text, at: 0)
      case .shown, .beginning, .given: break
      }
    }
    return texts
  }

  /// Goes to the next beat. A step that is asked for is passed by ``answer(_:)`` or ``skip(_:)`` only.
  ///
  /// - Parameter report: hears of what is run for the learner.
  /// - Returns: the beat that was left behind; nil: a step is asked for, or the lesson is over.
  package mutating func advance(_ report: any StepReport) -> Walkthrough.Beat? {
    guard beat < lesson.beats.count else { return nil }
    let next = lesson.beats[beat]
    switch next {
    case .prose, .shown: break
    case .beginning: runner.beginFreshSession(of: lesson.name)
    case .given(let step): run(step, report)
    case .asked:
      if starts.last?.beat != beat { begin() }
      return nil
    }
    beat += 1
    return next
  }

  // MARK: What the learner does

  /// The next hint; nil: all were given.
  package mutating func hint() -> String? {
    guard let step, hintsGiven < step.hints.count else { return nil }
    defer { hintsGiven += 1 }
    return step.hints[hintsGiven]
  }

  /// Runs the author's command from where the step began, and goes on.
  package mutating func skip(_ report: any StepReport) {
    guard let step else { return }
    again()
    run(step, report)
    pass()
  }

  /// Begins the step anew: what was typed in it is taken back.
  package mutating func again() {
    guard let start = starts.last else { return }
    start.session.goBack(to: start.moment)
    runner.go(on: start.session)
    hintsGiven = 0
  }

  /// Goes back to the step before.
  /// - Returns: whether there is one.
  package mutating func previous() -> Bool {
    guard starts.count > (step == nil ? 0 : 1) else { return false }
    if step != nil { starts.removeLast() }
    guard let start = starts.last else { return false }
    beat = start.beat
    again()
    return true
  }

  /// Ends the file that the learner records into, if any.
  package mutating func endRecording() { runner.endRecording() }

  // MARK: Steps

  private mutating func begin() {
    starts.append(
      Start(beat: beat, session: session, moment: session.moment, seen: session.seen))
    hintsGiven = 0
  }

  mutating func pass() { beat += 1 }

  /// Runs the author's command.
  mutating func run(_ step: WalkthroughStep, _ report: any StepReport) {
    let own = runner.report
    runner.report = report
    defer { runner.report = own }
    runner.clearStatus()
    _ = runner.run(step.source, mayFail: step.expectsFailure)
  }
}
