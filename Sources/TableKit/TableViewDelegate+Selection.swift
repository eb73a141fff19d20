/// The questions and notices of a tap on a row.
public protocol TableViewSelectionDelegate: AnyObject {
  /// The result of `tableView(_:shouldHighlightRowAt:)`; ``Absent``: nobody wrote it.
  associatedtype ShouldHighlightRow = Absent
  /// The result of `tableView(_:didHighlightRowAt:)`; ``Absent``: nobody wrote it.
  associatedtype DidHighlightRow = Absent
  /// The result of `tableView(_:didUnhighlightRowAt:)`; ``Absent``: nobody wrote it.
  associatedtype DidUnhighlightRow = Absent
  /// The result of `tableView(_:willSelectRowAt:)`; ``Absent``: nobody wrote it.
  associatedtype WillSelectRow = Absent
  /// The result of `tableView(_:didSelectRowAt:)`; ``Absent``: nobody wrote it.
  associatedtype DidSelectRow = Absent
  /// The result of `tableView(_:willDeselectRowAt:)`; ``Absent``: nobody wrote it.
  associatedtype WillDeselectRow = Absent
  /// The result of `tableView(_:didDeselectRowAt:)`; ``Absent``: nobody wrote it.
  associatedtype DidDeselectRow = Absent
  /// Which of these methods are there; derived from their results.
  var selectionMethods: Methods { get }

  /// `Bool`, from iOS 6; no: nothing further happens.
  func tableView(_ tableView: TableView, shouldHighlightRowAt indexPath: IndexPath)
    throws(TableException) -> ShouldHighlightRow

  /// `Void`, from iOS 6.
  func tableView(_ tableView: TableView, didHighlightRowAt indexPath: IndexPath)
    throws(TableException) -> DidHighlightRow

  /// `Void`, from iOS 6.
  func tableView(_ tableView: TableView, didUnhighlightRowAt indexPath: IndexPath)
    throws(TableException) -> DidUnhighlightRow

  /// `IndexPath?`; nil refuses, another path selects that row instead.
  func tableView(_ tableView: TableView, willSelectRowAt indexPath: IndexPath)
    throws(TableException) -> WillSelectRow

  /// `Void`.
  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) throws(TableException)
    -> DidSelectRow

  /// `IndexPath?`, from iOS 3; nil keeps the row selected.
  func tableView(_ tableView: TableView, willDeselectRowAt indexPath: IndexPath)
    throws(TableException) -> WillDeselectRow

  /// `Void`, from iOS 3.
  func tableView(_ tableView: TableView, didDeselectRowAt indexPath: IndexPath)
    throws(TableException) -> DidDeselectRow
}

extension TableViewSelectionDelegate {
  public var selectionMethods: Methods {
    .found(
      (ShouldHighlightRow.self, .shouldHighlightRow),
      (DidHighlightRow.self, .didHighlightRow),
      (DidUnhighlightRow.self, .didUnhighlightRow),
      (WillSelectRow.self, .willSelectRow),
      (DidSelectRow.self, .didSelectRow),
      (WillDeselectRow.self, .willDeselectRow),
      (DidDeselectRow.self, .didDeselectRow))
  }

  /// Not there.
  public func tableView(_: TableView, shouldHighlightRowAt: IndexPath) -> Absent { Absent() }
  /// Not there.
  public func tableView(_: TableView, didHighlightRowAt: IndexPath) -> Absent { Absent() }
  /// Not there.
  public func tableView(_: TableView, didUnhighlightRowAt: IndexPath) -> Absent { Absent() }
  /// Not there.
  public func tableView(_: TableView, willSelectRowAt: IndexPath) -> Absent { Absent() }
  /// Not there.
  public func tableView(_: TableView, didSelectRowAt: IndexPath) -> Absent { Absent() }
  /// Not there.
  public func tableView(_: TableView, willDeselectRowAt: IndexPath) -> Absent { Absent() }
  /// Not there.
  public func tableView(_: TableView, didDeselectRowAt: IndexPath) -> Absent { Absent() }
}

