import CommandLanguage
import TableKit

// Ending what takes long, when somebody wants it to end.
extension Session {
  /// - Throws: that somebody wants what runs to end.
  func endIfInterrupted() throws(StepError) {
    if isInterrupted() { throw StepError(.session(.interrupted)) }
  }

  /// Asked for each of very many things; looks whether somebody wants it to end at each 4096th.
  func endIfInterrupted(at count: Int) throws(StepError) {
    if count & 0xFFF == 0 { try endIfInterrupted() }
  }

  /// Runs what asks the engine, which may be ended between two of its calls.
  func interruptibly<Result>(
    _ body: () throws(StepError) -> Result
  ) throws(StepError) -> Result {
    let former = stage.pulse
    defer { stage.pulse = former }
    stage.pulse = { [unowned self] () throws(TableException) in
      if isInterrupted() { throw carry(StepError(.session(.interrupted))) }
    }
    return try body()
  }

  /// Runs what must come to its end, such as what is made up for.
  func uninterruptibly(_ body: () -> Void) {
    let former = stage.pulse
    defer { stage.pulse = former }
    stage.pulse = nil
    body()
  }
}

extension StepError {
  /// Whether nothing failed but that somebody wanted it to end.
  var isInterruption: Bool { reason == .session(.interrupted) }
}
