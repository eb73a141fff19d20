import CommandLanguage
import Session

/// Hears of everything and says nothing.
package struct SilentReport: StepReport {
  package init() {}

  package var isGone: Bool { false }
  package func opened(_ session: Session) {}
  package func performed(
    _ step: Step, of command: Command, _ excerpt: Excerpt, _ session: Session
  ) {}
  package func failed(_ failure: Failure, _ excerpt: Excerpt?, _ session: Session) {}
}
