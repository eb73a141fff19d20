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

  enum End { case done, left }

  init(_ school: School, _ lesson: Walkthrough, name: String) {
    (self.school, self.name, output) = (school, name, school.output)
    progress = school.progress
    let session = Session(device: .classic, files: school.files)
    session.options.ascii = school.style.isASCII
    session.options.look = school.style.isPlain ? .plain : .boxes
    if school.style.width < StepText.Style().width { session.options.width = school.style.width }
    run = LessonRun(
      lesson, session, LessonPrompt.report(school, echoes: false),
      isInterrupted: { Interrupts.isPending })
  }

  static func report(_ school: School, echoes: Bool) -> TextReport {
    var style = school.style
    style.echoes = echoes
    var report = TextReport(school.output, style)
    report.foldsMessages = true
    return report
  }

  /// Hears of what is run for the learner.
  private var stepReport: TextReport {
    var report = LessonPrompt.report(school, echoes: true)
    report.place = "\(LessonShelf.name(of: run.lesson.name)), step \(run.stepsDone + 1)"
    return report
  }

  // MARK: From step to step

  mutating func run(_ reader: inout EntryReader) -> End {
    resume()
    while true {
      showBeats()
      guard let step = run.step else { return finish() }
      guard ask(step, &reader) else { return .left }
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
      case .prose(let text): show(text)
      case .shown(let lines):
        for line in lines { say(code: line) }
        isSpaced = false
      case .given: isSpaced = false
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
  /// - Returns: whether the lesson goes on.
  private mutating func ask(_ step: WalkthroughStep, _ reader: inout EntryReader) -> Bool {
    let number = run.stepsDone
    space()
    isSpaced = false
    say("step \(number + 1) of \(run.lesson.stepCount)\(words)")
    while run.stepsDone == number {
      guard let entry = next("> ", &reader, run.session) else { return false }
      Interrupts.clear()
      if entry.allSatisfy(\.isWhitespace) { continue }
      switch LessonEntry(entry) {
      case .quit: return false
      case .word(.leave):
        play(&reader)
        say("back in the lesson, where you were:")
        showScreen()
      case .word(.previous):
        if goBack() { return true }
      case .word(let word): answer(word, step)
      case .line: judge(entry)
      }
    }
    keep(run.stepsDone)
    return true
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
    case .hint: say(hint: run.hint() ?? "no more hints; solution tells what to type")
    case .solution: for line in step.answer.split(separator: "\n") { say(code: String(line)) }
    case .skip: run.skip(stepReport)
    case .again:
      run.again()
      showScreen()
    case .previous, .leave: break
    }
  }

  private mutating func judge(_ entry: String) {
    switch run.answer(entry) {
    case .none: return
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

  private mutating func goBack() -> Bool {
    guard run.previous() else {
      say("this is the first step")
      return false
    }
    keep(run.stepsDone)
    showScreen()
    for text in run.introduction { show(text) }
    return true
  }

  private mutating func keep(_ stepsDone: Int) {
    progress.note(name, stepsDone, of: run.lesson.stepCount)
    if let error = progress.takeError() { say("note: \(Diagnostic(error).message)") }
  }
}
