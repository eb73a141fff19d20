import CommandLanguage
import Drawing
import Session
import TableKit

/// Steps as text: the command, the calls, what it prints, the picture.
struct TextReport: StepReport {
  private let output: Output
  private let style: Style
  private var picture: [UInt8] = []
  /// What was drawn last, for `render changes`.
  private var lastPicture: [UInt8] = []

  /// How the program was asked to print.
  struct Style {
    /// Of scripts only: at the prompt the command is there already.
    var echoes = true
    var isQuiet = false
    var isASCII = false
    var isPlain = false
    var hasColor = false
    /// The width of messages, in terminal cells.
    var width = 80
  }

  init(_ output: Output, _ style: Style) { (self.output, self.style) = (output, style) }

  mutating func performed(
    _ step: Step, of command: Command, _ excerpt: Excerpt, _ session: Session
  ) {
    let look = look(session.options)
    echo(excerpt)
    writeLog(step.log, session.options.trace, look)
    if !style.isQuiet || !step.showsPicture || command.isShow {  // else it goes with the picture
      for line in step.output {
        output.writeLine(sanitized(line, ascii: look.glyphs == .ascii))
      }
    }
    if !style.isQuiet {
      for note in step.notes { write(Diagnostic(note, severity: .note), look) }
    }
    if step.showsPicture, !style.isQuiet || command.isShow {
      draw(session, isWhole: command.isShow, look)
    }
    output.endStep()
  }

  mutating func failed(_ failure: Failure, _ excerpt: Excerpt?, _ session: Session) {
    let look = look(session.options)
    if let excerpt { echo(excerpt) }
    writeLog(failure.log, session.options.trace, look)
    let lines = DiagnosticText(failure.diagnostic).lines(look: look, width: style.width)
    if failure.isException, !style.isQuiet, session.options.render != .off {
      draw(session, isWhole: true, look, hasCrashed: true)
    }
    output.writeError(lines.map { $0 + "\n" }.joined())
  }

  mutating func opened(_ session: Session) {
    draw(session, isWhole: true, look(session.options))
    output.endStep()
  }

  private mutating func draw(
    _ session: Session, isWhole: Bool, _ look: Look, hasCrashed: Bool = false
  ) {
    picture.removeAll(keepingCapacity: true)
    var caption = session.caption
    caption.hasCrashed = hasCrashed
    paint(session.frame, caption: caption, look: look, into: &picture)
    if session.options.render == .changes, !isWhole, !lastPicture.isEmpty {
      var changes: [UInt8] = []
      paintChanges(from: lastPicture, to: picture, into: &changes)
      output.write(changes)
    } else {
      output.write(picture)
    }
    swap(&picture, &lastPicture)
  }

  private func look(_ options: SessionOptions) -> Look {
    Look(
      glyphs: options.ascii ?? style.isASCII ? .ascii : .unicode,
      isPlain: options.look == .plain || style.isPlain, hasColor: style.hasColor,
      width: options.width, showsCells: options.rendersCells)
  }

  /// Each line of a command behind a `> `.
  private func echo(_ excerpt: Excerpt) {
    guard style.echoes, !style.isQuiet else { return }
    for line in excerpt.bytes.split(separator: UInt8(ascii: "\n")) {
      output.write("> ")
      if line.allSatisfy({ (0x20...0x7E).contains($0) }) {
        output.write(line)
      } else {
        let text = line.last == UInt8(ascii: "\r") ? line.dropLast() : line
        output.write(sanitized(String(decoding: text, as: UTF8.self), ascii: style.isASCII))
      }
      output.write("\n")
    }
  }

  private func writeLog(_ log: [LogEntry], _ trace: TraceMode, _ look: Look) {
    if log.isEmpty { return }
    var shown = style.isQuiet ? log.filter(\.isLogged) : log.filter { $0.isShown(in: trace) }
    if shown.isEmpty { return }
    if style.isQuiet || trace == .off {
      // The calls that they stand in are not shown.
      for index in shown.indices { shown[index].depth = 0 }
    }
    for line in traceLines(of: shown, spelling: trace.spelling, look: look) {
      output.writeLine(line)
    }
  }

  private func write(_ diagnostic: Diagnostic, _ look: Look) {
    for line in DiagnosticText(diagnostic).lines(look: look, width: style.width) {
      output.writeLine(line)
    }
  }
}

extension DiagnosticText {
  init(_ diagnostic: Diagnostic) {
    self.init(message: diagnostic.message, help: diagnostic.help)
    severity = diagnostic.severity == .note ? .note : .error
    details = diagnostic.details
    if let location = diagnostic.location {
      file = location.name.isEmpty ? nil : location.name
      (line, source, range) = (location.line, location.text, location.range)
    }
    sourcedFrom = diagnostic.includes.map { Place(file: $0.name, line: $0.line) }
  }
}

extension Command {
  /// Whether it was asked to print the picture.
  fileprivate var isShow: Bool {
    if case .show = self { return true }
    return false
  }
}

extension LogEntry {
  /// What `log` printed.
  fileprivate var isLogged: Bool {
    if case .log = event { return true }
    return false
  }

  fileprivate func isShown(in trace: TraceMode) -> Bool {
    switch trace {
    case .on, .swift, .objectiveC: true
    case .off: isLogged || tellsWithoutTrace
    case .only(let methods): isLogged || method.map(methods.contains) ?? tellsWithoutTrace
    }
  }

  private var method: Method? {
    switch event {
    case .call(let call, _), .missing(let call, _), .code(let call): call.method
    case .note, .log: nil
    }
  }

  /// Why a touch came to nothing, and what was lost, is said in any case.
  private var tellsWithoutTrace: Bool {
    guard case .note(let note) = event else { return false }
    switch note {
    case .stopped, .stoppedNotImplemented, .stoppedNobody, .stoppedBy, .selectionLost, .remark:
      return true
    case .setUpReload, .leftOver: return false
    }
  }
}
