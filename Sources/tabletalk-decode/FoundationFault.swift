import DataFormats
import Foundation

/// What Foundation says of a text that it cannot read, in plain words and with its line.
struct FoundationFault {
  private let description: String
  private let format: DataFormat

  init(_ error: NSError, format: DataFormat) {
    // The parser of XML complains first, whatever the text is; the other's words lie under a key.
    let oldStyle = error.userInfo["kCFPropertyListOldStyleParsingError"] as? NSError
    let isXML = format == .xmlPlist || oldStyle == nil
    let source = isXML ? error : (oldStyle ?? error)
    description = source.userInfo["NSDebugDescription"] as? String ?? source.localizedDescription
    self.format = format
  }

  func dataError(in bytes: [UInt8]) -> DataError {
    if let offset = number(after: "around character ") {
      let place = SourceLine(of: offset, in: bytes)
      return DataError(
        .syntax(detail: plainWords), in: format, line: place.line, column: place.column)
    }
    let line = number(after: "line ")
    let reason: DataError.Reason =
      line == nil && format == .binaryPlist
      ? .damaged(detail: plainWords) : .syntax(detail: plainWords)
    return DataError(reason, in: format, line: line)
  }

  /// The words without the place and the period, which the message adds or leaves out.
  private var plainWords: String {
    var text = description
    for pattern in [" around character [0-9]+", " (on|at) line [0-9]+", "\\.$", "^Encountered "] {
      text = text.replacingOccurrences(of: pattern, with: "", options: .regularExpression)
    }
    return text.prefix(1).lowercased() + text.dropFirst()
  }

  private func number(after words: String) -> Int? {
    guard let range = description.range(of: words) else { return nil }
    return Int(description[range.upperBound...].prefix { $0.isNumber })
  }
}
