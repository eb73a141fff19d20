/// What a valid batch comes to: where every section and row of the table before is afterwards.
///
/// Made in time proportional to the operations (times a logarithm), whatever the size of the table.
/// Row operations inside a deleted, inserted or reloaded section are swallowed: they are not in here.
/// A moved section takes its rows along, and rows may be told of in it by the documented rule. (Real
/// releases get the sum wrong when a row of a moved section is reloaded; we do not.)
public struct UpdatePlan: Equatable, Sendable {
  let places: SectionPlaces
  let rows: UpdateEdits<IndexPath>
  /// The surviving sections in which rows come or go, by their numbers before.
  let changes: [SectionChange]
  private let rowMoves: MoveTable<IndexPath>

  /// Takes operations that were checked; those on rows without the swallowed ones.
  init(places: SectionPlaces, rows: UpdateEdits<IndexPath>) {
    self.places = places
    self.rows = rows
    changes = SectionChange.changes(of: rows, in: places)
    rowMoves = MoveTable(rows.moves)
  }

  /// The number afterwards of a section; nil when it was deleted. A reloaded one keeps its place.
  public func newSection(of old: Int) -> Int? { places.newSection(of: old) }

  /// The number before of a section; nil when it was inserted. A reloaded one kept its place.
  public func oldSection(of new: Int) -> Int? { places.oldSection(of: new) }

  /// The path afterwards of a row; nil when it was deleted, or its section was deleted or reloaded.
  /// A reloaded row keeps its place.
  public func newPath(of old: IndexPath) -> IndexPath? {
    if places.replacesRows(ofOld: old.section) { return nil }
    if let target = rowMoves.target(of: old) { return target }
    guard let section = newSection(of: old.section) else { return nil }
    let change = changes.change(ofOld: old.section)
    let row = change.map { $0.map.newIndex(of: old.row) } ?? old.row
    return row.map { IndexPath(row: $0, section: section) }
  }

  /// The path before of a row; nil when it was inserted, or its section was inserted or reloaded.
  /// A reloaded row kept its place.
  public func oldPath(of new: IndexPath) -> IndexPath? {
    if places.replacesRows(ofNew: new.section) { return nil }
    if let source = rowMoves.source(of: new) { return source }
    guard let section = oldSection(of: new.section) else { return nil }
    let change = changes.change(ofOld: section)
    let row = change.map { $0.map.oldIndex(of: new.row) } ?? new.row
    return row.map { IndexPath(row: $0, section: section) }
  }
}

// MARK: What was told, without what is swallowed

extension UpdatePlan {
  /// Sections before the batch, ascending.
  public var deletedSections: [Int] { places.edits.deleted }
  /// Sections after the batch, ascending.
  public var insertedSections: [Int] { places.edits.inserted }
  /// The sections that move.
  public var movedSections: [UpdateMove<Int>] { places.edits.moves }

  /// Sections made anew at their places, ascending: the numbers before and after.
  public var reloadedSections: [UpdateMove<Int>] {
    places.edits.reloaded.compactMap { old in
      newSection(of: old).map { UpdateMove(from: old, to: $0) }
    }
  }

  /// Rows before the batch, ascending.
  public var deletedRows: [IndexPath] { rows.deleted }
  /// Rows after the batch, ascending.
  public var insertedRows: [IndexPath] { rows.inserted }
  /// The rows that move.
  public var movedRows: [UpdateMove<IndexPath>] { rows.moves }

  /// Whether a row before is made anew at its place.
  func reloads(_ old: IndexPath) -> Bool { rows.reloaded.holds(old) }

  /// Rows made anew at their places, ascending: the paths before and after.
  public var reloadedRows: [UpdateMove<IndexPath>] {
    rows.reloaded.compactMap { old in newPath(of: old).map { UpdateMove(from: old, to: $0) } }
  }
}
