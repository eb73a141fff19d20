import CommandLanguage
import Session

/// A transcript that is being written: what is typed and what it prints, step by step.
///
/// It shows as every document does, whatever the terminal is like, so that it passes its own test; what
/// `set` says from now on holds in it too. In a Markdown file the steps stand in a fence.
package final class Recording {
  package let path: String
  /// The file as it was named.
  package let name: String
  private let files: FileAccess
  private var recorder = ReplyRecorder(document: "")
  private let isWalkthrough: Bool
  private var options = SessionOptions()

  /// - Parameter commands: what brings a fresh session to where this one is.
  /// - Throws: why the file cannot be written.
  package init(path: String, name: String, after commands: String, _ files: FileAccess)
    throws(FileFailure)
  {
    (self.path, self.name, self.files) = (path, name, files)
    isWalkthrough = Document.Kind(name: path, bytes: []) == .walkthrough
    options.ascii = false
    try begin(after: Array(commands.utf8))
    recorder.options = options
  }

  private func begin(after commands: [UInt8]) throws(FileFailure) {
    var text: [UInt8] = []
    if isWalkthrough { text.append(contentsOf: "# A session of tabletalk\n\n".utf8) }
    if !commands.isEmpty {
      if isWalkthrough { text.append(contentsOf: "```tabletalk given\n".utf8) }
      appendReplies(to: commands, &text)
      if isWalkthrough { text.append(contentsOf: "```\n\n".utf8) }
    }
    if isWalkthrough { text.append(contentsOf: "```tabletalk\n".utf8) }
    try files.append(path, text)
  }

  /// Commands as somebody would have typed them, with what they print.
  private func appendReplies(to script: [UInt8], _ text: inout [UInt8]) {
    var runner = DocumentRunner(name: path, files: files.keepingWrites())
    for exchange in Document(script, as: .script).blocks.flatMap(\.exchanges) {
      let source = exchange.source(name: path, line: 1)
      append(TypedLines.lines(of: Excerpt(source, SourceRange(0, source.bytes.count))), to: &text)
      append(runner.run(source).lines.map(\.written), to: &text)
    }
    recorder = runner.recorder  // it knows the picture drawn last
  }

  /// Writes a step.
  /// - Parameter excerpt: nil: it was not typed, but stands in a file that was sourced.
  package func add(
    _ step: Step, of command: Command, _ excerpt: Excerpt?, _ session: Session
  ) throws(FileFailure) {
    follow(command, session.options)
    let file = RecordedPath(command, typed: excerpt, in: path, files)
    var step = step
    if let file { step.notes = step.notes.map(file.renaming) }
    recorder.add(step, of: command, session)
    try write(file.map { file in excerpt.map(file.renaming) } ?? excerpt)
  }

  /// Writes a command that was not done. One that somebody ended is no part of what comes again.
  package func add(
    _ failure: Failure, _ excerpt: Excerpt?, _ session: Session
  ) throws(FileFailure) {
    if failure.status == .interrupted || excerpt?.isRecord ?? false { return }
    if let excerpt { recorder.document = excerpt.source.name }
    recorder.failed(failure, excerpt, session)
    try write(excerpt)
  }

  /// Ends the file.
  package func end() throws(FileFailure) {
    if isWalkthrough { try files.append(path, Array("```\n".utf8)) }
  }

  /// Takes over what a command changed; what the terminal is like stays out.
  private func follow(_ command: Command, _ now: SessionOptions) {
    if case .session(.set(let option, let value)) = command {
      // One that is refused has not come this far.
      do { try options.set(option, to: value.plain) } catch { return }
    }
    options.render = now.render
    options.trace = now.trace
    options.rendersCells = now.rendersCells
    recorder.options = options
  }

  private func write(_ excerpt: Excerpt?) throws(FileFailure) {
    var text: [UInt8] = []
    if let excerpt { append(TypedLines.lines(of: excerpt), to: &text) }
    append(recorder.take().map(\.written), to: &text)
    try files.append(path, text)
  }

  private func append(_ lines: [ArraySlice<UInt8>], to text: inout [UInt8]) {
    for line in lines {
      text.append(contentsOf: line)
      text.append(Byte.newline)
    }
  }
}

extension Excerpt {
  /// Whether it is a `record` line, which a transcript has none of.
  fileprivate var isRecord: Bool {
    bytes.starts(with: "record".utf8) && bytes.dropFirst(6).first.map { $0 == Byte.space } ?? true
  }
}
