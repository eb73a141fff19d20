import TableKit

// Heights that cannot be, and too much of everything.
extension CrashKind {
  static let heights = [
    negativeRowHeight, badRowHeight, negativeHeaderHeight, negativeFooterHeight, tooManyRows,
    badMoveTarget,
  ]

  static let negativeRowHeight = CrashKind(
    "negative-row-height",
    [
      Form(
        "table view row height must not be negative - provided height for index path ({path at}) is"
          + " {decimal height}", 9...10),
      Form(
        "table view row height must not be negative - provided height for index path ({path at}) is"
          + " {decimal height}", 2...7),
    ],
    says: ["heightForRow answered {height} for row {at}"],
    causes: [
      "a height is computed from something that has no size yet: a width less its margins",
      "-1 or UITableView.automaticDimension less something",
      "a row is hidden by a height below 0: 0 hides it, or do not count it",
    ],
    .table { findings in
      let at = findings.path("at") ?? IndexPath(row: 0, section: 0)
      guard let height = negative(findings.text("height") ?? "-2"), at.row < 10_000_000,
        let sections = CrashScene.sections(at.row.successor, in: at.section)
      else { return nil }
      return CrashScript.setUp(sections) + ["height \(height) for \(at)"]
    })

  static let badRowHeight = CrashKind(
    "bad-row-height",
    [
      Form(
        "Invalid row height provided by table delegate. Value must be greater than zero or"
          + " UITableViewAutomaticDimension.", 8...8)
    ],
    says: ["heightForRow answered a height below 0 (iOS 8)"],
    causes: [
      "a height is computed from something that has no size yet",
      "estimatedHeightForRow or heightForRow answers -1 where automatic heights were not yet known",
    ],
    .table { _ in ["rows 1", "height -2"] })

  static let negativeHeaderHeight = CrashKind(
    "negative-header-height",
    "section header height must not be negative - provided height for section {section} is"
      + " {decimal height}",
    says: ["heightForHeader answered {height} for section {section}"],
    causes: [
      "a height is computed from something that has no size yet",
      "a header is hidden by a height below 0: 0 hides it, in a grouped table a tiny height",
    ],
    .table { edge("headers", $0) })

  static let negativeFooterHeight = CrashKind(
    "negative-footer-height",
    "section footer height must not be negative - provided height for section {section} is"
      + " {decimal height}",
    says: ["heightForFooter answered {height} for section {section}"],
    causes: [
      "a height is computed from something that has no size yet",
      "a footer is hidden by a height below 0: 0 hides it, in a grouped table a tiny height",
    ],
    .table { edge("footers", $0) })

  private static func edge(_ edges: String, _ findings: CrashFindings) -> [String]? {
    let section = findings.number("section") ?? 0
    guard let height = negative(findings.text("height") ?? "-2"),
      let above = CrashScene.sections(section)
    else { return nil }
    return CrashScript.sections(above) + ["section { rows 1; height \(height) for \(edges) }"]
  }

  /// A number below 0 without the zeros at its end; nil for any other, and for -1, which leaves the
  /// height to the table.
  private static func negative(_ text: String) -> String? {
    guard let number = Double(text), number < 0, number != -1, number > -1_000_000 else {
      return nil
    }
    var digits = Array(text.utf8)
    if digits.contains(CrashByte.point) {
      while digits.last == UInt8(ascii: "0") { digits.removeLast() }
      if digits.last == CrashByte.point { digits.removeLast() }
    }
    return String(decoding: digits, as: UTF8.self)
  }

  static let tooManyRows = CrashKind(
    "too-many-rows",
    [
      Form(
        "Failed to allocate data stores for {rows} rows in section {section}. Consider using fewer"
          + " rows")
    ],
    says: [
      "the data source says that section {section} has {rows} rows: there is no memory for so many"
    ],
    causes: [
      "a count that wrapped around: -1 as an unsigned number, NSNotFound, an uninitialized variable"
    ],
    .outOfReach("alike rows take no room here, so that no number of rows is too large"))

  static let badMoveTarget = CrashKind(
    "bad-move-target",
    "UITableView delegate method"
      + " tableView:targetIndexPathForMoveFromRowAtIndexPath:toProposedIndexPath: returned an"
      + " invalid target index path (section: {section}, row: {row}) because there are only {rows}"
      + " rows in this section of the table view.",
    says: [
      "a row was dragged, and targetIndexPathForMove answered row {section}:{row}, which is not"
        + " there",
      "rows of section {section}: {rows}, counted from 0",
    ],
    causes: [
      "the end of another section counts from the rows that are there: the moved row comes on top",
      "the end of its own section is one less: the moved row has left it",
    ],
    .table(CrashScript.badMoveTarget))
}

extension CrashScript {
  /// The first row is dragged to the second; the delegate answers a row that is not there.
  static func badMoveTarget(_ findings: CrashFindings) -> [String]? {
    guard let target = findings.row, let rows = findings.number("rows"), rows >= 0,
      var counts = CrashScene.sections(rows, in: target.section)
    else { return nil }
    let needsOwn = counts[0] < 2
    if needsOwn { counts = target.section == 0 ? counts + [2] : [2] + counts.dropFirst() }
    let section = counts[0] >= 2 ? 0 : 1
    return setUp(counts) + [
      "movable yes", "on targetIndexPathForMove { answer \(target) }", "edit on",
      "drag \(section):0 to \(section):1",
    ]
  }
}
