/// `UISwipeActionsConfiguration`: the buttons behind a swiped row.
public struct SwipeActionsConfiguration {
  public var actions: [ContextualAction]
  /// Whether a full swipe does the first action.
  public var performsFirstActionWithFullSwipe = true

  public init(actions: [ContextualAction]) { self.actions = actions }
}

/// `UIContextualAction`, and `UITableViewRowAction` before it: a button, and what it does.
public struct ContextualAction {
  public var title: String
  public var isDestructive: Bool
  /// Given the table and the row. A destructive action too removes nothing by itself.
  public var handler: (TableView, IndexPath) throws(TableException) -> Void

  public init(
    title: String, isDestructive: Bool = false,
    handler: @escaping (TableView, IndexPath) throws(TableException) -> Void
  ) {
    self.title = title
    self.isDestructive = isDestructive
    self.handler = handler
  }
}

/// The questions about what a swipe brings out.
public protocol TableViewSwipeDelegate: AnyObject {
  associatedtype EditActions = Absent
  associatedtype LeadingSwipeActions = Absent
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

  public func tableView(_: TableView, editActionsForRowAt: IndexPath) -> Absent { Absent() }
  public func tableView(
    _: TableView, leadingSwipeActionsConfigurationForRowAt: IndexPath
  ) -> Absent { Absent() }
  public func tableView(
    _: TableView, trailingSwipeActionsConfigurationForRowAt: IndexPath
  ) -> Absent { Absent() }
}
