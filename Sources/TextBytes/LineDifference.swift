/// What must change in some lines to make others of them, as `diff -u` writes it.
package struct LineDifference {
  private var edits: [Edit] = []

  /// A line; `old` and `new` count those before it.
  private struct Edit {
    enum Kind: String {
      case keep = " "
      case remove = "-"
      case add = "+"
    }

    var kind: Kind
    var line: ArraySlice<UInt8>
    var old: Int
    var new: Int
  }

  /// Above so many lines that differ, all of them are shown as removed and added.
  private static let limit = 2000
  private static let context = 3

  package init(from old: [ArraySlice<UInt8>], to new: [ArraySlice<UInt8>]) {
    let head = zip(old, new).prefix { $0 == $1 }.count
    let limit = min(old.count, new.count) - head
    let tail = min(limit, zip(old.reversed(), new.reversed()).prefix { $0 == $1 }.count)
    for line in old[..<head] { append(.keep, line) }
    appendMiddle(old[head..<(old.count - tail)], new[head..<(new.count - tail)])
    for line in old.suffix(tail) { append(.keep, line) }
  }

  private mutating func appendMiddle(
    _ old: ArraySlice<ArraySlice<UInt8>>, _ new: ArraySlice<ArraySlice<UInt8>>
  ) {
    var removed = Set(old.indices)
    var added = Set(new.indices)
    if old.count <= Self.limit, new.count <= Self.limit {
      let changes = Array(new).difference(from: Array(old))
      removed = Set(changes.removals.map { $0.offset + old.startIndex })
      added = Set(changes.insertions.map { $0.offset + new.startIndex })
    }
    var (o, n) = (old.startIndex, new.startIndex)
    while o < old.endIndex || n < new.endIndex {
      if o < old.endIndex, removed.contains(o) {
        append(.remove, old[o])
        o += 1
      } else if n < new.endIndex, added.contains(n) {
        append(.add, new[n])
        n += 1
      } else {
        append(.keep, old[o])
        (o, n) = (o + 1, n + 1)
      }
    }
  }

  private mutating func append(_ kind: Edit.Kind, _ line: ArraySlice<UInt8>) {
    let last = edits.last
    let old = last.map { $0.old + ($0.kind == .add ? 0 : 1) } ?? 0
    let new = last.map { $0.new + ($0.kind == .remove ? 0 : 1) } ?? 0
    edits.append(Edit(kind: kind, line: line, old: old, new: new))
  }

  /// The changes with three lines around them.
  /// - Parameter firstLine: the number of the first line in its file.
  package func lines(firstLine: Int = 1) -> [String] {
    hunks.flatMap { hunk in
      let first = edits[hunk.lowerBound]
      let removed = edits[hunk].count { $0.kind != .add }
      let added = edits[hunk].count { $0.kind != .remove }
      return ["@@ -\(firstLine + first.old),\(removed) +\(firstLine + first.new),\(added) @@"]
        + edits[hunk].map { $0.kind.rawValue + String(decoding: $0.line, as: UTF8.self) }
    }
  }

  /// Those that touch are one.
  private var hunks: [Range<Int>] {
    var hunks: [Range<Int>] = []
    for (index, edit) in edits.enumerated() where edit.kind != .keep {
      let range = max(0, index - Self.context)..<min(edits.count, index + Self.context + 1)
      if let last = hunks.last, range.lowerBound <= last.upperBound {
        hunks[hunks.count - 1] = last.lowerBound..<range.upperBound
      } else {
        hunks.append(range)
      }
    }
    return hunks
  }
}

extension CollectionDifference.Change {
  fileprivate var offset: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}
