/// Some states by their step, the denser the later: their number grows with the logarithm of the steps.
///
/// A step is of the rank of the highest power of two that divides it. Of each rank the last few stay, so
/// that the last steps are all there, and the gaps double on the way back to the beginning.
struct Checkpoints {
  /// In the order of their steps; that of step 0 is the first, and stays.
  private var all: [Checkpoint]

  /// How many of a rank stay: half of the last steps that are kept without a gap.
  static let perRank = 32

  private struct Checkpoint {
    /// nil: it stays.
    var rank: Int? { isPinned ? nil : step.trailingZeroBitCount }
    var step: Int
    var state: SessionState
    var isPinned = false
  }

  init(_ beginning: SessionState) { all = [Checkpoint(step: 0, state: beginning)] }

  var count: Int { all.count }

  /// The state after a step, if it is kept.
  subscript(step: Int) -> SessionState? {
    let index = place(of: step)
    guard index < all.count, all[index].step == step else { return nil }
    return all[index].state
  }

  /// Keeps a state, and lets go of the first of its rank if they are too many.
  mutating func keep(_ state: SessionState, at step: Int) {
    let index = place(of: step)
    if index < all.count, all[index].step == step {
      all[index].state = state
    } else {
      all.insert(Checkpoint(step: step, state: state), at: index)
      thin(rank: step.trailingZeroBitCount)
    }
  }

  /// Never lets go of the state after a step, which is there.
  mutating func pin(_ step: Int) { all[place(of: step)].isPinned = true }

  private mutating func thin(rank: Int) {
    var first: Int?
    var count = 0
    for index in all.indices where all[index].rank == rank {
      if first == nil { first = index }
      count += 1
    }
    if let first, count > Self.perRank { all.remove(at: first) }
  }

  /// The place of the first that does not stand before a step.
  private func place(of step: Int) -> Int {
    var low = 0
    var high = all.count
    while low < high {
      let middle = (low + high) / 2
      if all[middle].step < step { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
