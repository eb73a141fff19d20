/// A piece of a source: what it is and which bytes; nothing is copied.
package struct Token: Hashable, Sendable {
  package enum Kind: UInt8, Sendable {
    case word
    /// `"…"`, the quotes included.
    case quoted
    case open
    case close
    /// A line's end or `;` inside a block.
    case end
  }

  package var kind: Kind
  /// A backslash stands in a quoted text.
  package var hasEscapes = false
  /// A `$` stands where it may begin a value.
  package var hasValues = false
  /// UTF-8 offsets, half-open; 32 bits, since a script has one for every word.
  package var start: Int32
  package var end: Int32

  package init(_ kind: Kind, _ start: Int, _ end: Int) {
    self.kind = kind
    self.start = Int32(truncatingIfNeeded: start)
    self.end = Int32(truncatingIfNeeded: end)
  }

  package var range: SourceRange { SourceRange(Int(start), Int(end)) }
}

/// The bytes that mean something to the language.
enum Byte {
  static let tab = UInt8(ascii: "\t")
  static let newline = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")
  static let space = UInt8(ascii: " ")
  static let quote = UInt8(ascii: "\"")
  static let hash = UInt8(ascii: "#")
  static let dollar = UInt8(ascii: "$")
  static let comma = UInt8(ascii: ",")
  static let minus = UInt8(ascii: "-")
  static let point = UInt8(ascii: ".")
  static let colon = UInt8(ascii: ":")
  static let semicolon = UInt8(ascii: ";")
  static let backslash = UInt8(ascii: "\\")
  static let open = UInt8(ascii: "{")
  static let close = UInt8(ascii: "}")

  static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  /// A letter, digit or `_`, of which the bare name of a value is made.
  static func isNamePart(_ byte: UInt8) -> Bool {
    isLetter(byte) || isDigit(byte) || byte == UInt8(ascii: "_")
  }
}
