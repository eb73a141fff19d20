import CommandLanguage
import Drawing
import TableKit

@testable import Session

/// A session that runs scripts and prints what a program would: each command after its prompt, what it
/// came to, and refusals after `!`.
final class Stand {
  let session: Session
  private(set) var printed: [String] = []

  init(_ session: Session = Session(), interactive: Bool = true) {
    self.session = session
    session.isInteractive = interactive
    session.options.render = .off
  }

  /// Runs a script and gives what was printed.
  @discardableResult
  func run(_ script: String) -> String {
    let start = printed.count
    run(SourceText(name: "", script))
    return printed[start...].joined(separator: "\n")
  }

  /// Runs a script without printing its commands: what is left is what they print.
  func output(_ script: String) -> String {
    run(script).split(separator: "\n", omittingEmptySubsequences: false)
      .filter { !$0.hasPrefix("> ") }.joined(separator: "\n")
  }

  private func run(_ source: SourceText) {
    var parser = Parser(source)
    while true {
      do {
        guard let command = try parser.next() else { return }
        printed.append("> " + text(of: command.range, in: source))
        try perform(command, source)
      } catch {
        printed.append("! \(error)")
      }
    }
  }

  private func perform(_ command: LocatedCommand, _ source: SourceText) throws(ParseError) {
    do throws(StepError) {
      let step = try session.perform(command, in: source)
      let log = step.log.filter { session.options.trace != .off || $0.isAlwaysPrinted }
      printed += traceLines(of: log, spelling: .short)
      printed += step.output
      printed += step.notes.map { "note: \($0)" }
      if let source = step.source {
        run(source)
        session.endSource()
      }
    } catch {
      let range = error.range.map { " at \(text(of: $0, in: error.source ?? source))" } ?? ""
      printed.append("! \(error.reason.fault)\(range)")
    }
  }

  private func text(of range: SourceRange, in source: SourceText) -> String {
    String(decoding: source.bytes[range.start..<range.end], as: UTF8.self)
  }

  /// The texts of the rows on the glass, each with its path.
  var glass: [String] {
    session.frame.table?.shownRows.map { "\($0.path) \($0.cell.text ?? "-")" } ?? []
  }
}

extension LogEntry {
  /// What a program prints without tracing, too.
  fileprivate var isAlwaysPrinted: Bool {
    switch event {
    case .log: true
    case .note(.setUpReload), .note(.leftOver), .note(.compared), .note(.aside): false
    case .note: true
    case .call, .missing, .code: false
    }
  }
}

extension StepReason {
  /// The fault without its kind.
  fileprivate var fault: Any { Mirror(reflecting: self).children.first?.value ?? self }
}
