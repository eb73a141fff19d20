extension UpdateFault {
  /// UIKit's literal text, as known from crash reports and from UIKit itself.
  ///
  /// - Parameters:
  ///   - era: the release whose text it is.
  ///   - table: what stands for the table where the text ends with one.
  public func reason(in era: Era, table: String = "<UITableView: 0x0>") -> String {
    let path = { (path: IndexPath) in path.literal(in: era) }
    return switch self {
    case .sectionClash(let clash):
      clash.reason(in: era)
    case .rowClash(let clash):
      clash.reason(in: era)
    case .deleteOfNoSection(let section, let count):
      "attempt to delete section \(section), but there are only \(count) sections before the update"
    case .deleteInNoSection(let at, let count):
      "attempt to delete row \(at.row) from section \(at.section), but there are only \(count) "
        + "sections before the update"
    case .deleteOfNoRow(let at, let count):
      "attempt to delete row \(at.row) from section \(at.section) which only contains \(count) "
        + "rows before the update"
    case .insertOfNoSection(let section, let count):
      "attempt to insert section \(section) but there are only \(count) sections after the update"
    case .insertInNoSection(let at, let count):
      "attempt to insert row \(at.row) into section \(at.section), but there are only \(count) "
        + "sections after the update"
    case .insertOfNoRow(let at, let count):
      "attempt to insert row \(at.row) into section \(at.section), but there are only \(count) "
        + "rows in section \(at.section) after the update"
    case .moveOfNoSection(let section, let count):
      "attempt to move section \(section), but there are only \(count) sections before the update"
    case .moveToNoSection(let move, let count):
      "attempt to to move section \(move.from) to section \(move.to), but there are only \(count) "
        + "sections after the update"
    case .moveFromNoSection(let from, let count):
      "attempt to move index path (\(path(from))) from a section that does not exist - "
        + "there are only \(count) sections before the update"
    case .moveOfNoRow(let from, let count):
      "attempt to move index path (\(path(from))) that does not exist - "
        + "there are only \(count) rows in section \(from.section) before the update"
    case .moveIntoNoSection(let move, let count):
      "attempt to move index path (\(path(move.from))) to index path (\(path(move.to))) in section "
        + "that does not exist - there are only \(count) sections after the update"
    case .moveToNoRow(let move, let count):
      "attempt to move index path (\(path(move.from))) to index path (\(path(move.to))) "
        + "that does not exist - "
        + "there are only \(count) rows in section \(move.to.section) after the update"
    case .moveFromDeletedSection(let move):
      "cannot move a row from a deleted section (\(move.from.section))"
    case .moveIntoInsertedSection(let move):
      "cannot move a row into a newly inserted section (\(move.to.section))"
    case .sectionCount(let mismatch), .rowCount(let mismatch):
      mismatch.reason(in: era, table: table)
    }
  }
}

extension UpdateClash<IndexPath> {
  func reason(in era: Era) -> String {
    let path = { (path: IndexPath) in path.literal(in: era) }
    return switch self {
    case .deleteAndReload(let at):
      "attempt to delete and reload the same index path (\(path(at)))"
    case .deleteAndMove(let from), .reloadAndMove(let from):
      "attempt to perform a delete and a move from the same index path (\(path(from)))"
    case .insertAndMove(let to):
      "attempt to perform an insert and a move to the same index path (\(path(to)))"
    case .twoMovesFrom(let from, let one, let other):
      "attempt to move row at index path \(path(from)) to both \(path(one)) and \(path(other))"
    case .twoMovesTo(let to, let one, let other):
      "attempt to move both row at index path \(path(one)) and \(path(other)) to \(path(to))"
    }
  }
}

extension UpdateClash<Int> {
  /// UIKit has one text for a delete and a reload; of a section it prints the path of no row in it
  /// (from memory of reports, none of which is at hand).
  func reason(in era: Era) -> String {
    switch self {
    case .deleteAndReload(let section):
      UpdateClash<IndexPath>.deleteAndReload(IndexPath(row: .max, section: section))
        .reason(in: era)
    case .deleteAndMove(let from), .reloadAndMove(let from):
      "attempt to perform a delete and a move from the same section (\(from))"
    case .insertAndMove(let to):
      "attempt to perform an insert and a move to the same section (\(to))"
    case .twoMovesFrom(let from, let one, let other):
      "attempt to move section \(from) to both section \(one) and section \(other)"
    case .twoMovesTo(let to, let one, let other):
      "attempt to move both section \(one) and section \(other) to section \(to)"
    }
  }
}

extension IndexPath {
  /// How `NSIndexPath` prints itself, with 0x0 for the pointer.
  func literal(in era: Era) -> String {
    era >= 7
      ? "<NSIndexPath: 0x0> {length = 2, path = \(section) - \(row)}"
      : "<NSIndexPath 0x0> 2 indexes [\(section), \(row)]"
  }
}
