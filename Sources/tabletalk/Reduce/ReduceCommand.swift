import CommandLanguage
import Drawing
import Glibc
import Replay
import Session
import TableKit

/// `tabletalk reduce`: prints the fewest steps of a script that still fail; writes no file.
struct ReduceCommand {
  private let options: Options
  private let output: Output
  private let hasColor: Bool
  private let path: String

  init(_ options: Options, _ output: Output, _ surroundings: Surroundings) {
    (self.options, self.output) = (options, output)
    hasColor = surroundings.hasColor(options.color)
    path = options.files.first ?? "-"
  }

  func run() throws(UsageError) -> ExitStatus {
    let goal = try goal()
    let bytes: [UInt8]
    do throws(FileFailure) {
      bytes = try readBytes(path == "-" ? "/dev/stdin" : path)
    } catch {
      if Interrupts.isPending { return .interrupted }
      return refuse(Diagnostic(error, of: path), .failedFile)
    }
    let document = Document(name: path, bytes: bytes)
    let counter = Counter(isShown: isatty(STDERR_FILENO) == 1)
    let reducer = Reducer(
      goal, files: .disk(), isInterrupted: { Interrupts.isPending }, progress: counter.show)
    do throws(Reducer.Refusal) {
      let result = try reducer.reduce(document, name: path == "-" ? "" : path)
      counter.clear()
      return finish(result)
    } catch {
      counter.clear()
      return refuse(error)
    }
  }

  private func goal() throws(UsageError) -> Goal {
    if let text = options.reduce.fails { return .failsSaying(text) }
    guard let text = options.reduce.until else { return .fails }
    do throws(ParseError) {
      let commands = try Parser.parse(text)
      let isExpected = commands.allSatisfy { $0.command.isExpectation }
      if !commands.isEmpty, isExpected { return .until(commands, SourceText(name: "", text)) }
    } catch {
      throw .unreadableGoal(error.reason)
    }
    throw .goalExpectsNothing
  }

  // MARK: What it says

  private func finish(_ result: Reducer.Result) -> ExitStatus {
    write(result.script)
    let tries = counted(result.tries, "try", "tries")
    var words = "\(counted(result.before, "line")) cut to \(result.after), after \(tries)"
    if let failure = result.failure { words += "; \(failure.inShort)" }
    if result.wasInterrupted { words = "interrupted: \(words)" }
    output.writeErrors([sanitized(words)])
    return result.wasInterrupted ? .interrupted : .success
  }

  /// As it is for a file; a terminal must not obey it.
  private func write(_ script: String) {
    if isatty(STDOUT_FILENO) == 0 { return output.write(script) }
    let lines = script.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for line in lines.dropLast() {
      output.writeLine(sanitized(String(decoding: line, as: UTF8.self)))
    }
  }

  private func refuse(_ refusal: Reducer.Refusal) -> ExitStatus {
    guard let diagnostic = Diagnostic(refusal, of: path) else { return .interrupted }
    return refuse(diagnostic, .failedComparison)
  }

  private func refuse(_ diagnostic: Diagnostic, _ status: ExitStatus) -> ExitStatus {
    output.writeErrors(DiagnosticText(diagnostic).lines(look: Look(hasColor: hasColor)))
    return status
  }
}

extension Command {
  fileprivate var isExpectation: Bool {
    if case .session(.expect) = self { return true }
    return false
  }
}

/// A line on the terminal that says how far it is, written over itself.
private final class Counter {
  private let isShown: Bool
  private var width = 0

  init(isShown: Bool) { self.isShown = isShown }

  func show(tries: Int, lines: Int) {
    guard isShown, tries % 20 == 1 || tries < 20 else { return }
    let text = "\(tries) tries, \(lines) lines"
    write(text)
  }

  func clear() {
    if width > 0 { write("") }
    if width > 0 { _ = writeAll([UInt8(ascii: "\r")], to: STDERR_FILENO) }
  }

  private func write(_ text: String) {
    let blanks = String(repeating: " ", count: max(0, width - text.count))
    width = max(width, text.count)
    _ = writeAll(Array("\r\(text)\(blanks)".utf8), to: STDERR_FILENO)
  }
}
