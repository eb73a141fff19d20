import CommandLanguage
import TableKit

// The steps run again with the log on, for those who ask afterwards.
extension Session {
  /// Runs the steps after one again, up to where the session is, and hands out the calls of each. The
  /// session is what it was when this returns.
  func rerun(
    since step: Int, _ each: (_ step: Int, _ log: [LogEntry]) -> Void
  ) throws(StepError) {
    var path: [Int] = []
    var number = history.position
    while number > step {
      path.append(number)
      number = history.parent(of: number)
    }
    let present = (state, recordsCalls, stage.isRecording)
    defer { (state, recordsCalls, stage.isRecording) = present }
    state = try restored(number)
    recordsCalls = true
    for number in path.reversed() {
      try endIfInterrupted()
      each(number, try callsAgain(number))
    }
  }

  /// The calls of each step after one.
  func calls(since step: Int) throws(StepError) -> [(step: Int, log: [LogEntry])] {
    var calls: [(step: Int, log: [LogEntry])] = []
    try rerun(since: step) { calls.append(($0, $1)) }
    return calls
  }

  /// The calls of a step, which is run again where the state is the one before it.
  private func callsAgain(_ step: Int) throws(StepError) -> [LogEntry] {
    guard let performed = history[step] else { throw StepError(.session(.notAgain(step, []))) }
    stage.isRecording = true
    running = RunningReactions()
    do throws(StepError) {
      _ = try runLine(performed.command, performed.source, performed.content)
    } catch {
      running = RunningReactions()
      _ = stage.takeLog()
      throw error.isInterruption
        ? error : StepError(.session(.notAgain(step, error.reason.words)))
    }
    let log = stage.takeLog()
    if let kept = history.checkpoints[step] { state = kept }
    return log
  }
}
