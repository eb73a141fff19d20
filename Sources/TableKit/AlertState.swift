/// An alert or a sheet: what it says, and its buttons.
public struct AlertState: Equatable, Sendable {
  public enum Style: String, CaseIterable, Sendable { case alert, sheet }

  public enum Role: String, CaseIterable, Sendable { case plain, cancel, destructive }

  public struct Button: Equatable, Sendable {
    public var title: String
    public var role: Role

    public init(_ title: String, role: Role = .plain) { (self.title, self.role) = (title, role) }
  }

  public var style: Style
  public var title: String
  public var message: String?
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
  /// destructive one comes first and Cancel last.
  func buttonIndex(of place: Int) -> Int {
    let cancel = buttons.indices.filter { buttons[$0].role == .cancel }
    let others = buttons.indices.filter { buttons[$0].role != .cancel }
    let destructive = others.filter { buttons[$0].role == .destructive }
    let plain = others.filter { buttons[$0].role != .destructive }
    let order = style == .alert ? cancel + others : destructive + plain + cancel
    return order.firstIndex(of: place) ?? place
  }
}
