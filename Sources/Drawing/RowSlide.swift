import TableKit

/// The buttons beside a row that slid away: swipe actions, and from iOS 7 the Delete button.
struct RowSlide {
  enum Side { case left, right }

  struct Button {
    let title: String
    let isDestructive: Bool
  }

  /// Where the row went; the buttons stand at the other end.
  let side: Side
  /// As they stand, from the left.
  let buttons: [Button]
  /// How far the row went, in points.
  let distance: Double

  /// nil: the row is in its place.
  init?(_ cell: CellState, era: Era) {
    switch cell.buttonsShown {
    case .confirmation(let title) where era >= 7:
      side = .left
      buttons = [Button(title: title, isDestructive: true)]
      distance = 82
    case .leading(let actions):
      side = .right
      buttons = actions.map { Button(title: $0.title, isDestructive: $0.isDestructive) }
      distance = 74 * Double(actions.count)
    case .trailing(let actions):
      side = .left
      buttons = actions.reversed().map {
        Button(title: $0.title, isDestructive: $0.isDestructive)
      }
      distance = 74 * Double(actions.count)
    case .confirmation, .menu, nil: return nil
    }
  }
}

extension CellState {
  /// What covers the right end of the row: up to iOS 6 the Delete button; the menu, which a device draws above.
  func coveringButton(era: Era) -> String? {
    if case .menu(let actions) = buttonsShown {
      return actions.map(\.title).joined(separator: " ")
    }
    if era < 7, case .confirmation(let title) = buttonsShown { return title }
    return nil
  }
}
