/// Two operations of a batch that cannot both be done, on one row or one section.
public enum UpdateClash<Place: Comparable & Sendable>: Equatable, Sendable {
  /// A row or section is deleted and reloaded.
  case deleteAndReload(Place)
  /// A row or section is deleted and moved.
  case deleteAndMove(Place)
  /// UIKit words it as a delete and a move, since a reload deletes.
  case reloadAndMove(Place)
  /// Something is inserted where another moves to.
  case insertAndMove(to: Place)
  /// A row or section is moved to two places.
  case twoMovesFrom(Place, to: Place, Place)
  /// Two are moved to the same place.
  case twoMovesTo(Place, from: Place, Place)
}

extension UpdateEdits {
  /// The first clash, by kind in the order of the cases, then by place.
  func clash() -> UpdateClash<Place>? {
    if let place = deleted.first(where: reloaded.holds) { return .deleteAndReload(place) }
    for move in moves {
      if deleted.holds(move.from) { return .deleteAndMove(move.from) }
      if reloaded.holds(move.from) { return .reloadAndMove(move.from) }
    }
    let byTarget = moves.sorted { $0.to == $1.to ? $0.from < $1.from : $0.to < $1.to }
    if let move = byTarget.first(where: { inserted.holds($0.to) }) {
      return .insertAndMove(to: move.to)
    }
    for (one, other) in zip(moves, moves.dropFirst()) where one.from == other.from {
      return .twoMovesFrom(one.from, to: one.to, other.to)
    }
    for (one, other) in zip(byTarget, byTarget.dropFirst()) where one.to == other.to {
      return .twoMovesTo(one.to, from: one.from, other.from)
    }
    return nil
  }
}
