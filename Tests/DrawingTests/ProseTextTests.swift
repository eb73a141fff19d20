import Drawing
import Testing

@Suite struct ProseTextTests {
  @Test(arguments: [
    ("# A title\n\ntext", ["A title", "───────", "", "text"]),
    ("one two three four five", ["one two three four", "five"]),
    ("one\ntwo", ["one two"]),
    ("a **b c** *d* `e f`", ["a b c d `e f`"]),
    ("see [the page](page.md) now", ["see the page now"]),
    ("2 * 3 and a [b] c", ["2 * 3 and a [b] c"]),
    ("- one two three four five\n- six", ["- one two three four", "  five", "- six"]),
    ("1. one\n2. two", ["1. one", "2. two"]),
    ("| a | b |\n|---|---|\n| cc | d |", ["a   b", "cc  d"]),
    (
      "| here | in Swift |\n|---|---|\n| the table | `UITableView` |",
      ["the table", "    in Swift:", "    `UITableView`"]
    ),
    ("\n\n", []),
    ("日本 日本 日本 日本 日本", ["日本 日本 日本 日本", "日本"]),
  ])
  func markdownIsFilledTo20Cells(_ markdown: String, _ lines: [String]) {
    #expect(ProseText.lines(of: markdown, look: Look(), width: 20) == lines)
  }

  @Test func inkIsBegunAndEndedInEachWord() {
    let lines = ProseText.lines(of: "**a b** `c`", look: Look(hasColor: true), width: 40)
    #expect(
      lines == ["\u{1B}[1ma\u{1B}[22m \u{1B}[1mb\u{1B}[22m \u{1B}[34mc\u{1B}[39m"])
  }

  @Test func noTextReachesTheTerminalAsACommand() {
    let lines = ProseText.lines(of: "a\u{1B}[2Jb `\u{7}`", look: Look(), width: 40)
    #expect(!lines.joined().unicodeScalars.contains { $0.value < 32 })
  }
}
