/// Cuts a source into the tokens of one command at a time, its blocks included.
///
/// The bytes are read once; tokens are ranges into them, in an array that the caller uses again.
package struct Lexer: Sendable {
  /// What keeps a hostile script from exhausting memory or the stack.
  package enum Limit {
    /// Blocks in blocks.
    package static let depth = 100
    /// Bytes a line.
    package static let line = 1_000_000
    /// Bytes a source: offsets have 31 bits.
    package static let source = Int(Int32.max)
  }

  private let bytes: [UInt8]
  /// Where the next command begins to be looked for.
  package private(set) var offset: Int
  /// The source ended just after a `\` that continues its last line.
  package private(set) var endsInContinuation = false
  private var lineStart: Int
  private var opens: [Int] = []

  package init(_ source: SourceText, from offset: Int = 0) {
    bytes = source.bytes
    let hasMark = offset == 0 && bytes.starts(with: [0xEF, 0xBB, 0xBF])
    self.offset = hasMark ? 3 : offset
    lineStart = self.offset
  }

  /// Reads the next command's tokens; answers whether there was one.
  ///
  /// After an error the tokens before it are there, and reading goes on at the line after it, or
  /// after the block in which it is.
  package mutating func readCommand(into tokens: inout [Token]) throws(ParseError) -> Bool {
    tokens.removeAll(keepingCapacity: true)
    opens.removeAll(keepingCapacity: true)
    endsInContinuation = false
    do {
      try scan(into: &tokens)
    } catch {
      skipLine()
      skipOpenBlocks()
      throw error
    }
    return !tokens.isEmpty
  }

  /// Passes over what is left of the blocks that an error stands in: it is no command of its own.
  private mutating func skipOpenBlocks() {
    var ignored: [Token] = []
    while !opens.isEmpty, offset < bytes.count {
      ignored.removeAll(keepingCapacity: true)
      do { try scan(into: &ignored) } catch { skipLine() }
    }
  }

  /// Reads tokens to the end of a command outside all blocks.
  private mutating func scan(into tokens: inout [Token]) throws(ParseError) {
    guard bytes.count <= Limit.source else {
      throw ParseError(.sourceTooLong(limit: Limit.source), at: SourceRange(0, 0))
    }
    while offset < bytes.count {
      switch bytes[offset] {
      case Byte.space, Byte.tab, Byte.carriageReturn:
        offset += 1
      case Byte.newline, Byte.semicolon:
        if try endCommand(&tokens) { return }
      case Byte.hash:
        skipComment()
      case Byte.quote:
        tokens.append(try quoted())
      case Byte.open:
        try open(&tokens)
      case Byte.close:
        try close(&tokens)
      case Byte.backslash where continuation(at: offset) != nil:
        continueLine()
      default:
        tokens.append(try word())
      }
    }
    if let open = opens.last {
      throw ParseError(.unclosedBlock, at: SourceRange(open, open + 1))
    }
  }

  /// Takes a line's end or a `;`; answers whether a command is complete.
  private mutating func endCommand(_ tokens: inout [Token]) throws(ParseError) -> Bool {
    try checkLine()
    let isLine = bytes[offset] == Byte.newline
    offset += 1
    if isLine { lineStart = offset }
    guard let last = tokens.last else { return false }
    if opens.isEmpty { return true }
    if last.kind != .open, last.kind != .end {
      tokens.append(Token(.end, offset - 1, offset))
    }
    return false
  }

  private mutating func open(_ tokens: inout [Token]) throws(ParseError) {
    guard opens.count < Limit.depth else {
      throw ParseError(.tooDeep(limit: Limit.depth), at: SourceRange(offset, offset + 1))
    }
    opens.append(offset)
    tokens.append(Token(.open, offset, offset + 1))
    offset += 1
  }

  private mutating func close(_ tokens: inout [Token]) throws(ParseError) {
    guard opens.popLast() != nil else {
      throw ParseError(.unexpectedClose, at: SourceRange(offset, offset + 1))
    }
    tokens.append(Token(.close, offset, offset + 1))
    offset += 1
  }

  private func checkLine() throws(ParseError) {
    guard offset - lineStart <= Limit.line else {
      throw ParseError(.lineTooLong(limit: Limit.line), at: SourceRange(lineStart, lineStart))
    }
  }
}

