import CommandLanguage
import Session

/// Cuts a script to the fewest steps that still come to what it comes to.
///
/// Each candidate runs in a session of its own; what it writes stays in memory, and what it reads is read
/// once. First whole commands are left out, then those in blocks, then words; what is left gets smaller numbers
/// and shorter texts.
package struct Reducer {
  private let trial: Trial
  private let progress: (_ tries: Int, _ lines: Int) -> Void
  private let reduction: Reduction
  private let words: Reduction
  private let tried = Tried()

  package struct Result {
    /// One command a line.
    package var script: String
    /// How many commands the whole has, and how many are left.
    package var before: Int
    package var after: Int
    package var tries: Int
    /// What the script fails with; nil: it was cut until expectations hold.
    package var failure: Failure?
    package var wasInterrupted = false
  }

  /// Why a script cannot be cut.
  package enum Refusal: Error {
    /// It runs to its end.
    case doesNotFail
    /// It fails with something else.
    case failsOtherwise(Failure)
    /// The expectations do not hold after any of its steps; what stopped it, if it was stopped.
    case neverHolds(Failure?)
    case holdsFromTheStart
    case interrupted
  }

  package init(
    _ goal: Goal, files: FileAccess, isInterrupted: @escaping @Sendable () -> Bool = { false },
    progress: @escaping (_ tries: Int, _ lines: Int) -> Void = { _, _ in }
  ) {
    trial = Trial(
      goal: goal, files: files.readingOnce().keepingWrites(), isInterrupted: isInterrupted)
    self.progress = progress
    reduction = Reduction(isInterrupted: isInterrupted)
    words = Reduction(widths: [2, 3], isInterrupted: isInterrupted)
  }

  var isInterrupted: Bool { trial.isInterrupted() }

  package func reduce(_ document: Document, name: String) throws(Refusal) -> Result {
    var refusal = Refusal.doesNotFail
    let sessions = FlatScript.sessions(of: document, name: name, files: trial.files)
    for statements in sessions {
      let outcome = trial.run(statements)
      if trial.isInterrupted() { throw .interrupted }
      if let found = self.refusal(of: outcome) {
        if case .doesNotFail = refusal { refusal = found }
      } else {
        return reduce(statements, outcome)
      }
    }
    throw refusal
  }

  /// Why a whole script is not what is looked for; nil: it is.
  private func refusal(of outcome: Trial.Outcome) -> Refusal? {
    switch trial.goal {
    case .fails: return outcome.failure == nil ? .doesNotFail : nil
    case .failsSaying(let text):
      guard let failure = outcome.failure else { return .doesNotFail }
      return failure.says(text) ? nil : .failsOtherwise(failure)
    case .until:
      if trial.isAtGoal { return .holdsFromTheStart }
      return outcome.hasArrived ? nil : .neverHolds(outcome.failure)
    }
  }

  private func reduce(_ statements: [Statement], _ whole: Trial.Outcome) -> Result {
    // What comes after the goal does nothing for it.
    let end = whole.hasArrived ? whole.done : whole.done + 1
    var left = Array(statements.prefix(end))
    let kind = whole.failure?.kind
    func holds(_ candidate: [Statement]) -> Bool { self.holds(candidate, like: kind) }
    if !holds(left) { left = statements }
    var before: [Statement] = []
    while left != before, !isInterrupted {
      before = left
      left = cut(left, while: holds)
      left = withSmallNumbers(left, while: holds)
      left = withShortTexts(left, while: holds)
    }
    return Result(
      script: left.script, before: statements.count, after: left.count, tries: tried.count,
      failure: whole.failure, wasInterrupted: trial.isInterrupted())
  }

  /// Leaves out commands, then cuts each that is left.
  private func cut(
    _ statements: [Statement], while holds: ([Statement]) -> Bool
  ) -> [Statement] {
    var left = reduction.fewest(statements, while: holds)
    for place in left.indices.reversed() where !trial.isInterrupted() {
      left[place] = cut(left[place]) { candidate in
        var all = left
        all[place] = candidate
        return holds(all)
      }
    }
    return left
  }

  /// Cuts a command's blocks, then leaves out its words.
  private func cut(_ statement: Statement, while holds: (Statement) -> Bool) -> Statement {
    var left = statement
    for place in left.parts.indices {
      guard case .block(let inner) = left.parts[place] else { continue }
      let cut = cut(inner) { candidate in
        var all = left
        all.parts[place] = .block(candidate)
        return holds(all)
      }
      left.parts[place] = .block(cut)
    }
    let name = left.parts.prefix(1)
    let rest = words.fewest(Array(left.parts.dropFirst())) {
      holds(Statement(parts: name + $0))
    }
    return Statement(parts: name + rest)
  }

  /// Whether a candidate comes to the same as the whole.
  private func holds(_ candidate: [Statement], like kind: String?) -> Bool {
    let script = candidate.script
    if tried.hasFailed(script) { return false }
    tried.count += 1
    progress(tried.count, candidate.count)
    let outcome = trial.run(candidate)
    if trial.isInterrupted() { return false }
    let isSame: Bool =
      switch trial.goal {
      case .fails: outcome.failure?.kind == kind
      case .failsSaying(let text): outcome.failure?.says(text) ?? false
      case .until: outcome.hasArrived
      }
    if !isSame { tried.note(script) }
    return isSame
  }
}

/// The candidates that were not it.
private final class Tried {
  var count = 0
  private var failed: Set<String> = []

  func hasFailed(_ script: String) -> Bool { failed.contains(script) }

  /// Large ones are forgotten: they seldom come again, and there may be many.
  func note(_ script: String) {
    if script.utf8.count < 4096 { failed.insert(script) }
  }
}
