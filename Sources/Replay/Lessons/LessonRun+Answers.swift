import CommandLanguage
import Session

// Where what the learner types leads.
extension LessonRun {
  /// Runs what the learner typed and looks where it led.
  package mutating func answer(_ text: String) -> LessonVerdict {
    guard let step, let start = starts.last else { return .none }
    let (before, position) = (session.seen, session.position)
    runner.clearStatus()
    let typed = SourceText(name: "", bytes: Array(text.utf8))
    _ = runner.run(typed)
    let verdict = LessonVerdict(
      of: session.seen, before: before, goal: goal(of: step), start: start.seen,
      saysTheSame: typed.commands?.map(Printer.line) == step.source.commands?.map(Printer.line))
    switch verdict {
    case .right: return settle(step)
    case .none:
      let isUnseen = typed.isUndo && session.position < position && session.seen == before
      return isUnseen ? .nothingTakenBack : .none
    case .differs:
      if passSeveral(typed) { return .right }
      return isBehind(start) && !wantsUndo(step) ? .behind : verdict
    case .nothingTakenBack, .otherSpeaker, .behind: return verdict
    }
  }

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
    if case .session = step.source.commands?.last { return true }
    return false
  }

  /// Where the picture is the same and the calls are not: a finger was asked for and code did it, or the
  /// other way round.
  private func otherSpeaker(_ step: WalkthroughStep) -> LessonVerdict? {
    guard let start = starts.last, !isBehind(start), session.position > start.moment.position,
      let typed = session.presentCommand, let asked = step.source.commands?.last
    else { return nil }
    if case (.touch, .code) = (asked, typed) { return .otherSpeaker(isFingerWanted: true) }
    guard case .touch = typed, case .code(.table(let call)) = asked else { return nil }
    if case .select = call { return .otherSpeaker(isFingerWanted: false) }
    if case .deselect = call { return .otherSpeaker(isFingerWanted: false) }
    return nil
  }

  /// Whether a line of several commands does this step and those that follow it without a word between.
  private mutating func passSeveral(_ typed: SourceText) -> Bool {
    guard (typed.commands?.count ?? 0) > 1, let start = starts.last else {
      return false
    }
    let (seen, present) = (session.seen, session.moment)
    session.goBack(to: start.moment)
    var (count, isThere) = (0, false)
    for step in lesson.beats[beat...].map(\.asked) {
      guard let step else { break }
      run(step, SilentReport())
      count += 1
      isThere = SeenComparison(from: start.seen, to: session.seen).isRight(seen, session.seen)
      if isThere { break }
    }
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

  /// Where the author's command leads from the state in which the step began; the session stays where it is.
  private mutating func goal(of step: WalkthroughStep) -> SeenState {
    let present = session.moment
    defer { session.goBack(to: present) }
    if let start = starts.last { session.goBack(to: start.moment) }
    run(step, SilentReport())
    return session.seen
  }
}

extension SourceText {
  /// Whether its last command takes steps back.
  fileprivate var isUndo: Bool {
    guard case .session(let command) = commands?.last else { return false }
    if case .undo = command { return true }
    return false
  }

  /// nil: it cannot be read.
  fileprivate var commands: [Command]? {
    var parser = Parser(self)
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
