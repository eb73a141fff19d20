// Edit mode: what the table asks of each row on the glass, and in what order.

extension TableView {
  /// Switches edit mode. The mode that is on already makes no calls; while a swipe has brought buttons out,
  /// it is on. The selection is dropped, and buttons that are out go.
  public func setEditing(_ editing: Bool, animated: Bool) throws(TableException) {
    stage.note(.code(Call(.setTableEditing, .flag(editing))))
    if editing == state.isEditing { return }
    if state.isSwiped { return try endSwipe() }
    try cancelConfirmation()
    state.isEditing = editing
    noteLostSelection()
    dropSelection()
    for path in indexPathsForVisibleRows { try editing ? enterEditing(path) : leaveEditing(path) }
  }

  private func enterEditing(_ path: IndexPath) throws(TableException) {
    let controls = try askEditingControls(path)
    change(cellAt: path) { $0.enterEditing(controls) }
  }

  /// Up to iOS 6 canEditRow is asked once more on the way out.
  private func leaveEditing(_ path: IndexPath) throws(TableException) {
    if era < 7 { _ = try askCanEdit(path) }
    change(cellAt: path) { $0.leaveEditing() }
  }

  /// What is asked of a row on the glass in edit mode, also of one that comes later: canEditRow,
  /// editingStyleForRow, shouldIndentWhileEditing, canMoveRow. A row that cannot be edited is not asked for
  /// its style and does not indent; with several selected at a time no styles are asked.
  func askEditingControls(_ path: IndexPath) throws(TableException) -> EditingControls {
    var controls = EditingControls()
    let canEdit = try askCanEdit(path)
    if canEdit == nil { missing(Call(.canEditRow, .row(path)), .bool(true)) }
    if canEdit ?? true {
      controls.hasCircle = state.settings.allowsMultipleSelectionDuringEditing
      if !controls.hasCircle { controls.style = try editingStyle(path) }
      controls.indents = try askShouldIndent(path)
    }
    controls.hasGrip = try hasGrip(path)
    return controls
  }

  /// Where nobody says, delete.
  func editingStyle(_ path: IndexPath) throws(TableException) -> TableViewCell.EditingStyle {
    if let style = try askEditingStyle(path) { return style }
    missing(Call(.editingStyleForRow, .row(path)), .style(.delete))
    return .delete
  }

  /// The opt-out is documented for grouped style; in plain style it works from iOS 7.
  func askShouldIndent(_ path: IndexPath) throws(TableException) -> Bool {
    guard let delegate = delegate(.shouldIndentWhileEditing) else { return true }
    let call = Call(.shouldIndentWhileEditing, .row(path))
    let answer = try stage.ask(call, reply: Reply.bool) { () throws(TableException) in
      try delegate.tableView(self, shouldIndentWhileEditingRowAt: path) as? Bool ?? true
    }
    return answer || (state.style == .plain && era < 7)
  }

  /// A grip needs moveRow; where that is there and canMoveRow is not, every row has one.
  func hasGrip(_ path: IndexPath) throws(TableException) -> Bool {
    let canBeMoved = source(.moveRow) != nil
    guard let answer = try askCanMove(path) else {
      missing(Call(.canMoveRow, .row(path)), .bool(canBeMoved))
      return canBeMoved
    }
    return answer && canBeMoved
  }

  /// A method is not there, and the default decides.
  func missing(_ call: @autoclosure () -> Call, _ reply: Reply) {
    stage.note(.missing(call(), default: reply))
  }
}
