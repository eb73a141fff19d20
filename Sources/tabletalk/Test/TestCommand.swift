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
    for folder in files.barren { report.fail(.barren(folder: folder)) }
    var status: ExitStatus = files.barren.isEmpty ? .success : .wrongOptions
    if options.test.lists { return list(status) }
    var tally = TestTally()
    guard let workers = workers else {
      report.fail(.cannotBegin(code: errno))
      return .failedFile
    }
    workers.run(jobs: options.test.jobs ?? processors) { outcome in
      let result = finish(outcome)
      tally.add(result, seconds: outcome.seconds)
      if status == .success || result.wasInterrupted { status = result.status }
    }
    if Interrupts.isPending { status = .interrupted }
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
  private func finish(_ outcome: TestOutcome) -> DocumentResult {
    var result = outcome.result
    if result.wasInterrupted { return result }
    if let document = result.updated, let fault = write(document, outcome.file) {
      result.fail(Diagnostic(fault))
    }
    report.write(result)
    return result
  }

  /// Writes a document whose file is still what was read.
  /// - Returns: why not; nil: it is written.
  private func write(_ document: Document, _ file: TestFile) -> TestFault? {
    do {
      guard case .success(let former) = file.content, try readFile(file.path) == former else {
        return .hasChanged
      }
      try AtomicFile.write(document.bytes, to: file.path)
      return nil
    } catch {
      return .notUpdated(code: error.code)
    }
  }

  private func write(_ text: JUnitText, to path: String) -> Bool {
    do {
      try AtomicFile.write(text.bytes, to: path)
      return true
    } catch {
      report.fail(.notReported(path, code: error.code))
      return false
    }
  }

  private func nothingFound() -> ExitStatus {
    report.fail(options.test.filter.map { .noneWith($0) } ?? .noBlocks)
    return .wrongOptions
  }

  private func list(_ status: ExitStatus) -> ExitStatus {
    var status = status
    var isEmpty = true
    for file in files.files {
      guard let document = file.document else {
        status = finish(TestOutcome(file, options.test)).status
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
  private(set) var result: DocumentResult
  let seconds: Double

  /// Tests the file.
  init(_ file: TestFile, _ options: Options.Test) {
    self.file = file
    let start = secondsNow()
    switch file.content {
    case .failure(let failure):
      result = DocumentResult(name: file.path)
      result.fail(Diagnostic(failure, of: file.path))
    case .success(let bytes):
      var test = DocumentTest(
        Document(name: file.path, bytes: bytes), name: file.path, updates: options.updates,
        filter: options.filter, files: .disk(), isInterrupted: { Interrupts.isPending })
      result = test.run()
    }
    seconds = secondsNow() - start
  }
}

extension DocumentResult {
  fileprivate var status: ExitStatus {
    if wasInterrupted { return .interrupted }
    if error != nil { return .failedFile }
    return failures > 0 ? .failedComparison : .success
  }
}
