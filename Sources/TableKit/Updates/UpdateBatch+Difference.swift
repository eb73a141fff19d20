extension UpdateBatch {
  /// The batch that turns one table into another, as a diffable data source would tell it.
  ///
  /// Inserts only rows that were not there and deletes only rows that are there no more; the others
  /// stay or are moved, as few as can be. A row that leaves with its section, or comes into a new one,
  /// cannot be moved by UIKit's rules: it goes with the one and comes with the other, or is inserted.
  /// Takes O(n log n) for n rows.
  /// - Parameters:
  ///   - old: may hold an identifier twice, as when rows are known by their texts; all but one of them are
  ///     deleted then.
  ///   - new: must not.
  ///   - animation: of every operation.
  ///   - isCancelled: asked now and then; once it says yes the work is cut short, and the batch is empty.
  /// - Throws: ``DuplicateIdentifiers`` when an identifier stands twice in the table to be.
  @inlinable public init<SectionID, RowID>(
    from old: [IdentifiedSection<SectionID, RowID>],
    to new: [IdentifiedSection<SectionID, RowID>],
    with animation: TableView.RowAnimation = .automatic, isCancelled: () -> Bool = { false }
  ) throws(DuplicateIdentifiers) {
    var sections = Numbering<SectionID>(capacity: old.count)
    var rows = Numbering<RowID>(capacity: old.reduce(0) { $0 + $1.rows.count })
    let before = NumberedTable(old, &sections, &rows, isCancelled: isCancelled)
    let after = NumberedTable(new, &sections, &rows, isCancelled: isCancelled)
    if isCancelled() {
      self.init()
      return
    }
    let duplicates = DuplicateIdentifiers(in: after) { kind, place in
      kind == .sections
        ? "\(new[place.section].id)" : "\(new[place.section].rows[place.row])"
    }
    if let duplicates { throw duplicates }
    self.init(from: before, to: after, with: animation)
  }

  /// Takes a table after in which no number stands twice.
  @usableFromInline init(
    from old: NumberedTable, to new: NumberedTable, with animation: TableView.RowAnimation
  ) {
    let sections = SectionDifference(old.sections, new.sections)
    let rows = RowDifference(old.rows, new.rows, in: sections)
    self.init(sections.operations(animation) + rows.operations(animation))
  }
}
