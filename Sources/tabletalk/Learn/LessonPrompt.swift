import CommandLanguage
import Replay
import Session

/// A lesson at the prompt: text, what is run for the learner, and a prompt for each step.
struct LessonPrompt {
  let school: School
  private let name: String
  private(set) var run: LessonRun
  private var progress: LessonProgress
  let output: Output
  /// Whether the words of lessons were told.
  private var hasToldWords = false
  /// Whether a blank line stands above what is written next.
  var isSpaced = false
  /// What came in one go and was not yet heard: words of lessons come one by one.
  private var waiting: [String] = []
  /// Whether what is asked for stands right above what is written next.
  var isTaskAbove = false

  enum End: Equatable {
    case done, left
    /// To another lesson, by its path.
    case goes(to: String)
  }

  init(_ school: School, _ lesson: Walkthrough, name: String) {
    (self.school, self.name, output) = (school, name, school.output)
    progress = school.progress
    let session = Session(device: .classic, files: school.files)
    session.options.ascii = school.style.isASCII
    session.options.look = school.style.isPlain ? .plain : .boxes
    if school.style.width < StepText.Style().width { session.options.width = school.style.width }
    run = LessonRun(
      lesson, session, LessonPrompt.report(school, lesson, echoes: false),
      isInterrupted: { Interrupts.isPending })
  }

  private static func report(
    _ school: School, _ lesson: Walkthrough, echoes: Bool
  ) -> TextReport {
    var style = school.style
    style.echoes = echoes
    var report = TextReport(school.output, style)
    (report.foldsMessages, report.lesson) = (true, lesson.name)
    return report
  }

  /// Hears of what the learner does.
  var ownReport: TextReport { LessonPrompt.report(school, run.lesson, echoes: false) }

  /// Hears of what is run for the learner.
  private var stepReport: TextReport {
    var report = LessonPrompt.report(school, run.lesson, echoes: true)
    report.place = "\(LessonShelf.name(of: run.lesson.name)), step \(run.stepsDone + 1)"
    return report
  }

  // MARK: From step to step

  mutating func run(_ reader: inout EntryReader) -> End {
    defer { run.endRecording() }
    resume()
    while true {
      showBeats()
      guard let step = run.step else { return finish() }
      if let end = ask(step, &reader) { return end }
    }
  }

  /// Goes to where the learner left, if that was in the middle.
  private mutating func resume() {
    let done = progress.stepsDone(of: name) ?? 0
    if done == 0 || done >= run.lesson.stepCount {
      if done > 0 { say("This lesson is done; it begins anew.") }
      return
    }
    while run.stepsDone < done {
      while run.advance(SilentReport()) != nil {}
      run.skip(SilentReport())
    }
    say(run.lesson.title)
    say("You have done \(done) of \(run.lesson.stepCount) steps, and this is what you have:")
    showScreen()
  }

  private mutating func showBeats() {
    while let beat = run.advance(stepReport) {
      switch beat {
      case .prose(let text): show(task: text)
      case .shown(let lines):
        for line in lines { say(code: line) }
        (isSpaced, isTaskAbove) = (false, false)
      case .given: (isSpaced, isTaskAbove) = (false, false)
      case .beginning, .asked: break
      }
    }
  }

  private mutating func finish() -> End {
    keep(run.lesson.stepCount)
    let mark = school.style.isASCII ? "ok" : "✓"
    space()
    say("\(mark) This lesson is done. What you have is yours to play with.")
    return .done
  }

  // MARK: One step

  /// Asks until the step is done or left behind.
  /// - Returns: what ends the lesson; nil: it goes on.
  private mutating func ask(_ step: WalkthroughStep, _ reader: inout EntryReader) -> End? {
    let number = run.stepsDone
    space()
    isSpaced = false
    say("step \(number + 1) of \(run.lesson.stepCount)\(words)")
    if !isTaskAbove { showTask() }
    isTaskAbove = false
    while run.stepsDone == number {
      guard let entry = next("> ", &reader, run.session) else { return .left }
      Interrupts.clear()
      if entry.allSatisfy(\.isWhitespace) { continue }
      switch LessonEntry(entry) {
      case .quit: return .left
      case .learn(let word):
        if let path = other(word) { return .goes(to: path) }
      case .word(.leave):
        if let path = play(&reader) { return .goes(to: path) }
        say("back in the lesson, where you were:")
        showScreen()
        showTask()
      case .word(.previous):
        if goBack() { return nil }
      case .word(let word): answer(word, step)
      case .line: judge(entry)
      }
    }
    keep(run.stepsDone)
    return nil
  }

  /// The next line, or what is left of one that held several words of lessons.
  mutating func next(
    _ prompt: String, _ reader: inout EntryReader, _ session: Session
  ) -> String? {
    if waiting.isEmpty {
      guard let entry = read(prompt: prompt, &reader, session) else { return nil }
      waiting = LessonEntry.parts(of: entry)
    }
    return waiting.removeFirst()
  }

  private var words: String {
    mutating get {
      if hasToldWords { return "" }
      hasToldWords = true
      return " (\(LessonWord.allCases.map(\.rawValue).joined(separator: ", ")), quit)"
    }
  }

  private mutating func answer(_ word: LessonWord, _ step: WalkthroughStep) {
    switch word {
    case .hint: say(markdown: run.hint() ?? "no more hints; solution tells what to type")
    case .solution: for line in step.answer.split(separator: "\n") { say(code: String(line)) }
    case .skip: run.skip(stepReport)
    case .again:
      run.again()
      showScreen()
      showTask()
    case .previous, .leave: break
    }
  }

  private mutating func judge(_ entry: String) {
    switch run.answer(entry) {
    case .none: return
    case .nothingTakenBack:
      say("not yet: the step that was taken back had changed nothing to be seen")
    case .right: say(school.style.isASCII ? "ok" : "✓")
    case .otherSpeaker(let isFingerWanted):
      let (done, wanted) = isFingerWanted ? ("program", "finger") : ("finger", "program")
      say("not yet: it looks right, but the \(done) did it; wanted: the \(wanted)")
      say("undo takes it back, again begins the step anew, hint helps")
    case .behind:
      say("this is from before the step began; again brings you back to its beginning")
    case .differs(let lines):
      for line in lines.prefix(3) { say("not yet: \(line)") }
      if lines.count > 3 { say("and \(lines.count - 3) more") }
      say("undo takes it back, again begins the step anew, hint helps")
    }
  }

  /// The lesson that a `learn` means; a list is shown, and what is wrong is said.
  func other(_ word: String) -> String? {
    do throws(LessonError) {
      if word == School.listWord {
        try school.list()
        return nil
      }
      let path = try school.path(word, LessonShelf())
      _ = try school.lesson(path)
      return path
    } catch {
      output.write(Diagnostic(error))
      return nil
    }
  }

  private mutating func goBack() -> Bool {
    guard run.previous() else {
      say("this is the first step")
      return false
    }
    keep(run.stepsDone)
    showScreen()
    for text in run.introduction { show(task: text) }
    return true
  }

  private mutating func keep(_ stepsDone: Int) {
    progress.note(name, stepsDone, of: run.lesson.stepCount)
    if let error = progress.takeError() { say("note: \(Diagnostic(error).message)") }
  }
}
