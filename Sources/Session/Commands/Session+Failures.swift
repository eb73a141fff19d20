import CommandLanguage
import TableKit

/// The last step that failed, as it was when it did.
struct Failure {
  var error: StepError
  /// What table and model were when it failed.
  var state: SessionState
  var screen: Int
  /// The step after which it was tried.
  var step: Int
}

// Steps that fail: those that should, and why the last one did.
extension Session {
  /// Runs a block that has to fail; then all is as it was before, and `why` knows the failure.
  ///
  /// - Returns: the calls that were made until it failed.
  func expectFailure(
    _ text: String?, _ block: Block, at range: SourceRange, _ source: SourceText
  ) throws(StepError) -> [LogEntry] {
    settle()
    let before = (state, history, options, sourcePath)
    defer { (state, history, options, sourcePath) = before }
    stage.isRecording = recordsCalls || isInteractive || options.trace != .off
    line = LineEffects()
    var past = state
    do throws(StepError) {
      for command in block.commands {
        past = state
        try attempt(command, source)
      }
    } catch {
      let error = error.knowing(past, screen: topScreen)
      failure = Failure(error: error, state: state, screen: topScreen, step: history.position)
      running = RunningReactions()
      let log = takeLog()
      let said = error.reason.words
      guard let text, !said.contains(where: { $0.contains(text) }) else { return log }
      throw StepError(
        .session(.failedOtherwise(wanted: text, got: said.first ?? "")), at: range, log: log)
    }
    throw StepError(.session(.didNotFail), at: range, log: takeLog())
  }

  /// Runs a command that may fail and makes no step; a script that it names is only opened.
  private func attempt(_ located: LocatedCommand, _ source: SourceText) throws(StepError) {
    if try performHere(located, source) != nil { return }
    let content = try content(for: located.command, source)
    _ = try runLine(located, source, content)
  }

  // MARK: why

  /// Says again why the last step failed, with both tables side by side where an update did.
  func whyLines() throws(StepError) -> [String] {
    if let stopped { return lines(of: stopped) }
    guard let failure else { throw StepError(.session(.nothingFailed)) }
    var lines = failure.error.reason.words
    guard case .run(.exception) = failure.error.reason else { return lines }
    let silent = stepThatToldNobody(before: failure)
    if let step = silent {
      let text = history.text(of: step)
      lines.append("step \(step) changed the data source without telling: \(text)")
    }
    guard failure.error.update != nil else { return lines }
    let last = silent.map { history.parent(of: $0) } ?? failure.step
    return lines + bothTables(failure, before: restored(last)).lines
  }

  /// The table as it remembers its rows, and the data source as it is after the change.
  private func bothTables(_ failure: Failure, before past: SessionState) -> SideBySide {
    let script = failure.state.scripts[failure.screen]
    let old = failure.screen < past.scripts.screens.count ? past.scripts[failure.screen] : script
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

  /// The step after which table and data source first disagreed, and have since.
  private func stepThatToldNobody(before failure: Failure) -> Int? {
    var found: Int?
    var step = failure.step
    while step > 0, !agrees(failure.screen, after: step) {
      found = step
      step = history.parent(of: step)
    }
    return found
  }

  private func agrees(_ screen: Int, after step: Int) -> Bool {
    let past = restored(step)
    guard screen < past.scripts.screens.count, let id = past.scripts[screen].table else {
      return true
    }
    return past.stage.tables[id].sections.map(\.numberOfRows) == past.scripts[screen].rowCounts
  }
}

extension ScreenScript {
  /// The number of rows of each section as its data source counts them: there is one section at least.
  var rowCounts: [Int] {
    (0..<max(1, numberOfSections)).map { numberOfRows(in: $0) }
  }
}

extension StepError {
  init(_ exception: TableException) {
    self.init(
      .run(
        .exception(
          name: exception.name.rawValue, text: exception.reason,
          explanation: exception.explanation)))
    update = exception.update
  }

  /// The same error, explained by one who knows what the data source would have said before the step.
  func knowing(_ past: SessionState, screen: Int) -> StepError {
    guard let update, case .run(.exception(let name, let text, _)) = reason,
      screen < past.scripts.screens.count
    else { return self }
    var script = past.scripts[screen]
    if let open = script.update { script.sections = open.before }
    let lines = update.fault.explanation(knowing: script.rowCounts).lines
    var error = self
    error.reason = .run(.exception(name: name, text: text, explanation: lines))
    return error
  }
}

extension StepReason {
  /// What is said of it, the message first.
  var words: [String] {
    if case .run(.exception(let name, let text, let explanation)) = self {
      return ["\(name): \(text)"] + explanation
    }
    let said = Diagnostic(self)
    return [said.message] + said.details + (said.help.map { ["help: \($0)"] } ?? [])
  }
}
