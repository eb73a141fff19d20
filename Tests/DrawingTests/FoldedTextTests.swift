import Testing

@testable import Drawing

@Suite struct FoldedTextTests {
  @Test(arguments: [
    ("one two three", 7, ["one two", "! three"]),
    ("! a  b", 20, ["! a  b"]),
    ("a  b", 2, ["a ", "! b"]),
    ("incomprehensible words", 6, ["incomprehensible", "! words"]),
    ("表 表", 4, ["表", "! 表"]),
    ("", 4, [""]),
  ])
  func aTextIsPartedAtItsBlanks(_ text: String, width: Int, lines: [String]) {
    #expect(FoldedText.lines(of: text, width: width, mark: "! ") == lines)
  }
}
