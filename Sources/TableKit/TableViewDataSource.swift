/// What a table asks of its data: `UITableViewDataSource`, with UIKit's method names.
///
/// Only the two methods here are required. Every method may throw, so that `commit` can write
/// `try tableView.deleteRows(…)`; one that does not throw conforms as well.
public protocol TableViewDataSource: TableViewSectionSource, TableViewEditingSource {
  /// `TableViewCell`, or `TableViewCell?`.
  associatedtype CellForRow
  /// Which data source methods are there. A scripted screen answers from its state; a class need not.
  var dataSourceMethods: Methods { get }

  /// How many rows a section has. Asked as the data is loaded, and by every update.
  func tableView(
    _ tableView: TableView, numberOfRowsInSection section: Int
  ) throws(TableException) -> Int

  /// `TableViewCell`, or `TableViewCell?`: nil raises, as in UIKit.
  func tableView(
    _ tableView: TableView, cellForRowAt indexPath: IndexPath
  ) throws(TableException) -> CellForRow
}

extension TableViewDataSource {
  public var dataSourceMethods: Methods {
    sectionMethods.union(editingSourceMethods).union(.required)
  }
}

extension Methods {
  /// The two that every data source must have.
  public static let required = Methods(Method.numberOfRows).union(Methods(Method.cellForRow))
}

/// The optional questions about sections; `UITableViewDataSource` has them all in one.
public protocol TableViewSectionSource: AnyObject {
  /// The result of `numberOfSections(in:)`; ``Absent``: nobody wrote it.
  associatedtype NumberOfSections = Absent
  /// The result of `tableView(_:titleForHeaderInSection:)`; ``Absent``: nobody wrote it.
  associatedtype TitleForHeader = Absent
  /// The result of `tableView(_:titleForFooterInSection:)`; ``Absent``: nobody wrote it.
  associatedtype TitleForFooter = Absent
  /// The result of `sectionIndexTitles(for:)`; ``Absent``: nobody wrote it.
  associatedtype SectionIndexTitles = Absent
  /// The result of `tableView(_:sectionForSectionIndexTitle:at:)`; ``Absent``: nobody wrote it.
  associatedtype SectionForSectionIndexTitle = Absent
  /// Which of these methods are there; derived from their results.
  var sectionMethods: Methods { get }

  /// `Int`; 1 where it is not there.
  func numberOfSections(in tableView: TableView) throws(TableException) -> NumberOfSections

  /// `String` or `String?`; nil: no header.
  func tableView(_ tableView: TableView, titleForHeaderInSection section: Int)
    throws(TableException) -> TitleForHeader

  /// `String` or `String?`; nil: no footer.
  func tableView(_ tableView: TableView, titleForFooterInSection section: Int)
    throws(TableException) -> TitleForFooter

  /// `[String]` or `[String]?`; nil: no index strip.
  func sectionIndexTitles(for tableView: TableView) throws(TableException) -> SectionIndexTitles

  /// `Int`: the section to jump to; the n-th for the n-th title where it is not there.
  func tableView(_ tableView: TableView, sectionForSectionIndexTitle title: String, at index: Int)
    throws(TableException) -> SectionForSectionIndexTitle
}

extension TableViewSectionSource {
  public var sectionMethods: Methods {
    .found(
      (NumberOfSections.self, .numberOfSections),
      (TitleForHeader.self, .titleForHeader),
      (TitleForFooter.self, .titleForFooter),
      (SectionIndexTitles.self, .sectionIndexTitles),
      (SectionForSectionIndexTitle.self, .sectionForSectionIndexTitle))
  }

  /// Not there.
  public func numberOfSections(in: TableView) -> Absent { Absent() }
  /// Not there.
  public func tableView(_: TableView, titleForHeaderInSection: Int) -> Absent { Absent() }
  /// Not there.
  public func tableView(_: TableView, titleForFooterInSection: Int) -> Absent { Absent() }
  /// Not there.
  public func sectionIndexTitles(for: TableView) -> Absent { Absent() }
  /// Not there.
  public func tableView(_: TableView, sectionForSectionIndexTitle: String, at: Int) -> Absent {
    Absent()
  }
}

/// The optional questions and notices about editing; `UITableViewDataSource` has them all in one.
public protocol TableViewEditingSource: AnyObject {
  /// The result of `tableView(_:canEditRowAt:)`; ``Absent``: nobody wrote it.
  associatedtype CanEditRow = Absent
  /// The result of `tableView(_:canMoveRowAt:)`; ``Absent``: nobody wrote it.
  associatedtype CanMoveRow = Absent
  /// The result of `tableView(_:commit:forRowAt:)`; ``Absent``: nobody wrote it.
  associatedtype CommitEditingStyle = Absent
  /// The result of `tableView(_:moveRowAt:to:)`; ``Absent``: nobody wrote it.
  associatedtype MoveRow = Absent
  /// Which of these methods are there; derived from their results.
  var editingSourceMethods: Methods { get }

  /// `Bool`; yes where it is not there.
  func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) throws(TableException)
    -> CanEditRow

  /// `Bool`; where it is not there, yes if `moveRowAt` is.
  func tableView(_ tableView: TableView, canMoveRowAt indexPath: IndexPath) throws(TableException)
    -> CanMoveRow

  /// `Void`: the row was deleted or inserted by hand; change the model and tell the table.
  func tableView(
    _ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) throws(TableException) -> CommitEditingStyle

  /// `Void`: the row was dragged; change the model, the table has moved it already.
  func tableView(_ tableView: TableView, moveRowAt source: IndexPath, to destination: IndexPath)
    throws(TableException) -> MoveRow
}

extension TableViewEditingSource {
  public var editingSourceMethods: Methods {
    .found(
      (CanEditRow.self, .canEditRow),
      (CanMoveRow.self, .canMoveRow),
      (CommitEditingStyle.self, .commitEditingStyle),
      (MoveRow.self, .moveRow))
  }

  /// Not there.
  public func tableView(_: TableView, canEditRowAt: IndexPath) -> Absent { Absent() }
  /// Not there.
  public func tableView(_: TableView, canMoveRowAt: IndexPath) -> Absent { Absent() }
  /// Not there.
  public func tableView(_: TableView, commit: TableViewCell.EditingStyle, forRowAt: IndexPath)
    -> Absent
  { Absent() }
  /// Not there.
  public func tableView(_: TableView, moveRowAt: IndexPath, to: IndexPath) -> Absent { Absent() }
}
