import Support
import Testing

@testable import TableKit

@Test(.needsSharedCases("batch-updates.jsonl")) func everyRecordedBatchComesOutAsRecorded() throws {
  let batches = try SharedCases.values(of: "batch-updates.jsonl", as: RecordedBatch.self)
  #expect(batches.count > 100)
  for batch in batches {
    #expect(batch.operations.count == batch.ops.count, "\(batch.id)")
    expectAsRecorded(batch)
  }
}

private func expectAsRecorded(_ record: RecordedBatch) {
  let batch = UpdateBatch(record.operations)
  let (sections, rows) = batch.edits()
  let places = SectionPlaces(sections)
  let draft = UpdatePlan(places: places, rows: places.withoutSwallowed(rows))
  let counts = record.after?.map(\.count) ?? record.countsAfter(draft)
  do {
    let plan = try batch.plan(before: record.before.map(\.count), after: counts)
    #expect(record.brokenRule == nil, "\(record.id) was accepted")
    if let after = record.after, record.expects != "counts", record.brokenRule == nil {
      #expect(record.table(plan, counts: counts) == after, "\(record.id)")
    }
  } catch {
    #expect(error.kind == record.brokenRule, "\(record.id): \(error.reason(in: 9))")
    expectNumbers(record, error)
  }
}

private func expectNumbers(_ record: RecordedBatch, _ fault: UpdateFault) {
  guard let numbers = record.numbers else { return }
  let found: [String: Int] =
    switch fault {
    case .rowCount(let mismatch), .sectionCount(let mismatch): mismatch.sum.numbers
    case .deleteOfNoRow(let path, let limit), .insertOfNoRow(let path, let limit),
      .moveOfNoRow(let path, let limit):
      ["section": path.section, "row": path.row, "limit": limit]
    default: [:]
    }
  for (name, number) in numbers { #expect(found[name] == number, "\(record.id): \(name)") }
}

extension CountSum {
  fileprivate var numbers: [String: Int] {
    var numbers = ["before": before, "after": after, "inserted": inserted, "deleted": deleted]
    if case .rows(_, let section) = subject {
      numbers["section"] = section
      numbers["moved_in"] = movedIn
      numbers["moved_out"] = movedOut
    }
    return numbers
  }
}
