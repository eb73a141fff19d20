/// What a learner can say in a lesson, besides the commands of the language.
package enum LessonWord: String, CaseIterable, Sendable {
  /// The next hint for the step that is asked for.
  case hint
  /// What its author typed.
  case solution
  /// Runs that, and goes on.
  case skip
  /// Begins the step anew, and says its task.
  case again
  /// Goes back to the step before.
  case previous
  /// Leaves the lesson to play, or comes back to it.
  case leave
}
