/// Writes one JSON object into a buffer of bytes, member by member, in the order they come.
///
/// Strings are UTF-8; controls, those of direction and of lines among them, the quote and the backslash
/// are escaped, so that a line of output is one line for every reader, and none for a terminal to obey.
struct JSONText {
  private(set) var bytes: [UInt8] = []
  private var needsComma = false

  mutating func object(_ members: (inout JSONText) -> Void) {
    enclose("{", "}", members)
  }

  mutating func array<Element>(_ elements: [Element], _ write: (inout JSONText, Element) -> Void) {
    enclose("[", "]") { text in
      for element in elements { write(&text, element) }
    }
  }

  mutating func member(_ name: String, _ value: (inout JSONText) -> Void) {
    string(name)
    bytes.append(UInt8(ascii: ":"))
    needsComma = false
    value(&self)
    needsComma = true
  }

  mutating func string(_ value: String) {
    separate()
    bytes.append(UInt8(ascii: "\""))
    for scalar in value.unicodeScalars { append(escaping: scalar) }
    bytes.append(UInt8(ascii: "\""))
  }

  mutating func number(_ value: Int) { literal(String(value)) }

  mutating func bool(_ value: Bool) { literal(value ? "true" : "false") }

  mutating func null() { literal("null") }

  private mutating func literal(_ text: String) {
    separate()
    bytes.append(contentsOf: text.utf8)
  }

  private mutating func enclose(
    _ open: Unicode.Scalar, _ close: Unicode.Scalar, _ content: (inout JSONText) -> Void
  ) {
    separate()
    bytes.append(UInt8(ascii: open))
    needsComma = false
    content(&self)
    bytes.append(UInt8(ascii: close))
    needsComma = true
  }

  private mutating func separate() {
    if needsComma { bytes.append(UInt8(ascii: ",")) }
    needsComma = true
  }

  private mutating func append(escaping scalar: Unicode.Scalar) {
    switch scalar {
    case "\"": bytes.append(contentsOf: "\\\"".utf8)
    case "\\": bytes.append(contentsOf: "\\\\".utf8)
    case "\n": bytes.append(contentsOf: "\\n".utf8)
    case "\t": bytes.append(contentsOf: "\\t".utf8)
    case "\r": bytes.append(contentsOf: "\\r".utf8)
    case "\u{0}"..<" ", "\u{7F}"..."\u{9F}", "\u{61C}", "\u{200E}", "\u{200F}",
      "\u{2028}"..."\u{202E}", "\u{2066}"..."\u{2069}":
      let digits = String(scalar.value, radix: 16)
      bytes.append(contentsOf: "\\u".utf8)
      bytes.append(contentsOf: String(repeating: "0", count: 4 - digits.utf8.count).utf8)
      bytes.append(contentsOf: digits.utf8)
    default: bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
    }
  }
}
