extension TableView {
  /// `UITableView.Style`; fixed when the table is made.
  public enum Style: String, CaseIterable, Sendable {
    case plain
    case grouped
    /// From iOS 13.
    case insetGrouped = "inset-grouped"
  }

  /// `UITableView.ScrollPosition`.
  public enum ScrollPosition: String, CaseIterable, Sendable { case none, top, middle, bottom }

  /// `UITableView.RowAnimation`; nothing moves here, but the log says what was asked for.
  public enum RowAnimation: String, CaseIterable, Sendable {
    case fade, right, left, top, bottom, none, middle, automatic
  }

  /// `UITableView.SeparatorStyle`.
  public enum SeparatorStyle: String, CaseIterable, Sendable {
    case none, singleLine, singleLineEtched
  }
}

extension TableViewCell {
  /// `UITableViewCell.CellStyle`; `custom` is a cell with views of its own in its content view.
  public enum CellStyle: String, CaseIterable, Sendable {
    case `default`, value1, value2, subtitle, custom
  }

  /// `UITableViewCell.AccessoryType`.
  public enum AccessoryType: String, CaseIterable, Sendable {
    case none
    case disclosureIndicator = "disclosure"
    case detailDisclosureButton = "detail-disclosure"
    case checkmark
    /// From iOS 7.
    case detailButton = "detail"
  }

  /// A view of the app's own in `accessoryView` or `editingAccessoryView`.
  public enum AccessoryView: Hashable, Sendable {
    case button(String)
    case toggle(isOn: Bool)
  }

  /// `UITableViewCell.EditingStyle`.
  public enum EditingStyle: String, CaseIterable, Sendable { case none, delete, insert }

  /// `UITableViewCell.SelectionStyle`.
  public enum SelectionStyle: String, CaseIterable, Sendable { case none, blue, gray, `default` }

  /// What an image view was given: a name and, if such an image was found, its size in points.
  public struct Image: Hashable, Sendable {
    public var name: String
    /// nil: no image of that name was found, so nothing is shown.
    public var size: Size?

    public init(name: String, size: Size? = Size(width: 29, height: 29)) {
      self.name = name
      self.size = size
    }
  }

  /// A view that a custom cell holds, from left to right.
  public enum Subview: Hashable, Sendable {
    case label(name: String, text: String)
    case image(Image)
    case field(name: String, text: String)
    case button(String)
  }
}
