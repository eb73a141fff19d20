/// What a tree adds up over its elements: counts, heights, anything with a zero and a difference.
public protocol RowSummary: Equatable, Sendable {
  /// The summary of nothing.
  static var zero: Self { get }
  /// Adds what another run of elements sums up to.
  static func += (total: inout Self, part: Self)
  /// Takes away what a part of the elements sums up to.
  static func -= (total: inout Self, part: Self)
}

/// An element of a `RowTree`; equal elements have equal summaries.
public protocol Summarized {
  /// What is added up over elements.
  associatedtype Summary: RowSummary

  /// What this element adds to the sums.
  var summary: Summary { get }
}
