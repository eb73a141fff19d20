// Every exception that a table raises outside of updates, in UIKit's words for the era.

extension TableException {
  static func nilCell(at path: IndexPath, era: Era) -> TableException {
    let reason =
      era >= 9
      ? "UITableView (<UITableView: 0x0>) failed to obtain a cell from its dataSource (<0x0>)"
      : "UITableView dataSource must return a cell from tableView:cellForRowAtIndexPath:"
    return TableException(
      .internalInconsistency, reason,
      explanation: [
        "cellForRow answered nil for row \(path)",
        "every row of numberOfRowsInSection must get a cell",
        "help: where dequeueReusableCell gives nil, make a cell",
      ])
  }

  static let noDataSource = TableException(
    .internalInconsistency, "UITableView dataSource is not set",
    explanation: [
      "the table remembers rows, and there is nobody left to make their cells",
      "a table does not keep its data source: somebody else must",
    ])

  static func missingMethod(
    _ method: Method, of object: AnyObject, era: Era
  ) -> TableException {
    let name = (object as? any ClassNamed)?.className ?? "\(type(of: object))"
    let selector = "-[\(name) \(method.objectiveCName)]"
    let reason = "\(era >= 4 ? "" : "*** ")\(selector): unrecognized selector sent to instance 0x0"
    return TableException(
      .invalidArgument, reason,
      explanation: [
        "\(method.shortName) is required, and the data source, \(name), does not have it",
        "help: set dataSource to the object that has it, or give it to this one",
      ])
  }

  static func notRegistered(_ identifier: String, registered: [String]) -> TableException {
    TableException(
      .internalInconsistency,
      "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for"
        + " the identifier or connect a prototype cell in a storyboard",
      explanation: [
        "the dequeue call with an index path raises where the one without answers nil",
        registered.isEmpty
          ? "no identifier is registered"
          : "registered: "
            + Spelling.sorted(registered, by: identifier).map { "\"\($0)\"" }
            .joined(separator: ", "),
        "help: register(_:forCellReuseIdentifier: \"\(identifier)\") before cells are asked for",
      ])
  }

  static func dequeuedTwice(
    _ identifier: String, at path: IndexPath, era: Era
  ) -> TableException {
    TableException(
      .internalInconsistency,
      "Attempted to dequeue multiple cells for the same index path, which is not allowed. If you"
        + " really need to dequeue more cells than the table view is requesting, use the"
        + " -dequeueReusableCellWithIdentifier: method (without an index path). Cell identifier:"
        + " \(identifier), index path: \(path.literal(in: era))",
      explanation: ["cellForRow dequeued two cells for row \(path)"])
  }

  /// Calls that nest without end: on a device the stack overflows, without any words.
  static func runaway(_ call: Call, depth: Int) -> TableException {
    TableException(
      .generic, "\(call.method.shortName) was called \(depth) calls deep",
      explanation: ["calls that call each other without end overflow the stack on a device"])
  }

  static func runaway(_ call: Call, entries: Int) -> TableException {
    TableException(
      .generic, "\(call.method.shortName) came after \(entries) calls in one step",
      explanation: ["a step that never ends freezes the app on a device"])
  }
}

// MARK: Geometry and scrolling

extension TableException {
  /// A number of rows for which there can be no memory.
  static func noStores(forRows count: Int, section: Int) -> TableException {
    TableException(
      .internalInconsistency,
      "Failed to allocate data stores for \(count) rows in section \(section). Consider using fewer"
        + " rows",
      explanation: ["numberOfRowsInSection answered \(count) for section \(section)"])
  }

  /// A height below 0. Of what is no number, or too great, no report is at hand: it is worded alike.
  static func noRowHeight(_ height: Double, at path: IndexPath, era: Era) -> TableException {
    let reason =
      era == 8
      ? "Invalid row height provided by table delegate. Value must be greater than zero or"
        + " UITableViewAutomaticDimension."
      : "table view row height \(ruleBroken(by: height)) - provided height for index path"
        + " (\(path.literal(in: era))) is \(sixDecimals(height))"
    return TableException(
      .internalInconsistency, reason,
      explanation: ["heightForRow answered \(sixDecimals(height)) for row \(path)"])
  }

