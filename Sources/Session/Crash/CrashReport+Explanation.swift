import TableKit

extension CrashReport {
  /// What it says in plain words, the sum with the term that is off among them, and what mends it.
  package var explanation: [String] {
    kind.meaning.map(findings.filled) + told
  }

  /// What the check of the update says of it; nothing where the report cut the numbers of a sum.
  private var told: [String] {
    if let sum { return CountMismatch(alone: sum).fault.explanation.lines }
    if isSum, findings.counts("after") == nil { return [] }
    return scene?.fault?.explanation.lines ?? []
  }

  private var isSum: Bool { CrashKind.counts.contains { $0.name == kind.name } }

  /// The sum of a message that has all of its numbers, which are some that a table can have.
  private var sum: CountSum? { writtenSum.flatMap { $0.isOfTables ? $0 : nil } }

  private var writtenSum: CountSum? {
    guard ["before", "after", "inserted", "deleted"].allSatisfy({ findings.number($0) != nil })
    else {
      return nil
    }
    switch kind.name {
    case CrashKind.rowsCount.name: return CountSum(rows: findings.number("section") ?? 0, findings)
    case CrashKind.sectionsCount.name: return CountSum(sections: findings)
    default:
      return kind.isForeign ? CountSum(rows: findings.number("section") ?? 0, findings) : nil
    }
  }

  /// What it comes from, most frequent first; of the sums, what the numbers point to comes before.
  package var causes: [String] {
    guard let likeliest, likeliest < kind.causes.count else { return kind.causes }
    var causes = kind.causes
    causes.insert(causes.remove(at: likeliest), at: 0)
    return causes
  }

  private var likeliest: Int? {
    guard let diagnosis = sum?.diagnosis() else { return nil }
    switch kind.name {
    case CrashKind.rowsCount.name: return Self.likeliestOfRows(diagnosis.cause)
    case CrashKind.sectionsCount.name where diagnosis.cause == .modelNotChanged: return 0
    case CrashKind.sectionsCount.name: return diagnosis.surplus < 0 ? 1 : 2
    default: return nil
    }
  }

  private static func likeliestOfRows(_ cause: CountSum.Cause) -> Int {
    switch cause {
    case .modelNotChanged: 0
    case .tableNotTold, .changedEarlier, .countsDiffer: 1
    case .modelChangedTwice: 2
    }
  }
}

extension CountMismatch {
  /// A sum of which nothing else is known.
  fileprivate init(alone sum: CountSum) {
    self.init(sum: sum, sums: [sum], before: [], after: [], emptied: [], updates: [])
  }

  fileprivate var fault: UpdateFault {
    sum.subject == .sections ? .sectionCount(self) : .rowCount(self)
  }
}
