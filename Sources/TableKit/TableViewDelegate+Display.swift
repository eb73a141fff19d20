/// The notices that a cell, header or footer comes or goes.
public protocol TableViewDisplayDelegate: AnyObject {
  /// The result of `tableView(_:willDisplay:forRowAt:)`; ``Absent``: nobody wrote it.
  associatedtype WillDisplayCell = Absent
  /// The result of `tableView(_:didEndDisplaying:forRowAt:)`; ``Absent``: nobody wrote it.
  associatedtype DidEndDisplayingCell = Absent
  /// The result of `tableView(_:willDisplayHeaderView:forSection:)`; ``Absent``: nobody wrote it.
  associatedtype WillDisplayHeaderView = Absent
  /// The result of `tableView(_:willDisplayFooterView:forSection:)`; ``Absent``: nobody wrote it.
  associatedtype WillDisplayFooterView = Absent
  /// The result of `tableView(_:didEndDisplayingHeaderView:forSection:)`; ``Absent``: nobody wrote it.
  associatedtype DidEndDisplayingHeaderView = Absent
  /// The result of `tableView(_:didEndDisplayingFooterView:forSection:)`; ``Absent``: nobody wrote it.
  associatedtype DidEndDisplayingFooterView = Absent
  /// Which of these methods are there; derived from their results.
  var displayMethods: Methods { get }

  /// `Void`: straight after the cell was made.
  func tableView(
    _ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: IndexPath
  ) throws(TableException) -> WillDisplayCell

  /// `Void`, from iOS 6: the row left the glass.
  func tableView(
    _ tableView: TableView, didEndDisplaying cell: TableViewCell, forRowAt indexPath: IndexPath
  ) throws(TableException) -> DidEndDisplayingCell

  /// `Void`, from iOS 6.
  func tableView(
    _ tableView: TableView, willDisplayHeaderView view: TableViewHeaderFooterView,
    forSection section: Int
  ) throws(TableException) -> WillDisplayHeaderView

  /// `Void`, from iOS 6.
  func tableView(
    _ tableView: TableView, willDisplayFooterView view: TableViewHeaderFooterView,
    forSection section: Int
  ) throws(TableException) -> WillDisplayFooterView

  /// `Void`, from iOS 6.
  func tableView(
    _ tableView: TableView, didEndDisplayingHeaderView view: TableViewHeaderFooterView,
    forSection section: Int
  ) throws(TableException) -> DidEndDisplayingHeaderView

  /// `Void`, from iOS 6.
  func tableView(
    _ tableView: TableView, didEndDisplayingFooterView view: TableViewHeaderFooterView,
    forSection section: Int
  ) throws(TableException) -> DidEndDisplayingFooterView
}

extension TableViewDisplayDelegate {
  public var displayMethods: Methods {
    .found(
      (WillDisplayCell.self, .willDisplayCell),
      (DidEndDisplayingCell.self, .didEndDisplayingCell),
      (WillDisplayHeaderView.self, .willDisplayHeaderView),
      (WillDisplayFooterView.self, .willDisplayFooterView),
      (DidEndDisplayingHeaderView.self, .didEndDisplayingHeaderView),
      (DidEndDisplayingFooterView.self, .didEndDisplayingFooterView))
  }

  /// Not there.
  public func tableView(_: TableView, willDisplay: TableViewCell, forRowAt: IndexPath) -> Absent {
    Absent()
  }
  /// Not there.
  public func tableView(_: TableView, didEndDisplaying: TableViewCell, forRowAt: IndexPath)
    -> Absent
  { Absent() }
  /// Not there.
  public func tableView(
    _: TableView, willDisplayHeaderView: TableViewHeaderFooterView, forSection: Int
  ) -> Absent { Absent() }
  /// Not there.
  public func tableView(
    _: TableView, willDisplayFooterView: TableViewHeaderFooterView, forSection: Int
  ) -> Absent { Absent() }
  /// Not there.
  public func tableView(
    _: TableView, didEndDisplayingHeaderView: TableViewHeaderFooterView, forSection: Int
  ) -> Absent { Absent() }
  /// Not there.
  public func tableView(
    _: TableView, didEndDisplayingFooterView: TableViewHeaderFooterView, forSection: Int
  ) -> Absent { Absent() }
}

/// The questions about heights, in points.
public protocol TableViewHeightDelegate: AnyObject {
  /// The result of `tableView(_:heightForRowAt:)`; ``Absent``: nobody wrote it.
  associatedtype HeightForRow = Absent
  /// The result of `tableView(_:heightForHeaderInSection:)`; ``Absent``: nobody wrote it.
  associatedtype HeightForHeader = Absent
  /// The result of `tableView(_:heightForFooterInSection:)`; ``Absent``: nobody wrote it.
  associatedtype HeightForFooter = Absent
  /// The result of `tableView(_:estimatedHeightForRowAt:)`; ``Absent``: nobody wrote it.
  associatedtype EstimatedHeightForRow = Absent
  /// The result of `tableView(_:estimatedHeightForHeaderInSection:)`; ``Absent``: nobody wrote it.
  associatedtype EstimatedHeightForHeader = Absent
  /// The result of `tableView(_:estimatedHeightForFooterInSection:)`; ``Absent``: nobody wrote it.
  associatedtype EstimatedHeightForFooter = Absent
  /// Which of these methods are there; derived from their results.
  var heightMethods: Methods { get }

