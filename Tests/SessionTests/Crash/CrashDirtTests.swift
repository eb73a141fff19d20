import TableKit
import Testing

@testable import Session

/// A message as it is found on pages, in consoles and in mails, and what must be read out of it.
struct DirtyCase: CustomTestStringConvertible, Sendable {
  var text: String
  var kind: String
  var era: Int?

  init(_ kind: String, era: Int? = nil, _ text: String) {
    (self.kind, self.era, self.text) = (kind, era, text)
  }

  var testDescription: String { String(text.prefix(70)) }

  static func rows(
    _ gap: String, _ section: Int, after: Int, before: Int, _ inserted: Int, _ deleted: Int,
    moved: (Int, Int)? = (0, 0), end: String = "."
  ) -> String {
    let moves =
      moved.map {
        " and plus or minus the number of rows moved into or out of that section"
          + " (\($0.0) moved in, \($0.1) moved out)"
      } ?? ""
    return "Invalid update: invalid number of rows in section \(section).\(gap)The number of rows"
      + " contained in an existing section after the update (\(after)) must be equal to the number of"
      + " rows contained in that section before the update (\(before)), plus or minus the number of"
      + " rows inserted or deleted from that section (\(inserted) inserted, \(deleted) deleted)"
      + "\(moves)\(end)"
  }

  static func sections(
    _ gap: String, after: Int, before: Int, _ inserted: Int, _ deleted: Int
  ) -> String {
    "Invalid update: invalid number of sections.\(gap)The number of sections contained in the table"
      + " view after the update (\(after)) must be equal to the number of sections contained in the"
      + " table view before the update (\(before)), plus or minus the number of sections inserted or"
      + " deleted (\(inserted) inserted, \(deleted) deleted)."
  }

  static let terminating =
    "2021-03-04 10:11:12.345 App[123:4567] *** Terminating app due to uncaught exception"
    + " 'NSInternalInconsistencyException', reason: "
  static let stack =
    "\n*** First throw call stack:\n(0x1844d6364 0x183723c4c 0x1844d61f4)\nlibc++abi.dylib:"
    + " terminating with uncaught exception of type NSException\n(lldb)"
}

