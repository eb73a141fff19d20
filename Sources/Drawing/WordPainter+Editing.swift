import TableKit

extension WordPainter {
  /// What a row shows in edit mode.
  func editingWords(_ cell: CellState) -> [String] {
    var words: [String] = []
    if cell.showsSelectionCircle {
      words.append(cell.isSelected ? "circle ticked" : "circle")
    }
    switch cell.editingStyle {
    case .none: break
    case .delete: words.append(cell.showingDeleteConfirmation ? "minus turned" : "minus")
    case .insert: words.append("plus")
    }
    if cell.showsReorderControl, cell.coveringButton(era: frame.era) == nil { words.append("grip") }
    return words
  }

  /// The buttons beside a row: `slid left, button Delete`.
  func buttonWords(_ cell: CellState) -> [String] {
    if let title = cell.coveringButton(era: frame.era) { return ["button \(title)"] }
    guard let slide = RowSlide(cell, era: frame.era) else { return [] }
    return [slide.side == .left ? "slid left" : "slid right"]
      + slide.buttons.map { "button \($0.title)" }
  }
}
