/// Why a batch is refused: one case for each rule that UIKit checks, with the numbers of its message.
public enum UpdateFault: Error, Equatable, Sendable {
  case sectionClash(UpdateClash<Int>)
  case rowClash(UpdateClash<IndexPath>)

  // Deletes and reloads, against the table before. A reload complains as a delete.
  case deleteOfNoSection(Int, sectionsBefore: Int)
  case deleteInNoSection(IndexPath, sectionsBefore: Int)
  case deleteOfNoRow(IndexPath, rowsBefore: Int)

  // Inserts, against the table after.
  case insertOfNoSection(Int, sectionsAfter: Int)
  case insertInNoSection(IndexPath, sectionsAfter: Int)
  case insertOfNoRow(IndexPath, rowsAfter: Int)

  // Moves, against both.
  case moveOfNoSection(Int, sectionsBefore: Int)
  case moveToNoSection(UpdateMove<Int>, sectionsAfter: Int)
  case moveFromNoSection(IndexPath, sectionsBefore: Int)
  case moveOfNoRow(IndexPath, rowsBefore: Int)
  case moveIntoNoSection(UpdateMove<IndexPath>, sectionsAfter: Int)
  case moveToNoRow(UpdateMove<IndexPath>, rowsAfter: Int)
  /// Out of a section that is deleted or reloaded.
  case moveFromDeletedSection(UpdateMove<IndexPath>)
  /// Into a section that is inserted or reloaded.
  case moveIntoInsertedSection(UpdateMove<IndexPath>)

  // Sums.
  case sectionCount(CountMismatch)
  case rowCount(CountMismatch)
}

extension UpdateFault {
  /// A short name of the rule that was broken.
  public var kind: String {
    switch self {
    case .sectionClash(let clash): "\(clash.kind)-section"
    case .rowClash(let clash): clash.kind
    case .deleteOfNoSection: "delete-section-bounds"
    case .deleteInNoSection: "delete-row-section-bounds"
    case .deleteOfNoRow: "delete-row-bounds"
    case .insertOfNoSection: "insert-section-bounds"
    case .insertInNoSection: "insert-row-section-bounds"
    case .insertOfNoRow: "insert-row-bounds"
    case .moveOfNoSection: "move-section-from-bounds"
    case .moveToNoSection: "move-section-to-bounds"
    case .moveFromNoSection: "move-from-section-bounds"
    case .moveOfNoRow: "move-from-bounds"
    case .moveIntoNoSection: "move-to-section-bounds"
    case .moveToNoRow: "move-to-bounds"
    case .moveFromDeletedSection: "move-from-deleted-section"
    case .moveIntoInsertedSection: "move-into-new-section"
    case .sectionCount: "sections-count"
    case .rowCount: "rows-count"
    }
  }
}

extension UpdateClash {
  /// A short name of the rule that was broken, as it is for rows.
  var kind: String {
    switch self {
    case .deleteAndReload: "delete-and-reload"
    case .deleteAndMove, .reloadAndMove: "delete-and-move"
    case .insertAndMove: "insert-and-move"
    case .twoMovesFrom: "move-one-to-two"
    case .twoMovesTo: "move-two-to-one"
    }
  }
}