  static func noHeaderHeight(_ height: Double, section: Int) -> TableException {
    noEdgeHeight(height, "header", section)
  }

  static func noFooterHeight(_ height: Double, section: Int) -> TableException {
    noEdgeHeight(height, "footer", section)
  }

  private static func noEdgeHeight(
    _ height: Double, _ edge: String, _ section: Int
  ) -> TableException {
    TableException(
      .internalInconsistency,
      "section \(edge) height \(ruleBroken(by: height)) - provided height for section \(section) is"
        + " \(sixDecimals(height))")
  }

  private static func ruleBroken(by height: Double) -> String {
    height < 0 ? "must not be negative" : "must not exceed \(Hundredths.tallest.words)"
  }

  /// As `%f` prints a number, if it is not too great for that.
  private static func sixDecimals(_ number: Double) -> String {
    guard number.magnitude < 1e12 else { return "\(number)" }
    let millionths = Int((number.magnitude * 1_000_000).rounded())
    let decimals = String(millionths % 1_000_000)
    let padding = String(repeating: "0", count: 6 - decimals.count)
    return "\(number < 0 ? "-" : "")\(millionths / 1_000_000).\(padding)\(decimals)"
  }

  /// A row to scroll to that is not there. A table that reports "beyond bounds (n)" counts rows.
  static func scrollToNoRow(_ path: IndexPath, rows: Int, era: Era) -> TableException {
    let (row, section) = (path.row, path.section)
    let reason =
      era >= 13
      ? "Attempted to scroll the table view to an out-of-bounds row (\(row)) when there are only"
        + " \(rows) rows in section \(section). Table view: <UITableView: 0x0>"
      : "\(scrollMethod(era)): row (\(row)) beyond bounds (\(rows)) for section (\(section))."
    let last = rows > 0 ? "\(counted(rows, "row")); the last is \(section):\(rows - 1)" : "no rows"
    return TableException(.range, reason, explanation: ["section \(section) has \(last)"])
  }

  static func scrollToNoSection(_ section: Int, sections: Int, era: Era) -> TableException {
    let reason =
      era >= 13
      ? "Attempted to scroll the table view to an out-of-bounds section (\(section)) when there are"
        + " only \(sections) sections. Table view: <UITableView: 0x0>"
      : "\(scrollMethod(era)): section (\(section)) beyond bounds (\(sections))."
    return TableException(
      .range, reason, explanation: ["the table has \(sections) sections, counted from 0"])
  }

  private static func scrollMethod(_ era: Era) -> String {
    if era <= 5 { return "-[UITableView scrollToRowAtIndexPath:atScrollPosition:animated:]" }
    let values = era >= 11 ? "usingPresentationValues:" : ""
    return "-[UITableView _contentOffsetForScrollingToRowAtIndexPath:atScrollPosition:\(values)]"
  }

  static func badMoveTarget(_ target: IndexPath, rows: Int) -> TableException {
    TableException(
      .internalInconsistency,
      "UITableView delegate method tableView:targetIndexPathForMoveFromRowAtIndexPath:"
        + "toProposedIndexPath: returned an invalid target index path (section: \(target.section),"
        + " row: \(target.row)) because there are only \(rows) rows in this section of the table"
        + " view.")
  }

  static func rectOfNoRow(_ path: IndexPath, era: Era) -> TableException {
    TableException(
      .internalInconsistency,
      "request for rect at invalid index path (\(path.literal(in: era)))")
  }

  static func rectOfNoSection(_ section: Int) -> TableException {
    TableException(
      .internalInconsistency, "request for rect of invalid section (\(section))")
  }

  static func rowsOfNoSection(_ section: Int) -> TableException {
    TableException(
      .internalInconsistency,
      "Requested the number of rows for section (\(section)) which is out of bounds.")
  }
}
