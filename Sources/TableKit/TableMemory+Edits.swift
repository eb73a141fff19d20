import RowTree

extension RowTree where Element == Run {
  /// Takes a row out, with what is remembered of it.
  mutating func takeRow(_ row: Int) -> Run {
    let (index, before) = run(holding: row)
    var left = self[index]
    var right = left
    var taken = left
    taken.count = 1
    right.count = before + left.count - row - 1
    left.count = row - before
    replace(index..<index + 1, with: [left, right])
    return taken
  }

  /// Puts rows before the one of an index, or at the end.
  mutating func put(_ rows: Run, at row: Int) {
    if row >= summary.rows { return replace(count..<count, with: [rows]) }
    let (index, before) = run(holding: row)
    var left = self[index]
    var right = left
    right.count = before + left.count - row
    left.count = row - before
    replace(index..<index + 1, with: [left, rows, right])
  }

  /// Marks a range of rows as selected or not.
  mutating func mark(_ isSelected: Bool, _ rows: Range<Int>) {
    var row = rows.lowerBound
    while row < rows.upperBound {
      let (index, before) = run(holding: row)
      let run = self[index]
      let end = Swift.min(rows.upperBound, before + run.count)
      var left = run
      left.count = row - before
      var middle = run
      middle.count = end - row
      middle.isSelected = isSelected
      var right = run
      right.count = before + run.count - end
      replace(index..<index + 1, with: [left, middle, right])
      row = end
    }
  }
}

/// The counts that a table remembers.
struct RememberedCounts: TableCounts {
  let sections: RowTree<SectionMemory>

  var sectionCount: Int { sections.count }
  func rowCount(inSection section: Int) -> Int { sections[section].numberOfRows }
}

extension RowTree where Element == SectionMemory {
  /// Performs a batch: what stays keeps its height and its selection, what is new or made anew is as it was
  /// just asked. Costs what the operations do, times a logarithm.
  mutating func apply(_ plan: UpdatePlan, asked: RowTree<SectionMemory>) {
    var rows: [IndexPath: Run] = [:]
    var sections: [Int: SectionMemory] = [:]
    func fresh(_ path: IndexPath) -> Run { asked[path.section].rows.row(path.row) }
    for step in plan.steps {
      switch step {
      case .takeRow(let path):
        rows[path] = update(at: path.section) { $0.rows.takeRow(path.row) }
      case .takeSection(let section): sections[section] = remove(at: section)
      case .putSection(let section, .new): insert(asked[section], at: section)
      case .putSection(let section, .taken(let old)):
        insert(sections[old] ?? asked[section], at: section)
      case .putRow(let path, .new):
        update(at: path.section) { $0.rows.put(fresh(path), at: path.row) }
      case .putRow(let path, .taken(let old)):
        update(at: path.section) { $0.rows.put(rows[old] ?? fresh(path), at: path.row) }
      case .reloadSection(let move): update(at: move.to) { $0 = asked[move.to] }
      case .reloadRow(let move):
        update(at: move.to.section) { section in
          section.rows.change(move.to.row) { run in
            let count = run.count
            run = fresh(move.to)
            run.count = count
          }
        }
      }
    }
  }

  /// Selects what is selected in another memory of the same counts.
  mutating func copySelection(of other: RowTree<SectionMemory>) {
    var before = 0
    while before < other.summary.selected, let found = other.find(before, { $0.selected }) {
      let rows = other[found.index].rows
      var inside = 0
      while inside < rows.summary.selected, let run = rows.find(inside, { $0.selected }) {
        let first = rows.summary(before: run.index).rows
        let range = first..<first + rows[run.index].count
        update(at: found.index) { $0.rows.mark(true, range) }
        inside = run.before + range.count
      }
      before = found.before + rows.summary.selected
    }
  }
}
