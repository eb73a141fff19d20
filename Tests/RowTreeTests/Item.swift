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
