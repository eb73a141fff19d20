/// A pasted text made even: one blank between words, straight quotes, single full stops.
///
/// Pages and consoles fold line breaks, escape quotes and curl them, mails put a `>` before each
/// line, and reports double a full stop; none of that is what the message says.
struct CrashText: Sendable {
  /// The even text, in UTF-8.
  let bytes: [UInt8]
  /// The same with ASCII letters in lower case, byte for byte.
  let lowercased: [UInt8]
  /// Whether two blanks stand after the first sentence of a count message, as they did up to iOS
  /// 12.
  let hasWideGap: Bool
  /// Where words and signs begin: no index in the midst of a word.
  let wordStarts: [Int]

  init(_ text: String) {
    var reader = EvenText(text)
    let bytes = reader.read()
    self.bytes = bytes
    lowercased = bytes.map(CrashByte.lowercased)
    hasWideGap = reader.sawWideGap
    wordStarts = bytes.indices.filter { $0 == 0 || !CrashByte.isWordPart(bytes[$0 - 1]) }
  }

  /// Whether the table stands after the message, as it does from iOS 15.
  var namesTable: Bool { contains("table view: ") }

  var string: String { string(0..<bytes.count) }

  func string(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  /// The first place of a text from an index on, and before another one, case aside.
  func firstIndex(of words: [UInt8], from start: Int = 0, before end: Int = .max) -> Int? {
    guard let first = words.first, words.count <= bytes.count else { return nil }
    var index = start
    while index < end, index + words.count <= lowercased.count {
      if lowercased[index] == first, lowercased[index...].starts(with: words) { return index }
      index += 1
    }
    return nil
  }

  func contains(_ words: String) -> Bool { firstIndex(of: Array(words.utf8)) != nil }
}

/// Reads a text once, byte by byte, and writes it even.
private struct EvenText {
  private let source: [UInt8]
  /// Whether each line begins with `>`: no message begins so, but one folded may go on so.
  private let isQuoted: Bool
  private var index = 0
  private var even: [UInt8] = []
  private var blanks = 0
  private(set) var sawWideGap = false

  init(_ text: String) {
    source = Array(text.utf8)
    let start = source.drop { $0 <= CrashByte.space }
    isQuoted = Self.quoteMarks.contains { start.starts(with: $0) }
    even.reserveCapacity(source.count)
  }

  mutating func read() -> [UInt8] {
    if isQuoted { skipQuoting() }
    while index < source.count {
      let isLineEnd = source[index] == CrashByte.lineFeed
      take()
      if isQuoted, isLineEnd { skipQuoting() }
    }
    return even
  }

  private mutating func skipQuoting() {
    while index < source.count {
      let rest = source[index...]
      guard let mark = Self.quoteMarks.first(where: { rest.starts(with: $0) }) else {
        guard rest.first == CrashByte.space else { return }
        index += 1
        continue
      }
      index += mark.count
    }
  }

  private static let quoteMarks = [[CrashByte.greater], Array("&gt;".utf8)]

  private mutating func take() {
    let byte = source[index]
    switch byte {
    case CrashByte.space: blank()
    case 0x09...0x0D: blank()
    case CrashByte.backslash: takeEscape()
    case UInt8(ascii: "`"): index += 1
    case UInt8(ascii: "&"): takeEntity()
    case 0xC2, 0xE2: takeWide()
    case CrashByte.point: takePoint()
    default: put(byte, taking: 1)
    }
  }

  private mutating func blank() {
    blanks += source[index] == CrashByte.space ? 1 : 0
    index += 1
    if let last = even.last, last != CrashByte.space { even.append(CrashByte.space) }
  }

  private mutating func put(_ byte: UInt8, taking count: Int) {
    if blanks == 2, byte == UInt8(ascii: "T"), even.dropLast().last == CrashByte.point {
      sawWideGap = true
    }
    blanks = 0
    even.append(byte)
    index += count
  }

