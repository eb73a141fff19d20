import Replay

/// Results as JUnit's XML, which build servers read: a suite a file, a case a block.
struct JUnitText {
  private var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"

  var bytes: [UInt8] { Array(text.utf8) }

  init(_ results: [(result: DocumentResult, seconds: Double)]) {
    text += "<testsuites>\n"
    for (result, seconds) in results { add(result, seconds) }
    text += "</testsuites>\n"
  }

  private mutating func add(_ result: DocumentResult, _ seconds: Double) {
    let skipped = result.blocks.count { !$0.outcome.wasRun }
    let errors = result.error == nil ? 0 : 1
    text +=
      "  <testsuite name=\"\(escaped(result.name))\" tests=\"\(result.blocks.count + errors)\""
    text += " failures=\"\(result.failures)\" errors=\"\(errors)\" skipped=\"\(skipped)\""
    text += " time=\"\(seconds.thousandths)\">\n"
    if let error = result.error { add(error.message, of: result.name) }
    for block in result.blocks { add(block, of: result.name) }
    text += "  </testsuite>\n"
  }

  /// A file that could not be tested: the one case of its suite.
  private mutating func add(_ error: String, of name: String) {
    text += "    <testcase classname=\"\(escaped(name))\" name=\"\(escaped(name))\">\n"
    text += "      <error message=\"\(escaped(error))\"/>\n    </testcase>\n"
  }

  private mutating func add(_ block: BlockResult, of name: String) {
    text += "    <testcase classname=\"\(escaped(name))\""
    text += " name=\"\(escaped("line \(block.line): \(block.command)"))\""
    switch block.outcome {
    case .passed, .updated: text += "/>\n"
    case .notRun: text += "><skipped/></testcase>\n"
    case .differs(let difference), .failed(let difference):
      let message = "\(name):\(difference.line): \(difference.headline)"
      text += ">\n      <failure message=\"\(escaped(message))\">"
      text += escaped(
        (difference.lines + (difference.state.map { ["state: \($0)"] } ?? [])).joined(
          separator: "\n"))
      text += "</failure>\n    </testcase>\n"
    }
  }

  /// What XML cannot hold, controls, becomes U+FFFD.
  private func escaped(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result.append(contentsOf: "&amp;".unicodeScalars)
      case "<": result.append(contentsOf: "&lt;".unicodeScalars)
      case ">": result.append(contentsOf: "&gt;".unicodeScalars)
      case "\"": result.append(contentsOf: "&quot;".unicodeScalars)
      case "\n", "\t": result.append(scalar)
      case "\u{0}"..<" ", "\u{7F}"..."\u{9F}", "\u{FFFE}", "\u{FFFF}": result.append("\u{FFFD}")
      default: result.append(scalar)
      }
    }
    return String(result)
  }
}

extension BlockResult.Difference {
  fileprivate var headline: String { command.map { "> \($0)" } ?? lines.first ?? "" }
}
