/// A button of the navigation bar, as its controller made it.
public struct BarItemState: Equatable, Sendable {
  public var title: String
  public var isEnabled: Bool
  public var kind: Kind

  public enum Kind: String, CaseIterable, Sendable {
    case plain
    /// `editButtonItem`: Edit or Done, as its controller is editing.
    case editButton = "edit"
    case add, done, cancel, save

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

/// The two ends of the navigation bar.
public enum NavigationBarSide: String, CaseIterable, Sendable { case left, right }

extension BarItemState {
  /// The edit button's title and look follow its controller; Done and Save look so from the start.
  func frame(of controller: ControllerState) -> BarItemFrame {
    var title = title
    var isDone = kind == .done || kind == .save
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
