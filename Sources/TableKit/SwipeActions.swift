/// `UISwipeActionsConfiguration`: the buttons behind a swiped row.
public struct SwipeActionsConfiguration {
  /// The buttons, the outermost first.
  public var actions: [ContextualAction]
  /// Whether a full swipe does the first action.
  public var performsFirstActionWithFullSwipe = true

  /// Buttons behind a row; none: nothing comes out.
  public init(actions: [ContextualAction]) { self.actions = actions }
}

/// `UIContextualAction`, and `UITableViewRowAction` before it: a button, and what it does.
public struct ContextualAction {
  /// What the button says.
  public var title: String
  /// Whether it is red.
  public var isDestructive: Bool
  /// Given the table and the row. A destructive action too removes nothing by itself.
  public var handler: (TableView, IndexPath) throws -> Void

  /// A button that does something.
  public init(
    title: String, isDestructive: Bool = false,
    handler: @escaping (TableView, IndexPath) throws -> Void
  ) {
    self.title = title
    self.isDestructive = isDestructive
    self.handler = handler
  }
}

/// The questions about what a swipe brings out.
public protocol TableViewSwipeDelegate: AnyObject {
  /// The result of `tableView(_:editActionsForRowAt:)`; ``Absent``: nobody wrote it.
  associatedtype EditActions = Absent
  /// The result of `tableView(_:leadingSwipeActionsConfigurationForRowAt:)`; ``Absent``: nobody wrote it.
  associatedtype LeadingSwipeActions = Absent
  /// The result of `tableView(_:trailingSwipeActionsConfigurationForRowAt:)`; ``Absent``: nobody wrote it.
  associatedtype TrailingSwipeActions = Absent
  /// Which of these methods are there; derived from their results.
  var swipeMethods: Methods { get }

  /// `[ContextualAction]?`, iOS 8 to 12: nil leaves the Delete button.
  func tableView(
    _ tableView: TableView, editActionsForRowAt indexPath: IndexPath
  ) throws(TableException) -> EditActions

  /// ``SwipeActionsConfiguration`` or nil, from iOS 11.
  func tableView(
    _ tableView: TableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) throws(TableException) -> LeadingSwipeActions

  /// ``SwipeActionsConfiguration`` or nil, from iOS 11: nil leaves the Delete button, one without actions
  /// brings out nothing.
  func tableView(
    _ tableView: TableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) throws(TableException) -> TrailingSwipeActions
}

extension TableViewSwipeDelegate {
  public var swipeMethods: Methods {
    .found(
      (EditActions.self, .editActionsForRow),
      (LeadingSwipeActions.self, .leadingSwipeActions),
      (TrailingSwipeActions.self, .trailingSwipeActions))
  }

  /// Not there.
  public func tableView(_: TableView, editActionsForRowAt: IndexPath) -> Absent { Absent() }
  /// Not there.
  public func tableView(
    _: TableView, leadingSwipeActionsConfigurationForRowAt: IndexPath
  ) -> Absent { Absent() }
  /// Not there.
  public func tableView(
    _: TableView, trailingSwipeActionsConfigurationForRowAt: IndexPath
  ) -> Absent { Absent() }
}
