/// What a view controller is and remembers.
public struct ControllerState: Equatable, Sendable {
  /// What kind of controller it is.
  public let kind: Kind
  /// What the log calls it; nil: it needs no name there.
  package var name: String?
  /// What its tab says; nil: its title.
  public package(set) var tabBarItem: TabBarItem?
  /// What stands in the place of the title, in a word; nil: the title does.
  public package(set) var titleView: String?
  /// Whether the back button is left out.
  public package(set) var hidesBackButton = false
  /// Whether left items stand beside the back button, from iOS 5, and not in its place.
  public package(set) var leftItemsSupplementBackButton = false
  /// The navigation item's title.
  public package(set) var title: String?
  /// A line above the title.
  public package(set) var prompt: String?
  /// What the back button of the controller above says; nil: the title.
  public package(set) var backTitle: String?
  /// The buttons at the left, the outermost first.
  public package(set) var leftItems: [BarItemState] = []
  /// The buttons at the right, the outermost first.
  public package(set) var rightItems: [BarItemState] = []
  /// The buttons of the toolbar, from the left.
  public package(set) var toolbarItems: [BarItemState] = []
  /// The text in its view, if there is one.
  public package(set) var body: String?
  /// The text fields in its view, from the top.
  public package(set) var fields: [FieldState] = []
  /// Whether the tab bar goes while it is on top of a stack, above the root.
  public package(set) var hidesBottomBarWhenPushed = false
  /// The table in its view, if there is one.
  public package(set) var table: Int?
  /// Whether `viewDidLoad` was called, and the view is kept.
  public package(set) var isViewLoaded = false
  /// Whether its view is on the glass.
  public package(set) var isShown = false
  /// Whether a table view controller has filled its table on a first `viewWillAppear`.
  package var hasFilledTable = false
  /// Whether a table view controller drops the selection as its view appears.
  public package(set) var clearsSelectionOnViewWillAppear = true
  /// The controller's own flag; the table has another.
  public package(set) var isEditing = false

  /// The kinds of controllers.
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
