import CommandLanguage
import Session
import TextBytes

/// Runs a document and compares what is printed with what it says.
///
/// A block that differs is run to its end; what comes after it in the same session is not, since it
/// would start from a state that its author did not see. Updating runs everything.
package struct DocumentTest {
  package let name: String
  private var document: Document
  private let updates: Bool
  private let filter: String?
  private var result: DocumentResult
  private var runner: DocumentRunner

  /// - Parameter filter: only blocks are compared in whose document's name, heading or commands this
  ///   text stands; those before them in their session are run.
  package init(
    _ document: Document, name: String, updates: Bool = false, filter: String? = nil,
    files: FileAccess, isInterrupted: @escaping @Sendable () -> Bool = { false }
  ) {
    (self.document, self.name, self.updates, self.filter) = (document, name, updates, filter)
    result = DocumentResult(name: name)
    // What a document writes stays with its test.
    runner = DocumentRunner(
      name: name, files: files.keepingWrites(), isTyped: document.kind != .script,
      isInterrupted: isInterrupted)
  }

  /// The blocks that are compared.
  package var places: [BlockPlace] { document.places.filter(isMeant) }

  private func isMeant(_ place: BlockPlace) -> Bool {
    guard let filter else { return true }
    return name.contains(filter) || place.contains(filter)
  }

  package mutating func run() -> DocumentResult {
    let places = document.places
    let last = places.lastIndex(where: isMeant) ?? -1
    var hasFailed = false
    for place in places[...last] where !runner.wasInterrupted {
      if place.block.isNew {
        runner.beginSession()
        hasFailed = false
      }
      let outcome = hasFailed ? .notRun : run(place)
      if case .differs = outcome { hasFailed = true }
      if case .failed = outcome { hasFailed = !updates }
      if isMeant(place) { report(place, outcome) }
    }
    result.wasInterrupted = runner.wasInterrupted
    if result.updates > 0 { result.updated = document }
    return result
  }

  private mutating func report(_ place: BlockPlace, _ outcome: BlockResult.Outcome) {
    let command = place.block.exchanges.first?.typed.firstLine ?? ""
    result.blocks.append(
      BlockResult(
        line: place.firstLine, heading: place.heading, command: command, outcome: outcome))
  }

  private mutating func run(_ place: BlockPlace) -> BlockResult.Outcome {
    var place = place
    let lines = place.exchangeLines
    let newline = document.newline
    let before = place.block
    var changed: [Int] = []
    for index in place.block.exchanges.indices {
      let reply = runner.run(place.block.exchanges[index], line: lines[index])
      if runner.wasInterrupted { return .notRun }
      let isUnmet =
        reply.status == .failedComparison && !place.block.exchanges[index].expectsFailure
      if document.kind == .script {
        if reply.status != .success { return failed(place, index, reply) }
      } else if isUnmet, updates, isMeant(place) {
        // What an author expects is not written away.
        return failed(place, index, reply)
      } else if place.block.exchanges[index].update(with: reply.lines, newline: newline) {
        changed.append(index)
      }
    }
    if let fault = fault(of: place) { return fault }
    guard let first = changed.first else { return .passed }
    if updates, isMeant(place) {
      document.parts[place.part] = .block(place.block)
      return .updated(changed.count)
    }
    let difference = LineDifference(from: before.texts, to: place.block.texts)
    return .differs(
      BlockResult.Difference(
        line: lines[first], command: before.exchanges[first].typed.firstLine,
        lines: difference.lines(firstLine: place.line), state: StateLine.text(of: runner.session)))
  }

  /// A command that was not done, and cannot be what the document is to say.
  private func failed(
    _ place: BlockPlace, _ index: Int, _ reply: DocumentRunner.Reply
  ) -> BlockResult.Outcome {
    .failed(
      BlockResult.Difference(
        line: place.exchangeLines[index], command: place.block.exchanges[index].typed.firstLine,
        lines: reply.lines.filter { $0.kind == .message }.map {
          String(decoding: $0.written, as: UTF8.self)
        },
        state: StateLine.text(of: runner.session)))
  }

  /// What is wrong with a block itself, whatever is printed.
  private func fault(of place: BlockPlace) -> BlockResult.Outcome? {
    let block = place.block
    var message: Diagnostic?
    if let word = block.unknownWords.first {
      message = Diagnostic(fenceWord: word)
    } else if block.exchanges.isEmpty, block.rest.contains(where: { !$0.text.isBlank }) {
      message = Diagnostic(.noCommands)
    } else if block.exchanges.contains(where: { !$0.stray.isEmpty }) {
      message = Diagnostic(.strayText)
    }
    guard let message else { return nil }
    let help = message.help.map { ["  help: \($0)"] } ?? []
    return .failed(
      BlockResult.Difference(
        line: place.line, command: nil, lines: [message.message] + help, state: nil))
  }
}

extension Block {
  /// Its lines as a diff shows them.
  fileprivate var texts: [ArraySlice<UInt8>] {
    var lines = opening.map { [$0] } ?? []
    for exchange in exchanges { lines += exchange.lead + exchange.input + exchange.reply }
    return (lines + rest + (closing.map { [$0] } ?? [])).map(\.text)
  }
}

extension String {
  var firstLine: String {
    guard let newline = utf8.firstIndex(of: Byte.newline) else { return self }
    return "\(self[..<newline]) …"
  }
}
