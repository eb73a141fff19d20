import CommandLanguage
import TableKit

// What a finger does in edit mode and beside a row: minus and plus, the buttons that are out, the grip.
extension Session {
  func cancelDrag(at range: SourceRange, _ context: Context) throws(StepError) {
    guard try tableOnGlass(context).state.lifted != nil else {
      throw StepError(.editing(.nothingLifted))
    }
    try touch(.cancelDrag, at: range)
  }

  /// Touches what is there to be touched; else says what is not.
  func touch(_ touch: Touch, at range: SourceRange?) throws(StepError) {
    if let obstacle = stage.state.obstacle(to: touch) {
      throw StepError(reason(for: obstacle), at: range)
    }
    try uikit { () throws(TableException) in try stage.touch(touch) }
  }

  /// A drag to another row's place lets go there; one over it is held.
  func drag(
    _ place: Place, _ target: DragTarget, _ context: Context
  ) throws(StepError) {
    let lifted = try tableOnGlass(context).state.lifted
    let path = try visibleRow(place, context)
    if let lifted, lifted.from != path {
      throw StepError(.editing(.alreadyLifted(lifted.from)), at: place.range)
    }
    switch target {
    case .over(let other):
      try touch(.drag(path, over: try visibleRow(other, context)), at: place.range)
    case .to(let target):
      let goal = try placeOnGlass(of: target, context)
      let last = max(0, scripts[context.screen].numberOfRows(in: goal.section) - 1)
      let over = IndexPath(row: min(goal.row, last), section: goal.section)
      try touch(.drag(path, over: over), at: place.range)
      try drop(at: place.range, context)
    }
  }

  /// Lets the lifted row go; of a model that exchanged two rows for the move is told.
  func drop(at range: SourceRange?, _ context: Context) throws(StepError) {
    let lifted = try table(of: context.screen).state.lifted
    let before = scripts[context.screen]
    try touch(.drop, at: range)
    guard let lifted, scripts[context.screen].hasSwapped(lifted.from, lifted.target, since: before)
    else { return }
    line.note(.swappedNotMoved(lifted.from, lifted.target))
  }

  /// A target that is named by its text is looked for on the glass first.
  private func placeOnGlass(
    of target: Target, _ context: Context
  ) throws(StepError) -> IndexPath {
    if case .place(let term) = target.term,
      let path = rowOnGlass(Place(term, at: target.range), context)
    {
      return path
    }
    return try place(of: target, context)
  }

  /// The place among the actions that are out of the one that bears a title.
  func action(_ title: String, at range: SourceRange) throws(StepError) -> TouchTarget {
    let titles = stage.state.frame.table?.shownRows.lazy.compactMap(\.cell.actionTitles).first ?? []
    guard let place = titles.firstIndex(of: title) else {
      throw StepError(.editing(.noAction(title, titles: titles)), at: range)
    }
    return .action(place)
  }

  private func reason(for obstacle: TouchObstacle) -> StepReason {
    switch obstacle {
    case .noTable: .screen(.noTable(screen: topScreen.map { scripts[$0].name } ?? ""))
    case .noRow(let path): .place(.noRow(path, rows: rowsOnStage(in: path.section)))
    case .offTheGlass(let path, let visible):
      .touch(.notOnGlass(path, visible: visible.map { "\($0.lowerBound)–\($0.upperBound)" } ?? ""))
    case .noAccessory(let path): .touch(.noAccessory(path))
    case .noControl(let path): .touch(.noControl(path))
    case .noIndex: .touch(.noIndex)
    case .noIndexTitle(let index, _):
      .touch(.noIndexTitle("\(index)", titles: stage.state.frame.table?.index?.titles ?? []))
    case .nothingPressed: .touch(.nothingPressed)
    case .noBarItem, .disabled:
      .touch(.noBarButton(obstacle.message, titles: barTitles(on: stage.state.frame)))
    case .noBackButton: .touch(.noBackButton)
    case .noMinus(let path): isEditing ? .editing(.noMinus(path)) : .editing(.notEditing)
    case .noPlus(let path): isEditing ? .editing(.noPlus(path)) : .editing(.notEditing)
    case .noGrip(let path): isEditing ? .editing(.noGrip(path)) : .editing(.notEditing)
    case .nothingToConfirm: .editing(.noConfirmation)
    case .noAction(let index): .editing(.noAction("\(index)", titles: []))
    case .nothingLifted: .editing(.nothingLifted)
    case .noTab(let place): .touch(.noTab("\(place)", titles: []))
    case .noAlertButton(let place): .touch(.noBarButton("\(place)", titles: []))
    case .noField: .touch(.noField("", names: fieldsOnGlass.map(\.name)))
    case .noKeyboard: .touch(.noKeyboard)
    case .covered(let title): .touch(.isCovered(by: Printer.quoted(title)))
    }
  }

  private var isEditing: Bool {
    stage.state.topTable.map { stage.state.tables[$0].isEditing } ?? false
  }

  /// How many rows the table on the glass has in a section.
  private func rowsOnStage(in section: Int) -> Int {
    guard let id = stage.state.topTable, section < stage.state.tables[id].sections.count else {
      return 0
    }
    return stage.state.tables[id].sections[section].numberOfRows
  }
}

extension CellState {
  /// The titles of the swipe actions that are out, from the edge.
  var actionTitles: [String]? {
    switch buttonsShown {
    case .leading(let actions), .trailing(let actions): actions.map(\.title)
    case .menu(let actions): actions.map(\.title)
    case .confirmation, nil: nil
    }
  }
}
