import CommandLanguage
import Drawing
import Session

/// Gathers what steps print as the lines of a document; the same for everybody, wherever it runs.
///
/// A message is told without the line it is about, which stands right above it; one about another
/// file's line names that.
package final class ReplyRecorder: StepReport {
  /// The name that the commands of the document have as a source.
  var document: String
  private var text: StepText
  private var bytes: [UInt8] = []
  private var lines: [ReplyLine] = []

  /// - Parameters:
  ///   - document: the name that its commands have as a source.
  ///   - style: Unicode, no color and 80 columns but where it is told otherwise.
  package init(document: String, style: StepText.Style = StepText.Style()) {
    (self.document, text) = (document, StepText(style))
  }

  /// How to show, instead of as the session does.
  var options: SessionOptions? {
    get { text.options }
    set { text.options = newValue }
  }

  package var isGone: Bool { false }

  /// The lines since the last time.
  package func take() -> [ReplyLine] {
    cut()
    defer { lines = [] }
    return lines
  }

  package func opened(_ session: Session) { text.writeScreen(of: session, into: &bytes) }

  package func performed(
    _ step: Step, of command: Command, _ excerpt: Excerpt, _ session: Session
  ) {
    add(step, of: command, session)
  }

  func add(_ step: Step, of command: Command, _ session: Session) {
    text.write(step, of: command, session, into: &bytes)
  }

  package func failed(_ failure: Failure, _ excerpt: Excerpt?, _ session: Session) {
    text.write(failure, session, into: &bytes)
    cut()
    lines += text.reply(to: failure, in: document, session)
  }

  /// Makes lines of the bytes.
  private func cut() {
    var start = 0
    for (index, byte) in bytes.enumerated() where byte == Byte.newline {
      lines.append(ReplyLine(.output, bytes[start..<index]))
      start = index + 1
    }
    bytes = []
  }
}

extension StepText {
  /// A failure's message as a document has it.
  package func reply(to failure: Failure, in document: String, _ session: Session) -> [ReplyLine] {
    var diagnostic = failure.diagnostic
    var place = ""
    if let location = diagnostic.location, location.name != document, !location.name.isEmpty {
      place = "\(location.name):\(location.line):\(location.column): "
    }
    (diagnostic.location, diagnostic.includes) = (nil, [])
    var text = message(of: Failure(diagnostic, status: failure.status), session)
    let word = "\(diagnostic.severity.rawValue): "
    if let first = text.first, first.hasPrefix(word) {
      text[0] = place + first.dropFirst(word.count)
    }
    return text.map { ReplyLine(.message, $0) }
  }
}
