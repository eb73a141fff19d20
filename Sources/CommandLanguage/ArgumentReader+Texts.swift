/// What a bare word is when it is no keyword.
enum WordShape: Equatable {
  case text
  case integer(Int)
  case decimal(Double)
  /// Digits that are more than a number can hold.
  case tooLarge
  case path(section: Int, row: RowIndex)
  case range(PathPair)

  /// Both ends of a range; both belong to it.
  struct PathPair: Equatable {
    var first: (section: Int, row: Int)
    var last: (section: Int, row: RowIndex)

    static func == (one: PathPair, other: PathPair) -> Bool {
      one.first == other.first && one.last == other.last
    }
  }

  /// How a message names it.
  var kind: String {
    switch self {
    case .text: "a text"
    case .integer, .decimal, .tooLarge: "a number"
    case .path: "a path"
    case .range: "a range"
    }
  }
}

extension ArgumentReader {
  /// What the token is, read off its bytes; a quoted one is text whatever it says.
  func shape(of token: Token) -> WordShape {
    guard token.kind == .word else { return .text }
    let first = source.bytes[Int(token.start)]
    guard Byte.isDigit(first) || first == Byte.minus else { return .text }
    var cursor = ByteCursor(source.bytes, Int(token.start), Int(token.end))
    return cursor.shape()
  }

  /// Takes a text: quoted, or a bare word that is no number, path or range.
  mutating func text(_ parameter: ParameterInfo) throws(ParseError) -> Text {
    expect(.text(parameter.name))
    let token = try take(parameter)
    return try text(token)
  }

  func text(_ token: Token) throws(ParseError) -> Text {
    if token.kind == .word { try checkBareText(token) }
    return try anyText(token)
  }

  /// A token's text, whatever it looks like.
  func anyText(_ token: Token) throws(ParseError) -> Text {
    if !token.hasEscapes, !token.hasValues { return .plain(string(token)) }
    var reader = TextReader(self, token)
    return try reader.read()
  }

  private func checkBareText(_ token: Token) throws(ParseError) {
    let first = source.bytes[Int(token.start)]
    if Byte.isDigit(first) || first == Byte.minus {
      let shape = shape(of: token)
      guard shape == .text else {
        throw ParseError(.needsQuotes(string(token), kind: shape.kind), at: token.range)
      }
    }
    try checkComma(token)
    if first == 0xE2, hasCurlyQuote(token) { throw ParseError(.curlyQuotes, at: token.range) }
  }

  /// Lists are parted by blanks.
  func checkComma(_ token: Token) throws(ParseError) {
    guard token.kind == .word, source.bytes[Int(token.end) - 1] == Byte.comma else { return }
    throw ParseError(.comma(string(token), help: lineWithoutCommas()), at: token.range)
  }

  /// “ or ” at the beginning of a word: what a word processor makes of a quote.
  private func hasCurlyQuote(_ token: Token) -> Bool {
    guard token.end - token.start >= 3 else { return false }
    let start = Int(token.start)
    return source.bytes[start + 1] == 0x80 && (0x9C...0x9F).contains(source.bytes[start + 2])
  }
}

/// Reads escapes and values out of one token.
private struct TextReader {
  private let reader: ArgumentReader
  private let isQuoted: Bool
  private var index: Int
  private let end: Int
  private var segments: [Text.Segment] = []
  private var pending: [UInt8] = []

  init(_ reader: ArgumentReader, _ token: Token) {
    self.reader = reader
    isQuoted = token.kind == .quoted
    index = Int(token.start) + (isQuoted ? 1 : 0)
    end = Int(token.end) - (isQuoted ? 1 : 0)
  }

  private var bytes: [UInt8] { reader.source.bytes }

  mutating func read() throws(ParseError) -> Text {
    while index < end {
      let byte = bytes[index]
      if byte == Byte.backslash, isQuoted {
        try readEscape()
      } else if byte == Byte.dollar, try readValue() {
        continue
      } else {
        pending.append(byte)
        index += 1
      }
    }
    guard !segments.isEmpty else { return .plain(String(decoding: pending, as: UTF8.self)) }
    flush()
    return .template(segments)
  }

  private mutating func flush() {
    guard !pending.isEmpty else { return }
    segments.append(.text(String(decoding: pending, as: UTF8.self)))
    pending.removeAll(keepingCapacity: true)
  }

  /// A `$name` or `${name}`; false: the dollar sign is one.
  private mutating func readValue() throws(ParseError) -> Bool {
    let start = index
    guard let name = nameRange() else { return false }
    let value = reader.string(name)
    var known = reader.context.values.map(\.rawValue)
    if reader.context.kind != .script { known += reader.fieldNames }
    guard known.contains(value) else {
      throw ParseError(.unknownValue(value, known: known), at: SourceRange(start, index))
    }
    flush()
    segments.append(.value(value))
    return true
  }

  /// Moves past the name after a `$`.
  private mutating func nameRange() -> SourceRange? {
    guard index + 1 < end else { return nil }
    if bytes[index + 1] == Byte.open {
      guard let close = bytes[index..<end].firstIndex(of: Byte.close) else { return nil }
      defer { index = close + 1 }
      return SourceRange(index + 2, close)
    }
    guard Byte.isLetter(bytes[index + 1]) else { return nil }
    let start = index + 1
    index = start
    while index < end, Byte.isNamePart(bytes[index]) { index += 1 }
    return SourceRange(start, index)
  }

  private mutating func readEscape() throws(ParseError) {
    let start = index
    guard index + 1 < end else {
      throw ParseError(.unknownEscape("\\"), at: SourceRange(start, end))
    }
    let escaped = bytes[index + 1]
    index += 2
    switch escaped {
    case Byte.quote, Byte.backslash, Byte.dollar: pending.append(escaped)
    case UInt8(ascii: "n"): pending.append(Byte.newline)
    case UInt8(ascii: "t"): pending.append(Byte.tab)
    case UInt8(ascii: "u"): try readScalar(from: start)
    default:
      while index < end, bytes[index] & 0xC0 == 0x80 { index += 1 }
      let range = SourceRange(start, index)
      throw ParseError(.unknownEscape(reader.string(range)), at: range)
    }
  }

  /// `{1F600}` after a `\u`.
  private mutating func readScalar(from start: Int) throws(ParseError) {
    guard index < end, bytes[index] == Byte.open,
      let close = bytes[index..<end].firstIndex(of: Byte.close)
    else {
      let range = SourceRange(start, index)
      throw ParseError(.badScalar(reader.string(range)), at: range)
    }
    let digits = reader.string(SourceRange(index + 1, close))
    index = close + 1
    guard let number = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(number) else {
      let range = SourceRange(start, index)
      throw ParseError(.badScalar(reader.string(range)), at: range)
    }
    pending.append(contentsOf: String(Character(scalar)).utf8)
  }
}
