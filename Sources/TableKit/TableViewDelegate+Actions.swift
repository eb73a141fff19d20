/// The questions and notices of the menu over a row, from iOS 5, and of primary actions, from iOS 16.
public protocol TableViewActionDelegate: AnyObject {
  /// The result of `tableView(_:shouldShowMenuForRowAt:)`; ``Absent``: nobody wrote it.
  associatedtype ShouldShowMenu = Absent
  /// The result of `tableView(_:canPerformAction:forRowAt:withSender:)`; ``Absent``: nobody wrote it.
  associatedtype CanPerformAction = Absent
  /// The result of `tableView(_:performAction:forRowAt:withSender:)`; ``Absent``: nobody wrote it.
  associatedtype PerformAction = Absent
  /// The result of `tableView(_:canPerformPrimaryActionForRowAt:)`; ``Absent``: nobody wrote it.
  associatedtype CanPerformPrimaryAction = Absent
  /// The result of `tableView(_:performPrimaryActionForRowAt:)`; ``Absent``: nobody wrote it.
  associatedtype PerformPrimaryAction = Absent
  /// Which of these methods are there; derived from their results.
  var actionMethods: Methods { get }

  /// `Bool`, from iOS 5: a finger stayed on the row. Asked only where all three methods of the menu are there.
  func tableView(_ tableView: TableView, shouldShowMenuForRowAt indexPath: IndexPath)
    throws(TableException) -> ShouldShowMenu

  /// `Bool`, from iOS 5: whether the menu offers an action.
  func tableView(
    _ tableView: TableView, canPerformAction action: MenuAction, forRowAt indexPath: IndexPath,
    withSender sender: Any?
  ) throws(TableException) -> CanPerformAction

  /// `Void`, from iOS 5: an action of the menu was tapped.
  func tableView(
    _ tableView: TableView, performAction action: MenuAction, forRowAt indexPath: IndexPath,
    withSender sender: Any?
  ) throws(TableException) -> PerformAction

  /// `Bool`, from iOS 16; yes where it is not there.
  func tableView(_ tableView: TableView, canPerformPrimaryActionForRowAt indexPath: IndexPath)
    throws(TableException) -> CanPerformPrimaryAction

  /// `Void`, from iOS 16: the row was tapped where that selects one row and is no editing; after didSelectRow.
  func tableView(_ tableView: TableView, performPrimaryActionForRowAt indexPath: IndexPath)
    throws(TableException) -> PerformPrimaryAction
}

extension TableViewActionDelegate {
  /// The methods whose result was declared.
  public var actionMethods: Methods {
    .found(
      (ShouldShowMenu.self, .shouldShowMenu),
      (CanPerformAction.self, .canPerformAction),
      (PerformAction.self, .performAction),
      (CanPerformPrimaryAction.self, .canPerformPrimaryAction),
      (PerformPrimaryAction.self, .performPrimaryAction))
  }

  /// Not there.
  public func tableView(_: TableView, shouldShowMenuForRowAt: IndexPath) -> Absent { Absent() }
  /// Not there.
  public func tableView(
    _: TableView, canPerformAction: MenuAction, forRowAt: IndexPath, withSender: Any?
  ) -> Absent { Absent() }
  /// Not there.
  public func tableView(
    _: TableView, performAction: MenuAction, forRowAt: IndexPath, withSender: Any?
  ) -> Absent { Absent() }
  /// Not there.
  public func tableView(_: TableView, canPerformPrimaryActionForRowAt: IndexPath) -> Absent {
    Absent()
  }
  /// Not there.
  public func tableView(_: TableView, performPrimaryActionForRowAt: IndexPath) -> Absent {
    Absent()
  }
}
