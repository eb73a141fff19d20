/// How many sections a table has, and how many rows each of them.
///
/// Asked one section at a time, so that a large table need not be written out to be compared.
public protocol TableCounts {
  /// How many sections there are.
  var sectionCount: Int { get }
  /// How many rows a section has.
  func rowCount(inSection section: Int) -> Int
}

/// The number of rows of each section.
extension [Int]: TableCounts {
  /// How many sections there are: a count for each.
  public var sectionCount: Int { count }
  /// How many rows a section has.
  public func rowCount(inSection section: Int) -> Int { self[section] }
}

extension TableCounts {
  /// The number of rows of each section.
  func written() -> [Int] { (0..<sectionCount).map(rowCount(inSection:)) }
}
