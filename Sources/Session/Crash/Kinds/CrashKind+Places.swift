import TableKit

// Rows and sections that are not there, when the update is checked.
extension CrashKind {
  static let places = [
    deleteRow, insertRow, deleteRowInNoSection, insertRowInNoSection, deleteSection, insertSection,
  ]

  static let deleteRow = CrashKind(
    "delete-row-bounds",
    "attempt to delete row {row} from section {section} which only contains {before} rows before"
      + " the update",
    says: [
      "row {section}:{row} was deleted or reloaded, and the table remembered no such row: rows"
        + " count from 0"
    ],
    causes: [
      "a stale index path: kept from before an earlier change, or a tag of a cell that serves"
        + " another row",
      "the model was changed before the table had ever asked, or was reloaded in between, so that"
        + " it remembers fewer rows",
      "one too far: rows count from 0, so the last is one less than their number",
      "rows deleted one by one in a loop: all deletes of one update name the table before it",
      "a reload of a row that the same update inserts",
    ],
    .update { findings in
      guard let row = findings.row else { return nil }
      let rows = findings.number("before") ?? row.row
      return CrashScene.sections(rows, in: row.section).map {
        CrashScene(before: $0, .deleteRows([row]))
      }
    })

  static let insertRow = CrashKind(
    "insert-row-bounds",
    "attempt to insert row {row} into section {section}, but there are only {after} rows in section"
      + " {other} after the update",
    says: [
      "row {section}:{row} was inserted, and the data source has no such row now: rows count from 0"
    ],
    causes: [
      "the model was not changed before the update ended, or numberOfRowsInSection answers from"
        + " another list",
      "the index path is one too far: the first new row of n has the number n",
      "several rows are inserted with numbers that count from the table before: inserts name the"
        + " table after",
      "two updates at once: the second counted before the first was in the model",
    ],
    .update { findings in
      guard let row = findings.row else { return nil }
      let rows = findings.number("after") ?? row.row
      return CrashScene.sections(rows, in: row.section).map {
        CrashScene(before: $0, .insertRows([row]))
      }
    })

  static let deleteRowInNoSection = CrashKind(
    "delete-row-section-bounds",
    "attempt to delete row {row} from section {section}, but there are only {sections} sections"
      + " before the update",
    says: [
      "row {section}:{row} was deleted or reloaded, and the table remembered no such section:"
        + " sections count from 0"
    ],
    causes: [
      "row and section are changed about, or the section counts from 1",
      "the section was added to the model without a word to the table",
      "a stale index path: the section went before",
    ],
    .update { findings in
      guard let row = findings.row else { return nil }
      return CrashScene.sections(findings.number("sections") ?? row.section).map {
        CrashScene(before: $0, .deleteRows([row]))
      }
    })

  static let insertRowInNoSection = CrashKind(
    "insert-row-section-bounds",
    "attempt to insert row {row} into section {section}, but there are only {sections} sections"
      + " after the update",
    says: [
      "row {section}:{row} was inserted, and the data source has no such section now: sections"
        + " count from 0"
    ],
    causes: [
      "the section is not yet in the model, or numberOfSections does not count it",
      "row and section are changed about, or the section counts from 1",
      "the first row of a new section: the section itself must be inserted, and comes with its"
        + " rows",
    ],
    .update { findings in
      guard let row = findings.row else { return nil }
      return CrashScene.sections(findings.number("sections") ?? row.section).map {
        CrashScene(before: $0, .insertRows([row]))
      }
    })

  static let deleteSection = CrashKind(
    "delete-section-bounds",
    [
      Form(
        "attempt to delete section {section}, but there are only {sections} sections before the"
          + " update"
      ),
      Form(
        "attempt to delete section {section} but there are only {sections} sections before the"
          + " update"
      ),
    ],
    says: [
      "section {section} was deleted or reloaded, and the table remembered no such section:"
        + " sections count from 0"
    ],
    causes: [
      "a reload of a section that the table has not heard of: it was only added to the model",
      "the section went before: an update that was told twice",
      "one too far: sections count from 0",
    ],
    .update { findings in
      guard let section = findings.number("section") else { return nil }
      return CrashScene.sections(findings.number("sections") ?? section).map {
        CrashScene(before: $0, .deleteSections([section]))
      }
    })

  static let insertSection = CrashKind(
    "insert-section-bounds",
    [
      Form(
        "attempt to insert section {section} but there are only {sections} sections after the"
          + " update"
      ),
      Form(
        "attempt to insert section {section}, but there are only {sections} sections after the"
          + " update"
      ),
    ],
    says: [
      "section {section} was inserted, and the data source has no such section now: sections count"
        + " from 0"
    ],
    causes: [
      "the section is not in the model when the update ends, or numberOfSections does not count it",
      "several sections are inserted with numbers that count from the table before: inserts name"
        + " the table after",
      "one too far: sections count from 0",
    ],
    .update { findings in
      guard let section = findings.number("section") else { return nil }
      return CrashScene.sections(findings.number("sections") ?? section).map {
        CrashScene(before: $0, .insertSections([section]))
      }
    })
}
