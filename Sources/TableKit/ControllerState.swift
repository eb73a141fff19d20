/// What a view controller is and remembers.
public struct ControllerState: Equatable, Sendable {
  public let kind: Kind
  /// The navigation item's title.
  public package(set) var title: String?
  public package(set) var prompt: String?
  public package(set) var leftItems: [BarItemState] = []
  public package(set) var rightItems: [BarItemState] = []
  /// The table in its view, if there is one.
  public package(set) var table: Int?
  /// Whether `viewDidLoad` was called, and the view is kept.
  public package(set) var isViewLoaded = false
  /// Whether its view is on the glass.
  public package(set) var isShown = false
  /// Whether a table view controller has filled its table on a first `viewWillAppear`.
  package var hasFilledTable = false
  public package(set) var clearsSelectionOnViewWillAppear = true
  /// The controller's own flag; the table has another.
  public package(set) var isEditing = false

  public enum Kind: String, CaseIterable, Sendable {
    /// `UITableViewController`.
    case table
    /// `UIViewController` with a table in its view.
    case view
    /// `UIViewController` with nothing in it.
    case empty
  }

  init(kind: Kind) { self.kind = kind }
}

/// A button of the navigation bar, as its controller made it.
public struct BarItemState: Equatable, Sendable {
  public var title: String
  public var isEnabled: Bool
  public var kind: Kind

  public enum Kind: Hashable, Sendable {
    case plain
    /// `editButtonItem`: Edit or Done, as its controller is editing.
    case editButton
  }

  public init(title: String, isEnabled: Bool = true, kind: Kind = .plain) {
    self.title = title
    self.isEnabled = isEnabled
    self.kind = kind
  }
}