extension DirtyCase {
  static let counts: [DirtyCase] = [
    DirtyCase("rows-count", era: 12, rows("  ", 0, after: 3, before: 3, 1, 0)),
    DirtyCase("rows-count", era: 12, rows("  ", 7, after: 3, before: 3, 0, 2)),
    DirtyCase("rows-count", era: 14, rows(" ", 0, after: 3, before: 4, 0, 0)),
    DirtyCase("rows-count", era: 14, rows(" ", 2, after: 12, before: 9, 1, 0)),
    DirtyCase("rows-count", era: 14, rows(" ", 0, after: 5, before: 5, 0, 0, moved: (2, 1))),
    DirtyCase("rows-count", era: 12, rows("  ", 3, after: 5, before: 7, 0, 0, moved: (1, 0))),
    DirtyCase("rows-count", era: 4, rows("  ", 0, after: 6, before: 6, 1, 0, moved: nil)),
    DirtyCase("rows-count", era: 4, rows("  ", 4, after: 0, before: 2, 0, 1, moved: nil)),
    DirtyCase("rows-count", era: 12, rows("  ", 0, after: 82, before: 80, 1, 0, end: "..")),
    DirtyCase(
      "rows-count", era: 17,
      rows(
        " ", 0, after: 20, before: 20, 0, 1,
        end:
          ". Table view: <UITableView: 0x7f8a2b03d000; frame = (0 0; 390 844); clipsToBounds = YES>"
      )
    ),
    DirtyCase(
      "rows-count", era: 15,
      rows(" ", 1, after: 6, before: 4, 1, 0, end: ". Table view: <MyApp.FeedTable: 0x1>")),
    DirtyCase(
      "rows-count", era: 12,
      terminating + "'" + rows("  ", 0, after: 3, before: 3, 1, 0) + "'" + stack),
    DirtyCase(
      "rows-count", era: 7,
      "*** Assertion failure in -[UITableView _endCellAnimationsWithContext:],"
        + " /SourceCache/UIKit/UIKit-2903.23/UITableView.m:1330\n" + terminating + "'"
        + rows("  ", 1, after: 8, before: 8, 0, 3) + "'" + stack),
    DirtyCase(
      "rows-count", era: 12,
      "CoreData: error: Serious application error.  An exception was caught from the delegate of"
        + " NSFetchedResultsController during a call to -controllerDidChangeContent:.  "
        + rows("  ", 0, after: 1, before: 1, 0, 1) + " with userInfo (null)"),
    DirtyCase("rows-count", String(rows("  ", 0, after: 9, before: 9, 1, 0).prefix(190))),
    DirtyCase("rows-count", String(rows("  ", 0, after: 9, before: 9, 1, 0).dropFirst(31))),
    DirtyCase("rows-count", String(rows("  ", 0, after: 9, before: 9, 1, 0).dropFirst(110))),
    DirtyCase(
      "rows-count",
      rows("\n", 0, after: 9, before: 9, 1, 0).replacing(" of rows", with: "\nof  rows")),
    DirtyCase("rows-count", rows("\\n", 0, after: 9, before: 9, 1, 0)),
    DirtyCase("rows-count", "“" + rows(" ", 0, after: 9, before: 9, 1, 0) + "”"),
    DirtyCase("rows-count", rows(" ", 0, after: 2, before: 1, 0, 0).lowercased()),
    impossible,
    DirtyCase(
      "rows-count",
      "Invalid update: invalid number of rows in section 3. The number of rows contained in an"
        + " existing section after the update (4) ... (1 inserted, 0 deleted)"),
    DirtyCase("rows-count", "Invalid update: invalid number of rows in section 0"),
    DirtyCase("rows-count", "Invalid update: invalid number of rows in section %ld."),
    DirtyCase("sections-count", era: 12, sections("  ", after: 1, before: 2, 0, 0)),
    DirtyCase("sections-count", era: 14, sections(" ", after: 3, before: 3, 1, 0)),
    DirtyCase("sections-count", era: 12, sections("  ", after: 0, before: 1, 0, 0)),
    DirtyCase("sections-count", era: 12, sections("  ", after: 1, before: 0, 0, 0)),
    DirtyCase(
      "sections-count", era: 12, terminating + "'" + sections("  ", after: 5, before: 4, 2, 0)),
    DirtyCase("sections-count", String(sections(" ", after: 5, before: 4, 2, 0).dropFirst(44))),
    DirtyCase(
      "batch-updates-inconsistent", era: 17,
      "Invalid batch updates detected: the number of sections and/or rows returned by the data source"
        + " before and after performing the batch updates are inconsistent with the updates.\nData"
        + " source before updates = { 2 sections with row counts: [3, 4] }\nData source after updates ="
        + " { 2 sections with row counts: [3, 9] }\nUpdates = [\n\tDelete row (1 - 0),\n\tInsert row"
        + " (1 - 0)\n]\nTable view: <UITableView: 0x14f80a200; frame = (0 0; 1 1)>"),
    DirtyCase(
      "batch-updates-inconsistent", era: 16,
      "Invalid batch updates detected: the number of sections and/or rows returned by the data source"
        + " before and/or after performing the batch updates are inconsistent with the updates. Data"
        + " source before updates = { 1 section with row counts: [3] } Data source after updates = { 2"
        + " sections with row counts: [3, 1] } Updates = [ Insert row (0 - 0), Insert row (0 - 1) ]"
    ),
    DirtyCase(
      "batch-updates-inconsistent", "Invalid batch updates detected: the number of sections and/or"),
    numberless,
  ]

  /// Of one row five are deleted.
  static let impossible = DirtyCase("rows-count", rows(" ", 0, after: 2, before: 1, 0, 5))

  static let numberless = DirtyCase(
    "legacy-update-inconsistent",
    "Invalid table view update.  The application has requested an"
      + " update to the table view that is inconsistent with the state provided by the data source."
  )

  /// Those of which an update can be written out.
  static let updates = (counts + places).filter {
    ![impossible.text, numberless.text].contains($0.text)
  }

