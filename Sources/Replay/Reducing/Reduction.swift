/// Cuts many things to few that still do what all of them do: delta debugging.
///
/// First large pieces are left out, then smaller ones, at last each single one, until none can be spared.
/// The same things in the same order always come to the same.
struct Reduction {
  /// Pieces of these sizes are tried at every place once no single thing can be spared: a keyword and its
  /// value only go together.
  var widths: [Int] = []
  /// Whether to stop and keep what is left so far.
  var isInterrupted: () -> Bool

  /// The fewest of the things that still hold, each alone indispensable; all of them hold.
  func fewest<Thing>(_ things: [Thing], while holds: ([Thing]) -> Bool) -> [Thing] {
    var left = things
    var size = max(1, left.count / 2)
    while !left.isEmpty, !isInterrupted() {
      let before = left.count
      left = withoutPieces(of: size, left, while: holds)
      if size > 1 {
        size = max(1, min(size / 2, left.count))
      } else if left.count == before {
        guard let fewer = withoutPair(left, while: holds) else { break }
        left = fewer
      }
    }
    return left
  }

  /// Leaves out what can be spared, from the end: later steps hang on earlier ones.
  private func withoutPieces<Thing>(
    of size: Int, _ things: [Thing], while holds: ([Thing]) -> Bool
  ) -> [Thing] {
    var left = things
    var end = left.count
    while end > 0, !isInterrupted() {
      let start = max(0, end - size)
      let candidate = Array(left[..<start] + left[end...])
      if holds(candidate) { left = candidate }
      end = start
    }
    return left
  }

  /// Leaves out the first few neighbours that can be spared together; nil: there are none.
  private func withoutPair<Thing>(
    _ things: [Thing], while holds: ([Thing]) -> Bool
  ) -> [Thing]? {
    for width in widths where width <= things.count {
      for start in (0...(things.count - width)).reversed() where !isInterrupted() {
        let candidate = Array(things[..<start] + things[(start + width)...])
        if holds(candidate) { return candidate }
      }
    }
    return nil
  }
}