// MARK: words and texts
extension Lexer {
  private mutating func word() throws(ParseError) -> Token {
    let start = offset
    var hasValues = false
    scan: while offset < bytes.count {
      switch bytes[offset] {
      case Byte.space, Byte.tab, Byte.carriageReturn, Byte.newline, Byte.semicolon, Byte.quote,
        Byte.open, Byte.close:
        break scan
      case Byte.backslash where continuation(at: offset) != nil:
        break scan
      case Byte.dollar:
        hasValues = beginsValue(at: offset) || hasValues
        offset = endOfBracedName(at: offset) ?? offset + 1
      default:
        offset += 1
      }
    }
    try checkLine()
    var token = Token(.word, start, offset)
    token.hasValues = hasValues
    return token
  }

  private mutating func quoted() throws(ParseError) -> Token {
    let start = offset
    var token = Token(.quoted, start, start)
    offset += 1
    while offset < bytes.count, bytes[offset] != Byte.newline {
      switch bytes[offset] {
      case Byte.quote:
        offset += 1
        try checkLine()
        token.end = Int32(truncatingIfNeeded: offset)
        return token
      case Byte.backslash:
        token.hasEscapes = true
        offset += offset + 1 < bytes.count && bytes[offset + 1] != Byte.newline ? 2 : 1
      case Byte.dollar:
        token.hasValues = token.hasValues || beginsValue(at: offset)
        offset += 1
      default:
        offset += 1
      }
    }
    throw ParseError(.unclosedText, at: SourceRange(start, offset))
  }

  private func beginsValue(at dollar: Int) -> Bool {
    guard dollar + 1 < bytes.count else { return false }
    return Byte.isLetter(bytes[dollar + 1]) || bytes[dollar + 1] == Byte.open
  }

  /// Past the `}` of a `${name}` on one line.
  private func endOfBracedName(at dollar: Int) -> Int? {
    guard dollar + 1 < bytes.count, bytes[dollar + 1] == Byte.open else { return nil }
    var index = dollar + 2
    while index < bytes.count, bytes[index] != Byte.newline {
      if bytes[index] == Byte.close { return index + 1 }
      index += 1
    }
    return nil
  }
}

// MARK: line ends
extension Lexer {
  /// Past the line's end, if the backslash at `index` is the last character of its line.
  private func continuation(at index: Int) -> Int? {
    var next = index + 1
    if next < bytes.count, bytes[next] == Byte.carriageReturn { next += 1 }
    if next >= bytes.count { return bytes.count }
    return bytes[next] == Byte.newline ? next + 1 : nil
  }

  private mutating func continueLine() {
    offset = continuation(at: offset) ?? offset + 1
    lineStart = offset
    endsInContinuation = offset >= bytes.count
  }

  private mutating func skipComment() {
    while offset < bytes.count, bytes[offset] != Byte.newline { offset += 1 }
  }

  private mutating func skipLine() {
    skipComment()
    offset = min(offset + 1, bytes.count)
    lineStart = offset
  }
}

extension Lexer {
  /// Whether what was typed is the beginning of something: a block or a continued line is open.
  package static func needsMore(_ source: SourceText) -> Bool { openness(of: source) != nil }

  /// How many blocks are open where what was typed ends.
  package static func openBlocks(in source: SourceText) -> Int { openness(of: source) ?? 0 }

  /// The number of open blocks; 0 after a continued line; nil: nothing is open.
  private static func openness(of source: SourceText) -> Int? {
    var lexer = Lexer(source)
    var tokens: [Token] = []
    while true {
      do {
        let hasCommand = try lexer.readCommand(into: &tokens)
        if !hasCommand || lexer.offset >= source.bytes.count {
          return lexer.endsInContinuation ? 0 : nil
        }
      } catch {
        if error.reason == .unclosedBlock { return lexer.opens.count }
      }
    }
  }
}
