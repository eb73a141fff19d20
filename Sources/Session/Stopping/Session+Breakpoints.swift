import CommandLanguage
import Drawing
import TableKit

// Stopping inside a call. Nothing waits there: the step is given up with the state as it was in the call kept
// for looking, and `continue` runs it again from its beginning, past the calls where it has stopped before.
extension Session {
  func setBreakpoint(
    on event: EventName, for scope: Scope?, _ source: SourceText,
    _ step: inout Step
  ) throws(StepError) {
    settle()
    quietAppend = false
    var point = Breakpoint(event: event, places: nil, source: source)
    if case .places(let places) = scope {
      guard let screen = topScreen else { throw StepError(.screen(nobodyOnGlass)) }
      _ = try self.places(places, Context(screen: screen, source: source))
      point.places = places
    }
    if !breakpoints.contains(where: point.isLike) { breakpoints.append(point) }
    if isMissing(event.method) {
      step.notes.append(Diagnostic(.neverCalled(event.method.shortName)).line)
    }
  }

  /// Whether it is a method of the data source or delegate that nobody on the glass has.
  private func isMissing(_ method: Method) -> Bool {
    guard !Methods(method).isDisjoint(with: Methods.ofDataSource.union(.ofDelegate)) else {
      return false
    }
    return !scripts.screens.contains { $0.methods.contains(method) }
  }

  // MARK: While a step runs

  /// Watches the calls of the step that begins now.
  func watchCalls(passing passed: Int) {
    if breakpoints.isEmpty { return }
    callCount = CallCount(passed: passed)
    stage.watch = { [unowned self] (call) throws(TableException) in try self.stop(in: call) }
  }

  /// The step is over; what it stopped in, if it did.
  func endWatch() -> CallCount? {
    stage.watch = nil
    defer { callCount = nil }
    return callCount
  }

  private func stop(in call: Call) throws(TableException) {
    guard var count = callCount else { return }
    count.calls += 1
    callCount = count
    guard count.calls > count.passed, breakpoints.contains(where: { stops(at: $0, call) }) else {
      return
    }
    callCount?.stop = (call, state, stage.log)
    throw carry(StepError(.session(.stoppedInside(call: words(of: call)))))
  }

  private func stops(at point: Breakpoint, _ call: Call) -> Bool {
    guard point.event.isCalled(by: call) else { return false }
    guard let places = point.places else { return true }
    guard let screen = topScreen else { return false }
    let context = Context(screen: screen, source: point.source)
    do throws(StepError) {
      let rows = try self.places(places, context)
      if let section = call.section, case .sections(let sections) = rows {
        return sections.contains(section)
      }
      if case .range(let first, let last) = call.arguments, case .rows(let spans) = rows {
        return spans.contains { $0.meets(first...last) }
      }
      return call.rows.contains(where: rows.contains)
    } catch {
      // What the place names is not there now.
      return false
    }
  }

  // MARK: Standing still

  /// Ends the run of a step in the call where it stopped, and shows the session as it was there.
  func stand(
    in stop: (call: Call, state: SessionState, log: [LogEntry]), of performed: Performed,
    from before: SessionState, after calls: Int, since shown: Int
  ) -> Step {
    running = RunningReactions()
    stage.isRecording = true
    _ = stage.takeLog()
    state = stop.state
    stopped = StoppedStep(
      performed: performed, before: before, call: stop.call, calls: calls, log: stop.log)
    var step = Step(number: history.position)
    step.log = stop.log.dropFirst(shown).map(\.withoutAwaitedAnswer)
    step.notes = [Diagnostic(.stoppedInside(call: words(of: stop.call))).line]
    step.showsPicture = options.render != .off
    return step
  }

  /// Goes on with the step that stands still: prints what comes after the call it stood in was made.
  func resume() throws(StepError) -> Step {
    guard let stopped else { throw StepError(.session(.notStopped)) }
    self.stopped = nil
    state = stopped.before
    let performed = stopped.performed
    let shown = max(0, stopped.log.count - 1)
    do throws(StepError) {
      return try performStep(
        performed.command, performed.source, content: performed.content, passing: stopped.calls,
        shown: shown)
    } catch {
      var error = error
      error.source = error.source ?? performed.source
      error.range = error.range ?? performed.command.range
      throw error
    }
  }

  /// Refuses what would make a step, or leave it, while one stands still.
  func requireNoStop() throws(StepError) {
    if let stopped { throw StepError(.session(.stoppedInside(call: words(of: stopped.call)))) }
  }

  /// How the step came to where it stands: its command, and the calls that have not come back.
  func lines(of stopped: StoppedStep) -> [String] {
    let open = stopped.log.filter(\.awaitsAnswer).map(\.withoutAwaitedAnswer)
    return ["stopped inside \(words(of: stopped.call))", "by  \(stopped.performed.text)"]
      + traceLines(of: open, spelling: options.trace.spelling)
  }

  func words(of call: Call) -> String { callText(call, spelling: options.trace.spelling) }

  /// The call that a step stands still in, as the trace has it.
  package var stoppedCall: String? { stopped.map { words(of: $0.call) } }
}

extension LogEntry {
  fileprivate var awaitsAnswer: Bool {
    if case .call(_, nil) = event { true } else { false }
  }

  /// A call that has not come back yet is shown without an answer, not as one that failed.
  var withoutAwaitedAnswer: LogEntry {
    guard awaitsAnswer, case .call(let call, _) = event else { return self }
    return LogEntry(.call(call, reply: .nothing), depth: depth)
  }
}
