import CommandLanguage
import TableKit

// What a finger does around the table.
extension Session {
  /// An alert is in front: only its buttons are reached.
  func touch(
    _ alert: AlertFrame, _ command: TouchCommand, at range: SourceRange, _ context: Context
  ) throws(StepError) {
    let titles = alert.buttons.map(\.title)
    guard let wanted = command.tappedButton.map(context.text),
      let place = titles.firstIndex(of: wanted)
    else {
      throw StepError(
        .touch(.isCovered(by: "the \(alert.style.rawValue) \(Printer.quoted(alert.title))")))
    }
    try touch(.tap(.alertButton(place)), at: range)
  }

  /// The button of that title in the only row that has it.
  func control(_ thing: NamedThing, _ context: Context) throws(StepError) -> TouchTarget {
    let title = context.text(thing.name)
    let found = (stage.state.frame.table?.shownRows ?? []).filter { row in
      row.cell.buttonTitle == title
    }
    if found.count > 1 {
      let forms = found.map { "tap control \($0.path)" }
      throw StepError(.touch(.ambiguousTap(title, forms: forms)), at: thing.range)
    }
    guard let row = found.first else {
      throw StepError(.touch(.nothingToTap(title, nearest: [])), at: thing.range)
    }
    return .control(row.path)
  }
}

extension TouchCommand {
  /// The title of a button that the tap may mean.
  fileprivate var tappedButton: Text? {
    guard case .tap(let target) = self else { return nil }
    if case .button(let thing) = target { return thing.name }
    if case .anything(let place) = target, case .text(let text) = place.term { return text }
    return nil
  }
}

extension CellState {
  /// The title of the button in a cell: in its accessory view, else among its own views.
  var buttonTitle: String? {
    if case .button(let title) = isEditing ? editingAccessoryView : accessoryView { return title }
    for case .button(let title) in subviews { return title }
    return nil
  }
}
