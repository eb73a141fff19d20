import TableKit

/// What plain verbs have gathered for the end of an update: deletions and the sources of moves in the
/// numbers of the table before, insertions and the targets of moves in those of the table after.
struct ModelBatch: Equatable, Sendable {
  var deletedRows: [IndexPath] = []
  var insertedRows: [InsertedRow] = []
  var movedRows: [MovedRow] = []
  var deletedSections: [Int] = []
  var insertedSections: [InsertedSection] = []
  var movedSections: [MovedSection] = []

  /// Takes up what another one holds.
  mutating func add(_ other: ModelBatch) {
    deletedRows += other.deletedRows
    insertedRows += other.insertedRows
    movedRows += other.movedRows
    deletedSections += other.deletedSections
    insertedSections += other.insertedSections
    movedSections += other.movedSections
  }

  struct InsertedRow: Equatable, Sendable {
    var path: IndexPath
    var run: RowRun
  }

  struct MovedRow: Equatable, Sendable {
    var from: IndexPath
    var to: IndexPath
  }

  struct InsertedSection: Equatable, Sendable {
    var place: Int
    var section: ScriptedSection
  }

  struct MovedSection: Equatable, Sendable {
    var from: Int
    var to: Int
  }

}

// MARK: The table after

// What goes twice counts once, as in the table. What is not there cannot go; the table will say so.
extension ModelBatch {
  /// How many rows a section of the table after has, by what was gathered so far.
  func numberOfRows(in section: Int, of script: ScreenScript) -> Int {
    let arriving =
      insertedRows.count { $0.path.section == section }
      + movedRows.count { $0.to.section == section }
    if let inserted = insertedSections.first(where: { $0.place == section }) {
      return inserted.section.rows.count + arriving
    }
    let old = oldSection(of: section)
    let count = script.numberOfRows(in: old)
    let isThere = { (path: IndexPath) in path.section == old && (0..<count).contains(path.row) }
    let leaving = deletedRows.filter(isThere) + movedRows.map(\.from).filter(isThere)
    return count - leaving.sortedOnce().count + arriving
  }

  /// How many sections the table after has.
  func numberOfSections(of script: ScreenScript) -> Int {
    let all = 0..<script.numberOfSections
    return all.count - deletedSections.filter(all.contains).sortedOnce().count
      + insertedSections.map(\.place).sortedOnce().count
  }

  /// The number before of a section of the table after that is no new one; it may be any number.
  private func oldSection(of section: Int) -> Int {
    if let moved = movedSections.last(where: { $0.to == section }) { return moved.from }
    let places = insertedSections.map(\.place) + movedSections.map(\.to)
    var old = section - places.filter { $0 < section }.sortedOnce().count
    for gone in (deletedSections + movedSections.map(\.from)).sortedOnce() where gone <= old {
      old = old.successor
    }
    return old
  }
}

// MARK: Changes of the model meanwhile

extension ModelBatch {
  /// The batch with everything of the table before where further changes took it; what is gone is
  /// left out, since no data source can remove or move it.
  func shifted(by plans: [UpdatePlan]) -> ModelBatch {
    var batch = self
    for plan in plans {
      batch.deletedRows = batch.deletedRows.compactMap(plan.newPath)
      batch.deletedSections = batch.deletedSections.compactMap(plan.newSection)
      batch.movedRows = batch.movedRows.compactMap { move in
        plan.newPath(of: move.from).map { MovedRow(from: $0, to: move.to) }
      }
      batch.movedSections = batch.movedSections.compactMap { move in
        plan.newSection(of: move.from).map { MovedSection(from: $0, to: move.to) }
      }
    }
    return batch
  }

  /// What it tells, as a table would be told.
  fileprivate var told: UpdateBatch {
    UpdateBatch(
      [
        .deleteRows(deletedRows), .deleteSections(deletedSections),
        .insertRows(insertedRows.map(\.path)), .insertSections(insertedSections.map(\.place)),
      ] + movedRows.map { .moveRow(from: $0.from, to: $0.to) }
        + movedSections.map { .moveSection(from: $0.from, to: $0.to) })
  }
}

extension ScreenScript {
  /// Changes the rows at once, and notes for an open update where that takes them.
  mutating func applyAtOnce(_ batch: ModelBatch) throws(UpdateFault) {
    let before = counts
    apply(batch)
    if update != nil {
      let plan = try batch.told.plan(before: before, after: counts)
      update?.shifts.append(plan)
    }
  }

  private var counts: [Int] { (0..<numberOfSections).map(numberOfRows(in:)) }

  /// Makes the rows what a batch says. What names no row is left out: the table will say so.
  mutating func apply(_ batch: ModelBatch) {
    let movedRows = batch.movedRows.filter { contains($0.from) }
    let lifted = movedRows.map { move in
      (move.to, sections[move.from.section].rows.part(move.from.row..<(move.from.row + 1)))
    }
    let gone = (batch.deletedRows + movedRows.map(\.from)).filter { contains($0) }
    for span in RowSpan.spans(of: gone.sortedOnce()).reversed() {
      sections.update(at: span.section) { _ = $0.rows.remove(span.rows) }
    }
    applySections(of: batch)
    var arriving = lifted
    // Of two inserts at one place the table takes the first, and so does the model.
    var taken: Set<IndexPath> = []
    for row in batch.insertedRows where taken.insert(row.path).inserted {
      arriving.append((row.path, RowList(row.run)))
    }
    for (path, rows) in arriving.sorted(by: { $0.0 < $1.0 }) { insert(rows, at: path) }
  }

  private mutating func applySections(of batch: ModelBatch) {
    let all = 0..<sections.count
    let moved = batch.movedSections.filter { all.contains($0.from) }
    var arriving = moved.map { ($0.to, sections[$0.from]) }
    for place in Set(batch.deletedSections + moved.map(\.from)).sorted(by: >)
    where all.contains(place) {
      sections.remove(at: place)
    }
    var taken: Set<Int> = []
    for section in batch.insertedSections where taken.insert(section.place).inserted {
      arriving.append((section.place, section.section))
    }
    for (place, section) in arriving.sorted(by: { $0.0 < $1.0 }) {
      sections.insert(section, at: min(max(0, place), sections.count))
    }
  }

  /// Puts rows before a place; one past the end is pulled back to it.
  mutating func insert(_ rows: RowList, at path: IndexPath) {
    guard path.section >= 0, path.section < sections.count else { return }
    sections.update(at: path.section) { section in
      section.rows.insert(rows, at: min(max(0, path.row), section.rows.count))
    }
  }
}
