/// Where the sections of a table go in a batch.
struct SectionPlaces: Equatable, Sendable {
  let edits: UpdateEdits<Int>
  private let map: IndexMap
  private let moves: MoveTable<Int>

  init(_ edits: UpdateEdits<Int>) {
    self.edits = edits
    map = IndexMap(
      left: edits.deleted + edits.moves.map(\.from),
      filled: edits.inserted + edits.moves.map(\.to))
    moves = MoveTable(edits.moves)
  }

  /// The number afterwards; nil when it was deleted. A reloaded section keeps its place.
  func newSection(of old: Int) -> Int? { moves.target(of: old) ?? map.newIndex(of: old) }

  /// The number before; nil when it was inserted. A reloaded section kept its place.
  func oldSection(of new: Int) -> Int? { moves.source(of: new) ?? map.oldIndex(of: new) }

  /// Whether the rows of a section before do not outlive the batch.
  func replacesRows(ofOld section: Int) -> Bool {
    edits.deleted.holds(section) || edits.reloaded.holds(section)
  }

  /// Whether the rows of a section after are all new.
  func replacesRows(ofNew section: Int) -> Bool {
    if edits.inserted.holds(section) { return true }
    guard !edits.reloaded.isEmpty, let old = oldSection(of: section) else { return false }
    return edits.reloaded.holds(old)
  }

  /// Row operations without those that a deleted, inserted or reloaded section swallows.
  func withoutSwallowed(_ rows: UpdateEdits<IndexPath>) -> UpdateEdits<IndexPath> {
    if edits.isEmpty { return rows }
    var kept = rows
    kept.deleted.removeAll { replacesRows(ofOld: $0.section) }
    kept.reloaded.removeAll { replacesRows(ofOld: $0.section) }
    kept.inserted.removeAll { replacesRows(ofNew: $0.section) }
    return kept
  }
}
