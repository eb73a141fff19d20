/// What one cell object shows and is; the table owns it, a ``TableViewCell`` is a handle to it.
public struct CellState: Equatable, Sendable {
  /// The number of the object: cells are counted from 1 as a table's data source makes them.
  public var number: Int
  public var style: TableViewCell.CellStyle
  public var reuseIdentifier: String?
  public var text: String?
  /// Kept whatever the style; shown only where ``hasDetailTextLabel``.
  public var detail: String?
  public var image: TableViewCell.Image?
  public var accessoryType: TableViewCell.AccessoryType = .none
  public var accessoryView: TableViewCell.AccessoryView?
  public var editingAccessoryType: TableViewCell.AccessoryType = .none
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
  public var indentationWidth = 10.0
  public var selectionStyle: TableViewCell.SelectionStyle = .blue
  public var subviews: [TableViewCell.Subview] = []

  public var isSelected = false
  public var isHighlighted = false
  public var isEditing = false
  public var editingStyle: TableViewCell.EditingStyle = .none
  public var showsReorderControl = false
  public var shouldIndentWhileEditing = true
  public var showingDeleteConfirmation = false
  /// A circle to tick, while several rows can be selected in edit mode.
  public var showsSelectionCircle = false
  /// The buttons beside the row that slid or was swiped.
  public var buttonsShown: RowButtons?

  public init(number: Int, style: TableViewCell.CellStyle, reuseIdentifier: String?) {
    self.number = number
    self.style = style
    self.reuseIdentifier = reuseIdentifier
  }

  /// A default cell has no `detailTextLabel`.
  public var hasDetailTextLabel: Bool { style != .default && style != .custom }
}
