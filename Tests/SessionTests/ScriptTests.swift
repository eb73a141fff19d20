import Testing

@testable import Session

@Suite struct ScriptTests {
  @Test(arguments: [
    ScriptCase(
      "rows are appended to the last section",
      "rows A B\nsection Next\nrow C\nshow counts",
      """
                table thinks   data source says
      sections  2              2
      section 0 2              2
      section 1 1              1
      """),
    ScriptCase(
      "a miss by case alone names the row",
      "rows Moe Ron\nselect moe", "! noRowText(\"moe\", nearest: [\"Moe\"]) at moe"),
    ScriptCase(
      "a text of several words is offered for its first",
      "rows \"Row 1\" \"Row 2\" Rose\nselect Row 1",
      "! noRowText(\"Row\", nearest: [\"Row 1\", \"Row 2\"]) at Row"),
    ScriptCase(
      "a bare row number needs one section",
      "section A { row a }\nsection B { row b }\nselect 0",
      "! whichSection(row: 0, sections: 2) at 0"),
    ScriptCase(
      "a refusal of a touch says what is on the glass",
      "rows 100\ntap 0:50", "! notOnGlass(0:50, visible: \"0:0–0:10\") at 0:50"),
    ScriptCase(
      "a tap that is refused says where the chain stopped",
      "rows A B\nselectable no for A\ntap A", "  stopped: willSelectRow 0:0 answered nil"),
    ScriptCase(
      "a reaction runs with the values of its event",
      "section S { rows A B }\non select { log \"$text at $path in $header\" }\ntap B",
      "    NSLog: B at 0:1 in S"),
    ScriptCase(
      "the most specific reaction runs alone",
      "rows A B\non select { log any }\non select for B { log only }\ntap A\ntap B",
      "    NSLog: any\n    NSLog: only"),
    ScriptCase(
      "an answer decides",
      "rows A B\non will-select { answer 0:1 }\non select { log $text }\ntap A", "    NSLog: B"),
    ScriptCase(
      "the labels of a custom cell show the row's text and then its detail",
      "cell custom id C { label a; label b; label c; label d Own }\nrow Penny detail old\ntap old",
      "  stopped: didSelectRow not implemented"),
    ScriptCase(
      "a button that only looks like the controller's Edit button is noted",
      "root main\nbar right Edit\nbar left Edit { log x }\nbar left \"Edit\" toggles edit\nbar right edit",
      "note: the button only says Edit, and does nothing · help: bar right edit"
    ),
    ScriptCase(
      "several rows with one text list their paths",
      "rows A B A\ntap A", "! ambiguousTap(\"A\", forms: [\"tap 0:0\", \"tap 0:2\"]) at A"),
    ScriptCase(
      "an error in a reaction undoes the whole step",
      "rows A\non select { text Z for A; select Nobody }\ntap A\nselect A",
      "! noRowText(\"Nobody\", nearest: []) at Nobody\nnote: select is code, so no delegate call; a finger is: tap A"
    ),
    ScriptCase(
      "sections are found by title",
      "section A { rows a b }\nsection B { row c }\naccessory checkmark for section \"B\"\nshow cells",
      """
      0:0  cell #2  default, identifier "default", "a"
      0:1  cell #1  default, identifier "default", "b"
      1:0  cell #3  default, identifier "default", "c", checkmark
      3 cells made for 3 rows
      """),
    ScriptCase(
      "steps are listed", "rows A\nrow B\nundo\nrow C\nshow steps",
      """
      note: took back row B
        1  rows A
      · 2  row B
      → 3  row C   (after 1)
      """),
    ScriptCase(
      "two steps are compared", "rows A B\nrow C at 0:1\nshow diff 1 2",
      """
      -   table: 1 section, 2 rows
      -   data source: 1 section, 2 rows
      +   table: 1 section, 3 rows
      +   data source: 1 section, 3 rows
      + row 0:1 "C"
        row 0:0: cell #1 → cell #2
        row 0:1: text "B" → text "C"
        row 0:1: cell #2 → cell #1
      """),
    ScriptCase(
      "headers and footers are compared as well",
      "section A { row a }\nheader B for section 0\nfooter C for section 0\nshow diff 1 3",
      """
      + tableView(_:titleForFooterInSection:) is implemented
      - header of section 0 "A"
      + header of section 0 "B"
      + footer of section 0 "C"
      """),
    ScriptCase(
      "a method newer than the era is told",
      "rows A\non highlight { log x }",
      "note: shouldHighlightRow came with iOS 6: it is not called in era 5 · help: era 6"),
    ScriptCase(
      "a switch keeps its value for the row",
      "rows 30\naccessory switch off\ntap control 0:0\nscroll by 1000\nscroll by -2000\nshow diff 3 2",
      "  row 0:0 \"Row 0\" is set otherwise"),
    ScriptCase(
      "a detail that is not shown is told, once",
      "row Moe detail x\ncell subtitle\nrow Ron detail y",
      "note: detail is not shown: a default cell has no detailTextLabel · help: cell subtitle"),
    ScriptCase(
      "reactions that set off each other are stopped",
      "rows A\non will-display { reload }\nreload",
      "! exception(name: \"NSGenericException\", text: \"cellForRow was called 51 calls deep\", "
        + "explanation: [\"calls that call each other without end overflow the stack on a device\"])"
    ),
    ScriptCase("nothing is left to undo", "undo", "! nothingToUndo"),
    ScriptCase(
      "undo past the beginning tells how far it went", "rows A\nrow B\nundo 99",
      "note: 2 steps were undone, not 99: there are no more"),
    ScriptCase(
      "redo past the end tells how far it went", "rows A\nundo\nredo 2",
      "note: took back rows A\nnote: 1 step was done again, not 2: there are no more"),
    ScriptCase(
      "what the last step changed needs no numbers",
      "section A { row a }\nheader B for section 0\nshow diff",
      "- header of section 0 \"A\"\n+ header of section 0 \"B\""),
    ScriptCase(
      "one number compares with now",
      "section A { row a }\nheader B for section 0\nfooter C for section 0\nshow diff 2",
      "+ tableView(_:titleForFooterInSection:) is implemented\n+ footer of section 0 \"C\""),
  ])
  func scriptPrints(_ script: ScriptCase) {
    #expect(Stand().output(script.lines) == script.printed, "\(script.name)")
  }

  @Test func theCallsOfEarlierStepsAreMadeAgain() {
    let stand = Stand(interactive: false)
    stand.run("rows A B\nselectable yes\ntap B\nrow C")
    let printed = stand.output("show calls since 2")
    #expect(printed.contains("willSelectRowAt: 0:1"))
    #expect(printed.contains("set up: reloadData"))
  }
}

struct ScriptCase: CustomTestStringConvertible {
  var name: String
  var lines: String
  var printed: String

  init(_ name: String, _ lines: String, _ printed: String) {
    (self.name, self.lines, self.printed) = (name, lines, printed)
  }

  var testDescription: String { name }
}
