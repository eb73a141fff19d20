/// Patterns and lines side by side, with the fewest lines changed, and `[...]` as short as can be.
struct Alignment {
  private let patterns: [LinePattern]
  private let actual: [ReplyLine]
  /// What the rest costs from each pair of places on, row by row.
  private var costs: [Int] = []
  private var width: Int { actual.count + 1 }

  /// More than all lines that a `[...]` may take.
  private static let change = 1 << 32
  /// Above so many pairs of places all lines are taken as they are.
  private static let limit = 1 << 22

  enum Line: Equatable {
    case pattern(Int)
    case actual(Int)
  }

  init(_ patterns: [LinePattern], _ actual: [ReplyLine]) {
    (self.patterns, self.actual) = (patterns, actual)
    if (patterns.count + 1) * width <= Alignment.limit { fill() }
  }

  /// The patterns that stay, and the lines in place of those that do not.
  var lines: [Line] {
    guard !costs.isEmpty else { return actual.indices.map { .actual($0) } }
    var lines: [Line] = []
    var (pattern, line) = (0, 0)
    while pattern < patterns.count || line < actual.count {
      switch bestMove(pattern, line) {
      case .keep:
        lines.append(.pattern(pattern))
        (pattern, line) = (pattern + 1, line + 1)
      case .endWildcard:
        lines.append(.pattern(pattern))
        pattern += 1
      case .extendWildcard: line += 1
      case .replace:
        lines.append(.actual(line))
        (pattern, line) = (pattern + 1, line + 1)
      case .insert:
        lines.append(.actual(line))
        line += 1
      case .remove: pattern += 1
      }
    }
    return lines
  }

  private enum Move: CaseIterable {
    case keep, endWildcard, extendWildcard, replace, insert, remove
  }

  private mutating func fill() {
    costs = Array(repeating: 0, count: (patterns.count + 1) * width)
    for pattern in stride(from: patterns.count, through: 0, by: -1) {
      for line in stride(from: actual.count, through: 0, by: -1)
      where pattern < patterns.count || line < actual.count {
        costs[pattern * width + line] =
          Move.allCases.compactMap { cost(of: $0, pattern, line) }.min() ?? 0
      }
    }
  }

  private func bestMove(_ pattern: Int, _ line: Int) -> Move {
    let best = costs[pattern * width + line]
    return Move.allCases.first { cost(of: $0, pattern, line) == best } ?? .remove
  }

  /// What a move and all after it cost; nil: it cannot be made.
  private func cost(of move: Move, _ pattern: Int, _ line: Int) -> Int? {
    let hasPattern = pattern < patterns.count
    let hasLine = line < actual.count
    let isWildcard = hasPattern && patterns[pattern] == .anyLines
    let place = pattern * width + line
    switch move {
    case .keep:
      guard hasPattern, hasLine, patterns[pattern].matches(actual[line]) else { return nil }
      return costs[place + width + 1]
    case .endWildcard: return isWildcard ? costs[place + width] : nil
    case .extendWildcard: return isWildcard && hasLine ? costs[place + 1] + 1 : nil
    case .replace:
      guard hasPattern, hasLine, !isWildcard else { return nil }
      return costs[place + width + 1] + Alignment.change
    case .insert: return hasLine && !isWildcard ? costs[place + 1] + Alignment.change : nil
    case .remove: return hasPattern && !isWildcard ? costs[place + width] + Alignment.change : nil
    }
  }
}
