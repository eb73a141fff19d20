import CommandLanguage

/// Finds which of several input lines belong together: a block or a continued line goes on.
struct InputCutter {
  private let source: SourceText
  /// The offset after each line.
  private let ends: [Int]
  private var lexer: Lexer
  private var tokens: [Token] = []
  private var ranges: [Range<Int>] = []
  /// The first line that belongs to no range yet.
  private var first = 0

  init(_ source: SourceText, ends: [Int]) {
    (self.source, self.ends, lexer) = (source, ends, Lexer(source))
  }

  /// - Returns: the lines of each command, or of several on one line; all lines, in order. One
  ///   without a command stands alone.
  static func cut(_ lines: ArraySlice<DocumentLine>) -> [Range<Int>] {
    if lines.count == 1 { return [lines.indices] }
    var bytes: [UInt8] = []
    var ends: [Int] = []
    for line in lines {
      bytes.append(contentsOf: line.words)
      bytes.append(Byte.newline)
      ends.append(bytes.count)
    }
    var cutter = InputCutter(SourceText(name: "", bytes: bytes), ends: ends)
    return cutter.cut().map {
      $0.lowerBound + lines.startIndex..<$0.upperBound + lines.startIndex
    }
  }

  mutating func cut() -> [Range<Int>] {
    while let start = nextCommand() {
      standAlone(until: start)
      if first < ends.count, endsLine { take() }
    }
    standAlone(until: source.bytes.count)
    return ranges
  }

  /// Reads a command, also one that cannot be read.
  /// - Returns: where it begins; nil: there is none.
  private mutating func nextCommand() -> Int? {
    do {
      guard try lexer.readCommand(into: &tokens) else { return nil }
      return tokens.first.map { Int($0.start) }
    } catch {
      return tokens.first.map { Int($0.start) } ?? error.range.start
    }
  }

  /// Whether no more of the line is to be read; a `;` ends a command, not its line.
  private var endsLine: Bool {
    lexer.offset == source.bytes.count || source.bytes[lexer.offset - 1] == Byte.newline
  }

  /// The lines that end before an offset have no part in the command there.
  private mutating func standAlone(until offset: Int) {
    while first < ends.count, ends[first] <= offset {
      ranges.append(first..<first + 1)
      first += 1
    }
  }

  /// The lines up to where the lexer is are one input.
  private mutating func take() {
    var end = first
    while end < ends.count, ends[end] < lexer.offset { end += 1 }
    ranges.append(first..<min(end + 1, ends.count))
    first = min(end + 1, ends.count)
  }
}
