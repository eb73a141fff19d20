extension TableView {
  /// `UITableView.Style`; fixed when the table is made.
  public enum Style: String, CaseIterable, Sendable {
    /// Rows from edge to edge, headers that stick.
    case plain
    /// Sections apart from each other, headers that scroll.
    case grouped
    /// From iOS 13.
    case insetGrouped = "inset-grouped"
  }

  /// `UITableView.ScrollPosition`.
  public enum ScrollPosition: String, CaseIterable, Sendable {
    /// As near as it is; a selection does not scroll.
    case none
    /// At the top edge.
    case top
    /// In the middle.
    case middle
    /// At the bottom edge.
    case bottom
  }

  /// `UITableView.RowAnimation`; nothing moves here, but the log says what was asked for.
  public enum RowAnimation: String, CaseIterable, Sendable {
    /// Fading.
    case fade
    /// From or to the right.
    case right
    /// From or to the left.
    case left
    /// From or to above.
    case top
    /// From or to below.
    case bottom
    /// At once, from iOS 3.
    case none
    /// From or to the middle, from iOS 3.2.
    case middle
    /// As the system likes, from iOS 5.
    case automatic
  }

  /// `UITableView.SeparatorStyle`.
  public enum SeparatorStyle: String, CaseIterable, Sendable {
    /// No lines.
    case none
    /// A line.
    case singleLine
    /// A line with a light edge, in grouped style up to iOS 6.
    case singleLineEtched
  }
}

extension TableViewCell {
  /// `UITableViewCell.CellStyle`; `custom` is a cell with views of its own in its content view.
  public enum CellStyle: String, CaseIterable, Sendable {
    /// An image and a text.
    case `default`
    /// A text at the left, one at the right.
    case value1
    /// A narrow blue text, and one beside it; no image.
    case value2
    /// A text, and a smaller one below.
    case subtitle
    /// Views of its own.
    case custom
  }

  /// `UITableViewCell.AccessoryType`.
  public enum AccessoryType: String, CaseIterable, Sendable {
    /// Nothing.
    case none
    /// A chevron: another screen comes.
    case disclosureIndicator = "disclosure"
    /// A button and a chevron; before iOS 7 one round button.
    case detailDisclosureButton = "detail-disclosure"
    /// A tick.
    case checkmark
    /// From iOS 7.
    case detailButton = "detail"
  }

  /// A view of the app's own in `accessoryView` or `editingAccessoryView`.
  public enum AccessoryView: Hashable, Sendable {
    /// A button with a title.
    case button(String)
    /// A switch.
    case toggle(isOn: Bool)
  }

  /// `UITableViewCell.EditingStyle`.
  public enum EditingStyle: String, CaseIterable, Sendable {
    /// Nothing.
    case none
    /// A minus.
    case delete
    /// A plus.
    case insert
  }

  /// `UITableViewCell.SelectionStyle`.
  public enum SelectionStyle: String, CaseIterable, Sendable {
    /// No look of its own; the row is selected all the same.
    case none
    /// Blue, up to iOS 6.
    case blue
    /// Gray.
    case gray
    /// The system's own, from iOS 7.
    case `default`
  }

  /// What an image view was given: a name and, if such an image was found, its size in points.
  public struct Image: Hashable, Sendable {
    /// The name that was asked for.
    public var name: String
    /// nil: no image of that name was found, so nothing is shown.
    public var size: Size?

    /// An image of a name; without a size there is none of that name.
    public init(name: String, size: Size? = Size(width: 29, height: 29)) {
      self.name = name
      self.size = size
    }
  }

  /// A view that a custom cell holds, from left to right.
  public enum Subview: Hashable, Sendable {
    /// A label, what the app calls it, and what it says.
    case label(name: String, text: String)
    /// An image.
    case image(Image)
    /// A text field, what the app calls it, and what stands in it.
    case field(name: String, text: String)
    /// A button with a title.
    case button(String)
  }
}
