/// What a row shows in edit mode, as the answers said.
struct EditingControls: Equatable {
  var style = TableViewCell.EditingStyle.none
  var indents = false
  var hasGrip = false
  /// A circle to tick, in the place of the minus.
  var hasCircle = false
}

extension CellState {
  mutating func enterEditing(_ controls: EditingControls) {
    isEditing = true
    editingStyle = controls.style
    shouldIndentWhileEditing = controls.indents
    showsReorderControl = controls.hasGrip
    showsSelectionCircle = controls.hasCircle
  }

  mutating func leaveEditing() {
    isEditing = false
    editingStyle = .none
    shouldIndentWhileEditing = true
    showsReorderControl = false
    showsSelectionCircle = false
  }

  /// The Delete button, or swipe actions, come out; nil: they go.
  mutating func show(_ buttons: RowButtons?) {
    buttonsShown = buttons
    if case .menu = buttons {
      showingDeleteConfirmation = false
    } else {
      showingDeleteConfirmation = buttons != nil
    }
  }

  /// The buttons that a swipe or the minus brings out.
  public enum RowButtons: Equatable, Sendable {
    /// The Delete button, with its title.
    case confirmation(String)
    /// The actions at the left, of a row that slid to the right.
    case leading([SwipeAction])
    /// The actions at the right, of a row that slid to the left.
    case trailing([SwipeAction])
    /// The menu over a row on which a finger stayed.
    case menu([MenuAction])
  }

  /// A swipe action as it looks; the first is the outermost.
  public struct SwipeAction: Hashable, Sendable {
    /// What the button says.
    public var title: String
    /// Whether it is red.
    public var isDestructive: Bool

    /// A button as it looks.
    public init(title: String, isDestructive: Bool = false) {
      self.title = title
      self.isDestructive = isDestructive
    }
  }
}
