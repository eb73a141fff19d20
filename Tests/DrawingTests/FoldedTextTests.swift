import Testing

@testable import Drawing

@Suite struct FoldedTextTests {
  @Test(arguments: [
    ("one two three", 7, ["one two", "! three"]),
    ("! a  b", 20, ["! a  b"]),
    ("a  b", 2, ["a", "! b"]), ("a    b", 2, ["a", "! b"]),
    ("  incomprehensible", 6, ["  incomprehensible"]),
    ("incomprehensible words", 6, ["incomprehensible", "! words"]),
    ("表 表", 4, ["表", "! 表"]),
    ("", 4, [""]),
  ])
  func aTextIsPartedAtItsBlanks(_ text: String, width: Int, lines: [String]) {
    #expect(FoldedText.lines(of: text, width: width, mark: "! ") == lines)
  }

  @Test(arguments: [
    (
      "  → call: 0:0  not implemented → yes (default)", 40,
      [
        "  → call: 0:0  not implemented → yes", "               (default)",
      ]
    ),
    (
      "  → aLongCallWithAnIndexPath: 0:0, and: 0:3  0:3", 44,
      [
        "  → aLongCallWithAnIndexPath: 0:0, and: 0:3", "      0:3",
      ]
    ),
    ("error: one two three", 14, ["error: one two", "    three"]),
    ("  \u{1B}[1mone\u{1B}[22m two", 9, ["  \u{1B}[1mone\u{1B}[22m two"]),
    ("│ a row of a picture │", 10, ["│ a row of a picture │"]),
  ])
  func linesHangUnderTheirSecondColumn(_ line: String, columns: Int, lines: [String]) {
    #expect(FoldedText.folded(line, columns: columns) == lines)
  }
}