  /// `Double`; ``TableView/automaticDimension``: the content's height.
  func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) throws(TableException)
    -> HeightForRow

  /// `Double`.
  func tableView(_ tableView: TableView, heightForHeaderInSection section: Int)
    throws(TableException) -> HeightForHeader

  /// `Double`.
  func tableView(_ tableView: TableView, heightForFooterInSection section: Int)
    throws(TableException) -> HeightForFooter

  /// `Double`, from iOS 7: then only rows on the glass are asked for their true height.
  func tableView(_ tableView: TableView, estimatedHeightForRowAt indexPath: IndexPath)
    throws(TableException) -> EstimatedHeightForRow

  /// `Double`, from iOS 7.
  func tableView(_ tableView: TableView, estimatedHeightForHeaderInSection section: Int)
    throws(TableException) -> EstimatedHeightForHeader

  /// `Double`, from iOS 7.
  func tableView(_ tableView: TableView, estimatedHeightForFooterInSection section: Int)
    throws(TableException) -> EstimatedHeightForFooter
}

extension TableViewHeightDelegate {
  public var heightMethods: Methods {
    .found(
      (HeightForRow.self, .heightForRow),
      (HeightForHeader.self, .heightForHeader),
      (HeightForFooter.self, .heightForFooter),
      (EstimatedHeightForRow.self, .estimatedHeightForRow),
      (EstimatedHeightForHeader.self, .estimatedHeightForHeader),
      (EstimatedHeightForFooter.self, .estimatedHeightForFooter))
  }

  /// Not there.
  public func tableView(_: TableView, heightForRowAt: IndexPath) -> Absent { Absent() }
  /// Not there.
  public func tableView(_: TableView, heightForHeaderInSection: Int) -> Absent { Absent() }
  /// Not there.
  public func tableView(_: TableView, heightForFooterInSection: Int) -> Absent { Absent() }
  /// Not there.
  public func tableView(_: TableView, estimatedHeightForRowAt: IndexPath) -> Absent { Absent() }
  /// Not there.
  public func tableView(_: TableView, estimatedHeightForHeaderInSection: Int) -> Absent { Absent() }
  /// Not there.
  public func tableView(_: TableView, estimatedHeightForFooterInSection: Int) -> Absent { Absent() }
}

/// The questions about headers and what stands in a row beside its cell.
public protocol TableViewContentDelegate: AnyObject {
  /// The result of `tableView(_:viewForHeaderInSection:)`; ``Absent``: nobody wrote it.
  associatedtype ViewForHeader = Absent
  /// The result of `tableView(_:viewForFooterInSection:)`; ``Absent``: nobody wrote it.
  associatedtype ViewForFooter = Absent
  /// The result of `tableView(_:indentationLevelForRowAt:)`; ``Absent``: nobody wrote it.
  associatedtype IndentationLevel = Absent
  /// The result of `tableView(_:accessoryTypeForRowWith:)`; ``Absent``: nobody wrote it.
  associatedtype AccessoryType = Absent
  /// The result of `tableView(_:accessoryButtonTappedForRowWith:)`; ``Absent``: nobody wrote it.
  associatedtype AccessoryButtonTapped = Absent
  /// Which of these methods are there; derived from their results.
  var contentMethods: Methods { get }

  /// ``TableViewHeaderFooterView`` or nil; a view wins over a title.
  func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) throws(TableException)
    -> ViewForHeader

  /// ``TableViewHeaderFooterView`` or nil; a view wins over a title.
  func tableView(_ tableView: TableView, viewForFooterInSection section: Int) throws(TableException)
    -> ViewForFooter

  /// `Int`; the cell's own where it is not there.
  func tableView(_ tableView: TableView, indentationLevelForRowAt indexPath: IndexPath)
    throws(TableException) -> IndentationLevel

  /// `TableViewCell.AccessoryType`; out of use since iOS 3, still asked up to iOS 12.
  func tableView(_ tableView: TableView, accessoryTypeForRowWith indexPath: IndexPath)
    throws(TableException) -> AccessoryType

  /// `Void`: the detail button was tapped; the row is not selected by it.
  func tableView(_ tableView: TableView, accessoryButtonTappedForRowWith indexPath: IndexPath)
    throws(TableException) -> AccessoryButtonTapped
}

extension TableViewContentDelegate {
  public var contentMethods: Methods {
    .found(
      (ViewForHeader.self, .viewForHeader),
      (ViewForFooter.self, .viewForFooter),
      (IndentationLevel.self, .indentationLevel),
      (AccessoryType.self, .accessoryType),
      (AccessoryButtonTapped.self, .accessoryButtonTapped))
  }

  /// Not there.
  public func tableView(_: TableView, viewForHeaderInSection: Int) -> Absent { Absent() }
  /// Not there.
  public func tableView(_: TableView, viewForFooterInSection: Int) -> Absent { Absent() }
  /// Not there.
  public func tableView(_: TableView, indentationLevelForRowAt: IndexPath) -> Absent { Absent() }
  /// Not there.
  public func tableView(_: TableView, accessoryTypeForRowWith: IndexPath) -> Absent { Absent() }
  /// Not there.
  public func tableView(_: TableView, accessoryButtonTappedForRowWith: IndexPath) -> Absent {
    Absent()
  }
}
