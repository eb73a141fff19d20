/// What a batch does to the rows of one surviving section.
struct SectionChange: Equatable, Sendable {
  /// The section's number before.
  let old: Int
  /// The section's number after.
  let new: Int
  /// How its rows before and after belong together.
  let map: IndexMap
  let inserted: Int
  let deleted: Int
  let movedIn: Int
  let movedOut: Int

  /// What the number of rows grows by; below 0 it shrinks.
  var growth: Int { inserted - deleted + movedIn - movedOut }

  /// The changes, by the sections' numbers before, of row operations that no section swallows.
  ///
  /// A reload counts as a delete and an insert, and its row keeps its place. A move within one
  /// section counts neither in nor out.
  static func changes(
    of rows: UpdateEdits<IndexPath>, in places: SectionPlaces
  ) -> [SectionChange] {
    var gathered = GatheredChanges(places)
    rows.deleted.forEachSection { section, paths in
      gathered.update(old: section) { $0.delete(paths.map(\.row)) }
    }
    rows.inserted.forEachSection { section, paths in
      gathered.update(new: section) { $0.insert(paths.map(\.row)) }
    }
    for path in rows.reloaded { gathered.update(old: path.section) { $0.reload() } }
    for move in rows.moves {
      let isWithin = places.newSection(of: move.from.section) == move.to.section
      gathered.update(old: move.from.section) { $0.leave(move.from.row, forAnother: !isWithin) }
      gathered.update(new: move.to.section) { $0.arrive(move.to.row, fromAnother: !isWithin) }
    }
    return gathered.changes()
  }
}

extension [SectionChange] {
  /// The change of a section, in an array sorted by the numbers before.
  func change(ofOld section: Int) -> SectionChange? {
    let index = count(before: { $0.old < section })
    return index < count && self[index].old == section ? self[index] : nil
  }
}

/// The changes while they are gathered, found by the section's number before.
private struct GatheredChanges {
  private let places: SectionPlaces
  private var bySection: [Int: GatheredChange] = [:]

  init(_ places: SectionPlaces) { self.places = places }

  mutating func update(old: Int, _ body: (inout GatheredChange) -> Void) {
    guard let new = places.newSection(of: old) else { return }
    body(&bySection[old, default: GatheredChange(old: old, new: new)])
  }

  mutating func update(new: Int, _ body: (inout GatheredChange) -> Void) {
    guard let old = places.oldSection(of: new) else { return }
    body(&bySection[old, default: GatheredChange(old: old, new: new)])
  }

  func changes() -> [SectionChange] {
    bySection.values.map(\.change).sorted { $0.old < $1.old }
  }
}

private struct GatheredChange {
  let old: Int
  let new: Int
  private var left: [Int] = []
  private var filled: [Int] = []
  private var inserted = 0
  private var deleted = 0
  private var movedIn = 0
  private var movedOut = 0

  init(old: Int, new: Int) {
    self.old = old
    self.new = new
  }

  mutating func delete(_ rows: [Int]) {
    left += rows
    deleted += rows.count
  }

  mutating func insert(_ rows: [Int]) {
    filled += rows
    inserted += rows.count
  }

  mutating func reload() {
    deleted += 1
    inserted += 1
  }

  mutating func leave(_ row: Int, forAnother: Bool) {
    left.append(row)
    if forAnother { movedOut += 1 }
  }

  mutating func arrive(_ row: Int, fromAnother: Bool) {
    filled.append(row)
    if fromAnother { movedIn += 1 }
  }

  var change: SectionChange {
    SectionChange(
      old: old, new: new, map: IndexMap(left: left, filled: filled), inserted: inserted,
      deleted: deleted, movedIn: movedIn, movedOut: movedOut)
  }
}
