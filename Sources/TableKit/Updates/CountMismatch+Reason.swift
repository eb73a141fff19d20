extension CountMismatch {
  /// UIKit's literal text for a sum that does not come out.
  ///
  /// From iOS 16 there are two texts, and no document says which comes when. The rule here fits the
  /// reports: where the data source's counts did not change at all, the old one; where they changed
  /// but do not fit, the list of what was told.
  func reason(in era: Era, table: String) -> String {
    era >= 16 && before != after
      ? batchReason(in: era, table: table) : sum.reason(in: era, table: table)
  }

  /// A reload is printed as a delete and an insert. The lines for sections and moves are worded in
  /// the manner of those for rows, no report with one being known.
  private func batchReason(in era: Era, table: String) -> String {
    let when = era >= 17 ? "before and after" : "before and/or after"
    let lines = updates.map { "\t\($0.line)" }.joined(separator: ",\n")
    return "Invalid batch updates detected: the number of sections and/or rows returned by the "
      + "data source \(when) performing the batch updates are inconsistent with the updates.\n"
      + "Data source before updates = { \(Self.counts(before)) }\n"
      + "Data source after updates = { \(Self.counts(after)) }\n"
      + "Updates = [\n\(lines)\n]\nTable view: \(table)"
  }

  private static func counts(_ rows: [Int]) -> String {
    "\(counted(rows.count, "section")) with row counts: \(rows)"
  }
}

extension CountSum {
  /// Two spaces after the first sentence through iOS 12; the moves from iOS 5 (seen in 5.1). The
  /// table at the end came between 2021 and 2022; we have it from iOS 15. The section is the one of
  /// the table after, since its count was just asked for; reports fit both numbers.
  fileprivate func reason(in era: Era, table: String) -> String {
    let gap = era >= 13 ? " " : "  "
    let end = era >= 15 ? " Table view: \(table)" : ""
    let told = "(\(inserted) inserted, \(deleted) deleted)"
    switch subject {
    case .sections:
      return "Invalid update: invalid number of sections.\(gap)The number of sections contained in "
        + "the table view after the update (\(after)) must be equal to the number of sections "
        + "contained in the table view before the update (\(before)), plus or minus the number of "
        + "sections inserted or deleted \(told).\(end)"
    case .rows(_, let section):
      let moved =
        " and plus or minus the number of rows moved into or out of that section "
        + "(\(movedIn) moved in, \(movedOut) moved out)"
      return
        "Invalid update: invalid number of rows in section \(section).\(gap)The number of rows "
        + "contained in an existing section after the update (\(after)) must be equal to the number "
        + "of rows contained in that section before the update (\(before)), plus or minus the "
        + "number of rows inserted or deleted from that section \(told)\(era >= 5 ? moved : "").\(end)"
    }
  }
}

extension CountMismatch.Update {
  fileprivate var line: String {
    switch self {
    case .deleteRow(let path): "Delete row (\(path.pair))"
    case .insertRow(let path): "Insert row (\(path.pair))"
    case .moveRow(let move): "Move row (\(move.from.pair)) to (\(move.to.pair))"
    case .deleteSection(let section): "Delete section (\(section))"
    case .insertSection(let section): "Insert section (\(section))"
    case .moveSection(let move): "Move section (\(move.from)) to (\(move.to))"
    }
  }
}

extension IndexPath {
  /// `section - row`.
  fileprivate var pair: String { "\(section) - \(row)" }
}
