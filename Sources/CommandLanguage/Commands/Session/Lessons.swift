/// Lessons, and what is said in them.
extension CommandSpec {
  static let learn = CommandSpec(
    "learn", .session, "begins a lesson, or goes on with it",
    examples: ["learn", "learn 14", "learn list"],
    synonyms: ["lesson", "lessons", "tutorial", "course", "teach"], in: .scriptItself, .lessonName
  ) { .session(.learn($0)) }

  static let hint = CommandSpec(
    lesson: .hint, "in a lesson: helps with the step that is asked for", ["clue", "tip"])
  static let solution = CommandSpec(
    lesson: .solution, "in a lesson: tells what its author typed", ["reveal"])
  static let skip = CommandSpec(
    lesson: .skip, "in a lesson: does the step for you, and goes on", ["pass"])
  static let again = CommandSpec(
    lesson: .again, "in a lesson: begins the step anew, and says its task", ["retry", "task"])
  static let previous = CommandSpec(
    lesson: .previous, "in a lesson: goes back to the step before", ["prev"])
  static let leave = CommandSpec(
    lesson: .leave, "in a lesson: leaves it to play, or comes back", [])

  private init(lesson word: LessonWord, _ summary: String, _ synonyms: [String]) {
    self.init(
      word.rawValue, .session, summary, examples: [word.rawValue], synonyms: synonyms
    ) { .session(.lesson(word)) }
  }
}

extension Parameter where Value == Text? {
  fileprivate static var lessonName: Self {
    let info = ParameterInfo(
      "lesson", "[LESSON|FILE]", "a lesson's number or name; list shows them")
    return Parameter(info) { (reader) throws(ParseError) in
      guard let token = reader.currentWord else { return nil }
      reader.next += 1
      return try reader.anyText(token)
    }
  }
}
