import RowTree

/// An element with an identity and a height.
struct Item: Summarized, Equatable, Sendable {
  var id: Int
  var height: Int

  struct Sum: RowSummary {
    var height = 0

    static let zero = Sum()
    static func += (total: inout Sum, part: Sum) { total.height += part.height }
    static func -= (total: inout Sum, part: Sum) { total.height -= part.height }
  }

  var summary: Sum { Sum(height: height) }

  /// Heights repeat, and some are 0.
  init(_ id: Int) {
    self.id = id
    height = id % 5 * 11
  }

  static func items(_ ids: Range<Int>) -> [Item] { ids.map(Item.init) }
}

/// A generator that gives the same numbers for the same seed.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
