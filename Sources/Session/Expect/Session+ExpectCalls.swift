import CommandLanguage
import TableKit

// The calls that the last step made, or all steps since one.
extension Session {
  func finding(_ fact: CallsFact, _ context: Context) throws(StepError) -> Finding {
    let log = try calls(of: fact)
    if fact.calls.isEmpty {
      var finding = Finding(
        "calls", expected: "none", actual: log.isEmpty ? "none" : "\(log.count)",
        isSo: log.isEmpty)
      finding.details = log.isEmpty ? [] : CallSearch([], in: log).lines
      return finding
    }
    let patterns = try fact.calls.map { (pattern) throws(StepError) in
      try resolved(pattern, context)
    }
    let search = CallSearch(patterns, in: log)
    guard let missing = search.missing else {
      var finding = Finding("calls", expected: search.words, actual: search.words, isSo: true)
      finding.details = search.lines
      return finding
    }
    var finding = Finding(
      "calls", expected: search.missingWords, actual: search.nearestWords, isSo: false)
    finding.details = search.lines
    finding.range = missing.pattern.range
    if search.nearest == nil, let method = missing.method, !isAnswered(method, context.screen) {
      finding.actual += ": \(method.shortName) is not implemented"
    }
    return finding
  }

  /// Whether a method has to be there to be called, and is not.
  private func isAnswered(_ method: Method, _ screen: Int) -> Bool {
    switch method.owner {
    case .dataSource, .delegate, .scrollView: isImplemented(method, screen)
    case .cell, .controller, .control, .table, .navigation, .navigationDelegate, .alert, .tabBar,
      .field:
      true
    }
  }

  /// Calls and what reactions logged, of a step that stands still until then; what is not implemented is
  /// no call.
  private func calls(of fact: CallsFact) throws(StepError) -> [LogEntry] {
    let log: [LogEntry]
    if let stopped, fact.since == nil {
      log = stopped.log
    } else {
      let start = fact.since ?? max(0, history.position - 1)
      guard start <= history.last else {
        throw StepError(.session(.noStep(start, last: history.last)))
      }
      log = try calls(since: start).flatMap(\.log)
    }
    return log.filter { $0.call != nil || $0.logged != nil }
  }

  /// A written path stands for itself, though no such row may be left; a text for the row that bears it.
  private func resolved(
    _ pattern: CallPattern, _ context: Context
  ) throws(StepError) -> CallSearch.Pattern {
    var logged: String?
    if case .log(let text) = pattern.event { logged = context.text(text) }
    let places = try pattern.place.map { (place) throws(StepError) in
      try self.places([place], context.unchecked)
    }
    return CallSearch.Pattern(pattern: pattern, places: places, logged: logged)
  }
}
