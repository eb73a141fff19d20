import Replay
import Session

/// `tabletalk learn`: teaches lessons, lists them, forgets what is done, or checks their answers.
struct LearnCommand {
  private let options: Options
  private let output: Output
  private let school: School

  init(_ options: Options, _ output: Output, _ school: School) {
    (self.options, self.output, self.school) = (options, output, school)
  }

  func run() -> ExitStatus {
    do throws(LessonError) {
      if options.learn.lists || options.files == [School.listWord], !options.learn.checks {
        try school.list(options.learn.lists ? paths() : [])
        return .success
      }
      if let word = options.learn.reset { return try reset(word) }
      if options.learn.checks { return try check() }
      _ = try school.path(options.files.first ?? "", LessonShelf())
    } catch {
      return school.refuse(error)
    }
    var reader = EntryReader(output, keepsHistory: options.keepsHistory)
    return school.teach(options.files.first ?? "", &reader)
  }

  /// The lessons that are named; none: the course.
  private func paths() throws(LessonError) -> [String] {
    let shelf = LessonShelf()
    if options.files.isEmpty {
      if shelf.paths.isEmpty { throw .noCourse }
      return shelf.paths
    }
    var paths: [String] = []
    for word in options.files { paths.append(try shelf.path(for: word)) }
    return paths
  }

  private func reset(_ word: String) throws(LessonError) -> ExitStatus {
    let shelf = LessonShelf()
    let path = try shelf.path(for: word)
    var progress = school.progress
    let wasBegun = progress.reset(School.key(of: path, shelf))
    school.say("\(LessonShelf.name(of: path)): \(wasBegun ? "begins anew" : "was not begun")")
    if let error = progress.takeError() { throw error }
    return .success
  }

  /// Goes through lessons with their authors' answers.
  private func check() throws(LessonError) -> ExitStatus {
    var status = ExitStatus.success
    for path in try paths() {
      let lesson = try school.lesson(path)
      let session = Session(device: .classic, files: school.files)
      let faults = LessonCheck(lesson, session, isInterrupted: { Interrupts.isPending }).faults
      if Interrupts.isPending { return .interrupted }
      if faults.isEmpty {
        let steps = lesson.stepCount == 1 ? "1 step, and its" : "\(lesson.stepCount) steps, each"
        school.say("\(path): \(steps) answer leads on")
      } else {
        status = .failedComparison
      }
      for fault in faults { school.say("\(path):\(fault.line): \(fault.message)") }
      output.endStep()
    }
    return status
  }
}
