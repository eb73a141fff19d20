/// What a document expects of a command beside what it printed.
///
/// Blank lines at the end of a reply part it from the next command; they are not compared.
struct ReplyComparison {
  /// The lines of the document, without the blank ones at their end.
  private let expected: ArraySlice<DocumentLine>
  private let patterns: [LinePattern]
  /// Without the blank lines at their end.
  private let actual: ArraySlice<ReplyLine>
  private let whole: [ReplyLine]

  init(_ reply: [DocumentLine], _ lines: [ReplyLine]) {
    expected = reply[..<((reply.lastIndex { !$0.text.isBlank } ?? -1) + 1)]
    patterns = expected.map { LinePattern($0.text) }
    whole = lines
    actual = lines[..<((lines.lastIndex { $0.kind == .message || !$0.text.isBlank } ?? -1) + 1)]
  }

  /// Whether the lines are what is expected, `[...]` standing for any of them.
  ///
  /// Blank lines at the end may be there or not.
  var isSame: Bool { isSame(actual) || actual.count < whole.count && isSame(whole[...]) }

  private func isSame(_ actual: ArraySlice<ReplyLine>) -> Bool {
    var (pattern, line) = (0, 0)
    /// The last `[...]`, and the line up to which it reaches so far.
    var wildcard: (pattern: Int, line: Int)?
    while line < actual.count {
      if pattern < patterns.count, patterns[pattern] == .anyLines {
        wildcard = (pattern, line)
        pattern += 1
      } else if pattern < patterns.count, patterns[pattern].matches(actual[line]) {
        (pattern, line) = (pattern + 1, line + 1)
      } else if let last = wildcard {
        wildcard = (last.pattern, last.line + 1)
        (pattern, line) = (last.pattern + 1, last.line + 1)
      } else {
        return false
      }
    }
    return patterns[pattern...].allSatisfy { $0 == .anyLines }
  }

  /// A line of the reply as it should be.
  enum Line {
    /// It still holds, wildcards and all.
    case kept(DocumentLine)
    case fresh(ReplyLine)
  }

  /// The fewest changes of the document that make it hold; wildcards stay wherever they match.
  var updated: [Line] {
    let head = zip(patterns, actual).prefix { $0.matches($1) }.count
    let limit = min(patterns.count, actual.count) - head
    let tail = zip(patterns.reversed(), actual.reversed()).prefix { $0.matches($1) }.count
    let end = min(tail, limit)
    let middle = Alignment(
      Array(patterns[head..<(patterns.count - end)]), Array(actual[head..<(actual.count - end)]))
    return expected[..<head].map { .kept($0) }
      + middle.lines.map { line in
        switch line {
        case .pattern(let index): .kept(expected[head + index])
        case .actual(let index): .fresh(actual[head + index])
        }
      } + expected.suffix(end).map { .kept($0) }
  }
}
