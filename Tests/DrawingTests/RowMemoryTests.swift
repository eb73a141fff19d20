import Drawing
import TableKit
import Testing

/// A picture drawn with a memory of the one before must be the picture drawn without.
struct RowMemoryTests {
  @Test func aPictureIsTheSameWithAndWithoutAMemory() {
    var memory = RowMemory()
    for look in [Look(), Look(showsCells: true), Look(glyphs: .ascii), Look(hasColor: true)] {
      for cells in Self.tables {
        let frame = Self.frame(of: cells)
        var remembered: [UInt8] = []
        paint(
          frame, caption: Caption(), look: look, remembering: &memory, into: &remembered)
        var fresh: [UInt8] = []
        paint(frame, look: look, into: &fresh)
        #expect(
          String(decoding: remembered, as: UTF8.self) == String(decoding: fresh, as: UTF8.self))
      }
    }
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

  private static func frame(of cells: [CellState]) -> Frame {
    var table = TableFrame(style: .plain, isEditing: false, top: 20, bottom: 480)
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
