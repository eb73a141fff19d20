import TableKit

/// An update that fails: the rows of each section before and after, and what the table was told.
struct CrashScene: Equatable, Sendable {
  var before: [Int]
  /// What the data source says when the update ends.
  var after: [Int]
  var operations: [UpdateOperation]

  init(before: [Int], after: [Int]? = nil, _ operations: UpdateOperation...) {
    self.init(before: before, after: after, operations: operations)
  }

  init(before: [Int], after: [Int]? = nil, operations: [UpdateOperation]) {
    self.before = before
    self.after = after ?? before
    self.operations = operations
  }

  /// Whether its tables can be written out.
  var canBeTold: Bool { (before + after).allSatisfy { (0...Self.mostRows).contains($0) } }

  /// The rule that it breaks.
  var fault: UpdateFault? { UpdateBatch(operations).fault(before: before, after: after) }

  /// More sections are not written out.
  static let mostSections = 400
  /// Sections of more rows are not written out; a report may hold the largest number (`NSNotFound`).
  static let mostRows = 10_000_000
  /// More operations are not written out.
  static let mostOperations = 2000

  /// Sections without rows but one; nil where there would be too many.
  static func sections(_ rows: Int, in section: Int, of count: Int? = nil) -> [Int]? {
    let sections = max(section.successor, count ?? 0)
    guard rows >= 0, section >= 0, sections <= mostSections else { return nil }
    var counts = [Int](repeating: 0, count: sections)
    counts[section] = rows
    return counts
  }

  static func sections(_ count: Int) -> [Int]? {
    (0...mostSections).contains(count) ? [Int](repeating: 0, count: count) : nil
  }
}