  static let places: [DirtyCase] = [
    DirtyCase(
      "delete-row-bounds",
      "attempt to delete row 5 from section 3 which only contains 2 rows before the update"),
    DirtyCase(
      "delete-row-bounds",
      "attempt to delete row 0 from section 0 which only contains 0 rows before the update"),
    DirtyCase(
      "delete-row-bounds",
      terminating
        + "'attempt to delete row 12 from section 0 which only contains 12 rows before the update'"
        + stack),
    DirtyCase("delete-row-bounds", "attempt to delete row 12 from section 0 which only con"),
    DirtyCase(
      "delete-row-section-bounds",
      "attempt to delete row 0 from section 1, but there are only 1 sections before the update"),
    DirtyCase(
      "delete-row-section-bounds",
      "attempt to delete row 3 from section 0, but there are only 0 sections before the update"),
    DirtyCase(
      "insert-row-bounds",
      "attempt to insert row 4 into section 0, but there are only 4 rows in section 0 after the update"
    ),
    DirtyCase(
      "insert-row-bounds",
      "attempt to insert row 0 into section 6, but there are only 0 rows in section 6 after the update"
    ),
    DirtyCase(
      "insert-row-section-bounds",
      "attempt to insert row 0 into section 1, but there are only 1 sections after the update"),
    DirtyCase(
      "insert-row-section-bounds",
      "attempt to insert row 0 into section 0, but there are only 0 sections after the update"),
    DirtyCase(
      "delete-section-bounds",
      "attempt to delete section 1, but there are only 1 sections before the update"),
    DirtyCase(
      "insert-section-bounds",
      "attempt to insert section 3 but there are only 3 sections after the update"),
    DirtyCase(
      "delete-and-reload", era: 17,
      "attempt to delete and reload the same index path (<NSIndexPath: 0xc000000000200016> {length = 2, path = 0 - 1})"
    ),
    DirtyCase(
      "delete-and-reload", era: 6,
      "attempt to delete and reload the same index path (<NSIndexPath 0x8b5c2e0> 2 indexes [1, 2])"),
    DirtyCase(
      "delete-and-reload",
      "attempt to delete and reload the same index path ({length = 2, path = 0 - 9223372036854775807})"
    ),
    DirtyCase(
      "delete-and-move",
      "attempt to perform a delete and a move from the same index path (<NSIndexPath: 0x1> {length = 2, path = 2 - 0})"
    ),
    DirtyCase(
      "delete-and-move", "attempt to perform a delete and a move from the same index path ([0, 3])"),
    DirtyCase(
      "insert-and-move", era: 6,
      "attempt to perform an insert and a move to the same index path (<NSIndexPath 0x1> 2 indexes [0, 4])"
    ),
    DirtyCase(
      "move-from-bounds",
      "attempt to move index path (<NSIndexPath: 0x1> {length = 2, path = 1 - 3}) that does not exist - there are only 3 rows in section 1 before the update"
    ),
    DirtyCase(
      "move-to-bounds",
      "attempt to move index path (<NSIndexPath: 0x1> {length = 2, path = 0 - 0}) to index path (<NSIndexPath: 0x2> {length = 2, path = 0 - 5}) that does not exist - there are only 5 rows in section 0 after the update"
    ),
    DirtyCase(
      "move-to-bounds",
      "attempt to move index path (<NSIndexPath: 0x1> {length = 2, path = 2 - 1}) to index path (<NSIndexPath: 0x2> {length = 2, path = 0 - 0}) that does not exist - there are only 0 rows in section 0 after the update"
    ),
    DirtyCase(
      "move-two-to-one",
      "attempt to move both row at index path <NSIndexPath: 0x1> {length = 2, path = 0 - 1} and <NSIndexPath: 0x2> {length = 2, path = 0 - 2} to <NSIndexPath: 0x3> {length = 2, path = 0 - 4}"
    ),
    DirtyCase("move-from-deleted-section", "cannot move a row from a deleted section (2)"),
    DirtyCase("move-from-deleted-section", "cannot move a row from a deleted section (0)"),
    DirtyCase("move-from-deleted-section", "cannot move a row from a deleted section"),
    DirtyCase("move-into-new-section", "cannot move a row into a newly inserted section (1)"),
    DirtyCase("move-into-new-section", "cannot move a row into a newly inserted section (0)"),
  ]

