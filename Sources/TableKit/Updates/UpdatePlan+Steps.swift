extension UpdatePlan {
  /// One change of a list of sections with rows; done in order, the steps perform the batch.
  public enum Step: Equatable, Sendable {
    /// Takes out a row; one that will be put elsewhere is kept under its path, the one before.
    case takeRow(IndexPath)
    /// Takes out a section with its rows; one that will be put elsewhere is kept under its number.
    case takeSection(Int)
    /// Puts a section at its place.
    case putSection(Int, Origin<Int>)
    /// Puts a row at its place.
    case putRow(IndexPath, Origin<IndexPath>)
    /// Makes a section anew, in place.
    case reloadSection(UpdateMove<Int>)
    /// Makes a row anew, in place.
    case reloadRow(UpdateMove<IndexPath>)
  }

  /// Where what is put comes from.
  public enum Origin<Place: Equatable & Sendable>: Equatable, Sendable {
    /// It was not there before.
    case new
    /// It was taken from this place of the table before.
    case taken(Place)
  }

  /// The batch as single steps: rows are taken from the last to the first, then sections, so that the
  /// places before still hold; sections are put from the first to the last, then rows, so that the
  /// places after hold already.
  public var steps: [Step] {
    let rowsLeft = (rows.deleted + rows.moves.map(\.from)).sorted()
    let sectionsLeft = (deletedSections + movedSections.map(\.from)).sorted()
    return rowsLeft.reversed().map { .takeRow($0) }
      + sectionsLeft.reversed().map { .takeSection($0) }
      + arrivals(places.edits).map { .putSection($0.place, $0.origin) }
      + arrivals(rows).map { .putRow($0.place, $0.origin) }
      + reloadedSections.map { .reloadSection($0) }
      + reloadedRows.map { .reloadRow($0) }
  }

  private func arrivals<Place>(
    _ edits: UpdateEdits<Place>
  ) -> [(place: Place, origin: Origin<Place>)] {
    let inserted = edits.inserted.map { (place: $0, origin: Origin<Place>.new) }
    let moved = edits.moves.map { (place: $0.to, origin: Origin.taken($0.from)) }
    return (inserted + moved).sorted { $0.place < $1.place }
  }
}
