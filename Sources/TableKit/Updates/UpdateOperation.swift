/// One line of a program that tells a table of a change: a method of `UITableView`.
///
/// Deletes, reloads and the source of a move name places in the table before the batch; inserts and
/// the target of a move name places in the table after it, whatever the order of the lines.
public enum UpdateOperation: Equatable, Sendable {
  case insertRows([IndexPath], with: TableView.RowAnimation = .automatic)
  case deleteRows([IndexPath], with: TableView.RowAnimation = .automatic)
  case reloadRows([IndexPath], with: TableView.RowAnimation = .automatic)
  case moveRow(from: IndexPath, to: IndexPath)
  case insertSections([Int], with: TableView.RowAnimation = .automatic)
  case deleteSections([Int], with: TableView.RowAnimation = .automatic)
  case reloadSections([Int], with: TableView.RowAnimation = .automatic)
  case moveSection(from: Int, to: Int)
}

/// What a table was told between `beginUpdates` and the outermost `endUpdates`.
public struct UpdateBatch: Equatable, Sendable {
  public var operations: [UpdateOperation]

  public init(_ operations: [UpdateOperation] = []) { self.operations = operations }

  public mutating func append(_ operation: UpdateOperation) { operations.append(operation) }
}

/// A move: where from, in the table before, and where to, in the table after.
public struct UpdateMove<Place: Comparable & Sendable>: Comparable, Sendable {
  public var from: Place
  public var to: Place

  public init(from: Place, to: Place) {
    self.from = from
    self.to = to
  }

  public static func < (one: UpdateMove, other: UpdateMove) -> Bool {
    one.from == other.from ? one.to < other.to : one.from < other.from
  }
}
