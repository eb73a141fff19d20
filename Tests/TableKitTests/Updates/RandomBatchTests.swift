import TableKit
import Testing

/// What the engine makes of a batch, in the words of the naive model.
private func outcome(of batch: RandomBatch) -> NaiveTable.Outcome {
  let before = batch.before.map(\.count)
  do {
    let plan = try UpdateBatch(batch.operations).plan(before: before, after: batch.after)
    var table = PlainTable(batch.before)
    table.perform(plan, after: batch.after)
    #expect(mapsAgree(plan, batch, table.sections))
    return .table(table.sections)
  } catch {
    return .refused(error.reason(in: 9))
  }
}

/// Whether every row of the table after is, or is not, the row that the plan says it was.
private func mapsAgree(_ plan: UpdatePlan, _ batch: RandomBatch, _ after: [[String]]) -> Bool {
  for (section, rows) in after.enumerated() {
    for (row, name) in rows.enumerated() {
      let path = IndexPath(row: row, section: section)
      let old = plan.oldPath(of: path)
      let oldName = old.map { batch.before[$0.section][$0.row] }
      if (oldName ?? "new") != name.filter({ $0 != "*" }) { return false }
      if let old, plan.newPath(of: old) != path { return false }
    }
  }
  let kept = batch.before.indices.flatMap { section in
    batch.before[section].indices.compactMap {
      plan.newPath(of: IndexPath(row: $0, section: section))
    }
  }
  return kept.count == after.joined().count { $0 != "new" }
}

@Test(arguments: 0..<24)
func aRandomBatchComesOutAsInTheNaiveModel(part: UInt64) {
  var valid = 0
  let seeds = (part * 1_000)..<((part + 1) * 1_000)
  for seed in seeds {
    let batch = RandomBatch(seed: seed)
    let naive = NaiveTable(
      before: batch.before, operations: batch.operations, after: batch.after)
    let expected = naive.outcome
    let actual = outcome(of: batch)
    if actual != expected { Issue.record("seed \(seed): \(actual), not \(expected)") }
    if case .table = expected { valid += 1 }
  }
  #expect(valid > 400 && valid < 900, "a good part of the batches is valid, a good part is not")
}
