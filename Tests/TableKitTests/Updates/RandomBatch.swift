import Support
import TableKit

/// A table, a batch of updates and a table after, valid or spoilt.
struct RandomBatch {
  private(set) var before: [[String]] = []
  private(set) var operations: [UpdateOperation] = []
  private(set) var after: [Int] = []
  private var generator: SeededGenerator

  /// A valid batch; every second one is spoilt afterwards, and may still be valid by chance.
  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
    before = (0..<pick(0...5)).map { section in
      (0..<pick(0...6)).map { "\(section).\($0)" }
    }
    fill()
    if chance(2) { spoil() }
    operations.shuffle(using: &generator)
  }

  private mutating func pick(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &generator)
  }

  /// True once in so many times.
  private mutating func chance(_ times: Int) -> Bool { pick(1...times) == 1 }

  /// Takes some elements out.
  private mutating func take<T>(upTo most: Int, from elements: inout [T]) -> [T] {
    elements.shuffle(using: &generator)
    let taken = Array(elements.prefix(pick(0...most)))
    elements.removeFirst(taken.count)
    return taken
  }
}

// MARK: A valid batch

extension RandomBatch {
  private mutating func fill() {
    var old = Array(before.indices)
    let changesSections = chance(2)
    let deleted = changesSections ? take(upTo: 2, from: &old) : []
    let moved = changesSections ? take(upTo: 2, from: &old) : []
    let insertCount = changesSections ? pick(0...2) : 0
    let reloaded = changesSections ? take(upTo: 1, from: &old) : []
    let sectionCount = before.count - deleted.count + insertCount
    var places = Array(0..<sectionCount)
    places.shuffle(using: &generator)
    let inserted = Array(places.prefix(insertCount))
    let targets = Array(places.dropFirst(insertCount).prefix(moved.count))
    for (from, to) in zip(moved, targets) { operations.append(.moveSection(from: from, to: to)) }
    operations.append(.deleteSections(deleted))
    operations.append(.insertSections(inserted))
    operations.append(.reloadSections(reloaded))
    var origins = [Int?](repeating: nil, count: sectionCount)
    for (from, to) in zip(moved, targets) { origins[to] = from }
    var waiting = before.indices.filter { !deleted.contains($0) && !moved.contains($0) }[...]
    for new in 0..<sectionCount where !inserted.contains(new) && origins[new] == nil {
      origins[new] = waiting.popFirst()
    }
    fillRows(origins.map { $0.flatMap { reloaded.contains($0) ? nil : $0 } })
    tellSwallowedRows(of: deleted + reloaded, in: origins.indices.filter { origins[$0] == nil })
  }

  /// Row operations for sections that keep their rows; `nil` stands for a section of new rows.
  private mutating func fillRows(_ origins: [Int?]) {
    after = origins.map { $0.map { before[$0].count } ?? pick(0...4) }
    let kept = origins.indices.filter { origins[$0] != nil }
    var arrivals: [(section: Int, from: IndexPath?)] = []
    for new in kept {
      guard let old = origins[new] else { continue }
      var rows = before[old].indices.map { IndexPath(row: $0, section: old) }
      let deleted = take(upTo: 2, from: &rows)
      let moved = chance(2) ? take(upTo: 2, from: &rows) : []
      let reloaded = chance(3) ? take(upTo: 2, from: &rows) : []
      operations.append(.deleteRows(deleted + deleted.prefix(1)))
      operations.append(.reloadRows(reloaded))
      after[new] -= deleted.count + moved.count
      for path in moved { arrivals.append((kept[pick(0...(kept.count - 1))], path)) }
      for _ in 0..<pick(0...2) { arrivals.append((new, nil)) }
    }
    for arrival in arrivals { after[arrival.section] += 1 }
    place(arrivals)
  }

  private mutating func place(_ arrivals: [(section: Int, from: IndexPath?)]) {
    var free = after.map { Array(0..<$0).shuffled(using: &generator) }
    for arrival in arrivals {
      let to = IndexPath(row: free[arrival.section].removeLast(), section: arrival.section)
      if let from = arrival.from {
        operations.append(.moveRow(from: from, to: to))
      } else {
        operations.append(.insertRows([to]))
      }
    }
  }

  private mutating func tellSwallowedRows(of replaced: [Int], in inserted: [Int]) {
    guard chance(3) else { return }
    for section in replaced {
      operations.append(.deleteRows([IndexPath(row: pick(0...7), section: section)]))
    }
    for section in inserted {
      operations.append(.insertRows([IndexPath(row: pick(0...7), section: section)]))
    }
  }
}

// MARK: A spoilt batch

extension RandomBatch {
  private mutating func spoil() {
    for _ in 0..<pick(1...2) {
      switch pick(0...3) {
      case 0 where !after.isEmpty:
        after[pick(0...(after.count - 1))] += pick(0...1) * 3 + 1
      case 1 where !operations.isEmpty:
        operations.remove(at: pick(0...(operations.count - 1)))
      case 2:
        if chance(2) || after.isEmpty { after.append(pick(0...3)) } else { after.removeLast() }
      default:
        operations.append(anyOperation())
      }
    }
  }

  private mutating func anyPath() -> IndexPath {
    IndexPath(row: pick(0...6), section: pick(0...5))
  }

  private mutating func anyOperation() -> UpdateOperation {
    switch pick(0...7) {
    case 0: .deleteRows([anyPath(), anyPath()])
    case 1: .insertRows([anyPath(), anyPath()])
    case 2: .reloadRows([anyPath()])
    case 3: .moveRow(from: anyPath(), to: anyPath())
    case 4: .deleteSections([pick(0...5)])
    case 5: .insertSections([pick(0...6)])
    case 6: .reloadSections([pick(0...5)])
    default: .moveSection(from: pick(0...5), to: pick(0...5))
    }
  }
}
