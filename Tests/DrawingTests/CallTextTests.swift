import Drawing
import TableKit
import Testing

struct CallCase {
  let call: Call
  let swift: String
  let objectiveC: String
  let short: String

  init(_ call: Call, _ swift: String, _ objectiveC: String, _ short: String) {
    (self.call, self.swift, self.objectiveC, self.short) = (call, swift, objectiveC, short)
  }
}

private let path = IndexPath(row: 2, section: 0)

@Test(arguments: [
  CallCase(
    Call(.willSelectRow, .row(path)), "tableView(_:willSelectRowAt: 0:2)",
    "tableView:willSelectRowAtIndexPath: 0:2", "willSelectRow 0:2"),
  CallCase(
    Call(.performAction, .action(.copy, path)),
    "tableView(_:performAction: copy:, forRowAt: 0:2, withSender:)",
    "tableView:performAction: copy: forRowAtIndexPath: 0:2 withSender:",
    "performAction copy: 0:2"),
  CallCase(
    Call(.willShowController, .text("Films")),
    #"navigationController(_:willShow: "Films", animated:)"#,
    #"navigationController:willShowViewController: "Films" animated:"#, #"willShow "Films""#),
  CallCase(
    Call(.numberOfSections), "numberOfSections(in:)", "numberOfSectionsInTableView:",
    "numberOfSections"),
  CallCase(
    Call(.commitEditingStyle, .style(.delete, path)),
    "tableView(_:commit: delete, forRowAt: 0:2)",
    "tableView:commitEditingStyle: delete forRowAtIndexPath: 0:2", "commitEditingStyle delete 0:2"),
  CallCase(
    Call(.moveRow, .rows(from: path, to: IndexPath(row: 0, section: 1))),
    "tableView(_:moveRowAt: 0:2, to: 1:0)",
    "tableView:moveRowAtIndexPath: 0:2 toIndexPath: 1:0", "moveRow 0:2 1:0"),
  CallCase(
    Call(.sectionForSectionIndexTitle, .title("B", index: 1)),
    #"tableView(_:sectionForSectionIndexTitle: "B", at: 1)"#,
    #"tableView:sectionForSectionIndexTitle: "B" atIndex: 1"#,
    #"sectionForSectionIndexTitle "B" 1"#),
  CallCase(
    Call(.selectRow, .position(path, .top)), "selectRow(at: 0:2, animated:scrollPosition: top)",
    "selectRowAtIndexPath: 0:2 animated:scrollPosition: top", "selectRow 0:2 top"),
  CallCase(
    Call(.scrollToRow, .position(path, .middle)), "scrollToRow(at: 0:2, at: middle, animated:)",
    "scrollToRowAtIndexPath: 0:2 atScrollPosition: middle animated:", "scrollToRow 0:2 middle"),
  CallCase(
    Call(.deleteRows, .paths([path, IndexPath(row: 4, section: 0)], .fade)),
    "deleteRows(at: 0:2 0:4, with: fade)", "deleteRowsAtIndexPaths: 0:2 0:4 withRowAnimation: fade",
    "deleteRows 0:2 0:4 fade"),
  CallCase(
    Call(.setTableEditing, .flag(true)), "setEditing(_: yes, animated:)",
    "setEditing: yes animated:", "setEditing yes"),
  CallCase(
    Call(.heightForRow, .range(IndexPath(row: 0, section: 0), IndexPath(row: 99, section: 0))),
    "tableView(_:heightForRowAt: 0:0…0:99)", "tableView:heightForRowAtIndexPath: 0:0…0:99",
    "heightForRow 0:0…0:99"),
  CallCase(Call(.prepareForReuse), "prepareForReuse()", "prepareForReuse", "prepareForReuse"),
])
func aCallIsSpeltInThreeWays(_ c: CallCase) {
  #expect(callText(c.call, spelling: .swift) == c.swift)
  #expect(callText(c.call, spelling: .objectiveC) == c.objectiveC)
  #expect(callText(c.call, spelling: .short) == c.short)
}

@Test func aTraceNestsFoldsAndKeepsAnswersInTheirColumn() {
  let entries = [
    LogEntry(.call(Call(.willSelectRow, .row(path)), reply: .path(path))),
    LogEntry(.call(Call(.didSelectRow, .row(path)), reply: .nothing)),
    LogEntry(.log("Yes I did....\u{1B}[2J"), depth: 1),
    LogEntry(.code(Call(.reloadData)), depth: 1),
    LogEntry(.call(Call(.numberOfRows, .section(0)), reply: .count(3)), depth: 2),
    LogEntry(.call(Call(.numberOfRows, .section(0)), reply: .count(3)), depth: 2),
    LogEntry(.call(Call(.numberOfRows, .section(0)), reply: .count(3)), depth: 2),
    LogEntry(.call(Call(.heightForRow, .row(IndexPath(row: 0, section: 0))), reply: .points(44))),
    LogEntry(.call(Call(.heightForRow, .row(IndexPath(row: 1, section: 0))), reply: .points(44))),
    LogEntry(.call(Call(.heightForRow, .row(IndexPath(row: 2, section: 0))), reply: .points(90.5))),
    LogEntry(.missing(Call(.canEditRow, .row(path)), default: .bool(true))),
    LogEntry(.call(Call(.cellForRow, .row(path)), reply: nil)),
    LogEntry(.note(.selectionLost([path]))),
    LogEntry(.note(.stopped(Call(.willSelectRow, .row(path)), reply: .path(nil)))),
    LogEntry(.note(.stoppedNotImplemented(.commitEditingStyle))),
    LogEntry(
      .note(.leftOver(cell: 3, was: IndexPath(row: 0, section: 0), row: path, what: ["checkmark"]))),
  ]
  let expected = """
      → tableView(_:willSelectRowAt: 0:2)            0:2
      → tableView(_:didSelectRowAt: 0:2)
        NSLog: Yes I did....␛[2J
        reloadData()
          → tableView(_:numberOfRowsInSection: 0) ×3  3
      → tableView(_:heightForRowAt: 0:0…0:1) ×2      44 pt
      → tableView(_:heightForRowAt: 0:2)             90.5 pt
      → tableView(_:canEditRowAt: 0:2)               not implemented → yes (default)
      → tableView(_:cellForRowAt: 0:2)               no answer
      selection lost: 0:2
      stopped: willSelectRow 0:2 answered nil
      stopped: commitEditingStyle not implemented
      left over: checkmark (cell #3, was row 0:0, now row 0:2)
    """
  #expect(traceLines(of: entries).joined(separator: "\n") == expected)
  let ascii = traceLines(of: entries, spelling: .short, look: Look(glyphs: .ascii))
  #expect(ascii[4].hasPrefix("      -> numberOfRowsInSection 0 x3 "))
  #expect(ascii.allSatisfy { $0.utf8.allSatisfy { 0x20...0x7E ~= $0 } })
}

private func asked(
  _ method: Method, _ row: Int, _ answer: Bool, depth: Int = 0
) -> LogEntry {
  LogEntry(
    .call(Call(method, .row(IndexPath(row: row, section: 0))), reply: .bool(answer)), depth: depth)
}

@Test(arguments: [
  (
    "several questions of each row fold, and one alone folds as before",
    (0..<3).flatMap { [asked(.canEditRow, $0, true), asked(.canMoveRow, $0, false)] }
      + [asked(.canEditRow, 3, true), asked(.canEditRow, 4, true)],
    """
      → canEditRow 0:0                               yes
      → canMoveRow 0:0                               no
        the same 2 for each of 0:1…0:2
      → canEditRow 0:3…0:4 ×2                        yes
    """
  ),
  (
    "another answer begins another round",
    (0..<4).flatMap { [asked(.canEditRow, $0, true), asked(.canMoveRow, $0, $0 > 1)] },
    """
      → canEditRow 0:0                               yes
      → canMoveRow 0:0                               no
        the same 2 for 0:1
      → canEditRow 0:2                               yes
      → canMoveRow 0:2                               yes
        the same 2 for 0:3
    """
  ),
  (
    "rows that do not follow each other stand for themselves",
    [0, 2].flatMap { [asked(.canEditRow, $0, true), asked(.canMoveRow, $0, false, depth: 0)] },
    """
      → canEditRow 0:0                               yes
      → canMoveRow 0:0                               no
      → canEditRow 0:2                               yes
      → canMoveRow 0:2                               no
    """
  ),
])
func questionsAskedOfEachRowFold(_ name: String, _ entries: [LogEntry], _ expected: String) {
  #expect(
    traceLines(of: entries, spelling: .short).joined(separator: "\n") == expected, "\(name)")
}
