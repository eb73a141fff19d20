import Testing

@testable import TableKit

/// A change of one property of a cell, and its name.
private struct CellChange: Sendable, CustomTestStringConvertible {
  let name: String
  let make: @Sendable (inout CellState) -> Void

  init<Value: Sendable>(
    _ name: String, _ path: WritableKeyPath<CellState, Value> & Sendable, _ value: Value
  ) {
    (self.name, make) = (name, { $0[keyPath: path] = value })
  }

  var testDescription: String { name }

  static let visible = [
    CellChange("style", \.style, .value1), CellChange("text", \.text, "Moe"),
    CellChange("detail", \.detail, "bass"), CellChange("image", \.image, .init(name: "bell")),
    CellChange("accessoryType", \.accessoryType, .checkmark),
    CellChange("accessoryView", \.accessoryView, .button("Tap")),
    CellChange("editingAccessoryType", \.editingAccessoryType, .checkmark),
    CellChange("editingAccessoryView", \.editingAccessoryView, .button("Tap")),
    CellChange("background", \.background, "red"),
    CellChange("backgroundView", \.backgroundView, "stripes"),
    CellChange("selectedBackgroundView", \.selectedBackgroundView, "stripes"),
    CellChange("multipleSelectionBackgroundView", \.multipleSelectionBackgroundView, "stripes"),
    CellChange("selectsMany", \.selectsMany, true),
    CellChange("hidesAccessoryWhenEditing", \.hidesAccessoryWhenEditing, false),
    CellChange("indentationLevel", \.indentationLevel, 1),
    CellChange("indentationWidth", \.indentationWidth, 20),
    CellChange("selectionStyle", \.selectionStyle, .gray),
    CellChange("subviews", \.subviews, [.button("Tap")]),
    CellChange("isSelected", \.isSelected, true),
    CellChange("isHighlighted", \.isHighlighted, true),
    CellChange("isEditing", \.isEditing, true),
    CellChange("editingStyle", \.editingStyle, .delete),
    CellChange("showsReorderControl", \.showsReorderControl, true),
    CellChange("shouldIndentWhileEditing", \.shouldIndentWhileEditing, false),
    CellChange("showingDeleteConfirmation", \.showingDeleteConfirmation, true),
    CellChange("showsSelectionCircle", \.showsSelectionCircle, true),
    CellChange("buttonsShown", \.buttonsShown, .confirmation("Delete")),
  ]

  static let invisible = [
    CellChange("number", \.number, 2), CellChange("reuseIdentifier", \.reuseIdentifier, "other"),
  ]
}

private let plain = CellState(number: 1, style: .default, reuseIdentifier: "Cell")

@Test(arguments: CellChange.visible)
private func aCellThatIsSetOtherwiseLooksOtherwise(_ change: CellChange) {
  var cell = plain
  change.make(&cell)
  #expect(!SharedCell(plain).looks(like: SharedCell(cell)))
}

@Test(arguments: CellChange.invisible)
private func whichCellItIsDoesNotShow(_ change: CellChange) {
  var cell = plain
  change.make(&cell)
  #expect(SharedCell(plain).looks(like: SharedCell(cell)))
}

@Test func everyPropertyOfACellIsComparedOrDoesNotShow() {
  let named = Set((CellChange.visible + CellChange.invisible).map(\.name))
  #expect(Set(Mirror(reflecting: plain).children.compactMap(\.label)) == named)
}
