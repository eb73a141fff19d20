import TableKit

// Sections that are moved. No report of these is known; they are worded as the engine words them.
extension CrashKind {
  static let sectionMoves = [
    moveOfNoSection, moveToNoSection, deleteAndMoveSection, insertAndMoveSection, twoSectionMovesTo,
    twoSectionMovesFrom,
  ]

  private static let causes = [
    "sections that move are named as they were before the update, their targets as they are after"
      + " it",
    "a section that changed and moved is told of twice: reload it in an update of its own",
  ]

  static let moveOfNoSection = CrashKind(
    "move-section-from-bounds",
    "attempt to move section {section}, but there are only {sections} sections before the update",
    says: [
      "section {section} was moved, and the table remembered no such section: sections count from 0"
    ],
    causes: causes,
    .update { findings in
      guard let section = findings.number("section") else { return nil }
      return CrashScene.sections(findings.number("sections") ?? section).map {
        CrashScene(before: $0, .moveSection(from: section, to: 0))
      }
    })

  static let moveToNoSection = CrashKind(
    "move-section-to-bounds",
    [
      Form(
        "attempt to to move section {section} to section {to}, but there are only {sections}"
          + " sections after the update"),
      Form(
        "attempt to move section {section} to section {to}, but there are only {sections} sections"
          + " after the update"),
    ],
    says: [
      "section {section} was moved to {to}, and the data source has no such section now: sections"
        + " count from 0"
    ],
    causes: causes,
    .update { findings in
      guard let section = findings.number("section"), let to = findings.number("to"),
        let after = CrashScene.sections(findings.number("sections") ?? to),
        let before = CrashScene.sections(max(section.successor, after.count))
      else { return nil }
      return CrashScene(before: before, after: after, .moveSection(from: section, to: to))
    })

  static let deleteAndMoveSection = CrashKind(
    "delete-and-move-section",
    "attempt to perform a delete and a move from the same section ({section})",
    says: ["one update both moves section {section} and deletes or reloads it"], causes: causes,
    .update { findings in
      let section = findings.number("section") ?? 0
      return CrashScene.sections(max(section.successor, 2)).map {
        CrashScene(
          before: $0, .deleteSections([section]), .moveSection(from: section, to: 0))
      }
    })

  static let insertAndMoveSection = CrashKind(
    "insert-and-move-section",
    "attempt to perform an insert and a move to the same section ({section})",
    says: ["one update both inserts section {section} and moves another there"], causes: causes,
    .update { findings in
      let section = findings.number("section") ?? 0
      return CrashScene.sections(max(section.successor, 2)).map {
        CrashScene(
          before: $0, .insertSections([section]),
          .moveSection(from: section == 0 ? 1 : 0, to: section))
      }
    })

  static let twoSectionMovesTo = CrashKind(
    "move-two-to-one-section",
    "attempt to move both section {one} and section {other} to section {to}",
    says: ["one update moves both section {one} and section {other} to {to}"], causes: causes,
    .update { findings in
      guard let one = findings.number("one"), let other = findings.number("other"),
        let to = findings.number("to")
      else { return nil }
      return CrashScene.sections(max(one, other, to).successor).map {
        CrashScene(before: $0, .moveSection(from: one, to: to), .moveSection(from: other, to: to))
      }
    })

  static let twoSectionMovesFrom = CrashKind(
    "move-one-to-two-section",
    "attempt to move section {from} to both section {one} and section {other}",
    says: ["one update moves section {from} both to {one} and to {other}"], causes: causes,
    .update { findings in
      guard let one = findings.number("one"), let other = findings.number("other"),
        let from = findings.number("from")
      else { return nil }
      return CrashScene.sections(max(one, other, from).successor).map {
        CrashScene(
          before: $0, .moveSection(from: from, to: one), .moveSection(from: from, to: other))
      }
    })
}
