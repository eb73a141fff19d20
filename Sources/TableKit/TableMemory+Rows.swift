import RowTree

extension RowTree where Element == Run {
  /// The rows of a section as they were just asked.
  /// - Throws: when there are more of them, or higher ones, than a table can remember.
  init(asked runs: [Run], section: Int) throws(TableException) {
    var sums = RowSums.zero
    for run in runs {
      let (height, isTooMuch) = run.count.multipliedReportingOverflow(by: run.height.value)
      let part = RowSums(rows: run.count, height: height, selected: 0)
      if isTooMuch || !sums.hold(part) {
        throw .noStores(forRows: runs.reduce(0) { $0.addingUp($1.count) }, section: section)
      }
    }
    self.init(runs)
  }

  /// The run that holds a row, and the rows before it; the row must be one of them.
  func run(holding row: Int) -> (index: Int, before: Int) {
    find(row) { $0.rows } ?? (count, summary.rows)
  }

  /// What is remembered of a row.
  func row(_ row: Int) -> Run {
    var run = self[run(holding: row).index]
    run.count = 1
    return run
  }

  /// The height of the rows before one, in hundredths.
  func height(before row: Int) -> Int {
    if row >= summary.rows { return summary.height }
    let (index, before) = run(holding: row)
    return summary(before: index).height + (row - before) * self[index].height.value
  }

  /// The row at an offset from the first row's top; nil outside.
  func row(at offset: Int) -> Int? {
    guard let (index, before) = find(offset, { $0.height }) else { return nil }
    return summary(before: index).rows + (offset - before) / self[index].height.value
  }

  /// Changes what is remembered of one row; its run is parted, and like runs are joined.
  mutating func change(_ row: Int, _ change: (inout Run) -> Void) {
    let (index, before) = run(holding: row)
    let run = self[index]
    var changed = run
    change(&changed)
    if changed.isLike(run) { return }
    changed.count = 1
    var left = run
    left.count = row - before
    var right = run
    right.count = run.count - left.count - 1
    replace(index..<index + 1, with: [left, changed, right])
  }

  /// Puts runs in the place of others; empty ones are dropped and like neighbours joined.
  mutating func replace(_ range: Range<Int>, with runs: [Run]) {
    let first = Swift.max(0, range.lowerBound - 1)
    let last = Swift.min(count, range.upperBound + 1)
    var joined: [Run] = []
    func add(_ run: Run) {
      if run.count == 0 { return }
      if let previous = joined.last, previous.isLike(run) {
        joined[joined.count - 1].count += run.count
      } else {
        joined.append(run)
      }
    }
    if first < range.lowerBound { add(self[first]) }
    runs.forEach(add)
    if last > range.upperBound { add(self[range.upperBound]) }
    replaceSubrange(first..<last, with: joined)
  }
}
