import Drawing
import Support
import TableKit
import Testing

/// A picture drawn with a memory of the one before must be the picture drawn without.
struct PictureMemoryTests {
  @Test func aPictureIsTheSameWithAndWithoutAMemory() {
    var memory = PictureMemory()
    for look in [Look(), Look(showsCells: true), Look(glyphs: .ascii), Look(hasColor: true)] {
      for cells in Self.tables {
        expectSame(Self.frame(of: cells), look, &memory)
      }
    }
  }

  /// Rows come, go, move and change, the glass scrolls over them, and what is around them changes.
  @Test(arguments: 1...40)
  func aPictureAfterRandomChangesIsTheSameWithAndWithoutAMemory(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var memory = PictureMemory()
    var frame = Self.frame(of: Self.tables[0])
    var rows = frame.table?.rows ?? []
    for _ in 0..<40 {
      Self.change(&rows, &frame, &random)
      let top = Double.random(in: -60...20, using: &random).rounded()
      let isGrouped = frame.table?.style != .plain
      frame.table?.elements = Self.elements(rows, from: top, isGrouped: isGrouped)
      frame.table?.scrollIndicator = Bool.random(using: &random) ? nil : 0...0.4
      expectSame(frame, Look(showsCells: Int.random(in: 0..<8, using: &random) == 0), &memory)
    }
  }

  private func expectSame(_ frame: Frame, _ look: Look, _ memory: inout PictureMemory) {
    var (remembered, fresh): ([UInt8], [UInt8]) = ([], [])
    paint(frame, caption: Caption(), look: look, remembering: &memory, into: &remembered)
    paint(frame, look: look, into: &fresh)
    #expect(String(decoding: remembered, as: UTF8.self) == String(decoding: fresh, as: UTF8.self))
  }

  private static func change(
    _ rows: inout [RowFrame], _ frame: inout Frame, _ random: inout SeededGenerator
  ) {
    let place = Int.random(in: rows.indices, using: &random)
    switch Int.random(in: 0..<9, using: &random) {
    case 0: rows[place].cell.isSelected.toggle()
    case 1: rows[place].cell.text = "Text \(Int.random(in: 0..<3, using: &random))"
    case 2: rows[place].cell.number += 1
    case 3: rows.append(rows.remove(at: place))
    case 4: rows.insert(rows[place], at: 0)
    case 5 where rows.count > 2: rows.remove(at: place)
    case 6: rows[place].isLifted.toggle()
    case 7:
      let hasIndex = frame.table?.index != nil
      frame.table?.index = hasIndex ? nil : IndexFrame(titles: ["A", "B"])
    case 8: frame = Self.frame(of: [], [.plain, .grouped].randomElement(using: &random) ?? .plain)
    default: break
    }
  }

  /// A header, the rows, each with a neighbour's height, and two fillers.
  private static func elements(
    _ rows: [RowFrame], from top: Double, isGrouped: Bool
  ) -> [TableFrame.Element] {
    let header = TableFrame.Content.header(
      section: 0, title: "Rows", isPinned: false, pushed: nil)
    var elements = [TableFrame.Element(y: top, height: 30, content: header)]
    var y = top + 30
    for (index, row) in rows.enumerated() {
      var row = row
      row.path = IndexPath(row: index, section: 0)
      (row.isFirst, row.isLast) = (index == 0, index == rows.count - 1)
      let height = row.cell.number.isMultiple(of: 2) ? 44.0 : 90
      elements.append(TableFrame.Element(y: y, height: height, content: .row(row)))
      y += height
    }
    for _ in 0..<(isGrouped ? 0 : 2) {
      elements.append(TableFrame.Element(y: y, height: 44, content: .filler))
      y += 44
    }
    return elements
  }

  /// Rows that stay, move, change, come and go, are selected, numbered otherwise, and show a second line.
  private static let tables: [[CellState]] = {
    var cells = (1...6).map { number in
      var cell = CellState(number: number, style: .subtitle, reuseIdentifier: "row")
      cell.text = "Row \(number)"
      return cell
    }
    var tables = [cells, cells]
    cells.swapAt(0, 5)
    tables.append(cells)
    cells[2].isSelected = true
    tables.append(cells)
    cells[3].detail = "below"
    tables.append(cells)
    cells[1].number = 9
    tables.append(cells)
    cells.insert(cells.removeLast(), at: 0)
    cells[4].buttonsShown = .confirmation("Delete")
    cells[5].text = "Row 1"
    tables.append(cells)
    tables.append(Array(cells.prefix(3)))
    return tables
  }()

  private static func frame(of cells: [CellState], _ style: TableView.Style = .plain) -> Frame {
    var table = TableFrame(style: style, isEditing: false, top: 20, bottom: 480)
    for (index, cell) in cells.enumerated() {
      let row = RowFrame(
        path: IndexPath(row: index, section: 0), cell: cell, isFirst: index == 0,
        isLast: index == cells.count - 1)
      table.elements.append(
        TableFrame.Element(y: Double(index) * 44, height: 44, content: .row(row)))
    }
    table.numberOfRows = cells.count
    return Frame(device: .classic, era: Device.classic.era, table: table)
  }
}
