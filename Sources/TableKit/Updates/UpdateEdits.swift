/// What a batch does to places of one kind, rows or sections, sorted and each told once.
///
/// The same insert, delete, reload or move told twice is one (UIKit drops the second).
struct UpdateEdits<Place: Comparable & Sendable>: Equatable, Sendable {
  /// Places before the batch.
  var deleted: [Place] = []
  /// Places before the batch.
  var reloaded: [Place] = []
  /// Places after the batch.
  var inserted: [Place] = []
  /// Sorted by source.
  var moves: [UpdateMove<Place>] = []

  mutating func sort() {
    deleted = deleted.sortedOnce()
    reloaded = reloaded.sortedOnce()
    inserted = inserted.sortedOnce()
    moves = moves.sortedOnce()
  }

  /// The places that go or are made anew: deleted and reloaded ones.
  var removed: [Place] {
    reloaded.isEmpty ? deleted : (deleted + reloaded).sortedOnce()
  }

  var isEmpty: Bool {
    deleted.isEmpty && reloaded.isEmpty && inserted.isEmpty && moves.isEmpty
  }
}

extension UpdateBatch {
  /// The operations parted by what they are about.
  func edits() -> (sections: UpdateEdits<Int>, rows: UpdateEdits<IndexPath>) {
    var sections = UpdateEdits<Int>()
    var rows = UpdateEdits<IndexPath>()
    for operation in operations {
      switch operation {
      case .insertRows(let paths, _): rows.inserted.add(paths)
      case .deleteRows(let paths, _): rows.deleted.add(paths)
      case .reloadRows(let paths, _): rows.reloaded += paths
      case .moveRow(let from, let to): rows.moves.append(UpdateMove(from: from, to: to))
      case .insertSections(let indexes, _): sections.inserted += indexes
      case .deleteSections(let indexes, _): sections.deleted += indexes
      case .reloadSections(let indexes, _): sections.reloaded += indexes
      case .moveSection(let from, let to): sections.moves.append(UpdateMove(from: from, to: to))
      }
    }
    sections.sort()
    rows.sort()
    return (sections, rows)
  }
}

extension Array {
  /// Appends elements; where there were none, those are shared.
  fileprivate mutating func add(_ elements: [Element]) {
    if isEmpty { self = elements } else { self += elements }
  }
}
