import Drawing
import Testing

struct WidthCase {
  let text: String
  let width: Int
  let drawn: String
  let ascii: String

  init(_ text: String, _ width: Int, _ drawn: String, ascii: String) {
    (self.text, self.width, self.drawn, self.ascii) = (text, width, drawn, ascii)
  }
}

@Test(arguments: [
  WidthCase("", 0, "", ascii: ""),
  WidthCase("Moe", 3, "Moe", ascii: "Moe"),
  WidthCase("é", 1, "é", ascii: #"\u{E9}"#),
  WidthCase("e\u{301}", 1, "e\u{301}", ascii: #"e\u{301}"#),
  WidthCase("中文", 4, "中文", ascii: #"\u{4E2D}\u{6587}"#),
  WidthCase("한", 2, "한", ascii: #"\u{D55C}"#),
  WidthCase(
    "\u{1112}\u{1161}\u{11AB}", 2, "\u{1112}\u{1161}\u{11AB}", ascii: #"\u{1112}\u{1161}\u{11AB}"#),
  WidthCase("❤\u{FE0F}", 1, "❤", ascii: #"\u{2764}"#),
  WidthCase("👍🏽", 2, "👍", ascii: #"\u{1F44D}"#),
  WidthCase("🏽", 2, "🏽", ascii: #"\u{1F3FD}"#),
  WidthCase("1\u{FE0F}\u{20E3}", 1, "1", ascii: "1"),
  WidthCase("👩\u{200D}👧 x", 4, "👩 x", ascii: #"\u{1F469} x"#),
  WidthCase("🏳\u{FE0F}\u{200D}🌈", 1, "🏳", ascii: #"\u{1F3F3}"#),
  WidthCase("👩🏽\u{200D}❤\u{FE0F}\u{200D}💋\u{200D}👨🏽!", 3, "👩!", ascii: #"\u{1F469}!"#),
  WidthCase("a\u{200D}b\u{AD}c\u{FEFF}", 3, "abc", ascii: "abc"),
  WidthCase("ab\u{1B}[2J", 6, "ab␛[2J", ascii: #"ab\u{1B}[2J"#),
  WidthCase("a\nb\tc\u{7F}", 6, "a␊b␉c␡", ascii: #"a\nb\tc\u{7F}"#),
  WidthCase("\u{9B}31m", 9, #"\u{9B}31m"#, ascii: #"\u{9B}31m"#),
  WidthCase("a\u{202E}b", 10, #"a\u{202E}b"#, ascii: #"a\u{202E}b"#),
  WidthCase("\u{2028}\u{2066}", 16, #"\u{2028}\u{2066}"#, ascii: #"\u{2028}\u{2066}"#),
  WidthCase("שלום", 4, "שלום", ascii: #"\u{5E9}\u{5DC}\u{5D5}\u{5DD}"#),
  WidthCase("It’s “x” – y…", 13, "It’s “x” – y…", ascii: #"It's "x" - y..."#),
])
func textIsMeasuredAndDrawnInItsUndisputedForm(_ c: WidthCase) {
  #expect(cellWidth(of: c.text) == c.width)
  #expect(sanitized(c.text).unicodeScalars.elementsEqual(c.drawn.unicodeScalars))
  #expect(sanitized(c.text, ascii: true) == c.ascii)
  #expect(cellWidth(of: c.text, ascii: true) == c.ascii.utf8.count)
}

@Test func whatIsDrawnHoldsNoCommandToATerminal() {
  let sparse = stride(from: 0x3100 as UInt32, through: 0x10FFFF, by: 97)
  for value in Array(0..<0x3100) + Array(0xFE00..<0x10000) + Array(0xE0000..<0xE0200) + sparse {
    guard let scalar = Unicode.Scalar(value) else { continue }
    let drawn = sanitized("a\(String(scalar))b")
    let isSafe = drawn.unicodeScalars.allSatisfy {
      switch $0.value {
      case 0..<0x20, 0x7F...0x9F, 0x200B...0x200F, 0x2028...0x202E, 0x2060...0x206F: false
      default: true
      }
    }
    if !isSafe
      || sanitized("\(String(scalar))", ascii: true).utf8.contains(where: { !(0x20...0x7E ~= $0) })
    {
      Issue.record("U+\(String(value, radix: 16)) is sent")
    }
  }
}
