/// Moves that are found by their source and by their target, each in O(log k).
struct MoveTable<Place: Comparable & Sendable>: Equatable, Sendable {
  /// Sorted by source.
  let moves: [UpdateMove<Place>]
  private let byTarget: [UpdateMove<Place>]

  /// Takes moves sorted by source.
  init(_ moves: [UpdateMove<Place>]) {
    self.moves = moves
    byTarget = moves.sorted { $0.to < $1.to }
  }

  func target(of source: Place) -> Place? {
    let index = moves.count(before: { $0.from < source })
    return index < moves.count && moves[index].from == source ? moves[index].to : nil
  }

  func source(of target: Place) -> Place? {
    let index = byTarget.count(before: { $0.to < target })
    return index < byTarget.count && byTarget[index].to == target ? byTarget[index].from : nil
  }
}
