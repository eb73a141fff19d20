import Session

// What the learner does on their own: in the middle of a lesson, with a copy, and after it.
extension LessonPrompt {
  /// The learner plays with a copy of what they have, until they come back.
  /// - Returns: the path of another lesson, if they went there.
  mutating func play(_ reader: inout EntryReader) -> String? {
    say("you play now, and nothing of it counts; leave brings you back")
    var path: String?
    let prompt = self
    SidePrompt.withCopy(
      of: run.session, ownReport, output, until: { prompt.leaves($0, to: &path) },
      next: { next("play> ", &reader, $0) })
    return path
  }

  /// After the lesson the learner tries what it proposes, until an empty line or a word that leaves.
  mutating func playOn(_ reader: inout EntryReader) -> (end: SidePrompt.End, path: String?) {
    var side = SidePrompt(run.session, ownReport, output)
    var path: String?
    let prompt = self
    defer { side.end() }
    let end = side.run(
      until: { prompt.leaves($0, to: &path) }, next: { next("> ", &reader, $0) })
    return (end, path)
  }

  private func leaves(_ entry: String, to path: inout String?) -> Bool {
    switch LessonEntry(entry) {
    case .quit, .word(.leave): return true
    case .learn(let word):
      path = other(word)
      return path != nil
    case .word, .line: return false
    }
  }
}
