import CommandLanguage
import Drawing
import Session

/// What a script should come to.
package enum Goal: Sendable {
  /// It fails as it does when whole.
  case fails
  /// It fails with this in what is said.
  case failsSaying(String)
  /// After some step all of these expectations hold.
  case until([LocatedCommand], SourceText)
}

/// Runs scripts in sessions of their own, and says how far they came.
struct Trial {
  let goal: Goal
  let files: FileAccess
  let isInterrupted: @Sendable () -> Bool

  struct Outcome {
    /// How many commands went well.
    var done = 0
    /// What stopped it.
    var failure: Failure?
    /// Whether the expectations held after the last command that ran.
    var hasArrived = false
  }

  /// Whether the expectations hold before any command.
  var isAtGoal: Bool { goal.isReached(by: session) }

  private var session: Session {
    let session = Session(files: files)
    session.isInteractive = false
    session.options.render = .off
    return session
  }

  func run(_ statements: [Statement]) -> Outcome {
    let watch = TrialWatch(goal)
    var runner = Runner(session, watch, isInterrupted: isInterrupted)
    _ = runner.run(SourceText(name: "", statements.script))
    return watch.outcome
  }
}

/// Looks on while a script runs, and stops it where it has come to its goal.
private final class TrialWatch: StepReport {
  private(set) var outcome = Trial.Outcome()
  private let goal: Goal

  init(_ goal: Goal) { self.goal = goal }

  var isGone: Bool { outcome.hasArrived }

  func opened(_ session: Session) {}

  func performed(_ step: Step, of command: Command, _ excerpt: Excerpt, _ session: Session) {
    outcome.done += 1
    outcome.hasArrived = goal.isReached(by: session)
  }

  func failed(_ failure: Failure, _ excerpt: Excerpt?, _ session: Session) {
    outcome.failure = outcome.failure ?? failure
  }
}

extension Goal {
  /// Whether the expectations hold; a goal that is a failure is reached by none.
  fileprivate func isReached(by session: Session) -> Bool {
    guard case .until(let expectations, let source) = self else { return false }
    for expectation in expectations {
      do throws(StepError) {
        _ = try session.perform(expectation, in: source)
      } catch {
        return false
      }
    }
    return true
  }
}

extension Failure {
  /// What makes two failures the same: the message; the numbers in UIKit's own may be others.
  var kind: String {
    guard isException else { return diagnostic.message }
    var kind = ""
    for scalar in diagnostic.message.unicodeScalars {
      let isDigit = ("0"..."9").contains(scalar)
      if !isDigit { kind.unicodeScalars.append(scalar) } else if kind.last != "#" { kind += "#" }
    }
    return kind
  }

  /// Whether a text stands in what is said.
  func says(_ text: String) -> Bool {
    ([diagnostic.message] + diagnostic.details + [diagnostic.help ?? ""]).contains {
      $0.contains(text)
    }
  }
}
