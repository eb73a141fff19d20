import Session

/// Where a learner's line led.
package enum LessonVerdict: Equatable, Sendable {
  /// Where the author's command leads.
  case right
  /// Nothing to be seen has changed, as after a question, or only what the step is not about.
  case none
  /// What was taken back had changed nothing to be seen.
  case nothingTakenBack
  /// Somewhere else: what differs, a sentence a line.
  case differs([String])
  /// Where it should lead, but the program did what the finger is to do, or the other way round.
  case otherSpeaker(isFingerWanted: Bool)
  /// Back behind the beginning of the step.
  case behind

  /// - Parameters:
  ///   - goal: where the author's command leads.
  ///   - start: where the step began.
  ///   - saysTheSame: whether the line is the author's but for its spelling.
  init(
    of seen: SeenState, before: SeenState, goal: SeenState, start: SeenState, saysTheSame: Bool
  ) {
    let isAboutState = goal != start
    let comparison = SeenComparison(from: start, to: goal)
    if isAboutState ? comparison.isRight(seen, goal) : saysTheSame {
      self = .right
    } else if isAboutState, seen != before, !comparison.areAlike(seen, start) {
      self = .differs(comparison.differences(of: seen, from: goal))
    } else {
      self = .none
    }
  }
}
