/// What one cell object shows and is; the table owns it, a ``TableViewCell`` is a handle to it.
public struct CellState: Equatable, Sendable {
  /// The number of the object: cells are counted from 1 as a table's data source makes them.
  public var number: Int
  /// The style it was made with.
  public var style: TableViewCell.CellStyle
  /// The name by which it is kept for another row; nil: it is not.
  public var reuseIdentifier: String?
  /// The main text.
  public var text: String?
  /// Kept whatever the style; shown only where ``hasDetailTextLabel``.
  public var detail: String?
  /// The image at the left.
  public var image: TableViewCell.Image?
  /// What stands at the right.
  public var accessoryType: TableViewCell.AccessoryType = .none
  /// A view of the app's own in its place.
  public var accessoryView: TableViewCell.AccessoryView?
  /// What stands at the right in edit mode.
  public var editingAccessoryType: TableViewCell.AccessoryType = .none
  /// A view of the app's own in its place.
  public var editingAccessoryView: TableViewCell.AccessoryView?
  /// The name of a color; nil: the table's own.
  public var background: String?
  /// What is behind the content, in a word.
  public var backgroundView: String?
  /// The same while the row is selected or highlighted.
  public var selectedBackgroundView: String?
  /// The same while several rows can be selected.
  public var multipleSelectionBackgroundView: String?
  /// Whether several rows could be selected when it was.
  public package(set) var selectsMany = false
  /// Whether the accessory goes in edit mode where there is none for editing.
  public var hidesAccessoryWhenEditing = true
  /// How many levels the content is indented.
  public var indentationLevel = 0
  /// How far a level of indentation goes, in points.
  public var indentationWidth = 10.0
  /// What a selected row looks like.
  public var selectionStyle: TableViewCell.SelectionStyle = .blue
  /// The views of a custom cell, from left to right.
  public var subviews: [TableViewCell.Subview] = []

  /// Whether it looks selected.
  public var isSelected = false
  /// Whether it looks pressed.
  public var isHighlighted = false
  /// Whether it is in edit mode.
  public var isEditing = false
  /// The minus or plus at its left.
  public var editingStyle: TableViewCell.EditingStyle = .none
  /// Whether it has a grip.
  public var showsReorderControl = false
  /// Whether its content makes room for the edit control.
  public var shouldIndentWhileEditing = true
  /// Whether buttons are out beside it.
  public var showingDeleteConfirmation = false
  /// A circle to tick, while several rows can be selected in edit mode.
  public var showsSelectionCircle = false
  /// The buttons beside the row that slid or was swiped.
  public var buttonsShown: RowButtons?

  /// A cell as it is made.
  public init(number: Int, style: TableViewCell.CellStyle, reuseIdentifier: String?) {
    self.number = number
    self.style = style
    self.reuseIdentifier = reuseIdentifier
  }

  /// A custom cell has no `textLabel`.
  package var hasTextLabel: Bool { style != .custom }
  /// A default cell has no `detailTextLabel`.
  public var hasDetailTextLabel: Bool { style != .default && style != .custom }
  /// A value2 cell has no `imageView`, and neither has a custom one.
  package var hasImageView: Bool { style != .value2 && style != .custom }
}
