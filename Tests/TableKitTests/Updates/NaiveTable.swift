import TableKit

/// A second, slow and obvious reading of the rules of batch updates, written from the documents and
/// not from the engine: it fills the table after place by place.
struct NaiveTable {
  let before: [[String]]
  /// What the data source says after the update.
  let after: [Int]
  private var deletedSections: [Int] = []
  private var reloadedSections: [Int] = []
  private var insertedSections: [Int] = []
  private var sectionMoves: [[Int]] = []
  private var deletedRows: [IndexPath] = []
  private var reloadedRows: [IndexPath] = []
  private var insertedRows: [IndexPath] = []
  private var rowMoves: [[IndexPath]] = []
  /// For each section after, the one before; nil for an inserted one. Places that nothing can fill
  /// because the counts are wrong stay -1.
  private var origins: [Int?] = []

  enum Outcome: Equatable {
    /// The text of iOS 9.
    case refused(String)
    /// What comes new is called `new`, what is made anew in its place ends in `*`.
    case table([[String]])
  }

  init(before: [[String]], operations: [UpdateOperation], after: [Int]) {
    self.before = before
    self.after = after
    for operation in operations { add(operation) }
    deletedSections = once(deletedSections)
    reloadedSections = once(reloadedSections)
    insertedSections = once(insertedSections)
    sectionMoves = once(sectionMoves.map(Key.init)).map(\.numbers)
    deletedRows = once(deletedRows)
    reloadedRows = once(reloadedRows)
    insertedRows = once(insertedRows)
    rowMoves = once(rowMoves.map(PathKey.init)).map(\.paths)
    origins = filledSections()
  }

  private mutating func add(_ operation: UpdateOperation) {
    switch operation {
    case .insertRows(let paths, _): insertedRows += paths
    case .deleteRows(let paths, _): deletedRows += paths
    case .reloadRows(let paths, _): reloadedRows += paths
    case .moveRow(let from, let to): rowMoves.append([from, to])
    case .insertSections(let numbers, _): insertedSections += numbers
    case .deleteSections(let numbers, _): deletedSections += numbers
    case .reloadSections(let numbers, _): reloadedSections += numbers
    case .moveSection(let from, let to): sectionMoves.append([from, to])
    }
  }

  var outcome: Outcome {
    if let text = clash ?? badDelete ?? badInsert ?? badMove ?? badSum { return .refused(text) }
    return .table(tableAfter)
  }
}

// MARK: Where things go

extension NaiveTable {
  private func filledSections() -> [Int?] {
    let stay = before.indices.filter { old in
      !deletedSections.contains(old) && !sectionMoves.contains { $0[0] == old }
    }
    var waiting = stay[...]
    return after.indices.map { new in
      if insertedSections.contains(new) { return nil }
      if let move = sectionMoves.first(where: { $0[1] == new }) { return move[0] }
      return waiting.popFirst() ?? -1
    }
  }

  private func isReplaced(old: Int) -> Bool {
    deletedSections.contains(old) || reloadedSections.contains(old)
  }

  private func isNew(_ new: Int) -> Bool {
    guard after.indices.contains(new), let old = origins[new] else { return true }
    return reloadedSections.contains(old)
  }

  private var tableAfter: [[String]] {
    origins.indices.map { new in
      guard let old = origins[new], !reloadedSections.contains(old) else {
        return [String](repeating: "new", count: after[new])
      }
      return rows(ofNew: new, old: old)
    }
  }

  private func rows(ofNew new: Int, old: Int) -> [String] {
    let stay = before[old].indices.filter { row in
      let path = IndexPath(row: row, section: old)
      return !deletedRows.contains(path) && !rowMoves.contains { $0[0] == path }
    }
    var waiting = stay[...]
    return (0..<after[new]).map { row in
      let path = IndexPath(row: row, section: new)
      if insertedRows.contains(path) { return "new" }
      if let move = rowMoves.first(where: { $0[1] == path }) {
        return before[move[0].section][move[0].row]
      }
      guard let row = waiting.popFirst() else { return "missing" }
      let isReloaded = reloadedRows.contains(IndexPath(row: row, section: old))
      return before[old][row] + (isReloaded ? "*" : "")
    }
  }
}

