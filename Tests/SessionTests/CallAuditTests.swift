import Support
import Testing

@testable import Session

/// The same lines under several releases, on both sides of what changed between them. What they log stands in
/// `Tests/Goldens/calls`.
struct CallAudit: CustomTestStringConvertible {
  var name: String
  /// What is there before the log begins.
  var given: String
  var lines: String
  var eras: [Int]

  init(_ name: String, given: String, _ lines: String, eras: [Int]) {
    (self.name, self.given, self.lines, self.eras) = (name, given, lines, eras)
  }

  var testDescription: String { name }

  /// What each release logs, under its number.
  var log: String {
    eras.map { era in
      let stand = Stand()
      stand.run("device 320x240\nera \(era)\n\(given)\ntrace on")
      return "era \(era)\n" + stand.run(lines)
    }.joined(separator: "\n\n")
  }
}

@Suite struct CallAuditTests {
  @Test(arguments: [
    CallAudit(
      "heights are asked before the cells, and from iOS 11 after them",
      given:
        "section A { row a }\nsection B { row b }\nheight 50 for all\nimplement willDisplayCell",
      "reload", eras: [6, 7, 10, 11, 12, 13]),
    CallAudit(
      "a reload keeps the offset and drops the selection",
      given: "rows 20\nscroll by 2 rows\nselect 0:3\nimplement didEndDisplayingCell",
      "reload\nshow counts", eras: [5, 6]),
    CallAudit(
      "a row that leaves is told of before its cell serves another",
      given: "rows 20\nimplement willDisplayCell didEndDisplayingCell scrollViewDidScroll",
      "scroll by 1 rows\nscroll-to 0:15 top", eras: [5, 6, 7]),
    CallAudit(
      "a deleted row's cell is told of when the others are laid out",
      given: "rows 8\nimplement willDisplayCell didEndDisplayingCell",
      "delete 0:1\nreload 0:0", eras: [5, 6]),
    CallAudit(
      "a tap on another row",
      given: "rows 5\nimplement shouldHighlightRow didHighlightRow didUnhighlightRow willSelectRow "
        + "didSelectRow willDeselectRow didDeselectRow\ntap 0:0",
      "tap 0:2\ntap 0:2", eras: [2, 3, 5, 6]),
    CallAudit(
      "a row that will-select names in another's place is told of",
      given:
        "rows 5\non will-select for 0:1 { answer 0:3 }\non will-select for 0:2 { answer nil }\n"
        + "implement didSelectRow willDeselectRow didDeselectRow\ntap 0:0",
      "tap 0:1\ntap 0:2", eras: [5]),
    CallAudit(
      "of several selected rows a tapped one is deselected",
      given: "rows 5\nselection multiple\nimplement willSelectRow didSelectRow willDeselectRow "
        + "didDeselectRow\ntap 0:0",
      "tap 0:1\ntap 0:0", eras: [5, 6]),
    CallAudit(
      "a detail button tells of itself alone",
      given: "rows 3\naccessory detail-disclosure\nimplement accessoryButtonTapped willSelectRow "
        + "didSelectRow",
      "tap accessory 0:1\naccessory disclosure\ntap accessory 0:1", eras: [5, 7]),
    CallAudit(
      "the delegate's accessory type is asked up to iOS 12",
      given: "rows 1\nimplement accessoryType canEditRow willDisplayCell", "reload",
      eras: [12, 13]),
    CallAudit(
      "edit mode asks the four questions, and leaving it one up to iOS 6",
      given: "rows 2\nimplement canEditRow editingStyleForRow shouldIndentWhileEditing canMoveRow "
        + "moveRow willBeginEditingRow didEndEditingRow",
      "edit on\nedit off", eras: [6, 7]),
    CallAudit(
      "a row that scrolls in while editing is asked the same",
      given: "rows 8\nimplement canEditRow editingStyleForRow shouldIndentWhileEditing canMoveRow "
        + "moveRow willDisplayCell\nedit on",
      "scroll by 1 rows", eras: [5, 13]),
    CallAudit(
      "the minus asks for the title, the data source hears of Delete alone",
      given: "rows 3\non delete { delete $path }\nimplement titleForDeleteConfirmationButton "
        + "willBeginEditingRow didEndEditingRow\nedit on",
      "tap minus 0:1\ntap 0:0\ntap minus 0:1\ntap confirm", eras: [5, 12]),
    CallAudit(
      "leaving edit mode takes the button back",
      given: "rows 3\nimplement commitEditingStyle\nedit on\ntap minus 0:1", "edit off\nshow tree",
      eras: [5]),
    CallAudit(
      "the plus commits at once",
      given: "rows 2\nediting-style insert\non insert { insert X at $path }\nedit on",
      "tap plus 0:1", eras: [5]),
    CallAudit(
      "a swipe asks, begins, asks again; commit comes before the end",
      given: "rows 3\non delete { delete $path }\nimplement canEditRow canMoveRow moveRow "
        + "editingStyleForRow accessoryType titleForDeleteConfirmationButton willBeginEditingRow "
        + "didEndEditingRow",
      "swipe 0:1\ntap confirm", eras: [12, 13]),
    CallAudit(
      "a swipe that is given up ends, by a tap elsewhere or a scroll",
      given: "rows 9\nimplement commitEditingStyle willBeginEditingRow didEndEditingRow",
      "swipe 0:1\ntap 0:0\nswipe 0:1\nscroll by 1 rows", eras: [5]),
    CallAudit(
      "edit actions take the place of Delete from iOS 8, swipe configurations from iOS 11",
      given: "rows 3\nimplement commitEditingStyle\n"
        + "actions trailing Flag { log flagged }",
      "swipe 0:1\ntap 0:0", eras: [7, 8, 10, 11]),
    CallAudit(
      "a swipe to the right brings out the leading actions from iOS 11",
      given: "rows 3\nimplement commitEditingStyle\nactions leading Pin { log pinned }",
      "swipe 0:1 right\nswipe 0:1 right full", eras: [6, 7, 10, 11]),
    CallAudit(
      "a drag asks for each place, and moves once",
      given: "rows A B C D\nimplement moveRow canMoveRow targetIndexPathForMove\nedit on",
      "drag A over C\ndrag A over D\ndrag A over D\ndrop\ndrag A over B\ndrag A over D\ndrop",
      eras: [5]),
    CallAudit(
      "a move in code does not call the data source's moveRow",
      given: "rows A B C\nimplement moveRow canMoveRow", "move C to 0:0", eras: [5]),
    CallAudit(
      "an update asks for the counts and heights at its end, then for cells",
      given: "rows A B C\nheight 44 for all",
      "updates { delete A; insert X at 0:2 }\nbegin-updates\nend-updates", eras: [5, 12, 13]),
    CallAudit(
      "an empty update asks for the heights again",
      given: "rows A B\non heightForRow { answer 60 }", "begin-updates\nend-updates\nshow tree",
      eras: [6, 10, 11, 13]),
    CallAudit(
      "a table that is not in the window is warned of once, from iOS 13",
      given: "root main\nrows A\nscreen B { rows b }\npush B",
      "screen main { insert X }\nscreen main { insert Y }", eras: [12, 13]),
    CallAudit(
      "a push and a pop interlock",
      given: "root main\nrows A\nscreen B { rows b; on load { log loaded } }\n"
        + "screen B { implement viewWillAppear viewDidAppear viewWillDisappear viewDidDisappear }\n"
        + "implement viewWillAppear viewDidAppear viewWillDisappear viewDidDisappear",
      "push B\npop", eras: [4, 5, 13]),
    CallAudit(
      "a table view controller clears the selection as it comes back",
      given: "root main\nrows A\non select { push B }\nscreen B { rows b }\ntap A",
      "pop\nshow tree",
      eras: [3, 5]),
    CallAudit(
      "a tab that shows is asked and told as well",
      given: "rows A\ntab One main\nscreen B { rows b }\ntab Two B\nimplement viewWillAppear "
        + "viewDidAppear viewWillDisappear viewDidDisappear",
      "tap tab Two\ntap tab One\ntap tab One", eras: [5, 13]),
    CallAudit(
      "an alert tells of the click before it goes",
      given: "rows A", "alert Sure? button Cancel cancel button Yes { log yes }\ntap Yes",
      eras: [7, 8, 9]),
    CallAudit(
      "an index answered with -1 stays",
      given: "section A { rows 9 }\nsection B { rows 9 }\nindex search A B\n"
        + "on sectionForSectionIndexTitle { answer -1 }",
      "tap index B", eras: [5]),
    CallAudit(
      "circles stand for the controls while several rows can be selected, and no row swipes",
      given: "rows A B\nselection multiple while-editing\nimplement commitEditingStyle "
        + "editingStyleForRow canEditRow",
      "swipe 0:0\nedit on\ntap 0:0\nedit off", eras: [5, 13]),
    CallAudit(
      "a title of the index jumps, and tells of the scroll",
      given: "section A { rows 9 }\nsection B { rows 9 }\nsection C { rows 9 }\nindex A B C\n"
        + "implement sectionForSectionIndexTitle scrollViewDidScroll",
      "tap index C", eras: [5, 13]),
    CallAudit(
      "headers that come and go are told of from iOS 6",
      given: "section A { rows 6 }\nsection B { rows 9 }\nimplement willDisplayHeaderView "
        + "didEndDisplayingHeaderView",
      "scroll by 8 rows", eras: [5, 6, 13]),
  ])
  func eachReleaseLogsInItsOrder(_ audit: CallAudit) {
    expectGolden(
      audit.log, "calls/\(audit.name.replacing(",", with: "").replacing(" ", with: "-"))")
  }
}
