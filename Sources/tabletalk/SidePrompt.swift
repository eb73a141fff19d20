import CommandLanguage
import Replay
import Session

/// A prompt beside a lesson or a walkthrough, where somebody plays with what it has.
struct SidePrompt {
  private let output: Output
  private var runner: Runner
  /// What is recorded outside; nothing that is typed here goes there.
  private let recordedFile: String?

  /// What ended the playing.
  enum End { case emptyLine, left }

  init(_ session: Session, _ report: TextReport, _ output: Output) {
    self.output = output
    session.isInteractive = true
    recordedFile = session.recordedFile
    session.recordedFile = nil
    runner = Runner(session, report, isInterrupted: { Interrupts.isPending })
  }

  /// Plays with a copy, over empty lines: what is done is taken back.
  /// - Parameter next: reads an entry; nil: there are no more.
  static func withCopy(
    of session: Session, _ report: TextReport, _ output: Output,
    until leaves: (String) -> Bool = { _ in false }, next: (Session) -> String?
  ) {
    let moment = session.moment
    defer { session.goBack(to: moment) }
    var side = SidePrompt(session, report, output)
    while side.run(until: leaves, next: next) == .emptyLine {}
    side.end()
  }

  /// Ends what was recorded here.
  mutating func end() {
    runner.endRecording()
    runner.session.recordedFile = recordedFile
  }

  /// Runs what is typed, up to an empty line, a `quit`, or an entry that leaves.
  mutating func run(until leaves: (String) -> Bool, next: (Session) -> String?) -> End {
    while !runner.hasQuit, output.failure == nil, let entry = next(runner.session) {
      Interrupts.clear()
      if entry.allSatisfy(\.isWhitespace) { return .emptyLine }
      if leaves(entry) { return .left }
      _ = runner.run(SourceText(entry))
      output.flush()
    }
    return .left
  }
}
