import CommandLanguage
import TableKit

extension Session {
  /// Performs one command.
  ///
  /// - Throws: why it was refused, with the calls made until then; the state is then what it was before.
  package func perform(
    _ located: LocatedCommand, in source: SourceText
  ) throws(StepError) -> Step {
    if quietAppend, case .setUp(.content(.row(let spec))) = located.command,
      let text = spec.plainText
    {
      return appendQuietly(text)
    }
    return try interruptibly { () throws(StepError) in
      if let step = try performHere(located, source) { return step }
      try requireNoStop()
      quietAppend = false
      return try performStep(located, source, content: nil)
    }
  }

  /// A command that makes a step: it runs, then one turn of the main queue goes by.
  ///
  /// `passing`: how many calls are made before it may stop in one; `shown`: how many entries of its log were
  /// handed out before.
  func performStep(
    _ located: LocatedCommand, _ source: SourceText, content: FileContent?, passing: Int = 0,
    shown: Int = 0
  ) throws(StepError) -> Step {
    running = RunningReactions()
    if !located.command.mayBeOwed { settle() }
    var before = state
    var content = content
    stage.isRecording = records(located.command)
    watchCalls(passing: passing)
    do {
      if content == nil { content = try self.content(for: located.command) }
      if try !runLine(located, source, content) {
        // The rows on the glass are concerned: what is owed was owed by the rows as they were.
        state = before
        settle()
        before = state
        _ = try runLine(located, source, content)
      }
    } catch {
      if let count = endWatch(), let stop = count.stop {
        return stand(
          in: stop, of: Performed(located, source, content: content), from: before,
          after: count.calls, since: shown)
      }
      var error = fail(error, restoring: before)
      if let later = error.later {
        forgetLater(later, failing: Performed(located, source).text)
      }
      error.log.removeFirst(min(shown, error.log.count))
      throw error
    }
    _ = endWatch()
    let number = history.add(
      Performed(located, source, content: content), state: { state },
      isInteractive: isInteractive)
    quietAppend = scripts.owed != nil && scripts.start == nil && mayOwe
    var step = step(number, showsPicture: true)
    step.log.removeFirst(min(shown, step.log.count))
    if step.showsPicture, let screen = topScreen { step.output = numberingLines(of: screen) }
    return step
  }

  /// Runs a line; false when reloads are owed and this line's own cannot wait with them.
  func runLine(
    _ located: LocatedCommand, _ source: SourceText, _ content: FileContent?
  ) throws(StepError) -> Bool {
    line = LineEffects()
    let screen = try spokenScreen(located.command)
    let context = Context(screen: screen, source: source, content: content)
    switch located.command {
    case .touch, .code:
      return try keepingStart { () throws(StepError) in try runThrough(located, context) }
    case .setUp, .stage, .session:
      let isDone = try runThrough(located, context)
      try buildStart(located, context)
      return isDone
    }
  }

  private func runThrough(
    _ located: LocatedCommand, _ context: Context
  ) throws(StepError) -> Bool {
    try run(located, context)
    if mayOwe, owe() { return true }
    if scripts.owed != nil { return false }
    try finishLine()
    return true
  }

  /// Ends a line: set-up that changed answers is told the table in one reload, then a turn goes by.
  private func finishLine() throws(StepError) {
    for screen in line.reloads { try reloadAfterSetUp(screen) }
    try turn()
  }

  /// What a step hands out.
  func step(_ number: Int, showsPicture: Bool) -> Step {
    var step = Step(number: number)
    step.log = takeLog()
    step.notes = line.notes
    step.showsPicture = showsPicture && options.render != .off
    return step
  }

  /// What was asked, told and logged since it was last taken.
  func takeLog() -> [LogEntry] { stage.isRecording ? stage.takeLog() : line.logged }

  private func fail(_ error: StepError, restoring before: SessionState) -> StepError {
    var error = error.knowing(before, screen: topScreen)
    error.log = takeLog()
    failure = Failure(error: error, state: state, screen: topScreen, step: history.position)
    running = RunningReactions()
    state = before
    return error
  }

  /// Runs what may raise UIKit's exceptions; a reaction's own error comes through as itself.
  func uikit<Result>(
    _ body: () throws(TableException) -> Result
  ) throws(StepError) -> Result {
    do { return try body() } catch {
      if let inner = running.error {
        running.error = nil
        throw inner
      }
      throw StepError(error)
    }
  }

  /// Whether the calls of a command are kept.
  private func records(_ command: Command) -> Bool {
    recordsCalls || isInteractive || options.trace != .off || !command.isSetUp
      || !breakpoints.isEmpty
  }
}

extension RowSpec {
  /// Its text, if it says nothing else.
  var plainText: String? {
    guard case .plain(let text) = text, at == nil, id == nil, properties.isEmpty else {
      return nil
    }
    return text
  }
}
