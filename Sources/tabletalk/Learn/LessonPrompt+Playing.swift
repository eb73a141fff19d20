import CommandLanguage
import Replay
import Session

// What the learner does on their own: in the middle of a lesson, with a copy, and after it.
extension LessonPrompt {
  /// What ended the playing.
  enum PlayEnd { case emptyLine, left }

  /// The learner plays with a copy of what they have, until they come back.
  mutating func play(_ reader: inout EntryReader) {
    say("you play now, and nothing of it counts; leave brings you back")
    let moment = run.session.moment
    defer { run.session.goBack(to: moment) }
    while play(at: "play> ", &reader) == .emptyLine {}
  }

  /// After the lesson the learner tries what it proposes, until an empty line or a word that leaves.
  mutating func playOn(_ reader: inout EntryReader) -> PlayEnd { play(at: "> ", &reader) }

  private mutating func play(at prompt: String, _ reader: inout EntryReader) -> PlayEnd {
    run.session.isInteractive = true
    var runner = Runner(
      run.session, LessonPrompt.report(school, echoes: false),
      isInterrupted: { Interrupts.isPending })
    while let entry = next(prompt, &reader, runner.session) {
      Interrupts.clear()
      if entry.allSatisfy(\.isWhitespace) { return .emptyLine }
      switch LessonEntry(entry) {
      case .quit, .word(.leave): return .left
      case .word, .line: _ = runner.run(SourceText(entry))
      }
      output.flush()
    }
    return .left
  }
}
