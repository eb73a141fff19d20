// The parts of a frame around a table.

/// The bar at the bottom.
public struct TabBarFrame: Equatable, Sendable {
  public var items: [TabItemFrame]
  public var selected: Int

  public init(items: [TabItemFrame], selected: Int) {
    (self.items, self.selected) = (items, selected)
  }
}

public struct TabItemFrame: Equatable, Sendable {
  public var title: String
  public var image: String?
  public var badge: String?
  /// The system's own, which lists the tabs that have no place.
  public var isMore: Bool

  public init(
    title: String, image: String? = nil, badge: String? = nil, isMore: Bool = false
  ) {
    (self.title, self.image, self.badge, self.isMore) = (title, image, badge, isMore)
  }
}

/// The alert or sheet in front; all else is behind it.
public struct AlertFrame: Equatable, Sendable {
  public var style: AlertState.Style
  public var title: String
  public var message: String?
  /// Its text fields, from the top.
  public var fields: [FieldFrame] = []
  /// As they stand, from the left or from the top.
  public var buttons: [AlertState.Button]

  public init(
    style: AlertState.Style = .alert, title: String, message: String? = nil,
    buttons: [AlertState.Button]
  ) {
    (self.style, self.title, self.message, self.buttons) = (style, title, message, buttons)
  }
}

/// A form's fields, from the top.
public struct FormFrame: Equatable, Sendable {
  public var fields: [FieldFrame]

  public init(fields: [FieldFrame]) { self.fields = fields }
}

public struct FieldFrame: Equatable, Sendable {
  public var field: FieldState
  public var hasFocus: Bool

  public init(field: FieldState, hasFocus: Bool) { (self.field, self.hasFocus) = (field, hasFocus) }
}

/// The keyboard at the bottom edge.
public struct KeyboardFrame: Equatable, Sendable {
  public var kind: FieldState.Keyboard
  /// In points.
  public var height = 216.0

  public init(kind: FieldState.Keyboard) { self.kind = kind }
}
