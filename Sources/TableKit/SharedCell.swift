/// A cell's state, shared by copies until one of them changes it. A row and the pool hand it on without
/// copying all that a cell can be set to.
struct SharedCell: Equatable, Sendable {
  private final class Box: @unchecked Sendable {
    // Changed only through `value`, while nobody shares it.
    @exclusivity(unchecked) var value: CellState

    init(_ value: CellState) { self.value = value }
  }

  private var box: Box

  init(_ value: CellState) { box = Box(value) }

  var value: CellState {
    _read { yield box.value }
    _modify {
      if !isKnownUniquelyReferenced(&box) { box = Box(box.value) }
      yield &box.value
    }
  }

  static func == (one: SharedCell, other: SharedCell) -> Bool {
    if one.box === other.box { return true }
    return one.number == other.number && one.box.value == other.box.value
  }

  /// The same for copies of one, as long as neither changes.
  var identity: ObjectIdentifier { ObjectIdentifier(box) }

  /// Whether both show the same, whichever objects they are and whomever they are kept for. Compared in
  /// place, for every row of every picture.
  func looks(like other: SharedCell) -> Bool {
    if box === other.box { return true }
    return showsSameContent(as: other.box) && showsSameControls(as: other.box)
      && showsSameBackground(as: other.box)
  }

  private func showsSameContent(as other: Box) -> Bool {
    box.value.text == other.value.text && box.value.style == other.value.style
      && box.value.detail == other.value.detail && box.value.image == other.value.image
      && box.value.subviews == other.value.subviews
      && box.value.indentationLevel == other.value.indentationLevel
      && box.value.indentationWidth == other.value.indentationWidth
  }

  /// Accessories, and what edit mode brings.
  private func showsSameControls(as other: Box) -> Bool {
    box.value.accessoryType == other.value.accessoryType
      && box.value.accessoryView == other.value.accessoryView
      && box.value.editingAccessoryType == other.value.editingAccessoryType
      && box.value.editingAccessoryView == other.value.editingAccessoryView
      && box.value.hidesAccessoryWhenEditing == other.value.hidesAccessoryWhenEditing
      && box.value.isEditing == other.value.isEditing
      && box.value.editingStyle == other.value.editingStyle
      && box.value.showsReorderControl == other.value.showsReorderControl
      && box.value.shouldIndentWhileEditing == other.value.shouldIndentWhileEditing
      && box.value.showingDeleteConfirmation == other.value.showingDeleteConfirmation
      && box.value.showsSelectionCircle == other.value.showsSelectionCircle
      && box.value.buttonsShown == other.value.buttonsShown
  }

  private func showsSameBackground(as other: Box) -> Bool {
    box.value.isSelected == other.value.isSelected
      && box.value.isHighlighted == other.value.isHighlighted
      && box.value.selectionStyle == other.value.selectionStyle
      && box.value.selectsMany == other.value.selectsMany
      && box.value.background == other.value.background
      && box.value.backgroundView == other.value.backgroundView
      && box.value.selectedBackgroundView == other.value.selectedBackgroundView
      && box.value.multipleSelectionBackgroundView == other.value.multipleSelectionBackgroundView
  }
}

extension DisplayedRow {
  /// Its cell's main text.
  package var text: String? { shared.text }
  /// Whether its cell is made of the app's own views.
  package var isCustom: Bool { shared.isCustom }
}

// Asked of every row of every picture, and so read in place: `value` would copy the whole cell for it.
extension SharedCell {
  var number: Int { box.value.number }
  var style: TableViewCell.CellStyle { box.value.style }
  var reuseIdentifier: String? { box.value.reuseIdentifier }
  var isSelected: Bool { box.value.isSelected }
  var selectsMany: Bool { box.value.selectsMany }
  var isHighlighted: Bool { box.value.isHighlighted }
  var isEditing: Bool { box.value.isEditing }
  var showsDeleteConfirmation: Bool { box.value.showingDeleteConfirmation }
  var text: String? { box.value.text }
  var isCustom: Bool { box.value.style == .custom }
  /// Whether buttons stand beside the row, or over its end.
  var showsButtons: Bool { box.value.buttonsShown != nil }
  /// Whether a second text stands below the first.
  var hasTextBelow: Bool { box.value.style == .subtitle && box.value.detail?.isEmpty == false }
  /// Whether an image was named, and there is none of that name.
  var isImageMissing: Bool {
    box.value.style != .value2 && box.value.image != nil && box.value.image?.size == nil
  }
}
