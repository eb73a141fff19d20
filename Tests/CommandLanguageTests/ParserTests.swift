import CommandLanguage
import TableKit
import Testing

/// A line, and the commands that it must give.
struct ParseCase: Sendable, CustomTestStringConvertible {
  let line: String
  let expected: Result<[Command], ParseError>

  init(_ line: String, _ commands: Command...) {
    self.line = line
    expected = .success(commands)
  }

  init(_ line: String, _ reason: ParseError.Reason, _ start: Int, _ end: Int) {
    self.line = line
    expected = .failure(ParseError(reason, at: SourceRange(start, end)))
  }

  var testDescription: String { line }
}

func parse(_ line: String) -> Result<[Command], ParseError> {
  do throws(ParseError) {
    return .success(try Parser.parse(line).map(\.command))
  } catch {
    return .failure(error)
  }
}

func place(_ term: Place.Term, _ start: Int, _ end: Int) -> Place {
  Place(term, at: SourceRange(start, end))
}

@Suite("The parser")
struct ParserTests {
  @Test(arguments: [
    ParseCase(""),
    ParseCase("  # nothing"),
    ParseCase("title \"Move Me\"", .title(.plain("Move Me"))),
    ParseCase("title none", .title(nil)),
    ParseCase("title \"none\"", .title(.plain("none"))),
    ParseCase("rows C# A#B \"#\"", .rows([.plain("C#"), .plain("A#B"), .plain("#")])),
    ParseCase("rows 20", .rowCount(20, nil)),
    ParseCase(
      "rows 20 \"Item $row\"", .rowCount(20, .template([.text("Item "), .value("row")]))),
    ParseCase("rows \"$5\"", .rows([.plain("$5")])),
    ParseCase("undo; redo 2 ;; lift", .undo(1), .redo(2), .lift),
    ParseCase("tap 0:3", .tap(.anything(place(.path(section: 0, row: .number(3)), 4, 7)))),
    ParseCase("tap row 3", .tap(.row(place(.path(section: nil, row: .number(3)), 8, 9)))),
    ParseCase("scroll by -2 rows", .scroll(.rows(-2))),
    ParseCase("scroll 1.5 pages", .scroll(.pages(1.5))),
    ParseCase("index search auto", .index(.auto(search: true))),
  ])
  func readsCommands(_ c: ParseCase) { #expect(parse(c.line) == c.expected) }

  @Test(arguments: [
    ParseCase("title \"Move", .unclosedText, 6, 11),
    ParseCase("section A {", .unclosedBlock, 10, 11),
    ParseCase("}", .unexpectedClose, 0, 1),
    ParseCase("row 0:3", .needsQuotes("0:3", kind: "a path"), 4, 7),
    ParseCase("tap 0 2", .rowsAreWritten("0:2"), 4, 7),
    ParseCase("rows A, B", .comma("A,", help: "rows A B"), 5, 7),
    ParseCase("rows 0 1 2", .needsQuotes("0", kind: "a number"), 5, 6),
    ParseCase(
      "title Move Me",
      .leftOver("Me", command: "title", takes: "one text", help: "title \"Move Me\""), 11, 13),
    ParseCase("on select { tap 0:0 }", .notHere(command: "tap", .reaction), 12, 15),
  ])
  func refuses(_ c: ParseCase) { #expect(parse(c.line) == c.expected) }
}
