extension UpdateFault {
  /// What is so about a clash or a place that is not there, and what mends it.
  var placeExplanation: (text: String, help: String) {
    switch self {
    case .sectionClash(let clash):
      return clash.explanation { "section \($0)" }
    case .rowClash(let clash):
      return clash.explanation { "row \($0)" }
    case .deleteOfNoSection(let section, let count), .moveOfNoSection(let section, let count):
      return (
        "before the update the table had \(CountWords.sections(count)): there was no section \(section)",
        Self.namesBefore
      )
    case .deleteInNoSection(let path, let count), .moveFromNoSection(let path, let count):
      return (
        "before the update the table had \(CountWords.sections(count)): there was no row \(path)",
        Self.namesBefore
      )
    case .deleteOfNoRow(let path, let count), .moveOfNoRow(let path, let count):
      let rows = CountWords.rows(count, ofSection: path.section)
      return (
        "before the update section \(path.section) had \(rows): there was no row \(path)",
        Self.namesBefore
      )
    case .insertOfNoSection(let section, let count):
      return Self.noSectionAfter(section, count)
    case .moveToNoSection(let move, let count):
      return Self.noSectionAfter(move.to, count)
    case .insertInNoSection(let path, let count):
      return Self.noSectionAfter(path.section, count)
    case .moveIntoNoSection(let move, let count):
      return Self.noSectionAfter(move.to.section, count)
    case .insertOfNoRow(let path, let count):
      return Self.noRowAfter(path, count)
    case .moveToNoRow(let move, let count):
      return Self.noRowAfter(move.to, count)
    case .moveFromDeletedSection(let move):
      return (
        "row \(move.from) is moved, but its section is deleted or reloaded in the same update",
        "insert the row at \(move.to) instead of moving it"
      )
    case .moveIntoInsertedSection(let move):
      return (
        "row \(move.from) is moved to \(move.to), but that section is new in the same update",
        "a new section comes with its rows: delete row \(move.from) instead of moving it"
      )
    case .sectionCount(let mismatch), .rowCount(let mismatch):
      return (mismatch.sum.statement, "change the model, and tell the table of the same changes")
    }
  }

  private static let namesBefore =
    "deletes, reloads and what is moved are named as they were before the update"

  private static func noSectionAfter(_ section: Int, _ count: Int) -> (text: String, help: String) {
    (
      "the data source says that it has \(CountWords.sections(count)): there is no section \(section)",
      section == count
        ? "add the section to the model before the update ends"
        : "inserts and where a move goes are named as they are after the update"
    )
  }

  private static func noRowAfter(_ path: IndexPath, _ count: Int) -> (text: String, help: String) {
    let rows = CountWords.rows(count, ofSection: path.section)
    return (
      "the data source says that section \(path.section) has \(rows): there is no row \(path)",
      path.row == count
        ? "name it by its place after the update, or add the row to the model before the update ends"
        : "inserts and where a move goes are named as they are after the update"
    )
  }
}

extension UpdateClash {
  /// Names the two operations and the place, and what to write instead.
  fileprivate func explanation(_ name: (Place) -> String) -> (text: String, help: String) {
    switch self {
    case .deleteAndReload(let place):
      (
        "\(name(place)) is both deleted and reloaded",
        "leave out the reload: what is deleted is not shown again"
      )
    case .deleteAndMove(let place):
      (
        "\(name(place)) is both deleted and moved",
        "move it, or delete it and insert another where the move goes"
      )
    case .reloadAndMove(let place):
      (
        "\(name(place)) is both reloaded and moved; a reload is a delete and an insert in place",
        "delete it and insert it where the move goes, or reload it in an update of its own"
      )
    case .insertAndMove(let place):
      (
        "one is inserted at \(name(place)) and another is moved there",
        "only one can be there after the update: give the other its own place"
      )
    case .twoMovesFrom(let place, let one, let other):
      (
        "\(name(place)) is moved both to \(name(one)) and to \(name(other))",
        "leave out one of the moves"
      )
    case .twoMovesTo(let place, let one, let other):
      (
        "\(name(one)) and \(name(other)) are both moved to \(name(place))",
        "only one can be there after the update: give the other its own place"
      )
    }
  }
}
