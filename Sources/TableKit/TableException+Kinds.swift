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
      ])
  }

  static let noDataSource = TableException(
    .internalInconsistency, "UITableView dataSource is not set",
    explanation: ["the table remembers rows, and there is nobody left to make their cells"])

  static func missingMethod(
    _ method: Method, of object: AnyObject, era: Era
  ) -> TableException {
    let selector = "-[\(type(of: object)) \(method.objectiveCName)]"
    let reason = "\(era >= 4 ? "" : "*** ")\(selector): unrecognized selector sent to instance 0x0"
    return TableException(
      .invalidArgument, reason,
      explanation: ["\(method.shortName) is required, and the data source does not have it"])
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
