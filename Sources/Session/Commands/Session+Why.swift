import CommandLanguage
import Drawing
import TableKit

// Why the last step went wrong, or came to nothing.
extension Session {
  /// Says again why the last step failed; where none did, why it came to nothing, or why nothing shows.
  func whyLines() throws(StepError) -> [String] {
    if let stopped { return lines(of: stopped) }
    if let failure, failure.step == history.position { return try lines(of: failure) }
    let stops = try stopsOfLastStep()
    if !stops.isEmpty {
      return ["\(history.position)  \(history.text(of: history.position))"] + stops
    }
    if let reason = caption.emptyReason { return ["empty: \(reason)"] }
    if let screen = topScreen {
      let silent = try stepThatToldNobody(of: screen, since: history.position)
      if !silent.isEmpty { return silent + (try lines(of: .counts)) }
    }
    guard let failure else { throw StepError(.session(.nothingFailed)) }
    return try lines(of: failure)
  }

  /// What the last step's touches stopped at.
  private func stopsOfLastStep() throws(StepError) -> [String] {
    guard history.position > 0 else { return [] }
    let log = try calls(since: history.parent(of: history.position)).flatMap(\.log)
    return traceLines(of: log.filter(\.isStop), spelling: options.trace.spelling)
  }

  /// What was said of a failure, with both tables side by side where an update was refused.
  private func lines(of failure: Failure) throws(StepError) -> [String] {
    var lines = failure.error.reason.words
    guard case .run(.exception) = failure.error.reason, let screen = failure.screen else {
      return lines
    }
    let silent = try firstDisagreement(of: screen, since: failure.step)
    lines += try stepThatToldNobody(of: screen, since: failure.step)
    guard failure.error.update != nil else { return lines }
    let last = silent.map { history.parent(of: $0) } ?? failure.step
    return lines + bothTables(failure, screen, before: try restored(last)).lines
  }

  /// The table as it remembers its rows, and the data source as it is after the change.
  private func bothTables(
    _ failure: Failure, _ screen: Int, before past: SessionState
  ) -> SideBySide {
    let script = failure.state.scripts[screen]
    let old = screen < past.scripts.screens.count ? past.scripts[screen] : script
    let memory = script.table.map { failure.state.stage.tables[$0].sections.map(\.numberOfRows) }
    let told = failure.error.update?.batch.operations ?? []
    var left = TableListing(old, counts: memory ?? []) { told.markBefore($0) }
    var right = TableListing(script, counts: script.rowCounts) { told.markAfter($0) }
    if let fault = failure.error.update?.fault {
      left.missing = fault.placeMissingBefore
      right.missing = fault.placeMissingAfter
    }
    return SideBySide(
      left: ["table before"] + left.lines, right: ["data source now"] + right.lines)
  }

  /// The step that made table and data source disagree, in words; empty while they agree.
  private func stepThatToldNobody(of screen: Int, since last: Int) throws(StepError) -> [String] {
    guard let step = try firstDisagreement(of: screen, since: last) else { return [] }
    return ["step \(step) changed the data source without telling: \(history.text(of: step))"]
  }

  /// The step after which table and data source first disagreed, and have up to `last`.
  private func firstDisagreement(of screen: Int, since last: Int) throws(StepError) -> Int? {
    var found: Int?
    var step = last
    while step > 0, try !agrees(screen, after: step) {
      found = step
      step = history.parent(of: step)
    }
    return found
  }

  private func agrees(_ screen: Int, after step: Int) throws(StepError) -> Bool {
    let past = try restored(step)
    guard screen < past.scripts.screens.count, let id = past.scripts[screen].table else {
      return true
    }
    var script = past.scripts[screen]
    if let open = script.update { script.sections = open.before }
    return past.stage.tables[id].sections.map(\.numberOfRows) == script.rowCounts
  }
}

extension ScreenScript {
  /// The number of rows of each section as its data source counts them: there is one section at least.
  var rowCounts: [Int] {
    (0..<max(1, numberOfSections)).map { numberOfRows(in: $0) }
  }
}

extension LogEntry {
  /// Whether it says that a touch came to nothing, and why.
  fileprivate var isStop: Bool {
    guard case .note(let note) = event else { return false }
    switch note {
    case .stopped, .stoppedNotImplemented, .stoppedNobody, .stoppedBy, .remark: return true
    case .selectionLost, .setUpReload, .leftOver, .compared, .aside: return false
    }
  }
}
