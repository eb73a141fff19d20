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
  private var runner: Runner
  /// What each step that was asked for began with.
  private var starts: [Start] = []
  private var hintsGiven = 0

  private struct Start {
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

  /// Runs what the learner typed and looks where it led.
  package mutating func answer(_ text: String) -> LessonVerdict {
    guard let step, let start = starts.last else { return .none }
    let before = session.seen
    runner.clearStatus()
    let typed = SourceText(name: "", bytes: Array(text.utf8))
    _ = runner.run(typed)
    let verdict = LessonVerdict(
      of: session.seen, before: before, goal: goal(of: step), start: start.seen,
      saysTheSame: LessonRun.lines(of: typed) == LessonRun.lines(of: step.source))
    switch verdict {
    case .right: return settle(step)
    case .none: return .none
    case .differs:
      if passSeveral(typed) { return .right }
      return isBehind(start) && !wantsUndo(step) ? .behind : verdict
    case .otherSpeaker, .behind: return verdict
    }
  }

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

  // MARK: Where a line led

  /// Goes on from where the author's command leads, so that what the lesson says of cells, calls and
  /// numbers of steps is so whichever way the learner came.
  private mutating func settle(_ step: WalkthroughStep) -> LessonVerdict {
    if let verdict = otherSpeaker(step) { return verdict }
    goOn(doing: 1)
    return .right
  }

  /// Whether more was taken back than what was typed in this step.
  private func isBehind(_ start: Start) -> Bool {
    session === start.session && !session.hasBehind(start.moment.position)
  }

  private func wantsUndo(_ step: WalkthroughStep) -> Bool {
    if case .session = LessonRun.commands(in: step.source)?.last { return true }
    return false
  }

  /// Where the picture is the same and the calls are not: a finger was asked for and code did it, or the
  /// other way round.
  private func otherSpeaker(_ step: WalkthroughStep) -> LessonVerdict? {
    guard let start = starts.last, !isBehind(start), session.position > start.moment.position,
      let typed = session.presentCommand, let asked = LessonRun.commands(in: step.source)?.last
    else { return nil }
    if case (.touch, .code) = (asked, typed) { return .otherSpeaker(isFingerWanted: true) }
    guard case .touch = typed, case .code(.table(let call)) = asked else { return nil }
    if case .select = call { return .otherSpeaker(isFingerWanted: false) }
    if case .deselect = call { return .otherSpeaker(isFingerWanted: false) }
    return nil
  }

  /// Whether a line of several commands does this step and those that follow it without a word between.
  private mutating func passSeveral(_ typed: SourceText) -> Bool {
    guard (LessonRun.commands(in: typed)?.count ?? 0) > 1, let start = starts.last else {
      return false
    }
    let (seen, present) = (session.seen, session.moment)
    session.goBack(to: start.moment)
    var count = 0
    for step in lesson.beats[beat...].map(\.asked) {
      guard let step else { break }
      run(step, SilentReport())
      count += 1
      if session.seen == seen { break }
    }
    let isThere = session.seen == seen
    session.goBack(to: present)
    if isThere { goOn(doing: count) }
    return isThere
  }

  /// Does the author's next commands from where the step began; how the learner has the session shown stays.
  private mutating func goOn(doing count: Int) {
    let options = session.options
    again()
    for step in lesson.beats[beat..<(beat + count)].compactMap(\.asked) {
      run(step, SilentReport())
      pass()
    }
    session.options = options
  }

  // MARK: Inside

  private mutating func begin() {
    starts.append(
      Start(beat: beat, session: session, moment: session.moment, seen: session.seen))
    hintsGiven = 0
  }

  private mutating func pass() { beat += 1 }

  private mutating func run(_ step: WalkthroughStep, _ report: any StepReport) {
    let own = runner.report
    runner.report = report
    defer { runner.report = own }
    runner.clearStatus()
    _ = runner.run(step.source, mayFail: step.expectsFailure)
  }

  /// Where the author's command leads from the state in which the step began; the session stays where it is.
  private mutating func goal(of step: WalkthroughStep) -> SeenState {
    let present = session.moment
    defer { session.goBack(to: present) }
    if let start = starts.last { session.goBack(to: start.moment) }
    run(step, SilentReport())
    return session.seen
  }

  /// The commands of a source as the tool writes them; nil: it cannot be read.
  private static func lines(of source: SourceText) -> [String]? {
    commands(in: source)?.map(Printer.line)
  }

  private static func commands(in source: SourceText) -> [Command]? {
    var parser = Parser(source)
    var commands: [Command] = []
    while true {
      do throws(ParseError) {
        guard let command = try parser.next() else { return commands }
        commands.append(command.command)
      } catch {
        return nil
      }
    }
  }
}
