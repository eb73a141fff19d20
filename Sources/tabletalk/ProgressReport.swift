import CommandLanguage
import Glibc
import Replay
import Session

/// Says on a terminal how far a long replay has come, while its output goes elsewhere: one line of standard
/// error, gone when something else is to be said and at the end.
final class ProgressReport: StepReport {
  private var base: any StepReport
  private let start = secondsNow()
  private var shownAt: Double
  private var count = 0
  private var isShown = false

  /// A step says nothing before so many seconds, and then this often.
  private static let patience = 1.0
  private static let interval = 0.2

  init(_ base: any StepReport) {
    self.base = base
    shownAt = start + ProgressReport.patience - ProgressReport.interval
  }

  deinit { hide() }

  /// Whether there is somebody to tell who does not see the steps themselves.
  static func isWanted(isQuiet: Bool) -> Bool {
    isatty(STDERR_FILENO) == 1 && (isQuiet || isatty(STDOUT_FILENO) == 0)
  }

  var isGone: Bool { base.isGone }

  func opened(_ session: Session) { base.opened(session) }

  func performed(_ step: Step, of command: Command, _ excerpt: Excerpt, _ session: Session) {
    base.performed(step, of: command, excerpt, session)
    count += 1
    // The clock is looked at now and then only.
    if count % 64 == 0 { show() }
  }

  func failed(_ failure: Failure, _ excerpt: Excerpt?, _ session: Session) {
    hide()
    base.failed(failure, excerpt, session)
  }

  func noted(_ note: Diagnostic) {
    hide()
    base.noted(note)
  }

  /// Takes the line away.
  func hide() {
    if isShown { write("\r\u{1B}[K") }
    isShown = false
  }

  private func show() {
    let now = secondsNow()
    if now < shownAt + ProgressReport.interval { return }
    shownAt = now
    isShown = true
    let rate = Int(Double(count) / max(0.001, now - start))
    write("\r\(count) steps, \(rate) a second\u{1B}[K")
  }

  private func write(_ text: String) { _ = writeAll(Array(text.utf8), to: STDERR_FILENO) }
}
