/// The place of a row: section and row, each counted from 0.
public struct IndexPath: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// The section, counted from 0.
  public var section: Int
  /// The row in its section, counted from 0.
  public var row: Int

  /// A row of a section, both counted from 0.
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