// MARK: The rules

extension NaiveTable {
  private var clash: String? {
    if let path = deletedSections.first(where: { reloadedSections.contains($0) }) {
      return "attempt to delete and reload the same index path "
        + "(<NSIndexPath: 0x0> {length = 2, path = \(path) - \(Int.max)})"
    }
    for move in sectionMoves where isReplaced(old: move[0]) {
      return "attempt to perform a delete and a move from the same section (\(move[0]))"
    }
    if let place = insertedSections.first(where: { new in sectionMoves.contains { $0[1] == new } })
    {
      return "attempt to perform an insert and a move to the same section (\(place))"
    }
    for one in sectionMoves {
      for other in sectionMoves where other[0] == one[0] && other[1] > one[1] {
        return "attempt to move section \(one[0]) to both section \(one[1]) and section \(other[1])"
      }
    }
    for one in sectionMoves.sorted(by: { $0[1] < $1[1] }) {
      for other in sectionMoves where other[1] == one[1] && other[0] > one[0] {
        return "attempt to move both section \(one[0]) and section \(other[0]) to section \(one[1])"
      }
    }
    return rowClash
  }

  private var rowClash: String? {
    if let path = deletedRows.first(where: { reloadedRows.contains($0) }) {
      return "attempt to delete and reload the same index path (\(printed(path)))"
    }
    for move in rowMoves where deletedRows.contains(move[0]) || reloadedRows.contains(move[0]) {
      return "attempt to perform a delete and a move from the same index path (\(printed(move[0])))"
    }
    if let place = insertedRows.first(where: { new in rowMoves.contains { $0[1] == new } }) {
      return "attempt to perform an insert and a move to the same index path (\(printed(place)))"
    }
    for one in rowMoves {
      for other in rowMoves where other[0] == one[0] && other[1] > one[1] {
        return "attempt to move row at index path \(printed(one[0])) to both "
          + "\(printed(one[1])) and \(printed(other[1]))"
      }
    }
    for one in rowMoves.sorted(by: { ($0[1], $0[0]) < ($1[1], $1[0]) }) {
      for other in rowMoves where other[1] == one[1] && other[0] > one[0] {
        return "attempt to move both row at index path \(printed(one[0])) and "
          + "\(printed(other[0])) to \(printed(one[1]))"
      }
    }
    return nil
  }

  private var badDelete: String? {
    for section in once(deletedSections + reloadedSections) where section >= before.count {
      return "attempt to delete section \(section), but there are only \(before.count) sections "
        + "before the update"
    }
    for path in once(deletedRows + reloadedRows) where !isReplaced(old: path.section) {
      if path.section >= before.count {
        return "attempt to delete row \(path.row) from section \(path.section), but there are only "
          + "\(before.count) sections before the update"
      }
      if path.row >= before[path.section].count {
        return "attempt to delete row \(path.row) from section \(path.section) which only contains "
          + "\(before[path.section].count) rows before the update"
      }
    }
    return nil
  }

  private var badInsert: String? {
    for section in insertedSections where section >= after.count {
      return "attempt to insert section \(section) but there are only \(after.count) sections "
        + "after the update"
    }
    for path in insertedRows {
      if path.section >= after.count {
        return "attempt to insert row \(path.row) into section \(path.section), but there are only "
          + "\(after.count) sections after the update"
      }
      if !isNew(path.section) && path.row >= after[path.section] {
        return "attempt to insert row \(path.row) into section \(path.section), but there are only "
          + "\(after[path.section]) rows in section \(path.section) after the update"
      }
    }
    return nil
  }

