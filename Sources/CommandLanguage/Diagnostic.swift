/// What went wrong or should be known, in words, and where.
///
/// Every sentence for the user is written in the extensions of this type, once.
package struct Diagnostic: Equatable, Sendable {
  package enum Severity: String, Sendable { case error, note }

  package var severity: Severity
  /// What is so: lower case, no period.
  package var message: String
  /// More lines below the message: an exception's explanation.
  package var details: [String]
  /// The way out, where one is likely.
  package var help: String?
  package var location: SourceLocation?
  /// What was expected and what is, where two things were compared.
  package var mismatch: Mismatch?
  /// The files that led here, the nearest first.
  package var includes: [Inclusion]

  /// A line of a file that sourced another one.
  package struct Inclusion: Hashable, Sendable {
    package var name: String
    /// Counted from 1.
    package var line: Int

    package init(name: String, line: Int) { (self.name, self.line) = (name, line) }
  }

  package init(
    _ message: String, help: String? = nil, details: [String] = [], severity: Severity = .error,
    at location: SourceLocation? = nil, includes: [Inclusion] = []
  ) {
    // What there is none of is no way out.
    self.help = help?.isEmpty == true ? nil : help
    (self.message, self.details, self.severity) = (message, details, severity)
    (self.location, self.includes) = (location, includes)
  }

  package init(_ error: ParseError, in source: SourceText, includes: [Inclusion] = []) {
    self.init(error.reason)
    if let line = MeantLine(insteadOf: error, in: source, help: help) { help = line.text }
    location = SourceLocation(of: error.range, in: source)
    self.includes = includes
  }

  package init(
    _ reason: StepReason, at range: SourceRange, in source: SourceText, includes: [Inclusion] = []
  ) {
    self.init(reason)
    if let line = MeantLine(insteadOf: reason, at: range, in: source) { help = line.text }
    location = SourceLocation(of: range, in: source)
    self.includes = includes
  }
}

/// A range of a source as a person finds it.
package struct SourceLocation: Hashable, Sendable {
  package var name: String
  /// Counted from 1.
  package var line: Int
  /// Counted from 1, in characters of the file's line.
  package var column: Int
  /// How much of the file's line stands before the text.
  package var margin: Int
  /// The whole line, without its end and its margin.
  package var text: String
  /// What of the line is meant, in UTF-8 bytes from its start.
  package var range: Range<Int>

  package init(of range: SourceRange, in source: SourceText) {
    let bytes = source.bytes
    let start = min(max(0, range.start), bytes.count)
    let lineStart = bytes[..<start].lastIndex(of: Byte.newline).map { $0 + 1 } ?? 0
    var lineEnd = bytes[start...].firstIndex(of: Byte.newline) ?? bytes.count
    if lineEnd > lineStart, bytes[lineEnd - 1] == Byte.carriageReturn { lineEnd -= 1 }
    let before = String(decoding: bytes[lineStart..<start], as: UTF8.self)
    name = source.name
    let index = bytes[..<start].count { $0 == Byte.newline }
    line = index + source.firstLine
    margin = source.margins.indices.contains(index) ? source.margins[index] : 0
    column = margin + before.count + 1
    text = String(decoding: bytes[lineStart..<max(lineEnd, lineStart)], as: UTF8.self)
    let end = min(max(range.end, start), max(lineEnd, start))
    self.range = start - lineStart..<end - lineStart
  }
}
