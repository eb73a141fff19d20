/// Whom a table asks about looks and touches, and tells of them: `UITableViewDelegate`.
///
/// Every method is optional. They are declared in groups of at most eight, since the compiler's work
/// grows with each one in a group.
public protocol TableViewDelegate: ScrollViewDelegate, TableViewDisplayDelegate,
  TableViewHeightDelegate, TableViewContentDelegate, TableViewSelectionDelegate,
  TableViewEditingDelegate, TableViewSwipeDelegate, TableViewActionDelegate
{
  /// Which delegate methods are there. A scripted screen answers from its state; a class need not.
  var delegateMethods: Methods { get }
}

extension TableViewDelegate {
  public var delegateMethods: Methods {
    [
      scrollMethods, displayMethods, heightMethods, contentMethods, selectionMethods,
      editingDelegateMethods, swipeMethods, actionMethods,
    ]
  }
}

/// `UIScrollViewDelegate`: a table's delegate hears of its scrolling too.
public protocol ScrollViewDelegate: AnyObject {
  /// The result of `scrollViewDidScroll(_:)`; ``Absent``: nobody wrote it.
  associatedtype ScrollViewDidScroll = Absent
  /// The result of `scrollViewWillBeginDragging(_:)`; ``Absent``: nobody wrote it.
  associatedtype ScrollViewWillBeginDragging = Absent
  /// The result of `scrollViewDidEndDragging(_:willDecelerate:)`; ``Absent``: nobody wrote it.
  associatedtype ScrollViewDidEndDragging = Absent
  /// The result of `scrollViewDidEndScrollingAnimation(_:)`; ``Absent``: nobody wrote it.
  associatedtype ScrollViewDidEndScrollingAnimation = Absent
  /// Which of these methods are there; derived from their results.
  var scrollMethods: Methods { get }

  /// `Void`: before the rows that come are asked for.
  func scrollViewDidScroll(_ scrollView: TableView) throws(TableException) -> ScrollViewDidScroll

  /// `Void`.
  func scrollViewWillBeginDragging(_ scrollView: TableView) throws(TableException)
    -> ScrollViewWillBeginDragging

  /// `Void`.
  func scrollViewDidEndDragging(_ scrollView: TableView, willDecelerate: Bool)
    throws(TableException) -> ScrollViewDidEndDragging

  /// `Void`: an animated scroll by the program has ended.
  func scrollViewDidEndScrollingAnimation(_ scrollView: TableView) throws(TableException)
    -> ScrollViewDidEndScrollingAnimation
}

extension ScrollViewDelegate {
  public var scrollMethods: Methods {
    .found(
      (ScrollViewDidScroll.self, .scrollViewDidScroll),
      (ScrollViewWillBeginDragging.self, .scrollViewWillBeginDragging),
      (ScrollViewDidEndDragging.self, .scrollViewDidEndDragging),
      (ScrollViewDidEndScrollingAnimation.self, .scrollViewDidEndScrollingAnimation))
  }

  /// Not there.
  public func scrollViewDidScroll(_: TableView) -> Absent { Absent() }
  /// Not there.
  public func scrollViewWillBeginDragging(_: TableView) -> Absent { Absent() }
  /// Not there.
  public func scrollViewDidEndDragging(_: TableView, willDecelerate: Bool) -> Absent { Absent() }
  /// Not there.
  public func scrollViewDidEndScrollingAnimation(_: TableView) -> Absent { Absent() }
}
