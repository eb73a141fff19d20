import TableKit

// What the line under the picture says of edit mode.
extension TableFrame {
  /// What slid away, and what a swipe switched: `0:1 "Eeny", 148 pt left`, `isEditing yes`.
  func swipeFacts(bar: NavigationBarFrame?, era: Era) -> [String] {
    var facts: [String] = []
    let elements = elements.span
    for index in elements.indices {
      guard case .row(let row) = elements[index].content, row.showsButtons,
        let slide = RowSlide(row.cell, era: era)
      else { continue }
      let side = slide.side == .left ? "left" : "right"
      facts.append("\(row.path)\(quotedText(of: row)), \(pointsText(slide.distance)) pt \(side)")
    }
    if !isSwiped { return facts }
    facts.append("isEditing yes")
    if let bar, (bar.left + bar.right).contains(where: { $0.title == "Done" }) {
      facts.append("bar shows Done")
    }
    return facts
  }

  /// Where a finger holds a row: `lifted: 0:3 "Moe"`, `over 0:0`, `gap at 0:1`.
  var dragFacts: [String] {
    guard let lifted else { return [] }
    let row = rows.first { $0.isLifted }
    var facts = ["lifted: \(lifted.from)\(row.map(quotedText) ?? "")", "over \(lifted.proposed)"]
    if lifted.target != lifted.proposed { facts.append("gap at \(lifted.target)") }
    return facts
  }

  private var rows: some Sequence<RowFrame> {
    elements.lazy.compactMap {
      if case .row(let row) = $0.content { row } else { nil }
    }
  }

  private func quotedText(of row: RowFrame) -> String {
    guard let text = row.cell.text, !text.isEmpty else { return "" }
    return " \"\(text)\""
  }
}
