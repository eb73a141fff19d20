/// One sum of the check: what a count was, what was told, and what the data source says now.
///
/// Numbers may be as large as they come: a sum that no number can hold runs over, and comes out for none.
public struct CountSum: Equatable, Sendable {
  /// What is counted.
  public enum Subject: Equatable, Sendable {
    /// The sections of the table.
    case sections
    /// The rows of a surviving section, with its numbers before and after.
    case rows(oldSection: Int, newSection: Int)
  }

  /// What is counted.
  public var subject: Subject
  /// How many there were.
  public var before: Int
  /// How many the updates insert.
  public var inserted: Int
  /// How many the updates delete.
  public var deleted: Int
  /// How many rows the updates move into the section.
  public var movedIn = 0
  /// How many rows the updates move out of it.
  public var movedOut = 0
  /// What the data source says.
  public var after: Int

  /// What the count must be afterwards.
  public var expected: Int { before &+ growth }

  /// What was told: by how much the count grows.
  public var growth: Int { inserted &- deleted &+ movedIn &- movedOut }

  /// Whether the data source says what the updates come to.
  public var isRight: Bool { expected == after }

  /// Whether anything was told at all.
  public var isTold: Bool { [inserted, deleted, movedIn, movedOut].contains { $0 > 0 } }

  /// A sum of these terms.
  public init(
    subject: Subject, before: Int, inserted: Int, deleted: Int, movedIn: Int = 0,
    movedOut: Int = 0, after: Int
  ) {
    (self.subject, self.before, self.after) = (subject, before, after)
    (self.inserted, self.deleted) = (inserted, deleted)
    (self.movedIn, self.movedOut) = (movedIn, movedOut)
  }
}

/// The sums of a batch that do not come out, and the tables that they are about.
public struct CountMismatch: Equatable, Sendable {
  /// The first wrong sum, which the exception quotes.
  public var sum: CountSum
  /// All sums that are wrong or in which something was told, the quoted one among them.
  public var sums: [CountSum]
  /// The number of rows of each section.
  public var before: [Int]
  /// The number of rows of each section, as the data source says.
  public var after: [Int]
  /// Sections of the table before of which all rows were deleted, so that they stay without a row.
  public var emptied: [Int]
  /// What was told, in the order in which UIKit does it.
  public var updates: [Update]

  /// What was found of a sum that is off.
  public init(
    sum: CountSum, sums: [CountSum], before: [Int], after: [Int], emptied: [Int], updates: [Update]
  ) {
    (self.sum, self.sums, self.updates) = (sum, sums, updates)
    (self.before, self.after, self.emptied) = (before, after, emptied)
  }

  /// A single change; a reload is a delete and an insert.
  public enum Update: Equatable, Sendable {
    /// A row of the table before.
    case deleteRow(IndexPath)
    /// A row of the table after.
    case insertRow(IndexPath)
    /// A row that moves.
    case moveRow(UpdateMove<IndexPath>)
    /// A section of the table before.
    case deleteSection(Int)
    /// A section of the table after.
    case insertSection(Int)
    /// A section that moves.
    case moveSection(UpdateMove<Int>)
  }
}
