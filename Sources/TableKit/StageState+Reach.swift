extension StageState {
  /// What keeps a finger from a touch; nil: nothing. Pure. The glass should be laid out.
  public func obstacle(to touch: Touch) -> TouchObstacle? {
    if let obstacle = appObstacle(to: touch) { return obstacle }
    if touch.isOfApp { return nil }
    guard let id = topTable else { return .noTable }
    switch touch {
    case .tap(let target): return obstacle(to: target, in: id)
    case .press(let path), .hold(let path): return obstacle(toRow: path, in: id)
    case .lift: return tables[id].pressed == nil ? .nothingPressed : nil
    case .scroll, .type: return nil
    case .swipe(let path, _, _): return obstacle(toRow: path, in: id)
    case .drag(let path, let proposed):
      if tables[id].lifted == nil, let obstacle = obstacle(toGripOf: path, in: id) {
        return obstacle
      }
      return obstacle(toRow: proposed, in: id)
    case .drop, .cancelDrag: return tables[id].lifted == nil ? .nothingLifted : nil
    }
  }

  private func obstacle(toGripOf path: IndexPath, in id: Int) -> TouchObstacle? {
    obstacle(toRow: path, in: id) { $0.isEditing && $0.showsReorderControl ? nil : .noGrip(path) }
  }

  private func obstacle(to target: TouchTarget, in id: Int) -> TouchObstacle? {
    switch target {
    case .row(let path): return obstacle(toRow: path, in: id)
    case .accessory(let path):
      return obstacle(toRow: path, in: id) {
        $0.shownAccessory == .type(.none) ? .noAccessory(path) : nil
      }
    case .control(let path):
      return obstacle(toRow: path, in: id) { $0.control == nil ? .noControl(path) : nil }
    case .indexTitle(let index):
      guard let titles = tables[id].shownIndexTitles(in: era) else { return .noIndex }
      return titles.indices.contains(index) ? nil : .noIndexTitle(index, count: titles.count)
    case .minus(let path):
      return obstacle(toRow: path, in: id) {
        $0.isEditing && $0.editingStyle == .delete ? nil : .noMinus(path)
      }
    case .plus(let path):
      return obstacle(toRow: path, in: id) {
        $0.isEditing && $0.editingStyle == .insert ? nil : .noPlus(path)
      }
    case .confirm:
      if case .confirmation = buttons(in: id) { return nil }
      return .nothingToConfirm
    case .action(let index):
      switch buttons(in: id) {
      case .leading(let actions), .trailing(let actions):
        return actions.indices.contains(index) ? nil : .noAction(index)
      case .menu(let actions): return actions.indices.contains(index) ? nil : .noAction(index)
      case .confirmation, nil: return .noAction(index)
      }
    case .bar, .back, .tab, .alertButton, .field: return nil
    }
  }

  /// The buttons that are out.
  private func buttons(in id: Int) -> CellState.RowButtons? {
    let table = tables[id]
    guard let path = table.confirming, let index = table.displayedIndex(of: path) else {
      return nil
    }
    return table.rows[index].cell.buttonsShown
  }

  /// A row is reached where some of it is not under a header or footer that sticks.
  private func obstacle(
    toRow path: IndexPath, in id: Int, _ check: (CellState) -> TouchObstacle? = { _ in nil }
  ) -> TouchObstacle? {
    let table = tables[id]
    guard table.hasRow(path) else { return .noRow(path) }
    guard let index = table.displayedIndex(of: path), isUncovered(path, in: id) else {
      return .offTheGlass(path, visible: reachableRows(ofTable: id))
    }
    return check(table.rows[index].cell)
  }

  /// The first and last row that a finger reaches.
  func reachableRows(ofTable id: Int) -> ClosedRange<IndexPath>? {
    let paths = tables[id].rows.map(\.path)
    guard let first = paths.first(where: { isUncovered($0, in: id) }),
      let last = paths.last(where: { isUncovered($0, in: id) })
    else { return nil }
    return first...last
  }

  /// No for a row whose cell is still there while the table has it no more, as in an open block of updates.
  private func isUncovered(_ path: IndexPath, in id: Int) -> Bool {
    let table = tables[id]
    guard table.hasRow(path) else { return false }
    let row = table.span(ofRow: path).clamped(to: visibleSpan(ofTable: id))
    if row.isEmpty { return false }
    guard table.style == .plain else { return true }
    let header = table.stuckHeader(path.section)
    let footer = table.stuckFooter(path.section, in: bounds(ofTable: id))
    return row.upperBound > header.upperBound && row.lowerBound < footer.lowerBound
  }
}

// MARK: Headers and footers that stick

extension TableState {
  /// Where a section's header is: in plain style at the top edge while rows of its section show, pushed off
  /// by the end of the section.
  func stuckHeader(_ section: Int) -> Range<Int> {
    let own = span(ofHeader: section)
    guard style == .plain else { return own }
    let last = top(ofSection: section + 1) - own.count
    let top = max(own.lowerBound, min(offset.value, last))
    return top..<top + own.count
  }

  /// Where a section's footer is: in plain style at the bottom edge, above what the system keeps there, while
  /// rows of its section show.
  func stuckFooter(_ section: Int, in bounds: TableBounds) -> Range<Int> {
    let own = span(ofFooter: section)
    guard style == .plain else { return own }
    let inset = Hundredths(points: bounds.bottomInset).value
    let edge = visibleSpan(in: bounds).upperBound - inset - own.count
    let first = span(ofHeader: section).upperBound
    let top = min(own.lowerBound, max(edge, first))
    return top..<top + own.count
  }
}

// MARK: What of a cell can be touched

/// The accessory that shows at the right of a cell.
enum ShownAccessory: Equatable {
  case type(TableViewCell.AccessoryType)
  case view(TableViewCell.AccessoryView)
}

extension CellState {
  /// A view hides the type; edit mode has its own of both.
  var shownAccessory: ShownAccessory {
    if let view = isEditing ? editingAccessoryView : accessoryView { return .view(view) }
    if isEditing, editingAccessoryType == .none, !hidesAccessoryWhenEditing {
      return .type(accessoryType)
    }
    return .type(isEditing ? editingAccessoryType : accessoryType)
  }

  /// A control of the app's own: in the accessory view, else the first button of a custom cell.
  var control: TableViewCell.AccessoryView? {
    if case .view(let view) = shownAccessory { return view }
    for case .button(let title) in subviews { return .button(title) }
    return nil
  }
}
