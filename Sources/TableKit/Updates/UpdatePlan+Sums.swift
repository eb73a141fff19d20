extension UpdatePlan {
  /// Compares what was told with what the data source says: sections first, then the rows of each
  /// surviving section, in the order of the table after.
  func checkSums(_ before: some TableCounts, _ after: some TableCounts) throws(UpdateFault) {
    let sections = sectionSum(before, after)
    if !sections.isRight { throw .sectionCount(mismatch(sections, before, after)) }
    for new in 0..<after.sectionCount {
      guard let old = survivor(at: new) else { continue }
      // As in `CountSum`, a sum that no number can hold is no right one.
      let growth = changes.change(ofOld: old)?.growth ?? 0
      if before.rowCount(inSection: old) &+ growth != after.rowCount(inSection: new) {
        throw .rowCount(mismatch(rowSum(old: old, new: new, before, after), before, after))
      }
    }
  }

  /// The number before of a section that keeps its rows; nil when it was inserted or reloaded.
  private func survivor(at new: Int) -> Int? {
    guard let old = oldSection(of: new), !places.edits.reloaded.holds(old) else { return nil }
    return old
  }

  /// A reload counts as an insert and a delete, a move as neither.
  private func sectionSum(_ before: some TableCounts, _ after: some TableCounts) -> CountSum {
    let edits = places.edits
    return CountSum(
      subject: .sections, before: before.sectionCount,
      inserted: edits.inserted.count + edits.reloaded.count,
      deleted: edits.deleted.count + edits.reloaded.count, after: after.sectionCount)
  }

  private func rowSum(
    old: Int, new: Int, _ before: some TableCounts, _ after: some TableCounts
  ) -> CountSum {
    let change = changes.change(ofOld: old)
    return CountSum(
      subject: .rows(oldSection: old, newSection: new), before: before.rowCount(inSection: old),
      inserted: change?.inserted ?? 0, deleted: change?.deleted ?? 0,
      movedIn: change?.movedIn ?? 0, movedOut: change?.movedOut ?? 0,
      after: after.rowCount(inSection: new))
  }
}

// MARK: When a sum does not come out

extension UpdatePlan {
  private func mismatch(
    _ sum: CountSum, _ before: some TableCounts, _ after: some TableCounts
  ) -> CountMismatch {
    CountMismatch(
      sum: sum, sums: sums(quoting: sum, before, after), before: before.written(),
      after: after.written(), emptied: emptied(before), updates: updates)
  }

  /// The sums in which something was told, of a plan whose sums come out.
  func sums(_ before: some TableCounts, _ after: some TableCounts) -> [CountSum] {
    sums(quoting: sectionSum(before, after), before, after).filter(\.isTold)
  }

  /// While the number of sections is wrong, nobody can say which section is which.
  private func sums(
    quoting sum: CountSum, _ before: some TableCounts, _ after: some TableCounts
  ) -> [CountSum] {
    let sections = sectionSum(before, after)
    guard sections.isRight else { return [sections] }
    let rows = (0..<after.sectionCount).compactMap { new -> CountSum? in
      guard let old = survivor(at: new) else { return nil }
      let sum = rowSum(old: old, new: new, before, after)
      return sum.isTold || !sum.isRight ? sum : nil
    }
    return sections.isTold ? [sections] + rows : rows
  }

  private func emptied(_ before: some TableCounts) -> [Int] {
    changes.filter { change in
      change.deleted > 0 && change.inserted == 0 && change.movedIn == 0
        && before.rowCount(inSection: change.old) &+ change.growth == 0
    }.map(\.old)
  }

  /// Deletes from the last to the first, moves, inserts from the first to the last.
  private var updates: [CountMismatch.Update] {
    let goneRows = rows.removed.reversed().map { CountMismatch.Update.deleteRow($0) }
    let goneSections = places.edits.removed.reversed().map {
      CountMismatch.Update.deleteSection($0)
    }
    let newRows = (rows.inserted + reloadedRows.map(\.to)).sorted()
    let newSections = (places.edits.inserted + reloadedSections.map(\.to)).sorted()
    return goneSections + goneRows
      + movedSections.map { .moveSection($0) } + movedRows.map { .moveRow($0) }
      + newSections.map { .insertSection($0) } + newRows.map { .insertRow($0) }
  }
}
