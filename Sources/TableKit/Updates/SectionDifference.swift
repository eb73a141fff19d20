/// How the sections of two tables belong together.
struct SectionDifference {
  /// For each section after, the one before.
  let origins: [Int?]
  /// For each section before, the one after.
  let targets: [Int?]
  private let moves: [UpdateMove<Int>]

  init(_ old: [Int], _ new: [Int]) {
    let indexes = Dictionary(zip(old, old.indices), uniquingKeysWith: { first, _ in first })
    let origins = new.map { indexes[$0] }
    var targets = [Int?](repeating: nil, count: old.count)
    var pairs: [UpdateMove<Int>] = []
    for (index, origin) in origins.enumerated() {
      guard let origin else { continue }
      targets[origin] = index
      pairs.append(UpdateMove(from: origin, to: index))
    }
    self.origins = origins
    self.targets = targets
    moves = zip(pairs, longestRun(of: pairs.map(\.from))).filter { !$0.1 }.map(\.0)
  }

  func operations(_ animation: TableView.RowAnimation) -> [UpdateOperation] {
    let deleted = targets.indices.filter { targets[$0] == nil }
    let inserted = origins.indices.filter { origins[$0] == nil }
    return (deleted.isEmpty ? [] : [.deleteSections(deleted, with: animation)])
      + moves.map { .moveSection(from: $0.from, to: $0.to) }
      + (inserted.isEmpty ? [] : [.insertSections(inserted, with: animation)])
  }
}
