/// What a tree adds up over its elements: counts, heights, anything with a zero and a difference.
public protocol RowSummary: Equatable, Sendable {
  static var zero: Self { get }
  static func += (total: inout Self, part: Self)
  static func -= (total: inout Self, part: Self)
}

/// An element of a `RowTree`; equal elements have equal summaries.
public protocol Summarized {
  associatedtype Summary: RowSummary

  /// What this element adds to the sums.
  var summary: Summary { get }
}
