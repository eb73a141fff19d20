import CommandLanguage
import Testing

@Suite struct ScriptBytesTests {
  private static let script = "rows Möe \"😀\"\ntap Möe\n"

  private static func utf16(_ text: String, littleEndian: Bool, mark: Bool) -> [UInt8] {
    ((mark ? [0xFEFF] : []) + Array(text.utf16)).flatMap { unit in
      let bytes = [UInt8(unit >> 8), UInt8(unit & 0xFF)]
      return littleEndian ? bytes.reversed() : bytes
    }
  }

  @Test(arguments: [true, false], [true, false])
  func utf16IsRead(littleEndian: Bool, mark: Bool) {
    let bytes = Self.utf16(Self.script, littleEndian: littleEndian, mark: mark)
    #expect(ScriptBytes.decoded(bytes) == Array(Self.script.utf8))
    #expect(ScriptBytes.beginsAsUTF16(bytes))
  }

  @Test func halfASurrogatePairIsShownAsNoCharacter() {
    let bytes: [UInt8] = [0xFF, 0xFE, 0x41, 0, 0x00, 0xD8, 0x42, 0]
    #expect(ScriptBytes.decoded(bytes) == Array("A\u{FFFD}B".utf8))
  }

  @Test func linesMayEndInACarriageReturnAlone() {
    #expect(ScriptBytes.decoded(Array("a\rb\r".utf8)) == Array("a\nb\n".utf8))
    #expect(ScriptBytes.decoded(Array("a\r\nb\r".utf8)) == Array("a\r\nb\r".utf8))
  }

  @Test(arguments: ["", "a", "\0", "\0\0", "rows A B C\n", "é", "\u{FEFF}rows A"])
  func utf8StaysAsItIs(text: String) {
    #expect(ScriptBytes.decoded(Array(text.utf8)) == Array(text.utf8))
  }

  @Test func theFirstLineThatIsNoTextIsFound() {
    #expect(ScriptBytes.firstLineThatIsNoText(of: Array("é\nb".utf8)) == nil)
    #expect(ScriptBytes.firstLineThatIsNoText(of: [0x41, 0x0A, 0xFF, 0x0A, 0xFE]) == 2)
    #expect(ScriptBytes.firstLineThatIsNoText(of: [0xED, 0xA0, 0x80]) == 1)
  }
}
