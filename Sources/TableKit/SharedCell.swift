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

  /// Whether both show the same, whichever objects they are.
  func looks(like other: SharedCell) -> Bool {
    if box === other.box { return true }
    guard box.value.text == other.box.value.text else { return false }
    var twin = other.box.value
    twin.number = number
    twin.reuseIdentifier = box.value.reuseIdentifier
    return box.value == twin
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
