import TableKit

/// The lines of rows as they were drawn last: a row that looks as it did then is copied, not drawn.
///
/// Only the cells between the borders are kept, so that the scroll indicator and the index stay free to
/// change. A memory can be given to any picture; what it holds of other circumstances is not used.
package struct RowMemory {
  /// All that a row's line depends on beside the row and its plan.
  struct Circumstances: Equatable {
    var look: Look
    var era: Era
    var shape: GroupShape
    /// The cells of the line.
    var room: Int
  }

  private struct Drawn {
    var row: RowFrame
    var height: Double
    var lines: Int
    var line: Int
    /// Where the line stands among the bytes.
    var bytes: Range<Int>
  }

  private struct Picture {
    var circumstances: Circumstances?
    var drawn: [Drawn] = []
    var bytes: [UInt8] = []
  }

  private var last = Picture()
  private var present = Picture()
  /// Where the next row of the last picture is expected: rows mostly keep their order.
  private var next = 0

  package init() {}

  /// Begins a picture: what was drawn becomes what may be copied.
  mutating func begin() {
    swap(&last, &present)
    present.drawn.removeAll(keepingCapacity: true)
    present.bytes.removeAll(keepingCapacity: true)
    present.circumstances = nil
    next = 0
  }

  /// Writes a line if the last picture held the same one.
  mutating func copy(
    _ line: Int, of row: RowFrame, _ plan: ElementPlan, _ circumstances: Circumstances,
    into bytes: inout [UInt8]
  ) -> Bool {
    guard last.circumstances == circumstances,
      let found = place(of: line, of: row, plan, isNumbered: circumstances.look.showsCells)
    else { return false }
    next = found + 1
    let start = bytes.count
    bytes.append(contentsOf: last.bytes[last.drawn[found].bytes])
    keep(line, of: row, plan, circumstances, bytes[start...])
    return true
  }

  /// Remembers a line that was drawn.
  mutating func keep(
    _ line: Int, of row: RowFrame, _ plan: ElementPlan, _ circumstances: Circumstances,
    _ bytes: ArraySlice<UInt8>
  ) {
    if present.circumstances == nil { present.circumstances = circumstances }
    if present.circumstances != circumstances { return }
    let start = present.bytes.count
    present.bytes.append(contentsOf: bytes)
    present.drawn.append(
      Drawn(
        row: row, height: plan.height, lines: plan.rowLines, line: line,
        bytes: start..<present.bytes.count))
  }

  /// The line among those of the last picture; looked for where it is expected, then from the top.
  private func place(
    of line: Int, of row: RowFrame, _ plan: ElementPlan, isNumbered: Bool
  ) -> Int? {
    func isSame(_ index: Int) -> Bool {
      let drawn = last.drawn[index]
      return drawn.line == line && drawn.lines == plan.rowLines && drawn.height == plan.height
        && (!isNumbered || drawn.row.cellNumber == row.cellNumber) && drawn.row.looks(like: row)
    }
    if next < last.drawn.count, isSame(next) { return next }
    return last.drawn.indices.first(where: isSame)
  }
}
