import TableKit

// Rows and sections that a program asks for and that are not there.
extension CrashKind {
  static let scrolling = [
    scrollToNoRow, scrollToNoSection, rectOfNoRow, rectOfNoSection, rowsOfNoSection, badPath,
  ]

  private static let scrollToRow =
    "-[UITableView scrollToRowAtIndexPath:atScrollPosition:animated:]"
  private static let contentOffset =
    "-[UITableView _contentOffsetForScrollingToRowAtIndexPath:atScrollPosition:"

  private static func scrollForms(_ old: String, _ new: String) -> [Form] {
    [
      Form("\(contentOffset)]: \(old)", 6...10),
      Form("\(contentOffset)usingPresentationValues:]: \(old)", 11...12),
      Form(new, 13...27), Form("\(scrollToRow): \(old)", 2...5),
    ]
  }

  static let scrollToNoRow = CrashKind(
    "scroll-row-bounds", raising: .range,
    scrollForms(
      "row ({row}) beyond bounds ({rows}) for section ({section}).",
      "Attempted to scroll the table view to an out-of-bounds row ({row}) when there are only"
        + " {rows} rows in section {section}."),
    says: [
      "the program scrolled to row {section}:{row}, which the table does not know",
      "rows of section {section} as the table remembers it: {rows}, counted from 0",
    ],
    causes: [
      "one too far: the last row has the number of rows less one; in an empty section there is"
        + " none",
      "the model was filled, and the table has not yet been told: reloadData comes first",
      "scrolling before the table has loaded, or in the midst of an update",
      "row and section are changed about, or the row is of a list that has since been filtered",
    ],
    .table { findings in
      guard let row = findings.row, let rows = findings.number("rows"), row.row >= rows else {
        return nil
      }
      return CrashScene.sections(rows, in: row.section).map {
        CrashScript.setUp($0) + ["scroll-to \(row)"]
      }
    })

  static let scrollToNoSection = CrashKind(
    "scroll-section-bounds", raising: .range,
    scrollForms(
      "section ({section}) beyond bounds ({sections}).",
      "Attempted to scroll the table view to an out-of-bounds section ({section}) when there are"
        + " only {sections} sections."),
    says: [
      "the program scrolled to section {section}, which the table does not know",
      "sections as the table remembers them: {sections}, counted from 0",
    ],
    causes: [
      "row and section are changed about in IndexPath(row:section:)",
      "the table has not loaded yet, or nothing is in it",
      "one too far: sections count from 0",
    ],
    .table { findings in
      guard let section = findings.number("section"), let count = findings.number("sections"),
        section >= count, let sections = CrashScene.sections(count)
      else { return nil }
      return CrashScript.setUp(sections) + ["scroll-to \(section):0"]
    })

  static let rectOfNoRow = CrashKind(
    "rect-bad-path", "request for rect at invalid index path ({path at})",
    says: [
      "the program asked where row {at} lies, or UIKit did for it; the table knows no such row"
    ],
    causes: [
      "selectRow or scrollToRow with a stale index path, or before the table has loaded",
      "a row is looked up while an update moves it",
    ],
    .outOfReach("no command asks for a row's rectangle; in a program rectForRow(at:) does"))

  static let rectOfNoSection = CrashKind(
    "rect-bad-section", "request for rect of invalid section ({section})",
    says: ["the program asked where section {section} lies; the table knows no such section"],
    causes: ["a section from the model, of which the table has not yet been told"],
    .outOfReach("no command asks for a section's rectangle; in a program rect(forSection:) does"))

  static let rowsOfNoSection = CrashKind(
    "rows-of-bad-section",
    "Requested the number of rows for section ({section}) which is out of bounds.",
    says: [
      "the program asked numberOfRows(inSection: {section}); the table knows no such section"
    ],
    causes: [
      "the table is empty, or has not loaded: the last row of nothing was looked for",
      "a section from the model, of which the table has not yet been told",
      "one too far: sections count from 0",
    ],
    .table { findings in
      guard let section = findings.number("section"), section >= 0 else { return nil }
      let sections = section == 0 ? [] : [1]
      return CrashScript.setUp(sections) + ["select section \(section)"]
    })

  static let badPath = CrashKind(
    "bad-index-path",
    "Invalid index path for use with UITableView. Index paths passed to table view must contain"
      + " exactly two indices specifying the section and row. Please use the category on"
      + " NSIndexPath in UITableView.h if possible.",
    says: ["an index path with more or fewer than two numbers was used"],
    causes: [
      "IndexPath() or IndexPath(index:) in place of IndexPath(row:section:)",
      "an index path of a tree or of a collection view was handed on",
    ],
    .outOfReach("a path that is typed here always has a section and a row"))
}
