// What a subclass of a cell may override: the table tells a cell of a class of the app's own as UIKit would.

extension TableViewCell {
  /// `UITableViewCell.StateMask`: what a cell shows in edit mode.
  public struct StateMask: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// A set of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The minus, the plus or the circle at the left.
    public static let showingEditControl = StateMask(rawValue: 1)
    /// The Delete button at the right, without the edit control where a swipe brought it out.
    public static let showingDeleteConfirmation = StateMask(rawValue: 2)
  }
}

extension CellState {
  /// What of edit mode it shows.
  var mask: TableViewCell.StateMask {
    var mask: TableViewCell.StateMask = []
    if isEditing, editingStyle != .none || showsSelectionCircle { mask.insert(.showingEditControl) }
    if showingDeleteConfirmation { mask.insert(.showingDeleteConfirmation) }
    return mask
  }
}

extension TableView {
  /// The cell of a row, if it is of a class of the app's own.
  private func ownCell(at path: IndexPath) -> TableViewCell? {
    guard !objects.cells.isEmpty, let index = state.displayedIndex(of: path) else { return nil }
    guard let cell = objects.cells[state.rows[index].shared.number]?.cell else { return nil }
    return type(of: cell) == TableViewCell.self ? nil : cell
  }

  /// Selects a row or not: the memory has it, and the cell is told.
  func mark(_ isSelected: Bool, _ path: IndexPath, animated: Bool = false) {
    guard let cell = ownCell(at: path) else { return state.setSelected(isSelected, path) }
    state.remember(isSelected, path)
    cell.setSelected(isSelected, animated: animated)
  }

  /// Highlights a row's cell or not.
  func highlight(_ isHighlighted: Bool, _ path: IndexPath) {
    guard let cell = ownCell(at: path) else { return state.setHighlighted(isHighlighted, path) }
    cell.setHighlighted(isHighlighted, animated: false)
  }

  /// Changes what a row's cell shows of edit mode. A cell of the app's own is told before and after; there is
  /// no animation between the two.
  func change(cellAt path: IndexPath, _ change: (inout CellState) -> Void) {
    guard let index = state.displayedIndex(of: path) else { return }
    guard let cell = ownCell(at: path) else { return change(&state.rows[index].cell) }
    let old = state.rows[index].cell
    var new = old
    change(&new)
    if new.mask != old.mask { cell.willTransition(to: new.mask) }
    if let index = state.displayedIndex(of: path) { change(&state.rows[index].cell) }
    if new.isEditing != old.isEditing { cell.setEditing(new.isEditing, animated: true) }
    if new.mask != old.mask { cell.didTransition(to: new.mask) }
  }
}
