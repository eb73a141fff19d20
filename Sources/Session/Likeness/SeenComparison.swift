/// Compares what is seen after a learner's line with what is wanted, as far as the step is about it.
///
/// How far a table is scrolled counts only where the step scrolls it. A reaction may do more than is wanted,
/// if it does all of that in its order.
package struct SeenComparison {
  private let start: [String: SeenState.Fact]
  /// The subjects of the positions that the step leaves as they are.
  private let freePositions: Set<String>

  package init(from start: SeenState, to goal: SeenState) {
    self.start = start.factsBySubject
    let goal = goal.factsBySubject
    let positions = start.facts.filter { $0.kind == .position && goal[$0.subject] == $0 }
    freePositions = Set(positions.map(\.subject))
  }

  /// Whether a state is as good as the one that is wanted.
  package func isRight(_ seen: SeenState, _ wanted: SeenState) -> Bool {
    let (seen, wanted) = likened(excusingMore(seen, wanted), wanted)
    return seen == wanted
  }

  /// Whether two states differ in nothing but how far tables are scrolled that the step does not scroll.
  package func areAlike(_ seen: SeenState, _ other: SeenState) -> Bool {
    let (seen, other) = likened(seen, other)
    return seen == other
  }

  /// What differs from what is wanted, a sentence a line.
  package func differences(of seen: SeenState, from wanted: SeenState) -> [String] {
    let (seen, wanted) = likened(excusingMore(seen, wanted), wanted)
    return seen.differences(from: wanted)
  }

  /// Both without the positions that do not matter, and without the cells that only one of them shows for it.
  private func likened(_ one: SeenState, _ other: SeenState) -> (SeenState, SeenState) {
    let (mine, theirs) = (one.factsBySubject, other.factsBySubject)
    let moved = freePositions.filter {
      mine[$0] != nil && theirs[$0] != nil && mine[$0] != theirs[$0]
    }
    if moved.isEmpty { return (one, other) }
    return (
      one.without { isScrolledOff($0, moved, theirs) },
      other.without { isScrolledOff($0, moved, mine) }
    )
  }

  private func isScrolledOff(
    _ fact: SeenState.Fact, _ moved: Set<String>, _ others: [String: SeenState.Fact]
  ) -> Bool {
    switch fact.kind {
    case .position: moved.contains(fact.subject)
    case .cell: others[fact.subject] == nil && fact.parents.contains(where: moved.contains)
    case .reaction, .other: false
    }
  }

  /// The state with the wanted reactions where its own do all of them and more. What was so before the step
  /// is not excused.
  private func excusingMore(_ seen: SeenState, _ wanted: SeenState) -> SeenState {
    let wishes = wanted.factsBySubject
    return seen.replacing { fact in
      guard let wish = wishes[fact.subject], start[fact.subject]?.value != fact.value,
        case .reaction(let lines) = fact.kind, case .reaction(let wanted) = wish.kind,
        !wanted.isEmpty, lines.contains(inOrder: wanted)
      else { return fact }
      return wish
    }
  }
}

extension [String] {
  /// Whether all of the lines stand in this order among these.
  fileprivate func contains(inOrder lines: [String]) -> Bool {
    var rest = lines[...]
    for line in self where line == rest.first { rest.removeFirst() }
    return rest.isEmpty
  }
}
