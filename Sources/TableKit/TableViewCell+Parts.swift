extension TableViewCell {
  /// `UILabel`, as far as a cell has one: its text.
  public struct Label {
    enum Kind { case text, detail }

    let cell: TableViewCell
    let kind: Kind

    /// What it says.
    public var text: String? {
      get { kind == .text ? cell.state.text : cell.state.detail }
      nonmutating set {
        switch kind {
        case .text: cell.write(.text) { $0.text = newValue }
        case .detail: cell.write(.detail) { $0.detail = newValue }
        }
      }
    }
  }

  /// `UIImageView`, as far as a cell has one: its image.
  public struct ImageView {
    let cell: TableViewCell

    /// The image.
    public var image: Image? {
      get { cell.state.image }
      nonmutating set { cell.write(.image) { $0.image = newValue } }
    }
  }

  /// The main text; nil in a custom cell.
  public var textLabel: Label? {
    own.hasTextLabel ? Label(cell: self, kind: .text) : nil
  }

  /// The second text; nil in a default cell, so what is set there is lost.
  public var detailTextLabel: Label? {
    own.hasDetailTextLabel ? Label(cell: self, kind: .detail) : nil
  }

  /// The image at the left; nil in a value2 cell.
  public var imageView: ImageView? {
    own.hasImageView ? ImageView(cell: self) : nil
  }
}

extension TableViewCell {
  /// The name by which it is kept for another row; nil: it is not.
  public var reuseIdentifier: String? { shared.reuseIdentifier }

  /// What stands at the right outside of edit mode.
  public var accessoryType: AccessoryType {
    get { state.accessoryType }
    set { write(.accessoryType) { $0.accessoryType = newValue } }
  }

  /// A view of the app's own; it hides the accessory type.
  public var accessoryView: AccessoryView? {
    get { state.accessoryView }
    set { write(.accessoryView) { $0.accessoryView = newValue } }
  }

  /// What stands at the right in edit mode.
  public var editingAccessoryType: AccessoryType {
    get { state.editingAccessoryType }
    set { write(.editingAccessoryType) { $0.editingAccessoryType = newValue } }
  }

  /// A view of the app's own in its place.
  public var editingAccessoryView: AccessoryView? {
    get { state.editingAccessoryView }
    set { write(.editingAccessoryView) { $0.editingAccessoryView = newValue } }
  }

  /// The name of a color.
  public var backgroundColor: String? {
    get { state.background }
    set { write(.background) { $0.background = newValue } }
  }

  /// How many levels the content is indented.
  public var indentationLevel: Int {
    get { state.indentationLevel }
    set { write(.indentation) { $0.indentationLevel = newValue } }
  }

  /// In points a level.
  public var indentationWidth: Double {
    get { state.indentationWidth }
    set { write(.indentation) { $0.indentationWidth = newValue } }
  }

  /// What the row looks like while it is selected.
  public var selectionStyle: SelectionStyle {
    get { state.selectionStyle }
    set { write(.selectionStyle) { $0.selectionStyle = newValue } }
  }

  /// The views of the app's own in `contentView`, from left to right.
  public var subviews: [Subview] {
    get { state.subviews }
    set { write(.subviews) { $0.subviews = newValue } }
  }

  /// Whether it has a grip. In edit mode the data source decides.
  public var showsReorderControl: Bool {
    get { state.showsReorderControl }
    set { write([]) { $0.showsReorderControl = newValue } }
  }

  /// Whether it looks selected.
  public var isSelected: Bool { state.isSelected }
  /// Whether it looks pressed.
  public var isHighlighted: Bool { state.isHighlighted }
  /// Whether it is in edit mode.
  public var isEditing: Bool { state.isEditing }
  /// The minus or plus at its left.
  public var editingStyle: EditingStyle { state.editingStyle }
  /// Whether its content makes room for the edit control.
  public var shouldIndentWhileEditing: Bool { state.shouldIndentWhileEditing }
  /// Whether buttons are out beside it.
  public var showingDeleteConfirmation: Bool { state.showingDeleteConfirmation }
}
