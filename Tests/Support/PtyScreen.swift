/// What a terminal like xterm would show of the bytes sent to it: enough of one to test a line editor.
///
/// It does not wrap anew when its width changes.
package struct PtyScreen {
  package private(set) var columns: Int
  package private(set) var rows: Int
  /// The place of the cursor, from 0.
  package private(set) var cursor = (row: 0, column: 0)
  private var cells: [[Unicode.Scalar]]
  /// Whether the last column was written, and the next character goes to the next row.
  private var wraps = false
  private var pending: [UInt8] = []

  package init(columns: Int, rows: Int) {
    (self.columns, self.rows) = (columns, rows)
    cells = Array(repeating: Array(repeating: " ", count: columns), count: rows)
  }

  /// The rows without their blank ends, down to the last that is not empty.
  package var lines: [String] {
    let lines = cells.map { row in
      var view = String.UnicodeScalarView()
      view.append(contentsOf: row.prefix((row.lastIndex { $0 != " " } ?? -1) + 1))
      return String(view)
    }
    return Array(lines.prefix((lines.lastIndex { !$0.isEmpty } ?? -1) + 1))
  }

  package mutating func resize(columns: Int, rows: Int) {
    let old = cells
    let offset = max(0, cursor.row + 1 - rows)
    cells = Array(repeating: Array(repeating: " ", count: columns), count: rows)
    for row in 0..<min(rows, old.count - offset) {
      for column in 0..<min(columns, self.columns) {
        cells[row][column] = old[row + offset][column]
      }
    }
    (self.columns, self.rows) = (columns, rows)
    cursor = (cursor.row - offset, min(cursor.column, columns - 1))
  }

  package mutating func feed(_ bytes: some Sequence<UInt8>) {
    for byte in bytes {
      pending.append(byte)
      if step() { pending.removeAll() }
    }
  }

  /// Acts on the bytes at hand; false when more are needed.
  private mutating func step() -> Bool {
    switch pending[0] {
    case 0x1B: return escape()
    case 0x0D: (cursor.column, wraps) = (0, false)
    case 0x0A: lineFeed()
    case 0x08: (cursor.column, wraps) = (max(0, cursor.column - 1), false)
    case 0x09: cursor.column = min(columns - 1, (cursor.column / 8 + 1) * 8)
    case 0..<0x20: break
    default:
      let lead = pending[0]
      let length = lead < 0xC0 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
      guard pending.count == length else { return false }
      for scalar in String(decoding: pending, as: UTF8.self).unicodeScalars { put(scalar) }
    }
    return true
  }

  private mutating func put(_ scalar: Unicode.Scalar) {
    if wraps {
      cursor.column = 0
      lineFeed()
    }
    cells[cursor.row][cursor.column] = scalar
    wraps = cursor.column == columns - 1
    if !wraps { cursor.column += 1 }
  }

  private mutating func lineFeed() {
    wraps = false
    if cursor.row < rows - 1 {
      cursor.row += 1
    } else {
      cells.removeFirst()
      cells.append(Array(repeating: " ", count: columns))
    }
  }

  private mutating func escape() -> Bool {
    guard pending.count > 1 else { return false }
    guard pending[1] == UInt8(ascii: "[") else { return true }
    guard let last = pending.dropFirst(2).last, 0x40...0x7E ~= last else { return false }
    let text = String(decoding: pending.dropFirst(2).dropLast(), as: UTF8.self)
    let numbers = text.split(separator: ";").map { Int($0) ?? 0 }
    control(Character(Unicode.Scalar(last)), numbers)
    return true
  }

  private mutating func control(_ name: Character, _ numbers: [Int]) {
    let count = max(1, numbers.first ?? 1)
    let row = cursor.row
    switch name {
    case "A": cursor.row = max(0, row - count)
    case "B": cursor.row = min(rows - 1, row + count)
    case "C": cursor.column = min(columns - 1, cursor.column + count)
    case "D": cursor.column = max(0, cursor.column - count)
    case "G": cursor.column = min(columns - 1, count - 1)
    case "H":
      let column = numbers.count > 1 ? max(1, numbers[1]) : 1
      cursor = (min(rows, count) - 1, min(columns, column) - 1)
    case "J":
      if numbers.first == 2 { cursor = (0, 0) }
      blank(cursor.row, from: cursor.column)
      for below in (cursor.row + 1)..<max(rows, cursor.row + 1) { blank(below, from: 0) }
    case "K": blank(row, from: cursor.column)
    case "P":
      cells[row].removeSubrange(cursor.column..<min(columns, cursor.column + count))
      cells[row] += Array(repeating: " ", count: columns - cells[row].count)
    case "@":
      cells[row].insert(contentsOf: Array(repeating: " ", count: count), at: cursor.column)
      cells[row].removeLast(cells[row].count - columns)
    default: return
    }
    wraps = false
  }

  private mutating func blank(_ row: Int, from column: Int) {
    for index in column..<columns { cells[row][index] = " " }
  }
}
