// A tap on a row, as its chain of questions runs. Each says where it stopped.

extension TableView {
  func tap(_ path: IndexPath) throws(TableException) {
    if try press(path) { try lift() }
  }

  /// The finger goes down: the row is highlighted if the delegate agrees (asked from iOS 6).
  func press(_ path: IndexPath) throws(TableException) -> Bool {
    try cancelPress()
    if let reason = whyNothingIsSelected {
      stage.note(.note(.stoppedBy(reason)))
      return false
    }
    if try askShouldHighlight(path) == false {
      stage.note(.note(.stopped(Call(.shouldHighlightRow, .row(path)), reply: .bool(false))))
      return false
    }
    guard state.hasRow(path) else { return false }
    state.pressed = path
    highlight(true, path)
    try tellDidHighlight(path)
    return state.pressed == path
  }

  /// The finger goes up: the row is no longer highlighted, then the selection changes. (UIKit's place for
  /// didUnhighlight, before willSelect, is reported and not documented.)
  func lift() throws(TableException) {
    guard let path = state.pressed else { return }
    try cancelPress()
    if selectsMany, state.isSelected(path) { return try tapSelected(path) }
    try tapUnselected(path)
  }

  /// The press comes to nothing, or to its end.
  func cancelPress() throws(TableException) {
    guard let path = state.pressed else { return }
    state.pressed = nil
    highlight(false, path)
    try tellDidUnhighlight(path)
  }

  private var whyNothingIsSelected: String? {
    let settings = state.settings
    if !state.isEditing { return settings.allowsSelection ? nil : "selection none" }
    if settings.allowsSelectionDuringEditing || settings.allowsMultipleSelectionDuringEditing {
      return nil
    }
    return "allowsSelectionDuringEditing is no"
  }
}

// MARK: The selection changes

extension TableView {
  /// The delegate may refuse, or name another row, which is then the one that is selected and told of.
  private func tapUnselected(_ path: IndexPath) throws(TableException) {
    guard let chosen = try askWillSelect(path) else {
      return stage.note(.note(.stopped(Call(.willSelectRow, .row(path)), reply: .path(nil))))
    }
    if !selectsMany { try deselectOthers(than: chosen) }
    guard state.hasRow(chosen) else {
      return stage.note(.note(.stoppedBy("there is no row \(chosen)")))
    }
    mark(true, chosen)
    notifyObservers()
    try tellDidSelect(chosen)
    noteNobodyWasTold(.didSelectRow)
    try performPrimaryAction(chosen)
  }

  /// With several selected at a time, a tap on a selected row clears it.
  private func tapSelected(_ path: IndexPath) throws(TableException) {
    try deselect(path)
    noteNobodyWasTold(.didDeselectRow)
  }

  /// The same row again stays selected, and nobody is asked about it. A refusal leaves both selected: UIKit's
  /// own outcome is not known.
  private func deselectOthers(than chosen: IndexPath) throws(TableException) {
    if let old = indexPathForSelectedRow, old != chosen { try deselect(old) }
  }

  private func deselect(_ path: IndexPath) throws(TableException) {
    guard let leaving = try askWillDeselect(path) else {
      return stage.note(.note(.stopped(Call(.willDeselectRow, .row(path)), reply: .path(nil))))
    }
    guard state.isSelected(leaving) else { return }
    mark(false, leaving)
    if selectsMany { notifyObservers() }
    try tellDidDeselect(leaving)
  }

  /// The chain ran to its end, and its last notice reached nobody.
  func noteNobodyWasTold(_ method: Method) {
    if state.delegate == nil || delegate == nil {
      stage.note(.note(.stoppedNobody(.delegate)))
    } else if delegate(method) == nil {
      stage.note(.note(.stoppedNotImplemented(method)))
      if method == .didSelectRow, delegate(.didDeselectRow) != nil {
        stage.note(.note(.remark("didDeselectRow is there: was didSelectRow meant?")))
      }
    }
  }
}

extension TableState {
  mutating func setHighlighted(_ isHighlighted: Bool, _ path: IndexPath) {
    if let index = displayedIndex(of: path) { rows[index].cell.isHighlighted = isHighlighted }
  }
}

// MARK: Accessories and controls

extension TableView {
  /// A detail button tells the delegate, and the row is not selected. A control in the accessory view tells
  /// its own target, and not the table. Any other accessory is part of the row.
  func tapAccessory(_ path: IndexPath) throws(TableException) {
    guard let index = state.displayedIndex(of: path) else { return }
    switch state.rows[index].cell.shownAccessory {
    case .view: return try tapControl(path)
    case .type(.detailButton), .type(.detailDisclosureButton): break
    case .type(let type):
      stage.note(.note(.remark("a \(type.rawValue) is no button: the row is tapped")))
      return try tap(path)
    }
    try tellAccessoryButtonTapped(path)
    noteNobodyWasTold(.accessoryButtonTapped)
  }

  /// A switch changes its value, then the control's target is told.
  func tapControl(_ path: IndexPath) throws(TableException) {
    guard let index = state.displayedIndex(of: path), var control = state.rows[index].cell.control
    else { return }
    if case .toggle(let isOn) = control {
      control = .toggle(isOn: !isOn)
      if state.isEditing {
        state.rows[index].cell.editingAccessoryView = control
      } else {
        state.rows[index].cell.accessoryView = control
      }
    }
    guard let target = state.dataSource.flatMap({ stage.sources[$0].controls }) else {
      return stage.note(.note(.stoppedNobody(.control)))
    }
    stage.note(.note(.aside("a control of your own: the table is not told")))
    try tell(Call(.controlTapped, .row(path))) { () throws(TableException) in
      try target.controlTapped(control, in: self, at: path)
    }
  }
}
