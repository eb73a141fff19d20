/// How the rows of two tables belong together, where their sections survive.
struct RowDifference {
  private var deleted: [IndexPath] = []
  private var inserted: [IndexPath] = []
  private var moves: [UpdateMove<IndexPath>] = []

  /// Takes the rows of each section as numbers, equal rows as equal ones.
  init(_ old: [[Int]], _ new: [[Int]], in sections: SectionDifference) {
    var middles: [Middle] = []
    var waiting = WaitingRows()
    for (section, origin) in sections.origins.enumerated() {
      guard let origin else { continue }
      let middle = Middle(old: old[origin], origin, new: new[section], section)
      for row in middle.oldRows {
        waiting.add(old[origin][row], at: IndexPath(row: row, section: origin))
      }
      middles.append(middle)
    }
    for middle in middles { match(middle, new[middle.newSection], &waiting) }
    deleted = waiting.rest().sortedOnce()
  }

  /// Finds the partners of a section's rows: they stay, are moved, or are inserted.
  private mutating func match(
    _ middle: Middle, _ numbers: [Int], _ waiting: inout WaitingRows
  ) {
    var within: [UpdateMove<IndexPath>] = []
    for row in middle.newRows {
      let path = IndexPath(row: row, section: middle.newSection)
      guard let partner = waiting.take(numbers[row], preferring: middle.oldSection) else {
        inserted.append(path)
        continue
      }
      let pair = UpdateMove(from: partner, to: path)
      if partner.section == middle.oldSection { within.append(pair) } else { moves.append(pair) }
    }
    let stays = longestRun(of: within.map(\.from.row))
    moves += zip(within, stays).filter { !$0.1 }.map(\.0)
  }

  func operations(_ animation: TableView.RowAnimation) -> [UpdateOperation] {
    (deleted.isEmpty ? [] : [.deleteRows(deleted, with: animation)])
      + (inserted.isEmpty ? [] : [.insertRows(inserted, with: animation)])
      + moves.map { .moveRow(from: $0.from, to: $0.to) }
  }
}

/// The rows of a section between those that are the same at its start and at its end.
private struct Middle {
  let oldSection: Int
  let newSection: Int
  let oldRows: Range<Int>
  let newRows: Range<Int>

  init(old: [Int], _ oldSection: Int, new: [Int], _ newSection: Int) {
    let most = min(old.count, new.count)
    var front = 0
    while front < most && old[front] == new[front] { front += 1 }
    var back = 0
    while back < most - front && old[old.count - 1 - back] == new[new.count - 1 - back] {
      back += 1
    }
    self.oldSection = oldSection
    self.newSection = newSection
    oldRows = front..<(old.count - back)
    newRows = front..<(new.count - back)
  }
}

/// Rows of the table before that have found no partner yet, by their numbers.
private struct WaitingRows {
  private var places: [IndexPath] = []
  private var isTaken: [Bool] = []
  /// The next row of the same number, or none.
  private var next: [Int] = []
  private var first: [Int] = []

  private static let none = -1

  mutating func add(_ number: Int, at place: IndexPath) {
    while first.count <= number { first.append(Self.none) }
    next.append(first[number])
    first[number] = places.count
    places.append(place)
    isTaken.append(false)
  }

  /// Takes a row of a number, one of a certain section if there is.
  mutating func take(_ number: Int, preferring section: Int) -> IndexPath? {
    var found: Int?
    var index = number < first.count ? first[number] : Self.none
    while index != Self.none {
      if !isTaken[index] && (found == nil || places[index].section == section) { found = index }
      index = next[index]
    }
    guard let found else { return nil }
    isTaken[found] = true
    return places[found]
  }

  func rest() -> [IndexPath] {
    zip(places, isTaken).filter { !$0.1 }.map(\.0)
  }
}
