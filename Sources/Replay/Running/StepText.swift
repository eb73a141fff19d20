import CommandLanguage
import Drawing
import Session
import TableKit

/// What a step prints, but for the echo of its command: the calls, its own lines, the picture.
package struct StepText {
  private let style: Style
  /// How to show, instead of as the session does.
  var options: SessionOptions?
  private var picture: [UInt8] = []
  /// What was drawn last, for `render changes`.
  private var lastPicture: [UInt8] = []
  private var memory = PictureMemory()

  /// How the program was asked to print.
  package struct Style: Sendable {
    /// Of scripts only: at the prompt the command is there already.
    package var echoes = true
    package var isQuiet = false
    package var isASCII = false
    package var isPlain = false
    package var hasColor = false
    /// The width of messages, in terminal cells.
    package var width = 80

    package init() {}
  }

  package init(_ style: Style) { self.style = style }

  package mutating func write(
    _ step: Step, of command: Command, _ session: Session, into bytes: inout [UInt8]
  ) {
    let look = look(options ?? session.options)
    writeLog(step.log, session.options.trace, look, &bytes)
    if !style.isQuiet || !step.showsPicture || command.isShow {  // else it goes with the picture
      for line in step.output {
        bytes.append(line: sanitized(line, ascii: look.glyphs == .ascii))
      }
    }
    if !style.isQuiet {
      for note in step.notes { write(Diagnostic(note, severity: .note), look, &bytes) }
    }
    if step.showsPicture, !style.isQuiet || command.isShow {
      draw(session, isWhole: command.isShow, look, into: &bytes)
    }
  }

  /// What a failed step prints but for the message: the calls until then, and of a crash the picture.
  package mutating func write(
    _ failure: Failure, _ session: Session, into bytes: inout [UInt8]
  ) {
    let look = look(options ?? session.options)
    writeLog(failure.log, session.options.trace, look, &bytes)
    if failure.isException, !style.isQuiet, session.options.render != .off {
      draw(session, isWhole: true, look, hasCrashed: true, into: &bytes)
    }
  }

  /// The screen as it is.
  package mutating func writeScreen(of session: Session, into bytes: inout [UInt8]) {
    draw(session, isWhole: true, look(options ?? session.options), into: &bytes)
  }

  /// The lines of a failure's message.
  ///
  /// - Parameter place: what it names in place of its file and line.
  package func message(
    of failure: Failure, _ session: Session, place: String? = nil
  ) -> [String] {
    var text = DiagnosticText(failure.diagnostic)
    if let place { (text.file, text.line) = (place, nil) }
    return text.lines(look: look(options ?? session.options), width: style.width)
  }

  private mutating func draw(
    _ session: Session, isWhole: Bool, _ look: Look, hasCrashed: Bool = false,
    into bytes: inout [UInt8]
  ) {
    picture.removeAll(keepingCapacity: true)
    var caption = session.caption
    caption.hasCrashed = hasCrashed
    paint(
      session.frame, caption: caption, look: look, remembering: &memory, into: &picture)
    if session.options.render == .changes, !isWhole, !lastPicture.isEmpty {
      paintChanges(from: lastPicture, to: picture, into: &bytes)
    } else {
      bytes.append(contentsOf: picture)
    }
    swap(&picture, &lastPicture)
  }

  private func look(_ options: SessionOptions) -> Look {
    Look(
      glyphs: options.ascii ?? style.isASCII ? .ascii : .unicode,
      isPlain: options.look == .plain || style.isPlain, hasColor: style.hasColor,
      width: options.width, showsCells: options.rendersCells)
  }

  private func writeLog(
    _ log: [LogEntry], _ trace: TraceMode, _ look: Look, _ bytes: inout [UInt8]
  ) {
    if log.isEmpty { return }
    var shown = style.isQuiet ? log.filter(\.isLogged) : log.filter { $0.isShown(in: trace) }
    if shown.isEmpty { return }
    if style.isQuiet || trace == .off {
      // The calls that they stand in are not shown.
      for index in shown.indices { shown[index].depth = 0 }
    }
    for line in traceLines(of: shown, spelling: trace.spelling, look: look) {
      bytes.append(line: line)
    }
  }

  private func write(_ diagnostic: Diagnostic, _ look: Look, _ bytes: inout [UInt8]) {
    for line in DiagnosticText(diagnostic).lines(look: look, width: style.width) {
      bytes.append(line: line)
    }
  }
}

extension [UInt8] {
  /// Appends a line and its end.
  package mutating func append(line: String) {
    append(contentsOf: line.utf8)
    append(UInt8(ascii: "\n"))
  }
}

extension DiagnosticText {
  package init(_ diagnostic: Diagnostic) {
    self.init(message: diagnostic.message, help: diagnostic.help)
    (severity, details) = (diagnostic.severity, diagnostic.details)
    if let location = diagnostic.location {
      file = location.name.isEmpty ? nil : location.name
      (line, source, range) = (location.line, location.text, location.range)
      margin = location.margin
    }
    sourcedFrom = diagnostic.includes.map { Place(file: $0.name, line: $0.line) }
  }
}

extension Command {
  /// Whether it was asked to print the picture.
  fileprivate var isShow: Bool {
    if case .session(.show) = self { return true }
    return false
  }
}
