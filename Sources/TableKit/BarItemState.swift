/// A button of a bar, as its controller made it.
public struct BarItemState: Equatable, Sendable {
  /// What it says, if the kind does not.
  public var title: String
  /// Whether it can be tapped.
  public var isEnabled: Bool
  /// The system's kind of it.
  public var kind: Kind
  /// Plain, bordered, or the bold look of Done.
  public var style = Style.plain
  /// Whether the title names an image or a view, and is no text.
  public var isImage = false
  /// A number of the app's own.
  public var tag = 0

  /// `UIBarButtonItem.Style`.
  public enum Style: String, CaseIterable, Sendable {
    /// A button as the bar has it.
    case plain
    /// With a border, up to iOS 6; since then as plain.
    case bordered
    /// The look that says the work is over.
    case done
  }

  /// `UIBarButtonItem.SystemItem`, those that the bars here have, and the edit button.
  public enum Kind: String, CaseIterable, Sendable {
    /// A button with a title of its own.
    case plain
    /// `editButtonItem`: Edit or Done, as its controller is editing.
    case editButton = "edit"
    /// A plus.
    case add
    /// Done, in the look of Done.
    case done
    /// Cancel.
    case cancel
    /// Save, in the look of Done.
    case save

    /// What the system writes on it; nil: its own title.
    var title: String? {
      switch self {
      case .plain, .editButton: nil
      case .add: "+"
      case .done: "Done"
      case .cancel: "Cancel"
      case .save: "Save"
      }
    }
  }

  /// A button with a title; a kind that has a title of its own wins.
  public init(title: String, isEnabled: Bool = true, kind: Kind = .plain) {
    self.title = kind.title ?? title
    self.isEnabled = isEnabled
    self.kind = kind
  }

  /// A button of the system's, with the title that the system gives it.
  public init(_ kind: Kind, isEnabled: Bool = true) {
    self.init(title: kind.title ?? "Edit", isEnabled: isEnabled, kind: kind)
  }
}

/// Where a bar's buttons stand: at an end of the navigation bar, or in the toolbar.
public enum NavigationBarSide: String, CaseIterable, Sendable {
  /// The left end of the navigation bar.
  case left
  /// The right end of the navigation bar.
  case right
  /// The bar at the bottom edge, from the left.
  case toolbar
}

extension BarItemState {
  /// The edit button's title and look follow its controller; Done and Save look so from the start.
  func frame(of controller: ControllerState) -> BarItemFrame {
    var title = title
    var isDone = kind == .done || kind == .save || style == .done
    if kind == .editButton {
      title = controller.isEditing ? "Done" : "Edit"
      isDone = controller.isEditing
    }
    return BarItemFrame(title: title, isEnabled: isEnabled, isDone: isDone)
  }
}

extension ControllerState {
  /// The buttons of one side, the outermost first.
  public func items(_ side: NavigationBarSide) -> [BarItemState] {
    switch side {
    case .left: leftItems
    case .right: rightItems
    case .toolbar: toolbarItems
    }
  }
}

// MARK: Touched

extension ViewController {
  /// The Edit button turns edit mode over; any other button tells its target.
  func tapBarItem(_ side: NavigationBarSide, _ index: Int) throws(TableException) {
    let item = state.items(side)[index]
    if item.kind == .editButton {
      return try changeEditing(to: !state.isEditing, animated: true)
    }
    let call = Call(.barButtonTapped, .text(item.frame(of: state).title))
    guard hasBarAction(side, index) else {
      return stage.note(.note(.stoppedBy("the button has no target")))
    }
    try stage.ask(
      call, reply: { _ in .nothing },
      { () throws(TableException) in try barButtonTapped(side, index) })
  }

  /// Calls `setEditing(_:animated:)` as the system does, so that it stands in the log.
  package func changeEditing(to editing: Bool, animated: Bool) throws(TableException) {
    try tell(.setEditing, editing ? "yes" : "no") { (controller) throws(TableException) in
      try controller.setEditing(editing, animated: animated)
    }
  }
}