  /// `\n`, `\t`, `\"` and their like, however many backslashes stand before them.
  private mutating func takeEscape() {
    var end = index
    while end < source.count, source[end] == CrashByte.backslash { end += 1 }
    guard end < source.count else { return put(CrashByte.backslash, taking: end - index) }
    switch source[end] {
    case UInt8(ascii: "n"), UInt8(ascii: "t"), UInt8(ascii: "r"):
      index = end
      blank()
    case CrashByte.quote, CrashByte.apostrophe: put(source[end], taking: end + 1 - index)
    default: put(CrashByte.backslash, taking: end - index)
    }
  }

  private mutating func takeEntity() {
    for (name, byte) in Self.entities where source[index...].starts(with: name.utf8) {
      return put(byte, taking: name.utf8.count)
    }
    put(source[index], taking: 1)
  }

  private static let entities: [(String, UInt8)] = [
    ("&lt;", CrashByte.less), ("&gt;", CrashByte.greater), ("&quot;", CrashByte.quote),
    ("&#34;", CrashByte.quote), ("&#39;", CrashByte.apostrophe), ("&#x27;", CrashByte.apostrophe),
    ("&apos;", CrashByte.apostrophe), ("&nbsp;", CrashByte.space),
    ("&amp;", UInt8(ascii: "&")),
  ]

  /// Curly quotes, blanks that do not break, and an ellipsis of one character.
  private mutating func takeWide() {
    let rest = source[index...]
    for (wide, byte) in Self.wide where rest.starts(with: wide.utf8) {
      return put(byte, taking: wide.utf8.count)
    }
    if rest.starts(with: "\u{A0}".utf8) {
      index += 1
      return blank()
    }
    if rest.starts(with: "\u{200B}".utf8) {
      index += 3
      return
    }
    if rest.starts(with: "…".utf8) {
      even += "...".utf8
      index += 3
      return
    }
    put(source[index], taking: 1)
  }

  private static let wide: [(String, UInt8)] = [
    ("“", CrashByte.quote), ("”", CrashByte.quote), ("‘", CrashByte.apostrophe),
    ("’", CrashByte.apostrophe), ("„", CrashByte.quote), ("‚", CrashByte.apostrophe),
    ("«", CrashByte.quote), ("»", CrashByte.quote), ("−", UInt8(ascii: "-")),
    ("–", UInt8(ascii: "-")),
  ]

  /// Two full stops at a word's end are one that a report doubled; of three or more an ellipsis is
  /// made.
  private mutating func takePoint() {
    var end = index
    while end < source.count, source[end] == CrashByte.point { end += 1 }
    let count = end - index
    let isDoubled = count == 2 && even.last != CrashByte.space
    put(CrashByte.point, taking: count)
    if !isDoubled { even += Array(repeating: CrashByte.point, count: min(count, 3) - 1) }
  }
}

/// The bytes that mean something in an exception's text.
enum CrashByte {
  static let space = UInt8(ascii: " ")
  static let lineFeed = UInt8(ascii: "\n")
  static let quote = UInt8(ascii: "\"")
  static let apostrophe = UInt8(ascii: "'")
  static let backslash = UInt8(ascii: "\\")
  static let point = UInt8(ascii: ".")
  static let comma = UInt8(ascii: ",")
  static let minus = UInt8(ascii: "-")
  static let less = UInt8(ascii: "<")
  static let greater = UInt8(ascii: ">")
  static let open = UInt8(ascii: "{")
  static let close = UInt8(ascii: "}")
  static let openBracket = UInt8(ascii: "[")
  static let closeBracket = UInt8(ascii: "]")

  static func lowercased(_ byte: UInt8) -> UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
  }

  static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  /// A letter, a digit, or part of a character that is not ASCII.
  static func isWordPart(_ byte: UInt8) -> Bool {
    isDigit(byte) || isLetter(byte) || byte >= 0x80 || byte == UInt8(ascii: "_")
  }
}
