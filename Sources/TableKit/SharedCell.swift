/// A cell's state, shared by copies until one of them changes it. A row and the pool hand it on without
/// copying all that a cell can be set to.
struct SharedCell: Equatable, Sendable {
  private final class Box: @unchecked Sendable {
    // Changed only through `value`, while nobody shares it.
    @exclusivity(unchecked) var value: CellState

    init(_ value: CellState) { self.value = value }
  }

  private var box: Box

  init(_ value: CellState) { box = Box(value) }

  var value: CellState {
    _read { yield box.value }
    _modify {
      if !isKnownUniquelyReferenced(&box) { box = Box(box.value) }
      yield &box.value
    }
  }

  static func == (one: SharedCell, other: SharedCell) -> Bool {
    one.box === other.box || one.box.value == other.box.value
  }
}
