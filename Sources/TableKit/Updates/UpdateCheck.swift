extension UpdateBatch {
  /// The first rule that the batch breaks; nil when it is valid.
  public func fault(before: some TableCounts, after: some TableCounts) -> UpdateFault? {
    do {
      _ = try plan(before: before, after: after)
      return nil
    } catch {
      return error
    }
  }

  /// Checks the batch against the counts before and after, and works out where everything goes.
  ///
  /// The order of the checks is not documented; ours is: clashes, deletes, inserts, moves, the number
  /// of sections, the rows of each surviving section; in each sections first, and lower places first.
  /// Row operations inside a deleted or inserted section are swallowed before their rows are
  /// looked for. Asks for every section's count, never for a row.
  public func plan(
    before: some TableCounts, after: some TableCounts
  ) throws(UpdateFault) -> UpdatePlan {
    let (sections, rows) = edits()
    if let clash = sections.clash() { throw .sectionClash(clash) }
    if let clash = rows.clash() { throw .rowClash(clash) }
    let places = SectionPlaces(sections)
    try checkDeletes(rows, in: places, before)
    try checkInserts(rows, in: places, after)
    try checkMoves(sections.moves, sectionsBefore: before.sectionCount, after: after.sectionCount)
    for move in rows.moves {
      try checkBounds(of: move, before, after)
      if places.replacesRows(ofOld: move.from.section) { throw .moveFromDeletedSection(move) }
      if places.replacesRows(ofNew: move.to.section) { throw .moveIntoInsertedSection(move) }
    }
    let plan = UpdatePlan(places: places, rows: places.withoutSwallowed(rows))
    try plan.checkSums(before, after)
    return plan
  }
}

// MARK: Bounds

private func checkDeletes(
  _ rows: UpdateEdits<IndexPath>, in places: SectionPlaces, _ before: some TableCounts
) throws(UpdateFault) {
  let sectionCount = before.sectionCount
  for section in places.edits.removed where !(0..<sectionCount).contains(section) {
    throw .deleteOfNoSection(section, sectionsBefore: sectionCount)
  }
  try rows.removed.forEachSection { (section, paths) throws(UpdateFault) in
    guard (0..<sectionCount).contains(section) else {
      throw .deleteInNoSection(paths[paths.startIndex], sectionsBefore: sectionCount)
    }
    if places.replacesRows(ofOld: section) { return }
    let rowCount = before.rowCount(inSection: section)
    if let path = paths.firstOutside(rows: rowCount) {
      throw .deleteOfNoRow(path, rowsBefore: rowCount)
    }
  }
}

private func checkInserts(
  _ rows: UpdateEdits<IndexPath>, in places: SectionPlaces, _ after: some TableCounts
) throws(UpdateFault) {
  let sectionCount = after.sectionCount
  for section in places.edits.inserted where !(0..<sectionCount).contains(section) {
    throw .insertOfNoSection(section, sectionsAfter: sectionCount)
  }
  try rows.inserted.forEachSection { (section, paths) throws(UpdateFault) in
    guard (0..<sectionCount).contains(section) else {
      throw .insertInNoSection(paths[paths.startIndex], sectionsAfter: sectionCount)
    }
    if places.replacesRows(ofNew: section) { return }
    let rowCount = after.rowCount(inSection: section)
    if let path = paths.firstOutside(rows: rowCount) {
      throw .insertOfNoRow(path, rowsAfter: rowCount)
    }
  }
}

private func checkMoves(
  _ moves: [UpdateMove<Int>], sectionsBefore: Int, after sectionsAfter: Int
) throws(UpdateFault) {
  for move in moves {
    guard (0..<sectionsBefore).contains(move.from) else {
      throw .moveOfNoSection(move.from, sectionsBefore: sectionsBefore)
    }
    guard (0..<sectionsAfter).contains(move.to) else {
      throw .moveToNoSection(move, sectionsAfter: sectionsAfter)
    }
  }
}

private func checkBounds(
  of move: UpdateMove<IndexPath>, _ before: some TableCounts, _ after: some TableCounts
) throws(UpdateFault) {
  guard (0..<before.sectionCount).contains(move.from.section) else {
    throw .moveFromNoSection(move.from, sectionsBefore: before.sectionCount)
  }
  let rowsBefore = before.rowCount(inSection: move.from.section)
  guard (0..<rowsBefore).contains(move.from.row) else {
    throw .moveOfNoRow(move.from, rowsBefore: rowsBefore)
  }
  guard (0..<after.sectionCount).contains(move.to.section) else {
    throw .moveIntoNoSection(move, sectionsAfter: after.sectionCount)
  }
  let rowsAfter = after.rowCount(inSection: move.to.section)
  guard (0..<rowsAfter).contains(move.to.row) else {
    throw .moveToNoRow(move, rowsAfter: rowsAfter)
  }
}
