import Drawing
import TableKit

/// Lays elements below each other, so that a test can say what it wants to see.
struct Scene {
  var frame: Frame
  private var y: Double

  init(
    _ style: TableView.Style = .plain, era: Era = 5, device: Device = .classic,
    bar: NavigationBarFrame? = nil, height: Double? = nil, from y: Double = 0
  ) {
    let top = device.statusBarHeight + (bar == nil ? 0 : 44) + (bar?.prompt == nil ? 0 : 30)
    var table = TableFrame(
      style: style, isEditing: false, top: top,
      bottom: height.map { top + $0 } ?? device.size.height)
    table.numberOfSections = 1
    frame = Frame(device: device, era: era, navigationBar: bar, table: table)
    self.y = y
  }

  mutating func add(_ content: TableFrame.Content, height: Double, overlap: Double = 0) {
    frame.table?.elements.append(
      TableFrame.Element(y: y - overlap, height: height, content: content))
    y += height - overlap
  }

  mutating func header(
    _ title: String?, height: Double = 22, pinned: Bool = false, pushed: Double? = nil
  ) {
    add(.header(section: 0, title: title, isPinned: pinned, pushed: pushed), height: height)
  }

  mutating func footer(_ title: String?, height: Double = 22, pinned: Bool = false) {
    add(.footer(section: 0, title: title, isPinned: pinned), height: height)
  }

  mutating func row(
    _ text: String?, section: Int = 0, height: Double = 44, first: Bool = false, last: Bool = false,
    style: TableViewCell.CellStyle = .default, _ change: (inout CellState) -> Void = { _ in }
  ) {
    let number = frame.table?.elements.count ?? 0
    var cell = CellState(number: number + 1, style: style, reuseIdentifier: "Cell")
    cell.text = text
    change(&cell)
    let path = IndexPath(row: frame.table?.numberOfRows ?? 0, section: section)
    add(
      .row(RowFrame(path: path, cell: cell, isFirst: first, isLast: last)), height: height)
    frame.table?.numberOfRows += 1
    frame.table?.visibleRows = IndexPath(row: 0, section: 0)...path
  }

  mutating func rows(_ texts: String..., height: Double = 44) {
    for text in texts { row(text, height: height) }
  }

  mutating func fillers(height: Double = 44) {
    let room = (frame.table?.bottom ?? 0) - (frame.table?.top ?? 0)
    while y < room { add(.filler, height: height) }
  }
}
