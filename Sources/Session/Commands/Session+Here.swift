import CommandLanguage
import TableKit

// The commands that are about the session itself: they make no step, or go to another one.
extension Session {
  /// Performs a command of the session; nil: it is another kind of command.
  func performHere(
    _ located: LocatedCommand, _ source: SourceText
  ) throws(StepError) -> Step? {
    guard case .session(let command) = located.command else { return nil }
    var step = Step(number: history.position)
    switch command {
    case .show(let topic):
      endQuiet()
      step.output = try lines(of: topic, in: source)
      if case .screen = topic { step.showsPicture = true }
    case .render(let mode):
      endQuiet()
      options.render = mode
    case .renderCells(let isOn): options.rendersCells = isOn
    case .trace(let mode):
      endQuiet()
      options.trace = mode
    case .set(let option, let value): try options.set(option, to: value.plain)
    case .undo(let count): try undo(count, &step)
    case .redo(let count): try redo(count, &step)
    case .goto(let number): try goto(number, &step)
    case .save(let file): step.output = try save(to: file)
    case .record(let file): try record(into: file, &step)
    case .export(let language, let file): step.output = try export(language, to: file)
    case .source(let path, let range): try open(path.plain, at: range, into: &step)
    case .help(let topic): step.output = try help(topic?.plain)
    case .complete(let text): step.output = completions(of: text.plain)
    case .why: step.output = try whyLines()
    case .crash(let text): step.output = crashLines(for: text.plain)
    case .expect(let expected): try expect(expected, source)
    case .fails(let text, let block, let range):
      try requireNoStop()
      step.log = try expectFailure(text?.plain, block, at: range, source)
    case .breakOn(let event, let scope):
      try setBreakpoint(on: event, for: scope, source, &step)
    case .breakOff: breakpoints = []
    case .resume: return try resume()
    case .quit: step.quits = true
    case .learn(let name): step.lesson = try lesson(name)
    case .lesson(let word): throw StepError(.session(.onlyInLesson(word.rawValue)))
    }
    return step
  }

  /// What is owed is done before somebody looks.
  private func endQuiet() {
    settle()
    quietAppend = false
  }

  private func open(
    _ path: String, at range: SourceRange, into step: inout Step
  ) throws(StepError) {
    let source = try open(path, at: range)
    step.source = source
    step.notes.append(Diagnostic(.sourced(file: path)).line)
    if let line = ScriptBytes.firstLineThatIsNoText(of: source.bytes) {
      step.notes.append(Diagnostic(.noText(file: path, line: line)).line)
    }
  }

  /// The lesson that is asked for; empty: the first that is not done.
  private func lesson(_ name: Text?) throws(StepError) -> String {
    guard isInteractive else { throw StepError(.session(.onlyAtPrompt("learn"))) }
    return name?.plain ?? ""
  }

  // MARK: Time travel

  private func undo(_ count: Int, _ step: inout Step) throws(StepError) {
    var undone = stopped == nil ? 0 : 1
    guard history.position > 0 || undone > 0 else { throw StepError(.session(.nothingToUndo)) }
    var target = history.position
    var first = stopped.map { $0.performed.text } ?? ""
    while undone < count, target > 0 {
      first = history.text(of: target)
      target = history.parent(of: target)
      undone += 1
    }
    try travel(to: target, &step)
    let note = undone < count ? StepNote.undidOnly(undone, of: count) : .undid(first, count: undone)
    step.notes.append(Diagnostic(note).line)
  }

  private func redo(_ count: Int, _ step: inout Step) throws(StepError) {
    try requireNoStop()
    var target = history.position
    var redone = 0
    while redone < count, let next = history.next(after: target) {
      target = next
      redone += 1
    }
    if redone == 0 { throw StepError(.session(.nothingToRedo)) }
    try travel(to: target, &step)
    if redone < count { step.notes.append(Diagnostic(.redidOnly(redone, of: count)).line) }
  }

  private func goto(_ number: Int, _ step: inout Step) throws(StepError) {
    try requireNoStop()
    guard number >= 0, number <= history.last else {
      throw StepError(.session(.noStep(number, last: history.last)))
    }
    try travel(to: number, &step)
    history.follow(to: number)
  }

  /// Brings the state of a step back: from the nearest checkpoint, the commands since run again. A step that
  /// stands still is given up.
  private func travel(to step: Int, _ result: inout Step) throws(StepError) {
    state = try restored(step)
    stopped = nil
    history.go(to: step)
    if isInteractive { history.keep(state, at: step) }
    result.number = step
    result.showsPicture = options.render != .off
    if result.showsPicture, let screen = topScreen {
      result.output = numberingLines(of: screen)
    }
  }

  /// The state after a step.
  func restored(_ step: Int) throws(StepError) -> SessionState {
    let (start, rest) = history.way(to: step)
    let present = state
    defer { state = present }
    state = start
    for number in rest {
      try endIfInterrupted()
      try rerun(number)
    }
    settle()
    return state
  }

  /// Runs a step again, which went well the first time.
  ///
  /// - Throws: that it does not go well again, and why.
  private func rerun(_ step: Int) throws(StepError) {
    guard let performed = history[step] else { throw StepError(.session(.notAgain(step, []))) }
    let recording = stage.isRecording
    defer {
      stage.isRecording = recording
      quietAppend = false
    }
    stage.isRecording = false
    running = RunningReactions()
    do throws(StepError) {
      if !performed.command.command.mayBeOwed { settle() }
      let before = state
      if try !runLine(performed.command, performed.source, performed.content) {
        state = before
        settle()
        _ = try runLine(performed.command, performed.source, performed.content)
      }
    } catch {
      running = RunningReactions()
      throw error.isInterruption
        ? error : StepError(.session(.notAgain(step, error.reason.words)))
    }
  }
}
