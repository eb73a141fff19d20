import CommandLanguage
import Drawing
import Glibc
import Replay
import Session

/// `tabletalk test`: runs documents, compares, and on request writes anew what differs.
struct TestCommand {
  private let options: Options
  private let output: Output
  private let report: TestReport
  private let files: TestFiles

  init(_ options: Options, _ output: Output, _ surroundings: Surroundings) {
    (self.options, self.output) = (options, output)
    report = TestReport(
      output, isQuiet: options.isQuiet, isJSON: options.isJSON,
      hasColor: surroundings.hasColor(options.color))
    files = TestFiles(options.files)
  }

  func run() -> ExitStatus {
    for folder in files.barren { report.fail(folder, "nothing to test in it") }
    var status: ExitStatus = files.barren.isEmpty ? .success : .wrongOptions
    if options.test.lists { return list(status) }
    var tally = TestTally()
    guard let workers = workers else {
      report.fail("no test can begin: \(errorText(errno))")
      return .failedFile
    }
    workers.run(jobs: options.test.jobs ?? processors) { outcome in
      let found = finish(outcome)
      // What could not be written is not counted as written.
      if found != .failedFile { tally.add(outcome.result, seconds: outcome.seconds) }
      if status == .success || found == .interrupted { status = found }
    }
    output.flush()
    if let junit = options.test.junit, !write(tally.junit, to: junit) { status = .failedFile }
    if status != .interrupted, tally.isEmpty, status == .success { status = nothingFound() }
    report.end(tally, options.test)
    return status
  }

  private var processors: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }

  private var workers: Workers<TestOutcome>? {
    let (files, options) = (files.files, options.test)
    return Workers(files.count) { TestOutcome(files[$0], options) }
  }

  /// Reports a file, and writes it where that is asked for.
  private func finish(_ outcome: TestOutcome) -> ExitStatus {
    if let failure = outcome.failure {
      report.fail(
        outcome.file.path, Diagnostic(.session(.file(outcome.file.path, failure.problem))).message)
      return .failedFile
    }
    if outcome.result.wasInterrupted { return .interrupted }
    if let document = outcome.result.updated, !write(document, outcome.file) { return .failedFile }
    report.write(outcome.result)
    return outcome.result.failures > 0 ? .failedComparison : .success
  }

  /// Writes a document whose file is still what was read.
  private func write(_ document: Document, _ file: TestFile) -> Bool {
    do {
      guard case .success(let former) = file.content, try readFile(file.path) == former else {
        report.fail(file.path, "it has changed meanwhile and is left as it is")
        return false
      }
      try AtomicFile.write(document.bytes, to: file.path)
      return true
    } catch {
      report.fail(file.path, "it is left as it was: \(errorText(error.code))")
      return false
    }
  }

  private func write(_ text: JUnitText, to path: String) -> Bool {
    do {
      try AtomicFile.write(text.bytes, to: path)
      return true
    } catch {
      report.fail(path, errorText(error.code))
      return false
    }
  }

  private func nothingFound() -> ExitStatus {
    if let filter = options.test.filter {
      report.fail("no block has \"\(filter)\" in its file's name, its heading or a command")
    } else {
      report.fail("there is no block of commands in what was named")
    }
    return .wrongOptions
  }

  private func list(_ status: ExitStatus) -> ExitStatus {
    var status = status
    var isEmpty = true
    for file in files.files {
      guard let document = file.document else {
        status = finish(TestOutcome(file, options.test))
        continue
      }
      let test = DocumentTest(
        document, name: file.path, filter: options.test.filter, files: .disk())
      for place in test.places {
        isEmpty = false
        report.list(file.path, place)
      }
    }
    return status == .success && isEmpty ? nothingFound() : status
  }
}

/// What became of a file.
struct TestOutcome: Sendable {
  let file: TestFile
  let result: DocumentResult
  let seconds: Double
  let failure: FileFailure?

  /// Tests the file.
  init(_ file: TestFile, _ options: Options.Test) {
    self.file = file
    let start = secondsNow()
    switch file.content {
    case .failure(let failure): (result, self.failure) = (DocumentResult(name: file.path), failure)
    case .success(let bytes):
      var test = DocumentTest(
        Document(name: file.path, bytes: bytes), name: file.path, updates: options.updates,
        filter: options.filter, files: .disk(), isInterrupted: { Interrupts.isPending })
      (result, failure) = (test.run(), nil)
    }
    seconds = secondsNow() - start
  }
}
