/// An alert or a sheet: what it says, and its buttons.
public struct AlertState: Equatable, Sendable {
  /// What it looks like.
  public enum Style: String, CaseIterable, Sendable {
    /// A box in the middle of the glass.
    case alert
    /// A list of buttons at the bottom edge.
    case sheet
  }

  /// What a button is for.
  public enum Role: String, CaseIterable, Sendable {
    /// Any other.
    case plain
    /// Takes the alert away and does nothing else.
    case cancel
    /// Does what cannot be undone.
    case destructive
  }

  /// A button of it.
  public struct Button: Equatable, Sendable {
    /// What the button says.
    public var title: String
    /// What the button is for.
    public var role: Role

    /// A button with a title.
    public init(_ title: String, role: Role = .plain) { (self.title, self.role) = (title, role) }
  }

  /// An alert or a sheet.
  public var style: Style
  /// What stands in bold.
  public var title: String
  /// What stands below the title; nil: nothing does.
  public var message: String?
  /// The buttons as they were given; ``shownOrder`` tells how they stand.
  public var buttons: [Button]
  /// Whether somebody is told of its buttons.
  public var hasDelegate: Bool
  /// The text fields, from the top.
  public var fields: [FieldState] = []
  /// The place of a button that cannot be tapped now; nil: all can be.
  public internal(set) var disabledButton: Int?
  /// Whether it is an ``AlertView``, in any era.
  var isView = false
  /// Counts the alerts of a stage, from 1.
  public internal(set) var number = 0
  /// The controller that is told.
  var owner: Int?

  /// An alert that does not show yet.
  public init(
    _ style: Style = .alert, title: String, message: String? = nil, buttons: [Button],
    hasDelegate: Bool = true
  ) {
    (self.style, self.title, self.message) = (style, title, message)
    (self.buttons, self.hasDelegate) = (buttons, hasDelegate)
  }

  /// The buttons in the order in which they stand, by their places: Cancel at the left of two, below more, and
  /// in a sheet always below.
  public var shownOrder: [Int] {
    let cancel = buttons.indices.filter { buttons[$0].role == .cancel }
    let others = buttons.indices.filter { buttons[$0].role != .cancel }
    return style == .alert && buttons.count == 2 ? cancel + others : others + cancel
  }

  /// The index by which UIKit calls a button: up to iOS 7 Cancel is 0 and the others follow; in a sheet the
  /// destructive one comes first and Cancel last. An ``AlertView``'s buttons were given theirs as they came.
  func buttonIndex(of place: Int) -> Int {
    if isView { return place }
    let cancel = buttons.indices.filter { buttons[$0].role == .cancel }
    let others = buttons.indices.filter { buttons[$0].role != .cancel }
    let destructive = others.filter { buttons[$0].role == .destructive }
    let plain = others.filter { buttons[$0].role != .destructive }
    let order = style == .alert ? cancel + others : destructive + plain + cancel
    return order.firstIndex(of: place) ?? place
  }
}
