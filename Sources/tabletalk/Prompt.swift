import CommandLanguage
import LineEditing
import Replay
import Session

/// The prompt: a command is read, runs, and what came of it is printed; until Ctrl-D or `quit`.
struct Prompt {
  private let output: Output
  private let keepsHistory: Bool
  private let journal: Journal?
  private let school: School
  private var runner: Runner

  /// - Parameter runner: one that does not echo.
  init(
    _ runner: Runner, _ output: Output, keepsHistory: Bool, journal: Journal?, _ school: School
  ) {
    (self.runner, self.output, self.keepsHistory) = (runner, output, keepsHistory)
    (self.journal, self.school) = (journal, school)
    runner.session.isInteractive = true
    if runner.session.options.width == nil, LineEditor.isTerminal,
      school.style.width < StepText.Style().width
    {
      runner.session.options.width = school.style.width
    }
  }

  /// The screen as it is, and how to begin where nothing is yet.
  mutating func open() {
    if runner.session.options.render != .off { runner.showScreen() }
    if runner.session.position > 0 { return }
    let dot = runner.session.options.ascii == true ? "-" : "·"
    output.writeLine("rows A B C puts rows in it \(dot) help lists all \(dot) learn teaches")
  }

  mutating func run() {
    output.flush()
    var reader = EntryReader(output, keepsHistory: keepsHistory)
    while !runner.hasQuit, output.failure == nil,
      let entry = reader.next(prompt: "> ", runner.session)
    {
      if let fault = reader.takeFault() { output.write(Diagnostic(fault)) }
      Interrupts.clear()
      if entry.allSatisfy(\.isWhitespace) { continue }
      _ = runner.run(.entry(entry), keptIn: journal)
      if let lesson = runner.takeLesson() { school.teach(lesson, &reader) }
      output.flush()
      if let note = journal?.takeNote() { output.write(Diagnostic(note)) }
    }
    runner.endRecording()
    // A terminal that went away is no wish to leave: what it left is there to be resumed.
    if runner.hasQuit || output.failure == nil && LineEditor.isTerminal { journal?.remove() }
  }
}
