import CommandLanguage
import Drawing
import Replay
import Session
import TableKit

/// Steps as JSON, an object a line; the members are documented in `examples/README.md`.
struct JSONReport: StepReport {
  private let output: Output

  init(_ output: Output) { self.output = output }

  var isGone: Bool { output.failure != nil }

  mutating func opened(_ session: Session) {}

  mutating func performed(
    _ step: Step, of command: Command, _ excerpt: Excerpt, _ session: Session
  ) {
    write { object in
      object.member("step") { $0.number(step.number) }
      object.place(of: excerpt)
      object.member("ok") { $0.bool(true) }
      object.member("error") { $0.null() }
      object.member("calls") { $0.strings(traceLines(of: step.log).map(withoutMargin)) }
      object.member("output") { $0.strings(step.output) }
      object.member("notes") { $0.strings(step.notes) }
      object.state(of: session)
      let picture =
        step.showsPicture ? lines(of: session.frame, caption: session.caption) : []
      object.member("picture") { $0.strings(picture) }
    }
  }

  mutating func failed(_ failure: Failure, _ excerpt: Excerpt?, _ session: Session) {
    write { object in
      object.member("step") { $0.null() }
      if let excerpt { object.place(of: excerpt) }
      object.member("ok") { $0.bool(false) }
      object.member("error") { $0.error(failure.diagnostic) }
      object.member("calls") { $0.strings(traceLines(of: failure.log).map(withoutMargin)) }
      object.member("output") { $0.strings([]) }
      object.member("notes") { $0.strings([]) }
      object.state(of: session)
      object.member("picture") { $0.strings([]) }
    }
  }

  private func write(_ members: (inout JSONText) -> Void) {
    var text = JSONText()
    text.object(members)
    output.write(text.bytes)
    output.write("\n")
    output.endStep()
  }

  private func withoutMargin(_ line: String) -> String {
    line.hasPrefix("  ") ? String(line.dropFirst(2)) : line
  }
}

extension JSONText {
  fileprivate mutating func strings(_ texts: [String]) { array(texts) { $0.string($1) } }

  fileprivate mutating func texts(_ paths: [IndexPath]) { strings(paths.map { "\($0)" }) }

  /// What was typed, and where.
  fileprivate mutating func place(of excerpt: Excerpt) {
    member("command") { $0.string(excerpt.text) }
    member("file") { $0.string(excerpt.source.name) }
    member("line") { $0.number(excerpt.line) }
  }

  fileprivate mutating func error(_ diagnostic: Diagnostic) {
    object { object in
      object.member("message") { $0.string(diagnostic.message) }
      object.member("details") { $0.strings(diagnostic.details) }
      object.member("help") { $0.text(diagnostic.help) }
      if let mismatch = diagnostic.mismatch {
        object.member("subject") { $0.string(mismatch.subject) }
        object.member("expected") { $0.string(mismatch.expected) }
        object.member("actual") { $0.string(mismatch.actual) }
      }
      object.member("file") { $0.text(diagnostic.location?.name) }
      object.member("line") { $0.number(diagnostic.location?.line) }
      object.member("column") { $0.number(diagnostic.location?.column) }
    }
  }

  /// The screen in numbers: what the picture cannot be asked for.
  fileprivate mutating func state(of session: Session) {
    let frame = session.frame
    member("state") { text in
      text.object { object in
        object.member("device") { $0.string(frame.device.name) }
        object.member("era") { $0.number(frame.era.version) }
        object.member("title") { $0.text(frame.navigationBar?.title) }
        if let table = frame.table { object.members(of: table) }
      }
    }
  }

  private mutating func members(of table: TableFrame) {
    member("style") { $0.string(table.style.rawValue) }
    member("sections") { $0.number(table.numberOfSections) }
    member("rows") { $0.number(table.numberOfRows) }
    member("offset") { $0.number(Int(table.contentOffset.rounded())) }
    member("editing") { $0.bool(table.isEditing) }
    member("visible") { $0.texts(table.visibleRows.map { [$0.lowerBound, $0.upperBound] } ?? []) }
    member("selected") { $0.texts(table.selectedRows) }
  }

  private mutating func text(_ value: String?) {
    if let value { string(value) } else { null() }
  }

  private mutating func number(_ value: Int?) {
    if let value { number(value) } else { null() }
  }
}

extension TableFrame {
  /// The selected rows that show.
  fileprivate var selectedRows: [IndexPath] {
    elements.compactMap { element in
      guard case .row(let row) = element.content, row.cell.isSelected else { return nil }
      return row.path
    }
  }
}
