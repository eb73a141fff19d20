import CommandLanguage

/// A command as a document has it: each line behind a `> `, the lines of its blocks two blanks a level in.
enum TypedLines {
  static func lines(of excerpt: Excerpt) -> [ArraySlice<UInt8>] {
    let bytes = Array(excerpt.bytes)
    let depths = depths(of: bytes)
    let mark = ArraySlice("> ".utf8)
    return bytes.split(separator: Byte.newline, omittingEmptySubsequences: false).enumerated().map {
      number, line in
      let text = line.last == Byte.carriageReturn ? line.dropLast() : line
      if number == 0 { return mark + text }
      let words = text.drop { $0 == Byte.space || $0 == Byte.tab }
      let blanks = words.isEmpty ? 0 : 2 * depths[number]
      return mark + Array(repeating: Byte.space, count: blanks) + words
    }
  }

  /// How many blocks each line stands in; a line that begins with `}` in one less. A continued line
  /// stands one level in.
  private static func depths(of bytes: [UInt8]) -> [Int] {
    var starts = [0]
    for (index, byte) in bytes.enumerated() where byte == Byte.newline { starts.append(index + 1) }
    var depths: [Int] = []
    var depth = 0
    var next = tokens(of: bytes)[...]
    for (number, start) in starts.enumerated() {
      let end = number + 1 < starts.count ? starts[number + 1] : bytes.count
      let line = next.prefix { Int($0.start) < end }
      next = next.dropFirst(line.count)
      let closing = line.prefix { $0.kind == .close }.count
      depths.append(max(0, depth - closing, isContinued(bytes, before: start) ? depth + 1 : 0))
      for token in line { depth += token.kind == .open ? 1 : token.kind == .close ? -1 : 0 }
    }
    return depths
  }

  private static func tokens(of bytes: [UInt8]) -> [Token] {
    var lexer = Lexer(SourceText(name: "", bytes: bytes))
    var tokens: [Token] = []
    do { _ = try lexer.readCommand(into: &tokens) } catch { return tokens }
    return tokens
  }

  private static func isContinued(_ bytes: [UInt8], before start: Int) -> Bool {
    var end = start - 1
    if end > 0, bytes[end - 1] == Byte.carriageReturn { end -= 1 }
    return end > 0 && bytes[end - 1] == Byte.backslash
  }
}
