import Session

// What the learner does on their own: in the middle of a lesson, with a copy, and after it.
extension LessonPrompt {
  /// The learner plays with a copy of what they have, until they come back.
  mutating func play(_ reader: inout EntryReader) {
    say("you play now, and nothing of it counts; leave brings you back")
    let report = LessonPrompt.report(school, echoes: false)
    SidePrompt.withCopy(of: run.session, report, output, until: LessonPrompt.leaves) {
      next("play> ", &reader, $0)
    }
  }

  /// After the lesson the learner tries what it proposes, until an empty line or a word that leaves.
  mutating func playOn(_ reader: inout EntryReader) -> SidePrompt.End {
    var side = SidePrompt(run.session, LessonPrompt.report(school, echoes: false), output)
    return side.run(until: LessonPrompt.leaves) { next("> ", &reader, $0) }
  }

  private static func leaves(_ entry: String) -> Bool {
    switch LessonEntry(entry) {
    case .quit, .word(.leave): true
    case .word, .line: false
    }
  }
}
