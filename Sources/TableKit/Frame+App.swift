// The parts of a frame around a table.

/// The bar at the bottom.
public struct TabBarFrame: Equatable, Sendable {
  /// The tabs that stand on the bar, from the left.
  public var items: [TabItemFrame]
  /// The place of the selected one.
  public var selected: Int

  /// A bar of tabs.
  public init(items: [TabItemFrame], selected: Int) {
    (self.items, self.selected) = (items, selected)
  }
}

/// A tab as it looks.
public struct TabItemFrame: Equatable, Sendable {
  /// The word below the image.
  public var title: String
  /// The name of the image; nil: there is none.
  public var image: String?
  /// What stands in the red circle; nil: there is none.
  public var badge: String?
  /// The system's own, which lists the tabs that have no place.
  public var isMore: Bool

  /// A tab as it looks.
  public init(
    title: String, image: String? = nil, badge: String? = nil, isMore: Bool = false
  ) {
    (self.title, self.image, self.badge, self.isMore) = (title, image, badge, isMore)
  }
}

/// The alert or sheet in front; all else is behind it.
public struct AlertFrame: Equatable, Sendable {
  /// An alert or a sheet.
  public var style: AlertState.Style
  /// What stands in bold.
  public var title: String
  /// What stands below the title; nil: nothing does.
  public var message: String?
  /// Its text fields, from the top.
  public var fields: [FieldFrame] = []
  /// As they stand, from the left or from the top.
  public var buttons: [AlertState.Button]

  /// An alert as it looks.
  public init(
    style: AlertState.Style = .alert, title: String, message: String? = nil,
    buttons: [AlertState.Button]
  ) {
    (self.style, self.title, self.message, self.buttons) = (style, title, message, buttons)
  }
}

/// A form's fields, from the top.
public struct FormFrame: Equatable, Sendable {
  /// The fields, from the top.
  public var fields: [FieldFrame]

  /// A form of these fields.
  public init(fields: [FieldFrame]) { self.fields = fields }
}

/// A text field as it looks.
public struct FieldFrame: Equatable, Sendable {
  /// Its name and text.
  public var field: FieldState
  /// Whether it has the keyboard.
  public var hasFocus: Bool

  /// A text field as it looks.
  public init(field: FieldState, hasFocus: Bool) { (self.field, self.hasFocus) = (field, hasFocus) }
}

/// The keyboard at the bottom edge.
public struct KeyboardFrame: Equatable, Sendable {
  /// Which keys it has.
  public var kind: FieldState.Keyboard
  /// In points.
  public var height = 216.0

  /// A keyboard with these keys.
  public init(kind: FieldState.Keyboard) { self.kind = kind }
}
