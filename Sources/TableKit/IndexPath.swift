/// The place of a row: section and row, each counted from 0.
public struct IndexPath: Hashable, Comparable, Sendable, CustomStringConvertible {
  public var section: Int
  public var row: Int

  public init(row: Int, section: Int) {
    self.row = row
    self.section = section
  }

  public static func < (one: IndexPath, other: IndexPath) -> Bool {
    one.section == other.section ? one.row < other.row : one.section < other.section
  }

  /// `section:row`, as the command language writes it.
  public var description: String { "\(section):\(row)" }
}
