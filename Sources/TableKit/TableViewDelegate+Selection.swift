/// The questions and notices of a tap on a row.
public protocol TableViewSelectionDelegate: AnyObject {
  associatedtype ShouldHighlightRow = Absent
  associatedtype DidHighlightRow = Absent
  associatedtype DidUnhighlightRow = Absent
  associatedtype WillSelectRow = Absent
  associatedtype DidSelectRow = Absent
  associatedtype WillDeselectRow = Absent
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

  public func tableView(_: TableView, shouldHighlightRowAt: IndexPath) -> Absent { Absent() }
  public func tableView(_: TableView, didHighlightRowAt: IndexPath) -> Absent { Absent() }
  public func tableView(_: TableView, didUnhighlightRowAt: IndexPath) -> Absent { Absent() }
  public func tableView(_: TableView, willSelectRowAt: IndexPath) -> Absent { Absent() }
  public func tableView(_: TableView, didSelectRowAt: IndexPath) -> Absent { Absent() }
  public func tableView(_: TableView, willDeselectRowAt: IndexPath) -> Absent { Absent() }
  public func tableView(_: TableView, didDeselectRowAt: IndexPath) -> Absent { Absent() }
}

/// The questions and notices of edit mode.
public protocol TableViewEditingDelegate: AnyObject {
  associatedtype EditingStyleForRow = Absent
  associatedtype TitleForDeleteConfirmationButton = Absent
  associatedtype ShouldIndentWhileEditing = Absent
  associatedtype WillBeginEditingRow = Absent
  associatedtype DidEndEditingRow = Absent
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

  public func tableView(_: TableView, editingStyleForRowAt: IndexPath) -> Absent { Absent() }
  public func tableView(_: TableView, titleForDeleteConfirmationButtonForRowAt: IndexPath) -> Absent
  { Absent() }
  public func tableView(_: TableView, shouldIndentWhileEditingRowAt: IndexPath) -> Absent {
    Absent()
  }
  public func tableView(_: TableView, willBeginEditingRowAt: IndexPath) -> Absent { Absent() }
  public func tableView(_: TableView, didEndEditingRowAt: IndexPath?) -> Absent { Absent() }
  public func tableView(
    _: TableView, targetIndexPathForMoveFromRowAt: IndexPath, toProposedIndexPath: IndexPath
  ) -> Absent { Absent() }
}
