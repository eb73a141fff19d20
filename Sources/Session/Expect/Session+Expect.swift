import CommandLanguage
import TableKit

// What should be so is looked at; nothing changes by it, and it makes no step.
extension Session {
  /// - Throws: what is not as it was expected; the first few rows of many.
  func expect(_ expected: Expected, _ source: SourceText) throws(StepError) {
    settle()
    let context = Context(screen: try spokenScreen(expected.fact), source: source)
    var wrong: [Finding] = []
    try aside { () throws(StepError) in
      try look(at: expected, context) { finding in
        if finding.isSo == expected.isNegated { wrong.append(finding) }
        return wrong.count < Session.mostWrong
      }
    }
    guard let first = wrong.first else { return }
    var mismatch = first.mismatch(isNegated: expected.isNegated)
    mismatch.details += wrong.dropFirst().map { "also \($0.subject): is \($0.actual)" }
    if wrong.count == Session.mostWrong { mismatch.details.append("and perhaps more") }
    let error = StepError(.session(.unexpected(mismatch)), at: first.range ?? expected.range)
    failure = Failure(error: error, state: state, screen: topScreen, step: history.position)
    throw error
  }

  /// The screen that is looked at; what is around it can be looked at without.
  private func spokenScreen(_ fact: Fact) throws(StepError) -> Int {
    if let screen = topScreen { return screen }
    switch fact {
    case .app, .calls, .picture: return 0
    case .screen, .table, .glass, .rows, .property: throw StepError(.screen(nobodyOnGlass))
    }
  }

  /// So many rows are named that are not as they should be.
  private static var mostWrong: Int { 6 }

  /// Looks at one thing after the other until `take` has enough.
  private func look(
    at expected: Expected, _ context: Context, _ take: (Finding) -> Bool
  ) throws(StepError) {
    switch expected.fact {
    case .screen(let fact): _ = take(try finding(fact, context))
    case .app(let fact): _ = take(try finding(fact, context))
    case .table(let fact):
      for finding in try findings(fact, context) where !take(finding) { return }
    case .glass(let fact):
      for finding in try findings(fact, isNegated: expected.isNegated, context)
      where !take(finding) { return }
    case .rows(let fact): _ = take(try finding(fact, context))
    case .property(let fact): try look(at: fact, context, take)
    case .calls(let fact): _ = take(try finding(fact, context))
    case .picture(let text): _ = take(pictureFinding(context.text(text)))
    }
  }

  /// Asks what could run a reaction, and takes back all that came of it.
  private func aside(_ body: () throws(StepError) -> Void) throws(StepError) {
    let before = (state, history, options, line, failure, running, quietAppend, stage.isRecording)
    stage.isRecording = false
    defer {
      (state, history, options, line, failure, running, quietAppend, stage.isRecording) = before
    }
    try body()
  }
}
