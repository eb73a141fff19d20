import Testing

@testable import LineEditing

struct KeyCase: Sendable, CustomTestStringConvertible {
  var bytes: [UInt8]
  var keys: [Key]
  var testDescription: String

  init(_ name: String, _ bytes: [UInt8], _ keys: [Key]) {
    (testDescription, self.bytes, self.keys) = (name, bytes, keys)
  }

  init(_ name: String, _ text: String, _ keys: [Key]) { self.init(name, Array(text.utf8), keys) }
}

private func scalars(_ text: String) -> [Key] { text.unicodeScalars.map(Key.scalar) }

private let keyCases = [
  KeyCase("ASCII", "ab\r", scalars("ab\r")),
  KeyCase("two, three and four bytes", "é€😀", scalars("é€😀")),
  KeyCase("a byte that begins nothing", [0x61, 0xFF, 0x62], scalars("a\u{FFFD}b")),
  KeyCase("a continuation alone", [0x80, 0x62], scalars("\u{FFFD}b")),
  KeyCase("a sequence cut short", [0xE2, 0x82, 0x62], scalars("\u{FFFD}b")),
  KeyCase("an encoded surrogate", [0xED, 0xA0, 0x80], scalars("\u{FFFD}")),
  KeyCase("the editor's own keys", "\u{80}\u{9F}\u{A0}", scalars("\u{FFFD}\u{FFFD}\u{A0}")),
  KeyCase("an arrow", "\u{1B}[A", scalars("\u{1B}[A")),
  KeyCase(
    "a paste", "x\u{1B}[200~a\tb\u{1B}[201~y", scalars("x") + [.paste("a\tb")] + scalars("y")),
  KeyCase("line ends in a paste", "\u{1B}[200~a\r\nb\rc\n\u{1B}[201~", [.paste("a\nb\nc\n")]),
  KeyCase("NUL in a paste", "\u{1B}[200~\0\u{1B}[201~", [.paste("\u{FFFD}")]),
  KeyCase("Escape in a paste", "\u{1B}[200~\u{1B}[20\u{1B}[201~", [.paste("\u{1B}[20")]),
  KeyCase("an empty paste", "\u{1B}[200~\u{1B}[201~", [.paste("")]),
]

@Test(arguments: keyCases)
func keysAreReadFromBytes(_ c: KeyCase) {
  var buffer = KeyBuffer()
  buffer.append(c.bytes)
  #expect(buffer.allKeys() == c.keys)
}

@Test(arguments: keyCases)
func keysAreTheSameByteByByte(_ c: KeyCase) {
  var buffer = KeyBuffer()
  var keys: [Key] = []
  for byte in c.bytes {
    buffer.append([byte])
    while let key = buffer.next(.waiting) { keys.append(key) }
  }
  #expect(keys + buffer.allKeys() == c.keys)
}

@Test func theEscapeKeyAloneIsReadWhenPatienceIsSpent() {
  var buffer = KeyBuffer()
  buffer.append([0x1B])
  #expect(buffer.next(.waiting) == nil)
  #expect(buffer.holdsPart)
  #expect(buffer.next(.spent) == .scalar("\u{1B}"))
  #expect(!buffer.holdsPart)
}

@Test func anInterruptEndsAPaste() {
  var buffer = KeyBuffer()
  buffer.append("\u{1B}[200~abc".utf8)
  #expect(buffer.next(.spent) == nil)
  buffer.removeAll()
  buffer.append("x".utf8)
  #expect(buffer.next(.waiting) == .scalar("x"))
}

@Test func withoutEditingABracketIsText() {
  var buffer = KeyBuffer()
  buffer.recognizesPaste = false
  buffer.append("\u{1B}[200~".utf8)
  #expect(buffer.allKeys() == scalars("\u{1B}[200~"))
}

extension KeyBuffer {
  fileprivate mutating func allKeys() -> [Key] {
    var keys: [Key] = []
    while let key = next(.spent) { keys.append(key) }
    return keys
  }
}
