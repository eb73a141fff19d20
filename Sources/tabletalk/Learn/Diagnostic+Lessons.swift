import CommandLanguage

// MARK: lessons
extension Diagnostic {
  init(_ error: LessonError) {
    let list = "learn list"
    switch error {
    case .noCourse:
      self.init(
        "the course is not here", help: "TABLETALK_LESSONS=…/examples/lessons says where it is")
    case .noLesson(let word): self.init("there is no lesson \(word.inQuotes)", help: list)
    case .severalLessons(let names):
      self.init("several lessons are meant: \(names.joined(separator: ", "))", help: list)
    case .unreadable(let path, let failure):
      self.init(failure, of: path)
      help = "tabletalk learn FILE"
    case .nothingAsked(let path):
      self.init(
        "\(path) asks for nothing, so it is no lesson", help: "tabletalk play \(path)")
    case .notKept(let path, let code):
      self.init("progress is not kept: \(path): \(errorText(code))")
    }
  }
}
