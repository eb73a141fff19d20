import RowTree

/// A section's rows, held as runs in a tree: every edit is logarithmic, and copies share what is equal.
struct RowList: Equatable, Sendable {
  private(set) var runs = RowTree<RowRun>()

  var count: Int { runs.summary.rows }
  var isEmpty: Bool { count == 0 }

  /// The row at an index, which must be one of the list's.
  subscript(index: Int) -> Row {
    guard let (run, offset) = run(holding: index) else { preconditionFailure("no such row") }
    return run.row(at: offset)
  }

  /// The run that holds a row, and the row's place in it.
  func place(of index: Int) -> (run: Int, offset: Int)? {
    guard let found = runs.find(index, \.rows) else { return nil }
    return (found.index, index - found.before)
  }

  /// The same with the run itself.
  func run(holding index: Int) -> (run: RowRun, offset: Int)? {
    runs.element(at: index, \.rows).map { ($0.element, index - $0.before) }
  }

  /// How many rows of a range have a height of their own.
  var ownHeights: Int { runs.summary.ownHeights }

  mutating func append(_ run: RowRun) { runs.append(run) }

  /// Inserts rows before the one at an index, or at the end.
  mutating func insert(_ run: RowRun, at index: Int) {
    if run.count > 0 { runs.insert(run, at: seam(at: index)) }
  }

  /// Inserts rows that were taken out of a list.
  mutating func insert(_ rows: RowList, at index: Int) {
    let seam = seam(at: index)
    if rows.runs.count == 1 { return runs.insert(rows.runs[0], at: seam) }
    runs.replaceSubrange(seam..<seam, with: rows.runs)
  }

  /// A copy of some rows.
  func part(_ range: Range<Int>) -> RowList {
    var copy = self
    return copy.remove(range)
  }

  /// Takes rows out.
  @discardableResult mutating func remove(_ range: Range<Int>) -> RowList {
    let seams = seams(of: range)
    let removed = RowList(runs: runs.subtree(seams))
    runs.removeSubrange(seams)
    return removed
  }

  /// Changes the runs of a range of rows: their looks, or a typed row's text.
  mutating func update(_ range: Range<Int>, _ change: (inout RowRun) -> Void) {
    let seams = seams(of: range)
    for run in seams { runs.update(at: run, change) }
  }

  /// Calls `body` for the rows of a range, a run at a time.
  func forEachRun(in range: Range<Int>, _ body: (_ first: Int, _ run: RowRun) -> Void) {
    guard let place = place(of: range.lowerBound) else { return }
    var first = range.lowerBound - place.offset
    let end = range.upperBound > 0 ? self.place(of: range.upperBound - 1)?.run : nil
    runs.forEach(in: place.run..<max(place.run, (end ?? -1) + 1)) { _, run in
      let part = range.clamped(to: first..<(first + run.count))
      body(part.lowerBound, run.part((part.lowerBound - first)..<(part.upperBound - first)))
      first += run.count
    }
  }
}

extension RowList {
  init(_ run: RowRun) { if run.count > 0 { runs.append(run) } }

  /// The place among the runs where a new run begins before a row; cuts a run in two where it must.
  private mutating func seam(at index: Int) -> Int {
    guard let place = place(of: index) else { return runs.count }
    guard place.offset > 0 else { return place.run }
    let run = runs[place.run]
    runs.update(at: place.run) { $0 = run.part(0..<place.offset) }
    runs.insert(run.part(place.offset..<run.count), at: place.run + 1)
    return place.run + 1
  }

  private mutating func seams(of range: Range<Int>) -> Range<Int> {
    let start = seam(at: range.lowerBound)
    return range.isEmpty ? start..<start : start..<seam(at: range.upperBound)
  }
}

/// Goes through a list's rows in order: of the rows of a run only the first is looked up, and only the first
/// run is searched for.
struct RowCursor {
  private let rows: RowList
  /// The run that was looked at last, its place among the runs, and its rows.
  private var last: RowRun?
  private var place = -1
  private var range = 0..<0

  init(_ rows: RowList) { self.rows = rows }

  /// The run that holds a row, and the row's place in it; nil: the list has no such row.
  mutating func run(holding index: Int) -> (run: RowRun, offset: Int)? {
    if index == range.upperBound, place + 1 < rows.runs.count {
      enter(place + 1, from: range.upperBound)
    } else if !range.contains(index) {
      guard let found = rows.runs.find(index, \.rows) else { return nil }
      enter(found.index, from: found.before)
    }
    return last.map { ($0, index - range.lowerBound) }
  }

  private mutating func enter(_ place: Int, from first: Int) {
    self.place = place
    let run = rows.runs[place]
    range = first..<first + run.count
    last = run
  }
}
