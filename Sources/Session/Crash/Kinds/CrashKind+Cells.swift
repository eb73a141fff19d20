import TableKit

// Cells that are not given, or not known.
extension CrashKind {
  static let cells = [nilCell, nilCellModern, notRegistered, dequeuedTwice, badNib, nibIdentifier]

  static let nilCell = CrashKind(
    "nil-cell",
    [
      Form("UITableView dataSource must return a cell from tableView:cellForRowAtIndexPath:", 2...8)
    ],
    says: [nilCellMeaning], causes: nilCellCauses, nilCellOrigin)

  static let nilCellModern = CrashKind(
    "nil-cell-modern",
    [
      Form(
        "UITableView ({text table}) failed to obtain a cell from its dataSource ({text source})",
        9...27
      ),
      Form("UITableView ({text table}) failed to obtain a cell from its dataSource", 9...27),
    ],
    says: [nilCellMeaning], causes: nilCellCauses, nilCellOrigin)

  private static let nilCellMeaning =
    "cellForRow answered nil; every row that numberOfRowsInSection counts must get a cell"

  private static let nilCellCauses = [
    "dequeueReusableCell(withIdentifier:) answered nil: the identifier is misspelt, or nothing is"
      + " registered for it",
    "the cell has another class than it is cast to, and the cast gives nil",
    "a branch of cellForRow answers nothing: a section or row that it does not expect",
  ]

  private static let nilCellOrigin = Origin.table { _ in
    ["rows 1", "on cellForRow { answer nil }", "reload"]
  }

  static let notRegistered = CrashKind(
    "dequeue-unregistered",
    [
      Form(
        "unable to dequeue a cell with identifier {text identifier} - must register a nib or a"
          + " class for the identifier or connect a prototype cell in a storyboard", 6...27)
    ],
    says: [
      "dequeueReusableCell(withIdentifier: \"{identifier}\", for:) found nothing registered for"
        + " that identifier"
    ],
    causes: [
      "the identifier in code and in the storyboard or nib differ, often by case or a blank",
      "register(_:forCellReuseIdentifier:) was not called, or after the table had loaded, or on"
        + " another table",
      "the prototype cell belongs to another table: a search results table has its own",
      "without a path the call answers nil instead; only the one with for: raises",
    ],
    .table { findings in
      let identifier = CrashScript.quoted(findings.text("identifier") ?? "Cell")
      return ["register \"Another\"", "cell default id \(identifier)", "rows 1"]
    })

  static let dequeuedTwice = CrashKind(
    "dequeue-twice",
    [
      Form(
        "Attempted to dequeue multiple cells for the same index path, which is not allowed. If you"
          + " really need to dequeue more cells than the table view is requesting, use the"
          + " -dequeueReusableCellWithIdentifier: method (without an index path). Cell identifier:"
          + " {text identifier}, index path: {path at}", 11...27),
      Form(
        "Attempted to dequeue multiple cells for the same index path, which is not allowed.",
        11...27),
    ],
    says: ["cellForRow dequeued two cells for row {at}; the first of them is lost"],
    causes: [
      "a cell is dequeued before a branch that dequeues another",
      "a cell is dequeued outside of cellForRow, to measure it: use the call without a path",
    ],
    .outOfReach("a scripted data source dequeues one cell a row"))

  static let badNib = CrashKind(
    "dequeue-bad-nib",
    "invalid nib registered for identifier ({text identifier}) - nib must contain exactly one top"
      + " level object which must be a UITableViewCell instance",
    says: ["the nib registered for \"{identifier}\" holds something else than one cell"],
    causes: [
      "a gesture recognizer or a second view lies beside the cell in the nib",
      "the nib's top object is a UIView, or a collection view's cell",
    ],
    .outOfReach("there are no nibs here"))

  static let nibIdentifier = CrashKind(
    "dequeue-nib-id-mismatch",
    "cell reuse indentifier in nib ({text nib}) does not match the identifier used to register the"
      + " nib ({text identifier})",
    says: [
      "the cell in the nib says \"{nib}\", and the nib is registered as \"{identifier}\""
    ],
    causes: [
      "the identifier was changed in one of the two places; leave it empty in the nib, or make"
        + " them alike"
    ],
    .outOfReach("there are no nibs here"))
}
