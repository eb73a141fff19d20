/// Why a batch is refused: one case for each rule that UIKit checks, with the numbers of its message.
public enum UpdateFault: Error, Equatable, Sendable {
  /// Two operations on sections contradict each other.
  case sectionClash(UpdateClash<Int>)
  /// Two operations on rows contradict each other.
  case rowClash(UpdateClash<IndexPath>)

  // Deletes and reloads, against the table before. A reload complains as a delete.
  /// The deleted section was not there.
  case deleteOfNoSection(Int, sectionsBefore: Int)
  /// The section of the deleted row was not there.
  case deleteInNoSection(IndexPath, sectionsBefore: Int)
  /// The deleted row was not there.
  case deleteOfNoRow(IndexPath, rowsBefore: Int)

  // Inserts, against the table after.
  /// The inserted section is not there after.
  case insertOfNoSection(Int, sectionsAfter: Int)
  /// The section of the inserted row is not there after.
  case insertInNoSection(IndexPath, sectionsAfter: Int)
  /// The inserted row is not there after.
  case insertOfNoRow(IndexPath, rowsAfter: Int)

  // Moves, against both.
  /// The moved section was not there.
  case moveOfNoSection(Int, sectionsBefore: Int)
  /// The section moves to where there is none after.
  case moveToNoSection(UpdateMove<Int>, sectionsAfter: Int)
  /// The section of the moved row was not there.
  case moveFromNoSection(IndexPath, sectionsBefore: Int)
  /// The moved row was not there.
  case moveOfNoRow(IndexPath, rowsBefore: Int)
  /// The row moves to a section that is not there after.
  case moveIntoNoSection(UpdateMove<IndexPath>, sectionsAfter: Int)
  /// The row moves to where there is none after.
  case moveToNoRow(UpdateMove<IndexPath>, rowsAfter: Int)
  /// Out of a section that is deleted or reloaded.
  case moveFromDeletedSection(UpdateMove<IndexPath>)
  /// Into a section that is inserted or reloaded.
  case moveIntoInsertedSection(UpdateMove<IndexPath>)

  // Sums.
  /// The number of sections does not add up.
  case sectionCount(CountMismatch)
  /// The number of a section's rows does not add up.
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
