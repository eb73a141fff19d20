/// One line of a program that tells a table of a change: a method of `UITableView`.
///
/// Deletes, reloads and the source of a move name places in the table before the batch; inserts and
/// the target of a move name places in the table after it, whatever the order of the lines.
public enum UpdateOperation: Equatable, Sendable {
  /// Paths after the block.
  case insertRows([IndexPath], with: TableView.RowAnimation = .automatic)
  /// Paths before the block.
  case deleteRows([IndexPath], with: TableView.RowAnimation = .automatic)
  /// Paths before the block.
  case reloadRows([IndexPath], with: TableView.RowAnimation = .automatic)
  /// From a path before the block to one after it.
  case moveRow(from: IndexPath, to: IndexPath)
  /// Sections after the block.
  case insertSections([Int], with: TableView.RowAnimation = .automatic)
  /// Sections before the block.
  case deleteSections([Int], with: TableView.RowAnimation = .automatic)
  /// Sections before the block.
  case reloadSections([Int], with: TableView.RowAnimation = .automatic)
  /// From a section before the block to one after it.
  case moveSection(from: Int, to: Int)
}

/// What a table was told between `beginUpdates` and the outermost `endUpdates`.
public struct UpdateBatch: Equatable, Sendable {
  /// What was told, in order; the order does not matter.
  public var operations: [UpdateOperation]

  /// A block of these operations.
  public init(_ operations: [UpdateOperation] = []) { self.operations = operations }

  /// Adds what was told next.
  public mutating func append(_ operation: UpdateOperation) { operations.append(operation) }
}

/// A move: where from, in the table before, and where to, in the table after.
public struct UpdateMove<Place: Comparable & Sendable>: Comparable, Sendable {
  /// Where it was.
  public var from: Place
  /// Where it is after.
  public var to: Place

  /// A move from one place to another.
  public init(from: Place, to: Place) {
    self.from = from
    self.to = to
  }

  public static func < (one: UpdateMove, other: UpdateMove) -> Bool {
    one.from == other.from ? one.to < other.to : one.from < other.from
  }
}
