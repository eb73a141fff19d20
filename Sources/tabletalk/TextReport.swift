import CommandLanguage
import Drawing
import Replay
import Session

/// Steps as text: the command on standard output with what it comes to, messages on standard error.
struct TextReport: StepReport {
  private let output: Output
  private let style: StepText.Style
  /// Whether long commands, and messages of a text, are folded, for somebody to read.
  var foldsMessages = false
  /// What a message names in place of a file and its line: a step of a lesson.
  var place: String?
  /// The path of a lesson; messages name its file alone.
  var lesson: String?
  private var text: StepText
  private let surroundings = Surroundings()
  private var bytes: [UInt8] = []

  init(_ output: Output, _ style: StepText.Style) {
    (self.output, self.style, text) = (output, style, StepText(style))
  }

  var isGone: Bool { output.failure != nil }

  mutating func performed(
    _ step: Step, of command: Command, _ excerpt: Excerpt, _ session: Session
  ) {
    echo(excerpt)
    text.write(step, of: command, session, into: &bytes)
    flush(isFolded: !command.printsCode)
    output.endStep()
  }

  mutating func failed(_ failure: Failure, _ excerpt: Excerpt?, _ session: Session) {
    if let excerpt { echo(excerpt) }
    text.write(failure, session, into: &bytes)
    if failure.isExpected {
      for line in text.reply(to: failure, in: excerpt?.source.name ?? "", session) {
        write(line.written)
      }
      if style.isQuiet { bytes = [] }
      flush()
      return
    }
    flush()
    var failure = failure
    if let name = failure.diagnostic.location?.name {
      failure.diagnostic.location?.name = withShortLesson(name)
    }
    output.writeErrors(text.message(of: failure, session, place: place))
  }

  mutating func noted(_ note: Diagnostic) {
    var note = note
    note.message = withShortLesson(note.message)
    output.write(note)
  }

  private func withShortLesson(_ text: String) -> String {
    guard let lesson, let file = lesson.split(separator: "/").last else { return text }
    return text.replacing(lesson, with: file)
  }

  /// A line of a message that the text tells of.
  private mutating func write(_ line: some Sequence<UInt8>) {
    let line = Array(line)
    guard foldsMessages, line.count > style.width else {
      bytes += line + [UInt8(ascii: "\n")]
      return
    }
    let text = String(decoding: line, as: UTF8.self)
    for part in FoldedText.lines(of: text, width: style.width, mark: "! ") {
      bytes += Array(part.utf8) + [UInt8(ascii: "\n")]
    }
  }

  mutating func opened(_ session: Session) {
    text.writeScreen(of: session, into: &bytes)
    flush()
    output.endStep()
  }

  /// - Parameter isFolded: whether a terminal has lines parted between words that it would part in them.
  private mutating func flush(isFolded: Bool = true) {
    defer { bytes.removeAll(keepingCapacity: true) }
    guard isFolded, let columns = surroundings.columns else {
      output.write(bytes)
      return
    }
    for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .dropLast()
    {
      if line.count <= columns {
        output.write(line)
        output.write("\n")
      } else {
        let text = String(decoding: line, as: UTF8.self)
        for part in FoldedText.folded(text, columns: columns) { output.writeLine(part) }
      }
    }
  }

  /// Each line of a command behind a `> `.
  private func echo(_ excerpt: Excerpt) {
    guard style.echoes, !style.isQuiet else { return }
    var rest = excerpt.bytes
    while !rest.isEmpty {
      let end = rest.firstIndex(of: UInt8(ascii: "\n")) ?? rest.endIndex
      if end > rest.startIndex { echo(line: rest[..<end]) }
      rest = rest[end...].dropFirst()
    }
  }

  private func echo(line: ArraySlice<UInt8>) {
    if foldsMessages, line.count + 2 > style.width {
      let text = sanitized("> " + String(decoding: line, as: UTF8.self), ascii: style.isASCII)
      for part in FoldedText.folded(text, columns: style.width) { output.writeLine(part) }
      return
    }
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

extension Command {
  /// Whether its lines are to be copied as they are.
  fileprivate var printsCode: Bool {
    guard case .session(let command) = self else { return false }
    if case .show(.code) = command { return true }
    return false
  }
}
