import CommandLanguage
import TableKit

/// The last step that failed, as it was when it did.
struct Failure {
  var error: StepError
  /// What table and model were when it failed.
  var state: SessionState
  /// The screen on the glass; nil: none of a script.
  var screen: Int?
  /// The step after which it was tried.
  var step: Int
}

// Steps that should fail.
extension Session {
  /// Runs a block that has to fail; then all is as it was before, and `why` knows the failure.
  ///
  /// - Returns: the calls that were made until it failed.
  func expectFailure(
    _ text: String?, _ block: Block, at range: SourceRange, _ source: SourceText
  ) throws(StepError) -> [LogEntry] {
    settle()
    let before = (state, history, options)
    var later: Int?
    defer {
      (state, history, options) = before
      if let later {
        forgetLater(
          later, failing: Printer.line(.session(.fails(text.map(Text.plain), block, at: range))))
      }
    }
    stage.isRecording = recordsCalls || isInteractive || options.trace != .off
    line = LineEffects()
    var past = state
    do throws(StepError) {
      for command in block.commands {
        past = state
        try attempt(command, source)
      }
    } catch {
      if error.isInterruption {
        running = RunningReactions()
        throw error
      }
      let error = error.knowing(past, screen: topScreen)
      later = error.later
      failure = Failure(error: error, state: state, screen: topScreen, step: history.position)
      running = RunningReactions()
      let log = takeLog()
      let said = error.reason.words
      guard let text, !said.contains(where: { $0.contains(text) }) else { return log }
      var refusal = StepError(
        .session(.failedOtherwise(wanted: text, got: said.first ?? "")), at: range, log: log)
      refusal.later = later
      throw refusal
    }
    throw StepError(.session(.didNotFail), at: range, log: takeLog())
  }

  /// Runs a command that may fail and makes no step.
  private func attempt(_ located: LocatedCommand, _ source: SourceText) throws(StepError) {
    if try performHere(located, source) != nil { return }
    let content = try content(for: located.command)
    running = RunningReactions()
    _ = try runLine(located, source, content)
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
  func knowing(_ past: SessionState, screen: Int?) -> StepError {
    guard let update, case .run(.exception(let name, let text, _)) = reason, let screen,
      screen < past.scripts.screens.count
    else { return self }
    var script = past.scripts[screen]
    if let open = script.update { script.sections = open.before }
    let lines = update.explanation(knowing: script.rowCounts)
    var error = self
    error.reason = .run(.exception(name: name, text: text, explanation: lines))
    return error
  }
}

extension RefusedUpdate {
  fileprivate func explanation(knowing counts: [Int]) -> [String] {
    var explanation = fault.explanation(knowing: counts)
    if case .rowCount = fault, let path = rowDeletedTwice {
      explanation.help = [
        "\(path) is deleted twice, which counts once: name each row by its place before the update"
      ]
    }
    return explanation.lines
  }

  private var rowDeletedTwice: IndexPath? {
    var seen: Set<IndexPath> = []
    for case .deleteRows(let paths, _) in batch.operations {
      for path in paths where !seen.insert(path).inserted { return path }
    }
    return nil
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
