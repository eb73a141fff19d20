import CommandLanguage
import Drawing
import Replay
import TableKit

/// Prints what became of each file: text, or an object a line for each block.
struct TestReport {
  private let output: Output
  private let isQuiet: Bool
  private let isJSON: Bool
  private let look: Look

  init(_ output: Output, isQuiet: Bool, isJSON: Bool, hasColor: Bool) {
    (self.output, self.isQuiet, self.isJSON) = (output, isQuiet, isJSON)
    look = Look(hasColor: hasColor)
  }

  func write(_ result: DocumentResult) {
    if let error = result.error {
      if isJSON { writeJSON(error.message, of: result.name) }
      fail(.file(result.name, error))
    } else if isJSON {
      for block in result.blocks { writeJSON(block, of: result.name) }
    } else {
      if !isQuiet, let line = line(on: result) { output.writeLine(line) }
      for block in result.blocks {
        if let difference = block.difference { write(difference, of: result.name) }
      }
    }
    output.flush()
  }

  func fail(_ fault: TestFault) { output.write(Diagnostic(fault)) }

  func list(_ path: String, _ place: BlockPlace) {
    let command = place.block.exchanges.first?.typed ?? ""
    let first = command.prefix { $0 != "\n" }
    let heading = place.heading.map { "  (\($0))" } ?? ""
    output.writeLine(sanitized("\(path):\(place.firstLine): \(first)\(heading)"))
  }

  func end(_ tally: TestTally, _ options: Options.Test) {
    if isJSON || isQuiet && tally.failures == 0 || tally.isEmpty { return }
    output.writeLine(tally.summary(updates: options.updates))
  }

  private func line(on result: DocumentResult) -> String? {
    if result.blocks.isEmpty || result.failures > 0 { return nil }
    let updates = result.updates
    let what =
      updates > 0
      ? counted(updates, "reply", "replies") + " written anew"
      : counted(result.blocks.count, "block") + ", as recorded"
    return sanitized("\(result.name): \(what)")
  }

  private func write(_ difference: BlockResult.Difference, of name: String) {
    let place = "\(name):\(difference.line): "
    if let command = difference.command {
      output.writeLine(sanitized("\(place)> \(command)"))
      for line in difference.lines { output.writeLine(colored(line)) }
    } else {
      for (number, line) in difference.lines.enumerated() {
        output.writeLine(sanitized(number == 0 ? place + line : line))
      }
    }
    if let state = difference.state { output.writeLine(sanitized("  state: \(state)")) }
  }

  private func colored(_ line: String) -> String {
    let text = sanitized(line)
    guard look.hasColor else { return text }
    switch text.first {
    case "-": return "\u{1B}[31m\(text)\u{1B}[m"
    case "+": return "\u{1B}[32m\(text)\u{1B}[m"
    default: return text
    }
  }

  private func writeJSON(_ block: BlockResult, of name: String) {
    var text = JSONText()
    text.object { object in
      object.member("file") { $0.string(name) }
      object.member("line") { $0.number(block.difference?.line ?? block.line) }
      object.member("heading") { $0.optional(block.heading) }
      object.member("command") { $0.string(block.difference?.command ?? block.command) }
      object.member("result") { $0.string(block.outcome.word) }
      object.member("difference") { $0.array(block.difference?.lines ?? []) { $0.string($1) } }
      object.member("state") { $0.optional(block.difference?.state) }
    }
    write(text)
  }

  /// A file that could not be tested, in the members that a block has.
  private func writeJSON(_ error: String, of name: String) {
    var text = JSONText()
    text.object { object in
      object.member("file") { $0.string(name) }
      for member in ["line", "heading", "command"] { object.member(member) { $0.null() } }
      object.member("result") { $0.string("error") }
      object.member("difference") { $0.array([error]) { $0.string($1) } }
      object.member("state") { $0.null() }
    }
    write(text)
  }

  private func write(_ line: JSONText) {
    output.write(line.bytes)
    output.write("\n")
  }
}

extension JSONText {
  fileprivate mutating func optional(_ value: String?) {
    if let value { string(value) } else { null() }
  }
}

extension BlockResult.Outcome {
  var wasRun: Bool {
    switch self {
    case .passed, .updated, .differs, .failed: true
    case .notRun: false
    }
  }

  /// As the reports for other programs have it.
  var word: String {
    switch self {
    case .passed: "passed"
    case .updated: "updated"
    case .differs: "differs"
    case .failed: "failed"
    case .notRun: "not run"
    }
  }
}
