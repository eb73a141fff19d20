import CommandLanguage
import Glibc
import LineEditing
import Replay
import Session
import TableKit

/// The program from its command line to its exit status.
struct Program {
  private let output = Output()
  private let surroundings = Surroundings()

  static func run(_ arguments: [String]) -> ExitStatus {
    let program = Program()
    let status = program.run(arguments)
    program.output.flush()
    return program.finish(status)
  }

  private func run(_ arguments: [String]) -> ExitStatus {
    do {
      switch try Invocation(arguments: arguments) {
      case .printUsage: output.writeLine(UsageText.usage)
      case .printVersion: output.writeLine(UsageText.version)
      case .completions(let shell): output.writeLine(ShellCompletions.script(for: shell) ?? "")
      case .help(let word, let options):
        return try help(word, options)
      case .run(let options): return try run(options)
      case .reduce(let options):
        return try ReduceCommand(options, output, surroundings).run()
      case .test(let options):
        return TestCommand(options, output, surroundings).run()
      case .play(let options):
        return PlayCommand(options, output, surroundings).run()
      case .learn(let options):
        return LearnCommand(options, output, school(options, in: nil)).run()
      }
      return .success
    } catch {
      output.write(Diagnostic(error))
      return .wrongOptions
    }
  }

  /// `tabletalk help WORD` is the command `help WORD`, without its echo.
  private func help(_ word: String?, _ options: Options) throws(UsageError) -> ExitStatus {
    if let text = text(as: options.format ?? .text) {
      if word != nil { throw .formatOfOneWord }
      output.write(text)
      return .success
    }
    var options = options
    (options.isQuiet, options.isJSON, options.resumes) = (true, false, false)
    let opener = Opener(
      options: options, surroundings: surroundings, isForPrompt: false)
    guard let opening = try opener.open() else { return .interrupted }
    var runner = runner(opening, options)
    let line = word.map { "help \(Printer.quoted($0))" } ?? "help"
    _ = runner.run(SourceText(name: "", line))
    return runner.status
  }

  /// Help as a page or a grammar; nil: as plain text, which the language's own `help` prints.
  private func text(as format: HelpFormat) -> String? {
    switch format {
    case .text: nil
    case .man: ManualPage.text
    case .markdown: LanguageReference().markdown
    case .vim: Grammar().vim
    case .textmate: Grammar().textMate
    }
  }

  /// Scripts first, in their order; then the prompt, or the script on standard input.
  private func run(_ options: Options) throws(UsageError) -> ExitStatus {
    let isAlone = options.commands.isEmpty && options.files.isEmpty
    let wantsPrompt = options.staysInteractive || isAlone && LineEditor.isTerminal
    let hasPrompt = wantsPrompt && LineEditor.isTerminal
    let opener = Opener(
      options: options, surroundings: surroundings, isForPrompt: hasPrompt)
    guard let opening = try opener.open() else { return .interrupted }
    for note in opening.notes { output.write(Diagnostic(note)) }
    if !hasPrompt, !opening.isAsAsked { return .failedFile }
    var runner = runner(opening, options)
    guard runScripts(options, &runner, opening) else {
      opening.journal?.remove()
      runner.endRecording()
      return runner.status
    }
    if hasPrompt {
      prompt(runner, opening, options, isFirst: isAlone)
    } else if isAlone || wantsPrompt {
      _ = runner.runInput(output)
      runner.endRecording()
    } else {
      runner.endRecording()
    }
    if !hasPrompt { noteUnfinished(runner.session) }
    return runner.status
  }

  /// A script may end while a step is stopped inside a call; that is said, since nothing else shows it.
  private func noteUnfinished(_ session: Session) {
    guard let call = session.stoppedCall else { return }
    output.write(Diagnostic(.endedInside(call: call)))
  }

  /// - Returns: whether to go on with what comes after them.
  private func runScripts(_ options: Options, _ runner: inout Runner, _ opening: Opening) -> Bool {
    for text in options.commands where !runner.run(.commands(text), keptIn: opening.journal) {
      return false
    }
    for file in options.files {
      let isInput = file == "-"
      opening.sandbox?.enter(script: isInput ? nil : file)
      let goesOn =
        isInput ? runner.runInput(output) : runner.run(.script(file), keptIn: opening.journal)
      if !goesOn { return false }
    }
    opening.sandbox?.enter(script: nil)
    return true
  }

  private func prompt(
    _ former: Runner, _ opening: Opening, _ options: Options, isFirst: Bool
  ) {
    var style = StepText.Style(options, surroundings)
    style.echoes = false
    var runner = Runner(
      former.session, report(options, style), isInterrupted: { Interrupts.isPending })
    runner.recording = former.recording
    var prompt = Prompt(
      runner, output, keepsHistory: options.keepsHistory, journal: opening.journal,
      school(options, in: opening.sandbox))
    if isFirst { prompt.open() }
    prompt.run()
  }

  private func runner(_ opening: Opening, _ options: Options) -> Runner {
    let session = opening.session
    session.isInteractive = false
    session.recordsCalls = options.isJSON
    var report = report(options, StepText.Style(options, surroundings))
    if ProgressReport.isWanted(isQuiet: options.isQuiet) { report = ProgressReport(report) }
    return Runner(
      session, report, keepsGoing: options.keepsGoing, isInterrupted: { Interrupts.isPending })
  }

  private func report(_ options: Options, _ style: StepText.Style) -> any StepReport {
    options.isJSON ? JSONReport(output) : TextReport(output, style)
  }

  private func school(_ options: Options, in sandbox: Sandbox?) -> School {
    School(
      output: output, style: .teaching(options, surroundings), surroundings: surroundings,
      keepsProgress: options.keepsHistory && sandbox == nil, sandbox: sandbox)
  }

  /// A full disk is worth a word; a reader who left is not.
  private func finish(_ status: ExitStatus) -> ExitStatus {
    switch output.failure {
    case nil, .givenUp: return status
    case .closedPipe: return .failedFile
    case .error(let code):
      output.write(Diagnostic(.unwritable(code: code)))
      return .failedFile
    }
  }
}
