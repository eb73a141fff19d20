/// How the indexes of a list before and after a batch belong together, in O(log k) for k changes.
///
/// Elements leave some indexes and come to others; all that stay keep their order and fill the gaps.
struct IndexMap: Equatable, Sendable {
  /// The indexes before that are left, sorted.
  private let left: [Int]
  /// The indexes after that are filled from elsewhere, sorted.
  private let filled: [Int]

  init(left: [Int], filled: [Int]) {
    self.left = left.sortedOnce()
    self.filled = filled.sortedOnce()
  }

  /// The index afterwards of an element that stays; nil for one that leaves.
  func newIndex(of old: Int) -> Int? { Self.index(of: old, leaving: left, filling: filled) }

  /// The index before of an element that stayed; nil for one that came.
  func oldIndex(of new: Int) -> Int? { Self.index(of: new, leaving: filled, filling: left) }

  private static func index(of index: Int, leaving: [Int], filling: [Int]) -> Int? {
    let gone = leaving.count(before: { $0 < index })
    if gone < leaving.count && leaving[gone] == index { return nil }
    let rank = index - gone
    // Before the i-th filled index lie `filling[i] - i` free ones.
    var low = 0
    var high = filling.count
    while low < high {
      let middle = (low + high) / 2
      if filling[middle] - middle <= rank { low = middle + 1 } else { high = middle }
    }
    return rank + low
  }
}