/// The questions and notices of edit mode.
public protocol TableViewEditingDelegate: AnyObject {
  /// The result of `tableView(_:editingStyleForRowAt:)`; ``Absent``: nobody wrote it.
  associatedtype EditingStyleForRow = Absent
  /// The result of `tableView(_:titleForDeleteConfirmationButtonForRowAt:)`; ``Absent``: nobody wrote it.
  associatedtype TitleForDeleteConfirmationButton = Absent
  /// The result of `tableView(_:shouldIndentWhileEditingRowAt:)`; ``Absent``: nobody wrote it.
  associatedtype ShouldIndentWhileEditing = Absent
  /// The result of `tableView(_:willBeginEditingRowAt:)`; ``Absent``: nobody wrote it.
  associatedtype WillBeginEditingRow = Absent
  /// The result of `tableView(_:didEndEditingRowAt:)`; ``Absent``: nobody wrote it.
  associatedtype DidEndEditingRow = Absent
  /// The result of `tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)`; ``Absent``: nobody wrote it.
  associatedtype TargetIndexPathForMove = Absent
  /// Which of these methods are there; derived from their results.
  var editingDelegateMethods: Methods { get }

  /// `TableViewCell.EditingStyle`; delete where it is not there.
  func tableView(_ tableView: TableView, editingStyleForRowAt indexPath: IndexPath)
    throws(TableException) -> EditingStyleForRow

  /// `String?`, from iOS 3; "Delete" where it is not there.
  func tableView(
    _ tableView: TableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) throws(TableException) -> TitleForDeleteConfirmationButton

  /// `Bool`; yes where it is not there.
  func tableView(_ tableView: TableView, shouldIndentWhileEditingRowAt indexPath: IndexPath)
    throws(TableException) -> ShouldIndentWhileEditing

  /// `Void`: a swipe brought out the button.
  func tableView(_ tableView: TableView, willBeginEditingRowAt indexPath: IndexPath)
    throws(TableException) -> WillBeginEditingRow

  /// `Void`: the row is at rest again.
  func tableView(_ tableView: TableView, didEndEditingRowAt indexPath: IndexPath?)
    throws(TableException) -> DidEndEditingRow

  /// `IndexPath`: where the gap opens; the proposed place where it is not there.
  func tableView(
    _ tableView: TableView, targetIndexPathForMoveFromRowAt source: IndexPath,
    toProposedIndexPath proposed: IndexPath
  ) throws(TableException) -> TargetIndexPathForMove
}

extension TableViewEditingDelegate {
  public var editingDelegateMethods: Methods {
    .found(
      (EditingStyleForRow.self, .editingStyleForRow),
      (TitleForDeleteConfirmationButton.self, .titleForDeleteConfirmationButton),
      (ShouldIndentWhileEditing.self, .shouldIndentWhileEditing),
      (WillBeginEditingRow.self, .willBeginEditingRow),
      (DidEndEditingRow.self, .didEndEditingRow),
      (TargetIndexPathForMove.self, .targetIndexPathForMove))
  }

  /// Not there.
  public func tableView(_: TableView, editingStyleForRowAt: IndexPath) -> Absent { Absent() }
  /// Not there.
  public func tableView(_: TableView, titleForDeleteConfirmationButtonForRowAt: IndexPath) -> Absent
  { Absent() }
  /// Not there.
  public func tableView(_: TableView, shouldIndentWhileEditingRowAt: IndexPath) -> Absent {
    Absent()
  }
  /// Not there.
  public func tableView(_: TableView, willBeginEditingRowAt: IndexPath) -> Absent { Absent() }
  /// Not there.
  public func tableView(_: TableView, didEndEditingRowAt: IndexPath?) -> Absent { Absent() }
  /// Not there.
  public func tableView(
    _: TableView, targetIndexPathForMoveFromRowAt: IndexPath, toProposedIndexPath: IndexPath
  ) -> Absent { Absent() }
}