  private var badMove: String? {
    for move in sectionMoves {
      if move[0] >= before.count {
        return "attempt to move section \(move[0]), but there are only \(before.count) sections "
          + "before the update"
      }
      if move[1] >= after.count {
        return "attempt to to move section \(move[0]) to section \(move[1]), but there are only "
          + "\(after.count) sections after the update"
      }
    }
    for move in rowMoves {
      if let text = bad(move[0], move[1]) { return text }
    }
    return nil
  }

  private func bad(_ from: IndexPath, _ to: IndexPath) -> String? {
    if from.section >= before.count {
      return "attempt to move index path (\(printed(from))) from a section that does not exist - "
        + "there are only \(before.count) sections before the update"
    }
    if from.row >= before[from.section].count {
      return "attempt to move index path (\(printed(from))) that does not exist - there are only "
        + "\(before[from.section].count) rows in section \(from.section) before the update"
    }
    if to.section >= after.count {
      return "attempt to move index path (\(printed(from))) to index path (\(printed(to))) in "
        + "section that does not exist - there are only \(after.count) sections after the update"
    }
    if to.row >= after[to.section] {
      return "attempt to move index path (\(printed(from))) to index path (\(printed(to))) that "
        + "does not exist - there are only \(after[to.section]) rows in section \(to.section) after "
        + "the update"
    }
    if isReplaced(old: from.section) {
      return "cannot move a row from a deleted section (\(from.section))"
    }
    return isNew(to.section)
      ? "cannot move a row into a newly inserted section (\(to.section))" : nil
  }

  private var badSum: String? {
    let inserted = insertedSections.count + reloadedSections.count
    let deleted = deletedSections.count + reloadedSections.count
    if after.count != before.count + inserted - deleted {
      return "Invalid update: invalid number of sections.  The number of sections contained in the "
        + "table view after the update (\(after.count)) must be equal to the number of sections "
        + "contained in the table view before the update (\(before.count)), plus or minus the "
        + "number of sections inserted or deleted (\(inserted) inserted, \(deleted) deleted)."
    }
    for new in after.indices where !isNew(new) {
      if let old = origins[new], let text = badSum(old: old, new: new) { return text }
    }
    return nil
  }

  private func badSum(old: Int, new: Int) -> String? {
    let reloaded = reloadedRows.count { $0.section == old }
    let inserted = insertedRows.count { $0.section == new } + reloaded
    let deleted = deletedRows.count { $0.section == old } + reloaded
    let movedIn = rowMoves.count { $0[1].section == new && $0[0].section != old }
    let movedOut = rowMoves.count { $0[0].section == old && $0[1].section != new }
    if after[new] == before[old].count + inserted - deleted + movedIn - movedOut { return nil }
    return
      "Invalid update: invalid number of rows in section \(new).  The number of rows contained "
      + "in an existing section after the update (\(after[new])) must be equal to the number of rows "
      + "contained in that section before the update (\(before[old].count)), plus or minus the "
      + "number of rows inserted or deleted from that section (\(inserted) inserted, \(deleted) "
      + "deleted) and plus or minus the number of rows moved into or out of that section "
      + "(\(movedIn) moved in, \(movedOut) moved out)."
  }
}

// MARK: Small things

private func printed(_ path: IndexPath) -> String {
  "<NSIndexPath: 0x0> {length = 2, path = \(path.section) - \(path.row)}"
}

private func once<Place: Hashable & Comparable>(_ places: [Place]) -> [Place] {
  Set(places).sorted()
}

private struct Key: Hashable, Comparable {
  let numbers: [Int]
  static func < (one: Key, other: Key) -> Bool {
    (one.numbers[0], one.numbers[1]) < (other.numbers[0], other.numbers[1])
  }
}

private struct PathKey: Hashable, Comparable {
  let paths: [IndexPath]
  static func < (one: PathKey, other: PathKey) -> Bool {
    (one.paths[0], one.paths[1]) < (other.paths[0], other.paths[1])
  }
}
