/// A section of a table of which every row is known by an identifier, as a diffable data source has it.
public struct IdentifiedSection<SectionID: Hashable & Sendable, RowID: Hashable & Sendable>:
  Equatable, Sendable
{
  /// What the section is known by.
  public var id: SectionID
  /// What its rows are known by, from the top.
  public var rows: [RowID]

  /// A section of rows that are known.
  @inlinable public init(id: SectionID, rows: [RowID]) {
    self.id = id
    self.rows = rows
  }
}

/// A table whose identifiers are replaced by numbers from 0, the same number for equal ones.
///
/// All that is generic happens while it is made, and is inlinable, so that it is compiled for the
/// caller's identifiers; comparing is work on numbers.
@usableFromInline struct NumberedTable {
  @usableFromInline var sections: [Int] = []
  @usableFromInline var rows: [[Int]] = []

  @inlinable init<SectionID, RowID>(
    _ table: [IdentifiedSection<SectionID, RowID>], _ sectionNumbers: inout Numbering<SectionID>,
    _ rowNumbers: inout Numbering<RowID>
  ) {
    for section in table {
      sections.append(sectionNumbers.number(of: section.id))
      rows.append(section.rows.map { rowNumbers.number(of: $0) })
    }
  }
}

/// Numbers for values, in the order in which they come.
@usableFromInline struct Numbering<Value: Hashable> {
  @usableFromInline var numbers: [Value: Int] = [:]

  @inlinable init(capacity: Int) { numbers.reserveCapacity(capacity) }

  @inlinable mutating func number(of value: Value) -> Int {
    let next = numbers.count
    return Self.fill(&numbers[value], with: next)
  }

  /// Finds and inserts in one look.
  @inlinable static func fill(_ slot: inout Int?, with number: Int) -> Int {
    if let slot { return slot }
    slot = number
    return number
  }
}