  static let others: [DirtyCase] = [
    DirtyCase(
      "scroll-row-bounds", era: 10,
      "-[UITableView _contentOffsetForScrollingToRowAtIndexPath:atScrollPosition:]: row (30) beyond bounds (30) for section (0)."
    ),
    DirtyCase(
      "scroll-row-bounds", era: 5,
      "*** Terminating app due to uncaught exception 'NSRangeException', reason: '-[UITableView scrollToRowAtIndexPath:atScrollPosition:animated:]: row (4) beyond bounds (2) for section (1).'"
    ),
    DirtyCase(
      "scroll-row-bounds", era: 12,
      "-[UITableView _contentOffsetForScrollingToRowAtIndexPath:atScrollPosition:usingPresentationValues:]: row (0) beyond bounds (0) for section (3)."
    ),
    DirtyCase(
      "scroll-row-bounds", era: 17,
      "Attempted to scroll the table view to an out-of-bounds row (6) when there are only 6 rows in section 0. Table view: <UITableView: 0x7fb1; frame = (0 0; 1 1); dataSource: <X: 0x6>>"
    ),
    DirtyCase(
      "scroll-section-bounds", era: 17,
      "Attempted to scroll the table view to an out-of-bounds section (2) when there are only 2 sections. Table view: <UITableView: 0x7fb1>"
    ),
    DirtyCase(
      "scroll-section-bounds", era: 5,
      "-[UITableView scrollToRowAtIndexPath:atScrollPosition:animated:]: section (0) beyond bounds (0)."
    ),
    DirtyCase(
      "rect-bad-path",
      "request for rect at invalid index path (<NSIndexPath: 0x1> {length = 2, path = 0 - 3})"),
    DirtyCase(
      "rows-of-bad-section", "Requested the number of rows for section (4) which is out of bounds."),
    DirtyCase(
      "negative-row-height", era: 10,
      "table view row height must not be negative - provided height for index path (<NSIndexPath: 0x1> {length = 2, path = 0 - 2}) is -8.500000"
    ),
    DirtyCase(
      "negative-header-height",
      "section header height must not be negative - provided height for section 1 is -1.000000"),
    DirtyCase(
      "bad-row-height", era: 8,
      "Invalid row height provided by table delegate. Value must be greater than zero or UITableViewAutomaticDimension."
    ),
    DirtyCase(
      "dequeue-unregistered",
      "unable to dequeue a cell with identifier My Cell - must register a nib or a class for the identifier or connect a prototype cell in a storyboard"
    ),
    DirtyCase(
      "dequeue-unregistered",
      terminating
        + "'unable to dequeue a cell with identifier \\\"Cell\\\" - must register a nib or a class for the identifier'"
    ),
    DirtyCase(
      "dequeue-twice",
      "Attempted to dequeue multiple cells for the same index path, which is not allowed. If you really need to"
    ),
    DirtyCase(
      "nil-cell", era: 8,
      "UITableView dataSource must return a cell from tableView:cellForRowAtIndexPath:"),
    DirtyCase(
      "nil-cell-modern", era: 17,
      "UITableView (<UITableView: 0x7f; frame = (0 0; 1 1); layer = <CALayer: 0x6>>) failed to obtain a cell from its dataSource (<App.VC: 0x7f>)"
    ),
    DirtyCase(
      "nil-cell-modern", era: 11,
      "iOS 11.2: UITableView (&lt;UITableView: 0x7f&gt;) failed to obtain a cell from its dataSource (&lt;App.VC: 0x7f&gt;)"
    ),
    DirtyCase("no-datasource", "reason: 'UITableView dataSource is not set'"),
    DirtyCase(
      "missing-method",
      "-[UIView tableView:numberOfRowsInSection:]: unrecognized selector sent to instance 0x7fd1"),
    DirtyCase(
      "missing-method", era: 3,
      "*** -[NSCFString tableView:cellForRowAtIndexPath:]: unrecognized selector sent to instance 0x7fd1"
    ),
    DirtyCase(
      "nib-not-tableview",
      "-[UITableViewController loadView] loaded the \"BYZ-38-t0r-view-8bC-Xf-vdC\" nib but didn't get a UITableView."
    ),
    DirtyCase(
      "diffable-duplicate-items",
      "Fatal: supplied item identifiers are not unique. Duplicate identifiers: {(\n    Apple,\n    Pear\n)}"
    ),
    DirtyCase(
      "bad-move-target",
      "UITableView delegate method tableView:targetIndexPathForMoveFromRowAtIndexPath:toProposedIndexPath: returned an invalid target index path (section: 0, row: 9) because there are only 4 rows in this section of the table view."
    ),
    DirtyCase(
      "two-animations",
      "*** Assertion failure in -[_UITableViewUpdateSupport _setupAnimationsForNewlyInsertedCells], Attempt to create two animations for cell"
    ),
    DirtyCase(
      "section-map-bug",
      "UITableView internal bug: unable to generate a new section map with old section count: 3 and new section count: 2"
    ),
    DirtyCase(
      "collection-view-counts",
      rows(" ", 0, after: 3, before: 3, 1, 0).replacing("rows", with: "items")),
    DirtyCase(
      "collection-view-bounds",
      "attempt to delete item 3 from section 0 which only contains 3 items before the update"),
    DirtyCase(
      "collection-view-cells",
      "could not dequeue a view of kind: UICollectionElementKindCell with identifier Cell - must register a nib or a class for the identifier or connect a prototype cell in a storyboard"
    ),
    DirtyCase(
      "cell-asked-while-shown",
      "[Assert] Attempted to call -cellForRowAtIndexPath: on the table view while it was in the process of updating its visible cells, which is not allowed. Make a symbolic breakpoint at UITableViewAlertForCellForRowAtIndexPathAccessDuringUpdate to catch this."
    ),
    DirtyCase(
      "array-bounds",
      "'NSRangeException', reason: '*** -[__NSArrayM objectAtIndex:]: index 3 beyond bounds [0 .. 2]'"
    ),
    DirtyCase(
      "placeholder-bug",
      "UITableView internal inconsistency: missing placeholder context for this index path:"
        + " <NSIndexPath: 0x1> {length = 2, path = 0 - 1}"),
    DirtyCase(
      "array-bounds",
      "Fatal error: Index out of range: file Swift/ContiguousArrayBuffer.swift, line 444"),
    DirtyCase(
      "unrecognized-selector",
      "-[MyApp.VC buttonTapped:]: unrecognized selector sent to instance 0x7f"),
    DirtyCase(
      "key-value-coding",
      "[<UIViewController 0x7f> setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key tableView."
    ),
  ]
}

