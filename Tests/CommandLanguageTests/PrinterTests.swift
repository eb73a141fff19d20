import CommandLanguage
import Testing

@Suite("The printer")
struct PrinterTests {
  /// The command without the places where it was typed.
  private func withoutRanges(_ command: Command) -> String {
    "\(command)".replacing(/SourceRange\(start: \d+, end: \d+\)/, with: "-")
  }

  @Test(arguments: 1...20)
  func whatItWritesIsReadAsTheSame(_ seed: UInt64) throws {
    var generator = CommandGenerator(seed: seed)
    for _ in 0..<80 {
      let command = generator.command()
      let line = Printer.line(command)
      let read = try Parser.parse(line)
      try #require(read.count == 1, "\(line)")
      try #require(withoutRanges(read[0].command) == withoutRanges(command), "\(line)")
      try #require(Printer.line(read[0].command) == line)
    }
  }

  @Test(arguments: [
    ("row Moe detail x at 0:end", "row \"Moe\" at 0:end detail \"x\""),
    ("tap Moe", "tap \"Moe\""),
    (
      "on select for first { log \"$text, ${row}th\" }",
      "on select for first { log \"${text}, ${row}th\" }"
    ),
    ("scroll 3 rows", "scroll by 3 rows"),
    ("section A {\n  rows B C\n}", "section \"A\" { rows \"B\" \"C\" }"),
    ("title \"\\u{1B}[1m $5\"", "title \"\\u{1B}[1m \\$5\""),
    ("help \"a\\u{0} \\\\\"", "help \"a\\u{0} \\\\\""),
    ("learn \"a\\tb\"", "learn \"a\\tb\""),
    ("set \"a \\\"b\" 1", "set \"a \\\"b\" \"1\""),
    ("set width 40", "set width \"40\""),
    (
      "on control { accessory switch $value for $path; movable $value }",
      "on control { accessory switch $value for $path; movable $value }"
    ),
  ])
  func quotesEveryText(_ typed: String, _ written: String) throws {
    #expect(try Parser.parse(typed).map { Printer.line($0.command) } == [written])
  }
}
