import CommandLanguage
import Session

/// Runs scripts against one session, command by command, and has each step reported.
package struct Runner {
  /// A document's block with the word `new` puts a fresh one in its place.
  package private(set) var session: Session
  package var report: any StepReport
  private let keepsGoing: Bool
  private let isInterrupted: @Sendable () -> Bool
  /// That of the first failure.
  package private(set) var status = ExitStatus.success
  /// Whether a `quit` ended the run.
  package private(set) var hasQuit = false
  /// The lesson that a `learn` asked for.
  private var lesson: String?
  /// How many commands have run, well or not.
  package private(set) var commandCount = 0
  /// What is being recorded; kept by whoever runs the session next.
  package var recording: Recording?
  /// How a fresh session shows what it does.
  private let options: SessionOptions
  /// Whether what runs now may fail: a document says so.
  private var mayFail = false
  /// After so many commands the run ends as by Ctrl-C.
  package var mostCommands = Int.max
  /// The places from which the files that run now were sourced, the innermost first.
  private var includes: [Diagnostic.Inclusion] = []

  package init(
    _ session: Session, _ report: any StepReport, keepsGoing: Bool = false,
    isInterrupted: @escaping @Sendable () -> Bool = { false }
  ) {
    (self.session, self.report, self.keepsGoing) = (session, report, keepsGoing)
    self.isInterrupted = isInterrupted
    session.isInterrupted = isInterrupted
    options = session.options
  }

  /// Prints what is on the glass now, whatever ran.
  package mutating func showScreen() { report.opened(session) }

  /// Runs a script that has a file, which what it names is looked for beside it.
  /// - Returns: whether to go on.
  package mutating func run(file path: String) -> Bool {
    if Self.isData(path) {
      return fail(Failure(Diagnostic(.isData(file: path)), status: .failedStep))
    }
    do {
      let bytes = try session.files.read(path)
      if let line = ScriptBytes.firstLineThatIsNoText(of: bytes) {
        report.noted(Diagnostic(.noText(file: path, line: line)))
      }
      session.beginSource(path)
      defer { session.endSource() }
      if Document.Kind(name: path, bytes: bytes) != .script {
        return run(Document(name: path, bytes: bytes), name: path)
      }
      return run(SourceText(name: path, bytes: bytes))
    } catch {
      if isInterrupted() { return note(.interrupted) }
      return fail(Failure(Diagnostic(error, of: path), status: .failedFile))
    }
  }

  /// Whether a file's name says that it is for `load`.
  private static func isData(_ path: String) -> Bool {
    [".plist", ".json", ".csv", ".tsv"].contains { path.lowercased().hasSuffix($0) }
  }

  /// Runs the commands of a source.
  /// - Returns: whether to go on with what comes after it.
  package mutating func run(_ source: SourceText) -> Bool {
    var parser = Parser(source)
    while true {
      if isInterrupted() || commandCount >= mostCommands { return stop(before: parser, source) }
      parser.know(fields: session.fieldNames)
      do {
        guard let command = try parser.next() else { return true }
        if !perform(command, source) { return false }
      } catch {
        if !fail(Failure(error, in: source), Excerpt(source, parser.commandRange)) { return false }
      }
    }
  }

  /// Ends the run before what is left of a source.
  private mutating func stop(before rest: Parser, _ source: SourceText) -> Bool {
    var rest = rest
    if isInterrupted(), let command = try? rest.next() {
      let excerpt = Excerpt(source, command.range)
      let name = source.name
      let place = name.isEmpty ? Printer.quoted(excerpt.text.firstLine) : "\(name):\(excerpt.line)"
      report.noted(Diagnostic(.interrupted(before: place)))
    }
    return note(.interrupted)
  }

  private mutating func perform(_ command: LocatedCommand, _ source: SourceText) -> Bool {
    let excerpt = Excerpt(source, command.range)
    do {
      let step = try session.perform(command, in: source)
      commandCount += 1
      report.performed(step, of: command.command, excerpt, session)
      record(step, of: command.command, excerpt)
      hasQuit = hasQuit || step.quits
      lesson = step.lesson ?? lesson
      if report.isGone || hasQuit { return false }
      return step.source.map { runSourced($0, from: excerpt) } ?? true
    } catch {
      let failure = Failure(error, of: command, in: source)
      if failure.status != .interrupted { commandCount += 1 }
      return fail(failure, excerpt)
    }
  }

  private mutating func runSourced(_ source: SourceText, from excerpt: Excerpt) -> Bool {
    includes.insert(Diagnostic.Inclusion(name: excerpt.source.name, line: excerpt.line), at: 0)
    defer {
      includes.removeFirst()
      session.endSource()
    }
    if Document.Kind(name: source.name, bytes: source.bytes) != .script {
      return run(Document(name: source.name, bytes: source.bytes), name: source.name)
    }
    return run(source)
  }

  /// Whether what runs stands in no file that another one sources.
  var isTyped: Bool { includes.isEmpty }

  /// Reports a failure; without an excerpt it is about no command.
  /// - Returns: whether to go on.
  package mutating func fail(_ failure: Failure, _ excerpt: Excerpt? = nil) -> Bool {
    var failure = failure
    // What is typed has no place.
    failure.diagnostic.includes = includes.filter { !$0.name.isEmpty }
    failure.isExpected = mayFail
    report.failed(failure, excerpt, session)
    if let excerpt { record(failure, excerpt) }
    return mayFail ? false : note(failure.status)
  }

  /// Runs commands that may fail, as the document that they are from says.
  package mutating func run(_ source: SourceText, mayFail: Bool) -> Bool {
    self.mayFail = mayFail
    defer { self.mayFail = false }
    return run(source)
  }

  /// A fresh session takes the place of this one; what names files is looked for beside the document.
  mutating func beginFreshSession(of document: String) {
    let recordedFile = session.recordedFile
    session = session.fresh()
    session.recordedFile = recordedFile
    session.options = options
    session.beginSource(document)
  }

  /// Another session takes the place of this one.
  package mutating func go(on session: Session) { self.session = session }

  /// The lesson that a `learn` asked for since the last time; empty: the next one.
  package mutating func takeLesson() -> String? {
    defer { lesson = nil }
    return lesson
  }

  /// Forgets the failures so far.
  package mutating func clearStatus() { status = .success }

  /// Keeps the first failure's status.
  /// - Returns: whether to go on.
  package mutating func note(_ failure: ExitStatus) -> Bool {
    if status == .success || failure == .interrupted { status = failure }
    return keepsGoing && failure != .interrupted
  }
}

extension Runner {
  /// Runs the commands of a document; one that fails as the document says does not end the run.
  /// - Returns: whether to go on with what comes after it.
  private mutating func run(_ document: Document, name: String) -> Bool {
    let wasInteractive = session.isInteractive
    session.isInteractive = true  // as when it was typed
    defer { session.isInteractive = wasInteractive }
    for place in document.places {
      if place.block.isNew, !beginSession(for: name, at: place.line) { return false }
      for (exchange, line) in zip(place.block.exchanges, place.exchangeLines) {
        let mayFail = exchange.expectsFailure
        let goesOn = run(exchange.source(name: name, line: line), mayFail: mayFail)
        if !goesOn, !mayFail || isOver { return false }
      }
    }
    return true
  }

  /// Whether nothing more can run.
  private var isOver: Bool { hasQuit || report.isGone || status == .interrupted }

  /// A fresh session; in a file that another one sources, the same one reset.
  private mutating func beginSession(for document: String, at line: Int) -> Bool {
    if !includes.isEmpty {
      return run(SourceText(name: document, bytes: Array("reset".utf8), firstLine: line))
    }
    beginFreshSession(of: document)
    return true
  }
}
