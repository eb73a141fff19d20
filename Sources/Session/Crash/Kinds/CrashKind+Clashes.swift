import TableKit

// Two operations of one update on the same row.
extension CrashKind {
  static let clashes = [deleteAndReload, deleteAndMove, insertAndMove, twoMovesTo, twoMovesFrom]

  static let deleteAndReload = CrashKind(
    "delete-and-reload",
    "attempt to delete and reload the same index path ({path at})",
    says: ["one update both deletes and reloads row {at}"],
    causes: [
      "a fetched results controller reports a change and a delete, or a change as a move, of one"
        + " object",
      "a difference tells of a row both as changed and as removed",
      "reloadSections together with deleteRows in the section",
    ],
    .update { findings in
      let at = findings.path("at") ?? IndexPath(row: 0, section: 0)
      if at.row == .max {
        return CrashScene.sections(at.section.successor).map {
          CrashScene(before: $0, .deleteSections([at.section]), .reloadSections([at.section]))
        }
      }
      return CrashScene(holding: [at], .deleteRows([at]), .reloadRows([at]))
    })

  static let deleteAndMove = CrashKind(
    "delete-and-move",
    "attempt to perform a delete and a move from the same index path ({path at})",
    says: [
      "one update both moves row {at} and deletes or reloads it; a reload is a delete and an"
        + " insert in place"
    ],
    causes: [
      "a row that moved and changed is told as moved and reloaded: reload it in an update of its"
        + " own",
      "a fetched results controller's move is told as a move, and its change as a reload",
      "the row is deleted from its old place and moved from it as well",
    ],
    .update { findings in
      let at = findings.path("at") ?? IndexPath(row: 0, section: 0)
      let target = IndexPath(row: at.row == 0 ? 1 : 0, section: at.section)
      return CrashScene(holding: [at, target], .deleteRows([at]), .moveRow(from: at, to: target))
    })

  static let insertAndMove = CrashKind(
    "insert-and-move",
    "attempt to perform an insert and a move to the same index path ({path at})",
    says: ["one update both inserts a row at {at} and moves another there"],
    causes: [
      "a difference counts the move's target before its inserts",
      "a fetched results controller's change is told both as an insert and as a move",
      "a reloaded row (a delete and an insert in place) lies where a move goes",
    ],
    .update { findings in
      let at = findings.path("at") ?? IndexPath(row: 0, section: 0)
      let from = IndexPath(row: at.row == 0 ? 1 : 0, section: at.section)
      return CrashScene(holding: [at, from], .insertRows([at]), .moveRow(from: from, to: at))
    })

  static let twoMovesTo = CrashKind(
    "move-two-to-one",
    [
      Form("attempt to move both row at index path {path one} and {path other} to {path at}"),
      Form("attempt to move both row at index path ({path one}) and ({path other}) to ({path at})"),
    ],
    says: ["one update moves both row {one} and row {other} to {at}"],
    causes: [
      "equal rows: a difference takes two of them for one",
      "targets that count from the table before, not from the one after",
    ],
    .update { findings in
      guard let one = findings.path("one"), let other = findings.path("other"),
        let at = findings.path("at")
      else { return nil }
      return CrashScene(
        holding: [one, other, at], .moveRow(from: one, to: at), .moveRow(from: other, to: at))
    })

  static let twoMovesFrom = CrashKind(
    "move-one-to-two",
    [
      Form("attempt to move row at index path {path at} to both {path one} and {path other}"),
      Form("attempt to move row at index path ({path at}) to both ({path one}) and ({path other})"),
    ],
    says: ["one update moves row {at} both to {one} and to {other}"],
    causes: [
      "the move is told twice: by the program and by a listener",
      "equal rows: a difference takes two of them for one",
    ],
    .update { findings in
      guard let one = findings.path("one"), let other = findings.path("other"),
        let at = findings.path("at")
      else { return nil }
      return CrashScene(
        holding: [one, other, at], .moveRow(from: at, to: one), .moveRow(from: at, to: other))
    })
}

extension CrashScene {
  /// Sections with just as many rows as hold some rows; the model stays as it is.
  init?(holding rows: [IndexPath], _ operations: UpdateOperation...) {
    guard let last = rows.map(\.section).max(), var counts = Self.sections(last.successor),
      rows.allSatisfy({ $0.section >= 0 && (0..<10_000_000).contains($0.row) })
    else { return nil }
    for row in rows { counts[row.section] = max(counts[row.section], row.row.successor) }
    self.init(before: counts, operations: operations)
  }
}
