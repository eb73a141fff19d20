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
    ParseCase("title \"Move Me\"", .setUp(.screen(.title(.plain("Move Me"))))),
    ParseCase("title none", .setUp(.screen(.title(nil)))),
    ParseCase("title \"none\"", .setUp(.screen(.title(.plain("none"))))),
    ParseCase(
      "rows C# A#B \"#\"", .setUp(.content(.rows([.plain("C#"), .plain("A#B"), .plain("#")])))),
    ParseCase("rows 20", .setUp(.content(.rowCount(20, nil)))),
    ParseCase(
      "rows 20 \"Item $row\"",
      .setUp(.content(.rowCount(20, .template([.text("Item "), .value("row")]))))),
    ParseCase("rows \"$5\"", .setUp(.content(.rows([.plain("$5")])))),
    ParseCase("undo; redo 2 ;; lift", .session(.undo(1)), .session(.redo(2)), .touch(.lift)),
    ParseCase("tap 0:3", .touch(.tap(.anything(place(.path(section: 0, row: .number(3)), 4, 7))))),
    ParseCase("tap row 3", .touch(.tap(.row(place(.path(section: nil, row: .number(3)), 8, 9))))),
    ParseCase("scroll by -2 rows", .touch(.scroll(.rows(-2)))),
    ParseCase("scroll 1.5 pages", .touch(.scroll(.pages(1.5)))),
    ParseCase("index search auto", .setUp(.content(.index(.auto(search: true))))),
    ParseCase(
      "row Moe at 0:end id m accessory switch off",
      .setUp(
        .content(
          .row(
            RowSpec(
              .plain("Moe"), at: Target(.path(section: 0, row: .end), at: SourceRange(11, 16)),
              id: .plain("m"), properties: [.accessory(.toggle(isOn: false))]))))),
    ParseCase(
      "select 0:2-5 0:1-1:3 section B last",
      .code(
        .table(
          .select([
            place(.range(IndexPath(row: 2, section: 0), section: 0, row: .number(5)), 7, 12),
            place(.range(IndexPath(row: 1, section: 0), section: 1, row: .number(3)), 13, 20),
            place(.section(.title(.plain("B"))), 21, 30), place(.last, 31, 35),
          ])))),
    ParseCase(
      "select 0:2-last 0:1-1:last",
      .code(
        .table(
          .select([
            place(.range(IndexPath(row: 2, section: 0), section: 0, row: .last), 7, 15),
            place(.range(IndexPath(row: 1, section: 0), section: 1, row: .last), 16, 26),
          ])))),
    ParseCase("reload", .code(.table(.reload([], nil)))),
    ParseCase(
      "height 44.5 for headers", .setUp(.content(.property(.height(44.5), for: .headers)))),
    ParseCase(
      "image bell missing for first",
      .setUp(
        .content(
          .property(
            .image(ImageSpec(.plain("bell"), size: nil)), for: .places([place(.first, 23, 28)]))))
    ),
    ParseCase(
      "cell custom id none {\n label Price \"5\" # cents\n\n button Buy }",
      .setUp(
        .content(
          .property(
            .cell(
              CellSpec(
                .custom, identifier: .none,
                subviews: [
                  .label(name: .plain("Price"), text: .plain("5")), .button(.plain("Buy")),
                ])),
            for: nil)))),
    ParseCase(
      "on select for first { deselect $path; log \"${row}th $text $5\" }",
      .setUp(
        .reaction(
          .on(
            .method(.didSelectRow), for: .places([place(.first, 14, 19)]),
            .block(
              Block([
                LocatedCommand(
                  .code(.table(.deselect([place(.value("path"), 31, 36)]))), at: SourceRange(22, 36)
                ),
                LocatedCommand(
                  .setUp(
                    .reaction(
                      .log(
                        .template([.value("row"), .text("th "), .value("text"), .text(" $5")])))),
                  at: SourceRange(38, 61)),
              ])))))),
    ParseCase("on delete off", .setUp(.reaction(.on(.commit(.delete), for: nil, .off)))),
    ParseCase(
      "implement tableView:heightForRowAtIndexPath: editing",
      .setUp(.reaction(.implement([.heightForRow, .commitEditingStyle, .moveRow, .canMoveRow])))),
    ParseCase("title \"a\\u{41}\\n\\$x\"", .setUp(.screen(.title(.plain("aA\n$x"))))),
    ParseCase(
      "delete Moe 0:2 with fade",
      .code(
        .change(
          .both(
            .delete([
              place(.text(.plain("Moe")), 7, 10), place(.path(section: 0, row: .number(2)), 11, 14),
            ]),
            .fade)))),
    ParseCase(
      "move section 2 to 0",
      .code(
        .change(.both(.moveSection(SectionPlace(.number(2), at: SourceRange(5, 14)), to: 0), nil)))),
    ParseCase(
      "table insert section at 1 2", .code(.change(.table(.insertSections([1, 2]), nil)))),
    ParseCase("edit controller on", .code(.edit(.on, .controller))),
    ParseCase(
      "bar right \"Move\" toggles edit",
      .setUp(.screen(.bar(.right, BarItemSpec(.title(.plain("Move")), togglesEdit: true))))),
    ParseCase(
      "actions trailing Trash destructive {\n log $text\n} Flag { }",
      .setUp(
        .reaction(
          .actions(
            .trailing,
            [
              ActionSpec(
                .plain("Trash"), isDestructive: true,
                reaction: Block([
                  LocatedCommand(
                    .setUp(.reaction(.log(.template([.value("text")])))), at: SourceRange(38, 47))
                ])), ActionSpec(.plain("Flag"), isDestructive: false, reaction: Block([])),
            ], for: nil)))),
    ParseCase(
      "drag Moe to first",
      .touch(
        .drag(
          place(.text(.plain("Moe")), 5, 8), .to(Target(.place(.first), at: SourceRange(12, 17)))))
    ),
    ParseCase(
      "crash path = {length = 2}, row 3", .session(.crash(.plain("path = {length = 2}, row 3")))),
    ParseCase("crash \"a\"", .session(.crash(.plain("a")))),
    ParseCase("complete tap  ; lift", .session(.complete(.plain("tap  "))), .touch(.lift)),
    ParseCase("complete tap  Mo", .session(.complete(.plain("tap  Mo")))),
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
    ParseCase("row A at 0:1 at 0:2", .saidTwice("at"), 13, 15),
    ParseCase("select 0:5-2", .rangeRunsDown("0:5-2"), 7, 12),
    ParseCase("tap 0:end", .endIsNoRow("0:end"), 4, 9),
    ParseCase("section A { tap 0:0 }", .notHere(command: "tap", .section), 12, 15),
    ParseCase("{ rows A }", .strayBlock, 0, 1),
    ParseCase(
      "undo 99999999999999999999",
      .outOfRange("99999999999999999999", kind: "steps", lowest: 1, highest: 1_000_000_000), 5, 25),
    ParseCase(
      "on will-select { log $from }",
      .unknownValue("from", known: ["path", "row", "section", "text", "detail", "header"]), 21, 26),
    ParseCase("on reloadData { }", .notAnEvent(.reloadData), 3, 13),
    ParseCase("on select { tap 0:0 }", .notHere(command: "tap", .reaction), 12, 15),
    ParseCase("fails { record x.md }", .notHere(command: "record", .trial), 8, 14),
    ParseCase("fails { tap 0:0; record off }", .notHere(command: "record", .trial), 17, 23),
    ParseCase("fails { break off }", .notHere(command: "break", .trial), 8, 13),
    ParseCase("fails { source x.table }", .notHere(command: "source", .trial), 8, 14),
    ParseCase("fails { quit }", .notHere(command: "quit", .trial), 8, 12),
    ParseCase("show eras 5 7 { learn 1 }", .notHere(command: "learn", .trial), 16, 21),
    ParseCase("fails { show eras 5 7 { quit } }", .notHere(command: "quit", .trial), 24, 28),
  ])
  func refuses(_ c: ParseCase) { #expect(parse(c.line) == c.expected) }
}
