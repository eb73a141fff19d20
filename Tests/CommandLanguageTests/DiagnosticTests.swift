import CommandLanguage
import TableKit
import Testing

/// A line, and what is said about it.
struct SentenceCase: Sendable, CustomTestStringConvertible {
  let line: String
  let message: String
  let help: String?

  init(_ line: String, _ message: String, help: String? = nil) {
    (self.line, self.message, self.help) = (line, message, help)
  }

  var testDescription: String { line }
}

@Suite("Diagnostics")
struct DiagnosticTests {
  @Test(arguments: [
    SentenceCase(
      "title Move Me", "title takes one text, \"Me\" is left over", help: "title \"Move Me\""),
    SentenceCase("rows A, B", "lists are parted by blanks", help: "rows A B"),
    SentenceCase(
      "section { row A, row B }", "lists are parted by blanks", help: "row A; row B"),
    SentenceCase("section { Apple }", "there is no command \"Apple\"", help: "perhaps row or rows"),
    SentenceCase("scroll up", "\"up\" is not a number", help: "scroll by -1 pages"),
    SentenceCase(
      "on nonsense { log x }", "there is no event or method \"nonsense\"",
      help: "help on lists the events"),
    SentenceCase(
      "on select { log $text was tapped }", "log takes one text, \"was\" is left over",
      help: #"log "$text was tapped""#),
    SentenceCase(
      "tap Add an item", "tap takes something on the glass, \"an\" is left over",
      help: "tap \"Add an item\""),
    SentenceCase(
      "tap minus Add an item", "tap takes something on the glass, \"an\" is left over"),
    SentenceCase("on tap { log x }", "there is no event or method \"tap\"", help: "perhaps select"),
    SentenceCase(
      "on will-select { nil }", "there is no command \"nil\"", help: "perhaps answer"),
    SentenceCase(
      "accessory disclosure Moe", "\"Moe\" is left over", help: "accessory disclosure for Moe"),
    SentenceCase(
      "footer Fruit \"Two\"", "\"Two\" is left over",
      help: "footer TEXT|none [for section S|for table]"),
    SentenceCase(
      "highlightable no 0:1 0:2", "\"0:1\" is left over", help: "highlightable no for 0:1 0:2"),
    SentenceCase("rows 0 1 2", "0 is a number; a text that is one needs quotes", help: #""0""#),
    SentenceCase("tap 0 2", "a row is written 0:2"),
    SentenceCase("reset now", "reset takes nothing, \"now\" is left over"),
    SentenceCase(
      "expect selected Moe", "expect knows nothing called \"selected\"", help: "perhaps select"),
    SentenceCase(
      "row 'The Tiger'", "\"Tiger'\" is left over", help: "row \"The Tiger\""),
    SentenceCase("click Moe", "there is no command \"click\"", help: "perhaps tap"),
    SentenceCase("rwo A", "there is no command \"rwo\"", help: "perhaps row"),
    SentenceCase("clear", "there is no command \"clear\"", help: "perhaps reset"),
    SentenceCase(
      "accessory chevron", "there is no accessory \"chevron\"",
      help: "none, disclosure, detail-disclosure, checkmark, detail, button, switch"),
    SentenceCase("style groupd", "there is no style \"groupd\"", help: "grouped"),
    SentenceCase(
      "era 99", "99 is out of range: iOS release goes from 2 to 27"),
    SentenceCase("log $5$", ""),
    SentenceCase("tableView.reloadData()", "that is Swift", help: "reload"),
    SentenceCase(
      "tableView.deleteRows(at: [IndexPath(row: 1, section: 0)], with: .fade)", "that is Swift",
      help: "delete 0:1 with fade"),
    SentenceCase("deleteRows 0:1", "there is no command \"deleteRows\"", help: "perhaps delete"),
    SentenceCase("add Moe", "there is no command \"add\"", help: "perhaps row"),
    SentenceCase(
      "drag Moe", "drag needs to or over, and a place", help: "drag ROW to PLACE|over ROW"),
    SentenceCase(
      "updates { tap 0:1 }", "an update holds insert, delete, move and reload, not tap"),
    SentenceCase("data { tap 0:1 }", "this block holds sections and rows, not tap"),
    SentenceCase(
      "tableView.reloadRows(at: [IndexPath(row: 1, section: 0)], with: .fade)", "that is Swift",
      help: "reload 0:1 with fade"),
    SentenceCase("cell.accessoryType = .checkmark", "that is Swift", help: "accessory checkmark"),
    SentenceCase(
      "[tableView selectRowAtIndexPath:[NSIndexPath indexPathForRow:2 inSection:1] animated:NO]",
      "that is Objective-C", help: "select 1:2"),
    SentenceCase(
      "func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { }",
      "that is Swift", help: "on select { … }"),
    SentenceCase("print(\"x\")", "that is Swift", help: "log \"x\""),
    SentenceCase("tableView.fly(up: 3)", "that is Swift", help: "help lists the commands"),
    SentenceCase(
      "log $text", "$text stands for nothing here", help: "\"\\$\" is a dollar sign"),
    SentenceCase(
      "on appear { log $text }", "$text stands for nothing here",
      help: "\"\\$\" is a dollar sign"),
    SentenceCase(
      "on control { log $valu }", "there is no $valu here",
      help: "$path $row $section $text $detail $header $value $superview"),
    SentenceCase(
      "on select { answer nil }", "select is told, not asked: it takes no answer"),
    SentenceCase(
      "on will-select { answer yes }",
      "will-select is answered with nil or a row's path, not \"yes\""),
    SentenceCase("answer nil", "answer belongs in a reaction", help: "on EVENT { answer … }"),
    SentenceCase(
      "on select { undo }", "a reaction holds code, properties and log; undo is for the session"),
    SentenceCase(
      "tap", "tap needs something on the glass",
      help: CommandSpec.named("tap")?.syntax),
    SentenceCase(
      "title “Move", "a text stands in straight quotes", help: "title \"Move\""),
    SentenceCase("log \"\\q\"", "\\q is no escape", help: #"\" \\ \n \t \$ \u{1F600}"#),
  ])
  func sayWhatIsSo(_ c: SentenceCase) {
    let source = SourceText(c.line)
    var parser = Parser(source)
    var diagnostic: Diagnostic?
    do throws(ParseError) {
      while try parser.next() != nil {}
    } catch {
      diagnostic = Diagnostic(error, in: source)
    }
    #expect(diagnostic?.message ?? "" == c.message)
    #expect(diagnostic?.help == c.help)
  }

  @Test func aLocationCountsLinesAndCharactersFromOne() {
    let source = SourceText(name: "a.table", "undo\r\ntitle \"Ä\" Öl # x\nredo")
    let location = SourceLocation(of: SourceRange(17, 20), in: source)
    #expect(location.line == 2)
    #expect(location.column == 11)
    #expect(location.text == "title \"Ä\" Öl # x")
    #expect(location.range == 11..<14)
  }

  @Test(
    arguments: [
      (
        StepReason.place(.noRow(IndexPath(row: 12, section: 0), rows: 10)), "there is no row 0:12",
        "section 0 has 10 rows, 0:0 to 0:9"
      ),
      (
        .place(.noRowText("moe", nearest: ["Moe"])), "there is no row \"moe\"",
        "texts match case for case: \"Moe\""
      ),
      (
        .place(.severalRows("A", [IndexPath(row: 0, section: 0), IndexPath(row: 2, section: 1)])),
        "2 rows are called \"A\": 0:0, 1:2", "0:0 is one of them"
      ),
      (
        .value(.newer(what: "checkmark", since: 7, era: 5)),
        "checkmark came with iOS 7, and this is iOS 5",
        "era 7"
      ),
      (
        StepReason.touch(.notOnGlass(IndexPath(row: 50, section: 0), visible: "0:0–0:10")),
        "0:50 is not on the glass, which shows 0:0–0:10", "scroll-to 0:50"
      ),
      (
        StepReason.touch(.notOnGlass(IndexPath(row: 0, section: 0), visible: "")),
        "0:0 is not on the glass, which shows no row", nil
      ),
    ] as [(StepReason, String, String?)])
  func tellWhyAStepFailed(_ reason: StepReason, _ message: String, _ help: String?) {
    let diagnostic = Diagnostic(reason)
    #expect(diagnostic.message == message)
    #expect(diagnostic.help == help)
  }
}