@Suite struct CrashDirtTests {
  @Test(arguments: DirtyCase.counts + DirtyCase.places + DirtyCase.others)
  func aMessageIsUnderstoodWhateverAPageMadeOfIt(_ c: DirtyCase) throws {
    let report = try #require(CrashReport(reading: c.text))
    #expect(report.name == c.kind)
    if let era = c.era { #expect(report.era?.version == era) }
    #expect(!crashLines(for: c.text).isEmpty)
  }

  @Test(arguments: DirtyCase.updates)
  func theUpdateThatIsWrittenOutBreaksTheSameRule(_ c: DirtyCase) throws {
    let report = try #require(CrashReport(reading: c.text))
    let scene = try #require(report.scene)
    let sums = ["rows-count", "sections-count"]
    let expected = c.kind == "batch-updates-inconsistent" ? sums : [c.kind, "\(c.kind)-section"]
    #expect(expected.contains(scene.fault?.kind ?? "none"))
    #expect(report.script != nil || c.text.contains("%"))
  }

  @Test(arguments: [DirtyCase.impossible, .numberless])
  func noUpdateIsWrittenOutThatCannotBe(_ c: DirtyCase) throws {
    let report = try #require(CrashReport(reading: c.text))
    #expect(report.scene == nil)
  }

  @Test(arguments: [
    "> *** Terminating app, reason: '"
      + DirtyCase.rows(" ", 2, after: 3, before: 1, 1, 0).replacing(
        " the number", with: "\n> the number")
      + "'",
    "&gt; "
      + DirtyCase.rows(" ", 2, after: 3, before: 1, 1, 0).replacing(" be ", with: "\n&gt; be "),
    "„" + DirtyCase.rows(" ", 2, after: 3, before: 1, 1, 0) + "“",
    "«" + DirtyCase.rows(" ", 2, after: 3, before: 1, 1, 0) + "»",
  ])
  func whatAMailPutsAroundAMessageHidesNothingOfIt(_ text: String) {
    #expect(
      crashLines(for: text).contains(
        "  section 2: before 1, + 1 inserted, − 0 deleted → expected 2;"),
      "\(crashLines(for: text))")
  }

  @Test(arguments: [
    "", "  ", "hello", "EXC_BAD_ACCESS (code=1, address=0x0)", "my table is empty", "tap 0:2",
  ])
  func aTextThatIsNoExceptionIsAnsweredClearly(_ text: String) {
    #expect(CrashReport(reading: text) == nil)
    #expect(crashLines(for: text).first?.hasPrefix("no exception of a table that is known") == true)
  }
}
