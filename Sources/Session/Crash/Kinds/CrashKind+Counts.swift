import TableKit

// The sums of an update.
extension CrashKind {
  static let counts = [rowsCount, sectionsCount, batchUpdates, legacyUpdate]

  private static let rowsSentence =
    "Invalid update: invalid number of rows in section {section}. The number of rows contained in"
    + " an existing section after the update ({after}) must be equal to the number of rows"
    + " contained in that section before the update ({before}), plus or minus the number of rows"
    + " inserted or deleted from that section ({inserted} inserted, {deleted} deleted)"

  static let rowsCount = CrashKind(
    "rows-count",
    [
      Form(
        rowsSentence + " and plus or minus the number of rows moved into or out of that section"
          + " ({movedIn} moved in, {movedOut} moved out).", 5...27),
      Form(rowsSentence + ".", 2...4),
    ],
    says: [
      "when an update ends the table asks the data source for its counts again and compares them"
        + " once:",
      "rows before + what it was told must give the rows after; in one section they do not",
    ],
    causes: [
      "the table was told, and the model was not changed, or numberOfRowsInSection answers from"
        + " another list (a filtered one, a constant)",
      "the model was changed, and the table was not told of all of it: a loop that inserts more, an"
        + " update from elsewhere; an empty begin/endUpdates checks too",
      "the model was changed twice: by the program and by a listener, or before beginUpdates and"
        + " in it",
      "a placeholder row for an empty list was not counted",
    ],
    .update(CrashScene.rowsCount))

  static let sectionsCount = CrashKind(
    "sections-count",
    "Invalid update: invalid number of sections. The number of sections contained in the table view"
      + " after the update ({after}) must be equal to the number of sections contained in the table"
      + " view before the update ({before}), plus or minus the number of sections inserted or"
      + " deleted ({inserted} inserted, {deleted} deleted).",
    says: [
      "when an update ends the table asks the data source for its counts again and compares them"
        + " once:",
      "sections before + what it was told must give the sections after, and they do not",
    ],
    causes: [
      "sections were inserted or deleted in the table, and numberOfSections answers as before",
      "the last row of a section was deleted, and with it, in the model only, its section",
      "the model gained or lost a section (often: 0 or 1 by whether there is data) and only rows"
        + " were told",
    ],
    .update(CrashScene.sectionsCount))

  private static func batchForm(_ when: String, _ eras: ClosedRange<Int>) -> Form {
    Form(
      "Invalid batch updates detected: the number of sections and/or rows returned by the data"
        + " source \(when) performing the batch updates are inconsistent with the updates. Data"
        + " source before updates = {{ {text sectionsBefore} with row counts: {counts before} }}"
        + " Data source after updates = {{ {text sectionsAfter} with row counts: {counts after} }}"
        + " Updates = [{text updates}]", eras)
  }

  static let batchUpdates = CrashKind(
    "batch-updates-inconsistent",
    [
      batchForm("before and after", 17...27), batchForm("before and/or after", 16...16),
      Form(
        "Invalid batch updates detected: the number of sections and/or rows returned by the data"
          + " source before", 16...27),
    ],
    says: [
      "the data source's counts changed during the update by something else than the table was"
        + " told:",
      "rows of each section before {before}, after {after}",
    ],
    causes: [
      "the model was changed, and the table was not told of all of it, or of nothing at all",
      "the model was emptied or filled anew while single rows were told",
      "the model was changed twice: by the program and by a listener, or on another thread",
    ],
    .update(CrashScene.batchUpdates))

  static let legacyUpdate = CrashKind(
    "legacy-update-inconsistent",
    [
      Form(
        "Invalid table view update. The application has requested an update to the table view that"
          + " is inconsistent with the state provided by the data source.", 2...5)
    ],
    says: [
      "what the table was told and the counts of the data source do not fit; which, is not said",
      "(iOS 5.0 and before)",
    ],
    causes: [
      "the table was told, and the model was not changed",
      "the model was changed, and the table was not told of all of it",
    ],
    .outOfReach("it has no numbers: any update whose sums are wrong is told here with them"))
}
