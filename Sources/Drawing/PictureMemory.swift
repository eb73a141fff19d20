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
    /// The row's cell, which no other has while the elements are kept.
    var cell: ObjectIdentifier?
    /// Where they stand among the table's.
    var bytes = 0..<0
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
    let block = block(plan, indicator)
    guard let place = place(of: block) else {
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
    add(block, length: copied.count)
    return true
  }

  /// Remembers an element's lines that were drawn; `end`: where they end among the table's.
  mutating func keep(_ plan: ElementPlan, _ indicator: Range<Int>, end: Int) {
    add(block(plan, indicator), length: end - (present.blocks.last?.bytes.upperBound ?? 0))
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

  private func block(_ plan: ElementPlan, _ indicator: Range<Int>) -> Block {
    Block(
      plan: plan, indicator: indicator,
      cell: present.elements.span[plan.element].content.cellIdentity)
  }

  private mutating func add(_ block: Block, length: Int) {
    var block = block
    let start = present.blocks.last?.bytes.upperBound ?? 0
    block.bytes = start..<start + length
    present.blocks.append(block)
  }

  /// The same lines among the last ones: where the row's cell was, else where they are expected.
  private func place(of block: Block) -> Int? {
    let expected = next < last.blocks.count ? next : nil
    if let cell = block.cell {
      let place =
        expected.flatMap { last.blocks[$0].cell == cell ? $0 : nil }
        ?? last.blocks.firstIndex { $0.cell == cell }
      if let place { return isDrawnAlike(place, block) ? place : nil }
    }
    guard let expected, isDrawnAlike(expected, block), looksAlike(expected, block) else {
      return nil
    }
    return expected
  }

  private func isDrawnAlike(_ place: Int, _ block: Block) -> Bool {
    last.blocks[place].indicator == block.indicator
      && last.blocks[place].plan.isDrawn(as: block.plan)
  }

  private func looksAlike(_ place: Int, _ block: Block) -> Bool {
    last.elements.span[last.blocks[place].plan.element].content.looks(
      like: present.elements.span[block.plan.element].content,
      numbered: present.circumstances?.look.showsCells == true)
  }
}
