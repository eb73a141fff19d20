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

  /// Once it is cancelled, the rows that are left are missing.
  @inlinable init<SectionID, RowID>(
    _ table: [IdentifiedSection<SectionID, RowID>], _ sectionNumbers: inout Numbering<SectionID>,
    _ rowNumbers: inout Numbering<RowID>, isCancelled: () -> Bool
  ) {
    for section in table {
      sections.append(sectionNumbers.number(of: section.id))
      var numbers: [Int] = []
      numbers.reserveCapacity(section.rows.count)
      for row in section.rows {
        if numbers.count & 0xFFFF == 0, isCancelled() { break }
        numbers.append(rowNumbers.number(of: row))
      }
      rows.append(numbers)
    }
  }
}

/// Numbers for values, in the order in which they come.
///
/// A dictionary would keep each value beside its number, and move them all whenever it grows.
@usableFromInline struct Numbering<Value: Hashable> {
  @usableFromInline var values: [Value] = []
  /// A value's number from 1, below half of its hash, at the place that this says or the next free one; 0 is free.
  @usableFromInline var slots: [UInt64]

  @inlinable init(capacity: Int) {
    values.reserveCapacity(capacity)
    var size = 16
    while size * 3 < capacity * 4 { size *= 2 }
    slots = [UInt64](repeating: 0, count: size)
  }

  @inlinable mutating func number(of value: Value) -> Int {
    let hash = UInt64(truncatingIfNeeded: value.hashValue) & ~0xFFFF_FFFF
    var place = place(of: hash)
    while slots[place] != 0 {
      let number = Int(slots[place] & 0xFFFF_FFFF) - 1
      if slots[place] & ~0xFFFF_FFFF == hash, values[number] == value { return number }
      place = (place + 1) & (slots.count - 1)
    }
    values.append(value)
    slots[place] = hash | UInt64(values.count)
    if values.count * 4 > slots.count * 3 { grow() }
    return values.count - 1
  }

  /// Where a slot's content belongs.
  @inlinable func place(of content: UInt64) -> Int {
    Int(truncatingIfNeeded: content >> 32) & (slots.count - 1)
  }

  /// Makes room for as many again.
  @inlinable mutating func grow() {
    let former = slots
    slots = [UInt64](repeating: 0, count: former.count * 2)
    for content in former where content != 0 {
      var place = place(of: content)
      while slots[place] != 0 { place = (place + 1) & (slots.count - 1) }
      slots[place] = content
    }
  }
}
