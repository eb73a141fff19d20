import CommandLanguage
import Glibc
import Session

/// Runs scripts against one session, command by command, and has each step reported.
struct Runner {
  let session: Session
  private let output: Output
  private var report: any StepReport
  private let keepsGoing: Bool
  /// That of the first failure.
  private(set) var status = ExitStatus.success
  /// Whether a `quit` ended the run.
  private(set) var hasQuit = false
  /// The places from which the files that run now were sourced, the innermost first.
  private var includes: [Diagnostic.Inclusion] = []

  init(_ session: Session, _ report: any StepReport, _ output: Output, keepsGoing: Bool) {
    (self.session, self.report, self.output) = (session, report, output)
    self.keepsGoing = keepsGoing
  }

  /// Prints what is on the glass now, whatever ran.
  mutating func showScreen() { report.opened(session) }

  /// Runs a script that has a file, which what it names is looked for beside.
  /// - Returns: whether to go on.
  mutating func run(file path: String) -> Bool {
    if Self.isData(path) {
      let name = Printer.quoted(path)
      let diagnostic = Diagnostic(
        "\(name) is data, not a script", help: "tabletalk -e 'load \(name)'")
      report.failed(Failure(diagnostic, status: .failedStep), nil, session)
      return note(.failedStep)
    }
    do {
      let bytes = try readBytes(path)
      session.beginSource(path)
      defer { session.endSource() }
      return run(SourceText(name: path, bytes: bytes))
    } catch {
      let reason = StepReason.file(path, error.problem)
      report.failed(Failure(Diagnostic(reason), status: .failedFile), nil, session)
      return note(.failedFile)
    }
  }

  /// Whether a file's name says that it is for `load`.
  private static func isData(_ path: String) -> Bool {
    [".plist", ".json", ".csv", ".tsv"].contains { path.lowercased().hasSuffix($0) }
  }

  /// Runs what comes through a pipe.
  mutating func run(_ stream: consuming ScriptStream) -> Bool {
    while true {
      output.flush()  // or who writes to the pipe would wait for it
      do {
        guard let source = try stream.next() else { return true }
        if !run(source) { return false }
      } catch {
        if error.code == EINTR { return note(.interrupted) }
        let message = "standard input was not read: \(error.explanation)"
        report.failed(Failure(Diagnostic(message), status: .failedFile), nil, session)
        return note(.failedFile)
      }
    }
  }

  /// Runs the commands of a source.
  /// - Returns: whether to go on with what comes after it.
  mutating func run(_ source: SourceText) -> Bool {
    var parser = Parser(source)
    while true {
      if Interrupts.isPending { return note(.interrupted) }
      parser.know(fields: session.fieldNames)
      do {
        guard let command = try parser.next() else { return true }
        if !perform(command, source) { return false }
      } catch {
        if !fail(Failure(error, in: source), Excerpt(source, parser.commandRange)) { return false }
      }
    }
  }

  private mutating func perform(_ command: LocatedCommand, _ source: SourceText) -> Bool {
    let excerpt = Excerpt(source, command.range)
    do {
      let step = try session.perform(command, in: source)
      report.performed(step, of: command.command, excerpt, session)
      hasQuit = hasQuit || step.quits
      if output.failure != nil || hasQuit { return false }
      return step.source.map { runSourced($0, from: excerpt) } ?? true
    } catch {
      return fail(Failure(error, of: command, in: source), excerpt)
    }
  }

  private mutating func runSourced(_ source: SourceText, from excerpt: Excerpt) -> Bool {
    includes.insert(Diagnostic.Inclusion(name: excerpt.source.name, line: excerpt.line), at: 0)
    defer {
      includes.removeFirst()
      session.endSource()
    }
    return run(source)
  }

  private mutating func fail(_ failure: Failure, _ excerpt: Excerpt) -> Bool {
    var failure = failure
    failure.diagnostic.includes = includes
    report.failed(failure, excerpt, session)
    return note(failure.status)
  }

  /// Keeps the first failure's status.
  /// - Returns: whether to go on.
  private mutating func note(_ failure: ExitStatus) -> Bool {
    if status == .success || failure == .interrupted { status = failure }
    return keepsGoing && failure != .interrupted
  }
}

extension Runner {
  /// Runs the script on standard input: a file at once, a pipe or a terminal as it comes.
  mutating func runInput() -> Bool {
    run(ScriptStream(descriptor: STDIN_FILENO, name: "stdin"))
  }
}
