import TableKit

// Moves of rows from or to where nothing can be.
extension CrashKind {
  static let moves = [
    moveOfNoRow, moveToNoRow, moveFromNoSection, moveIntoNoSection, moveFromDeletedSection,
    moveIntoInsertedSection,
  ]

  static let moveOfNoRow = CrashKind(
    "move-from-bounds",
    "attempt to move index path ({path from}) that does not exist - there are only {before} rows in"
      + " section {section} before the update",
    says: ["row {from} was moved, and the table remembered no such row: rows count from 0"],
    causes: [
      "a stale index path: what is moved is named as it was before the update",
      "the moved row is new in the same update: insert it where it goes",
    ],
    .update { findings in
      guard let from = findings.path("from"),
        let counts = CrashScene.sections(findings.number("before") ?? from.row, in: from.section)
      else { return nil }
      let to = IndexPath(row: 0, section: from.section)
      return CrashScene(before: counts, .moveRow(from: from, to: to))
    })

  static let moveToNoRow = CrashKind(
    "move-to-bounds",
    "attempt to move index path ({path from}) to index path ({path to}) that does not exist -"
      + " there are only {after} rows in section {section} after the update",
    says: [
      "row {from} was moved to {to}, and the data source has no such row now: rows count from 0"
    ],
    causes: [
      "the target counts the moved row twice: it is the place after the row has left its old one",
      "the model was not changed before the update ended",
    ],
    .update { findings in
      guard let from = findings.path("from"), let to = findings.path("to"),
        let scene = CrashScene(holding: [from, IndexPath(row: 0, section: to.section)])
      else { return nil }
      var (before, after) = (scene.before, scene.before)
      after[to.section] = findings.number("after") ?? to.row
      let held = from.section == to.section ? from.row.successor : 0
      before[to.section] = max(after[to.section], held)
      return CrashScene(before: before, after: after, .moveRow(from: from, to: to))
    })

  static let moveFromNoSection = CrashKind(
    "move-from-section-bounds",
    "attempt to move index path ({path from}) from a section that does not exist - there are only"
      + " {sections} sections before the update",
    says: ["row {from} was moved, and the table remembered no such section: sections count from 0"],
    causes: [
      "what is moved is named as it was before the update, and the section was not there then",
      "row and section are changed about",
    ],
    .update { findings in
      guard let from = findings.path("from"),
        let counts = CrashScene.sections(findings.number("sections") ?? from.section)
      else { return nil }
      return CrashScene(
        before: counts, .moveRow(from: from, to: IndexPath(row: 0, section: 0)))
    })

  static let moveIntoNoSection = CrashKind(
    "move-to-section-bounds",
    "attempt to move index path ({path from}) to index path ({path to}) in section that does not"
      + " exist - there are only {sections} sections after the update",
    says: [
      "row {from} was moved to {to}, and the data source has no such section now: sections count"
        + " from 0"
    ],
    causes: [
      "where a move goes is named as it is after the update, and a section before it is deleted in"
        + " it",
      "the section is not in the model when the update ends",
    ],
    .update { findings in
      guard let from = findings.path("from"), let to = findings.path("to"),
        let held = CrashScene(holding: [from]),
        let after = CrashScene.sections(findings.number("sections") ?? to.section)
      else { return nil }
      var before = held.before
      while before.count < after.count { before.append(0) }
      let stays = before.count == after.count
      return CrashScene(
        before: before, after: stays ? before : after, .moveRow(from: from, to: to))
    })

  static let moveFromDeletedSection = CrashKind(
    "move-from-deleted-section",
    [
      Form("cannot move a row from a deleted section ({section})"),
      Form("cannot move a row from a deleted section"),
    ],
    says: [
      "a row of section {section} is moved, and the same update deletes or reloads that section"
    ],
    causes: [
      "a section that empties is deleted while its last row moves on: delete the section and"
        + " insert the row where it goes",
      "reloadSections together with a move out of the section",
    ],
    .update { findings in
      let section = findings.number("section") ?? 0
      let count = max(section.successor, 2)
      guard let before = CrashScene.sections(1, in: section, of: count),
        let after = CrashScene.sections(1, in: 0, of: count - 1)
      else { return nil }
      let move = UpdateOperation.moveRow(
        from: IndexPath(row: 0, section: section), to: IndexPath(row: 0, section: 0))
      return CrashScene(before: before, after: after, .deleteSections([section]), move)
    })

  static let moveIntoInsertedSection = CrashKind(
    "move-into-new-section",
    [
      Form("cannot move a row into a newly inserted section ({section})"),
      Form("cannot move a row into a newly inserted section"),
    ],
    says: [
      "a row is moved into section {section}, and the same update inserts or reloads that section"
    ],
    causes: [
      "a row opens a section of its own: a new section comes with its rows, so delete the row"
        + " where it was",
      "reloadSections together with a move into the section",
    ],
    .update { findings in
      let section = findings.number("section") ?? 0
      guard section >= 0, let before = CrashScene.sections(1, in: 0, of: max(section, 1)),
        let after = CrashScene.sections(1, in: section, of: before.count + 1)
      else { return nil }
      let move = UpdateOperation.moveRow(
        from: IndexPath(row: 0, section: 0), to: IndexPath(row: 0, section: section))
      return CrashScene(before: before, after: after, .insertSections([section]), move)
    })
}
