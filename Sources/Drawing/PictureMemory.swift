import TableKit

/// The table of the picture drawn last, element by element: one that looks as it did then is copied, not
/// drawn, and what stood together then is copied together.
///
/// A memory can be given to any picture; what it holds of other circumstances is not used.
package struct PictureMemory {
  /// All that the lines of an element depend on beside it, its plan and the scroll indicator.
  struct Circumstances: Equatable {
    var look: Look
    var era: Era
    var style: TableView.Style
    var separatorStyle: TableView.SeparatorStyle
    var columns: Int
  }

  /// The lines of an element.
  private struct Block {
    var plan: ElementPlan
    /// Those beside which the scroll indicator stands, counted from the first one.
    var indicator: Range<Int>
    /// Where they stand among the table's.
    var bytes: Range<Int>
  }

  private struct Table {
    /// nil: nothing of it may be copied.
    var circumstances: Circumstances?
    var elements: [TableFrame.Element] = []
    var blocks: [Block] = []
    var bytes: [UInt8] = []
  }

  private var last = Table()
  private var present = Table()
  /// Where the next element is expected among the last ones: they mostly keep their order.
  private var next = 0
  /// What of the last table's bytes is still to be copied.
  private var pending = 0..<0

  package init() {}

  /// Begins a table: what was drawn becomes what may be copied.
  mutating func begin(_ elements: [TableFrame.Element], _ circumstances: Circumstances?) {
    swap(&last, &present)
    present.circumstances = circumstances
    present.elements = elements
    present.blocks.removeAll(keepingCapacity: true)
    (next, pending) = (0, 0..<0)
    if circumstances == nil || last.circumstances != circumstances {
      last.blocks.removeAll(keepingCapacity: true)
    }
  }

  /// Copies an element's lines if the last table held the same ones.
  mutating func copy(
    _ plan: ElementPlan, _ indicator: Range<Int>, into bytes: inout [UInt8]
  ) -> Bool {
    guard let place = place(of: plan, indicator) else {
      writePending(into: &bytes)
      next += 1
      return false
    }
    let copied = last.blocks[place].bytes
    if copied.lowerBound == pending.upperBound {
      pending = pending.lowerBound..<copied.upperBound
    } else {
      writePending(into: &bytes)
      pending = copied
    }
    next = place + 1
    add(plan, indicator, length: copied.count)
    return true
  }

  /// Remembers an element's lines that were drawn; `end`: where they end among the table's.
  mutating func keep(_ plan: ElementPlan, _ indicator: Range<Int>, end: Int) {
    add(plan, indicator, length: end - (present.blocks.last?.bytes.upperBound ?? 0))
  }

  /// Ends a table that was written from `start` on.
  mutating func end(from start: Int, of bytes: inout [UInt8]) {
    writePending(into: &bytes)
    present.bytes.removeAll(keepingCapacity: true)
    if present.circumstances != nil { present.bytes.append(contentsOf: bytes[start...]) }
  }

  private mutating func writePending(into bytes: inout [UInt8]) {
    if pending.isEmpty { return }
    bytes.append(contentsOf: last.bytes[pending])
    pending = 0..<0
  }

  private mutating func add(_ plan: ElementPlan, _ indicator: Range<Int>, length: Int) {
    let start = present.blocks.last?.bytes.upperBound ?? 0
    present.blocks.append(
      Block(plan: plan, indicator: indicator, bytes: start..<start + length))
  }

  /// The same lines among the last ones: where they are expected, else where the row's cell was.
  private func place(of plan: ElementPlan, _ indicator: Range<Int>) -> Int? {
    if next < last.blocks.count, isSame(next, plan, indicator) { return next }
    let elements = (last.elements.span, present.elements.span)
    return last.blocks.indices.first {
      elements.0[last.blocks[$0].plan.element].content.hasCell(
        of: elements.1[plan.element].content) && isSame($0, plan, indicator)
    }
  }

  private func isSame(_ place: Int, _ plan: ElementPlan, _ indicator: Range<Int>) -> Bool {
    let block = last.blocks[place]
    return block.indicator == indicator && block.plan.isDrawn(as: plan)
      && last.elements.span[block.plan.element].content.looks(
        like: present.elements.span[plan.element].content,
        numbered: present.circumstances?.look.showsCells == true)
  }
}
