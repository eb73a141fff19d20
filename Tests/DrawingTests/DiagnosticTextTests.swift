import Drawing
import Testing

private func diagnostic(
  _ source: String?, _ range: Range<Int>, file: String? = "move-me.table", line: Int? = 12
) -> DiagnosticText {
  var text = DiagnosticText(
    message: "there is no row 0:12", help: "section 0 has 10 rows, 0:0 to 0:9")
  text.file = file
  text.line = line
  text.source = source
  text.range = range
  return text
}

@Test func anErrorSaysWhereWhatAndWhatToDo() {
  let expected = """
    move-me.table:12:6: error: there is no row 0:12
      drag 0:12 to first
           ^^^^
      help: section 0 has 10 rows, 0:0 to 0:9
    """
  #expect(
    diagnostic("drag 0:12 to first", 5..<9).lines().joined(separator: "\n") == expected)
}

@Test func atThePromptNoFileIsNamed() {
  let lines = diagnostic("tap", 3..<3, file: nil, line: nil).lines()
  #expect(lines[0] == "error: there is no row 0:12")
  #expect(lines[2] == "     ^")
}

@Test func onlyUIKitsOwnTextHasLines() {
  let raised = DiagnosticText(message: "*** Terminating app, reason: 'Updates = [\n\tDelete\n]'")
  #expect(
    raised.lines() == ["error: *** Terminating app, reason: 'Updates = [", "    Delete", "]'"])
  let named = DiagnosticText(message: "there is no row \"a\n  help: b\"")
  #expect(named.lines() == ["error: there is no row \"a␊  help: b\""])
}

struct CaretCase {
  let source: String
  let range: Range<Int>
  let drawn: String
  let carets: String
  let column: Int
}

@Test(arguments: [
  CaretCase(
    source: "\ttap x", range: 5..<6, drawn: "        tap x", carets: "            ^", column: 13),
  CaretCase(
    source: "tap \"中文\" x", range: 4..<12, drawn: "tap \"中文\" x", carets: "    ^^^^^^", column: 5),
  CaretCase(source: "row é x", range: 7..<8, drawn: "row é x", carets: "      ^", column: 7),
  CaretCase(
    source: "row e\u{301} x", range: 8..<9, drawn: "row e\u{301} x", carets: "      ^", column: 7),
  CaretCase(source: "a\u{1B}[1mb", range: 1..<2, drawn: "a␛[1mb", carets: " ^", column: 2),
  CaretCase(source: "tap", range: 90..<99, drawn: "tap", carets: "   ^", column: 4),
])
func theCaretStandsUnderWhatIsMeant(_ c: CaretCase) {
  let lines = diagnostic(c.source, c.range).lines()
  #expect(lines[0].hasPrefix("move-me.table:12:\(c.column): "))
  #expect(lines[1] == "  " + c.drawn)
  #expect(lines[2] == "  " + c.carets)
}

@Test(arguments: [0, 40, 150, 398, 500])
func aLongLineIsShownAroundItsCaret(_ start: Int) {
  let words = (0..<100).map { "w\($0 + 100)" }.joined(separator: " ")
  let lines = diagnostic(words, start..<start + 4).lines(width: 60)
  #expect(lines[1...2].allSatisfy { cellWidth(of: $0) <= 60 })
  let drawn = Array(lines[1])
  let carets = Array(lines[2])
  let meant = String(
    carets.indices.filter { carets[$0] == "^" && $0 < drawn.count }.map { drawn[$0] })
  let expected = String(decoding: Array(words.utf8).dropFirst(start).prefix(4), as: UTF8.self)
  #expect(meant == expected)
}

@Test func sourcedFilesAreNamedFromTheNearest() {
  var text = diagnostic("tap 9", 4..<5)
  text.sourcedFrom = [.init(file: "all.table", line: 3), .init(file: "main.table", line: 1)]
  #expect(text.lines()[3...4] == ["  sourced from all.table:3", "  sourced from main.table:1"])
}

@Test func colorAddsOnlyEscapes() {
  let text = diagnostic("drag 0:12 to first", 5..<9)
  let colored = text.lines(look: Look(hasColor: true))
  #expect(colored[0].contains("\u{1B}[31merror:\u{1B}[39m"))
  #expect(colored.map { visibleWidth(of: $0) } == text.lines().map { visibleWidth(of: $0) })
}
