/// Every method through which a table, its cells and its controllers ask, tell or are told.
///
/// The raw value is the place in a table of what is known of each; those that an app implements in a
/// delegate come first, so that they fit the 64 bits of a ``Methods`` set.
public enum Method: UInt8, CaseIterable, Sendable {
  /// How many sections; asked first when the data is loaded.
  case numberOfSections
  /// How many rows a section has; asked when the data is loaded.
  case numberOfRows
  /// The cell of a row; asked when the row comes onto the glass.
  case cellForRow
  /// A section's header; asked when the section comes near the glass.
  case titleForHeader
  /// A section's footer; asked when the section comes near the glass.
  case titleForFooter
  /// Whether a row takes part in edit mode and swipes; yes by default.
  case canEditRow
  /// Whether a row has a grip; yes where moveRow is implemented.
  case canMoveRow
  /// The titles of the index strip; asked when the data is loaded.
  case sectionIndexTitles
  /// The section that a tapped index title leads to.
  case sectionForSectionIndexTitle
  /// Delete or plus was tapped: change the model, then the table.
  case commitEditingStyle
  /// A row was dropped elsewhere: change the model.
  case moveRow
  /// A cell is about to come onto the glass.
  case willDisplayCell
  /// A cell has left the glass.
  case didEndDisplayingCell
  /// A header is about to come onto the glass.
  case willDisplayHeaderView
  /// A footer is about to come onto the glass.
  case willDisplayFooterView
  /// A header has left the glass.
  case didEndDisplayingHeaderView
  /// A footer has left the glass.
  case didEndDisplayingFooterView
  /// A row's height; asked for all rows when the data is loaded.
  case heightForRow
  /// A header's height.
  case heightForHeader
  /// A footer's height.
  case heightForFooter
  /// A guess, so that heights are asked only near the glass.
  case estimatedHeightForRow
  /// A guess at a header's height.
  case estimatedHeightForHeader
  /// A guess at a footer's height.
  case estimatedHeightForFooter
  /// A view instead of the header's title.
  case viewForHeader
  /// A view instead of the footer's title.
  case viewForFooter
  /// How far a row's content stands to the right.
  case indentationLevel
  /// A row's accessory; not asked any more since iOS 3.
  case accessoryType
  /// A detail button was tapped; the row is not selected.
  case accessoryButtonTapped
  /// A finger went down on a row: may it light up; yes by default.
  case shouldHighlightRow
  /// A row lights up under the finger.
  case didHighlightRow
  /// A row does not light up any more.
  case didUnhighlightRow
  /// A tap will select a row: answer it, another one, or nil.
  case willSelectRow
  /// A tap selected a row; never for a selection made in code.
  case didSelectRow
  /// A row will lose its selection: answer it, another one, or nil.
  case willDeselectRow
  /// A row lost its selection by a tap.
  case didDeselectRow
  /// Minus, plus or nothing in edit mode; delete by default.
  case editingStyleForRow
  /// What the red button says; Delete by default.
  case titleForDeleteConfirmationButton
  /// The buttons behind a swiped row, before iOS 11.
  case editActionsForRow
  /// The buttons behind a row swiped to the right.
  case leadingSwipeActions
  /// The buttons behind a row swiped to the left.
  case trailingSwipeActions
  /// Whether a row makes room in edit mode; yes by default.
  case shouldIndentWhileEditing
  /// A swipe is about to show Delete.
  case willBeginEditingRow
  /// The swiped row is as before, or gone.
  case didEndEditingRow
  /// Where a dragged row may land.
  case targetIndexPathForMove
  /// The content moved.
  case scrollViewDidScroll
  /// A finger begins to move the content.
  case scrollViewWillBeginDragging
  /// The finger that moved the content is up.
  case scrollViewDidEndDragging
  /// A scrolling that the program began is over.
  case scrollViewDidEndScrollingAnimation
  /// Whether a menu comes over a row on which a finger stays; no by default.
  case shouldShowMenu
  /// Whether the menu over a row offers an action.
  case canPerformAction
  /// An action of the menu over a row was tapped.
  case performAction
  /// Whether a tap stands for the row's own action; yes by default.
  case canPerformPrimaryAction
  /// A row was tapped that does something of its own.
  case performPrimaryAction
  /// A navigation controller is about to show a screen.
  case willShowController
  /// A navigation controller shows a screen.
  case didShowController
  /// A tab was tapped: may it be shown; yes by default.
  case shouldSelectTab
  /// A tab was tapped, the shown one too.
  case didSelectTab
  /// A cell is about to serve another row.
  case prepareForReuse
  /// The screen's view was made; once, before it is first shown.
  case viewDidLoad
  /// The screen is about to come up.
  case viewWillAppear
  /// The screen is up.
  case viewDidAppear
  /// The screen is about to go.
  case viewWillDisappear
  /// The screen is gone.
  case viewDidDisappear
  /// The hidden screen's view was thrown away, up to iOS 5.
  case viewDidUnload
  /// Edit mode is turned on or off for the screen.
  case setEditing
  /// Memory is short.
  case didReceiveMemoryWarning
  /// The screen is about to join or leave a container.
  case willMoveToParent
  /// The screen joined or left a container.
  case didMoveToParent
  /// A button or switch in a cell was used.
  case controlTapped
  /// The table asks for everything anew and drops the selection.
  case reloadData
  /// Edit mode is turned on or off for the table.
  case setTableEditing
  /// What follows is one update.
  case beginUpdates
  /// The update is checked and done.
  case endUpdates
  /// Tells the table that rows are new.
  case insertRows
  /// Tells the table that rows are gone.
  case deleteRows
  /// Makes the table ask for some cells again.
  case reloadRows
  /// Tells the table that a row has another place.
  case moveRowInCode
  /// Tells the table that sections are new.
  case insertSections
  /// Tells the table that sections are gone.
  case deleteSections
  /// Makes the table ask for some sections again.
  case reloadSections
  /// Tells the table that a section has another place.
  case moveSection
  /// Selects a row; the delegate is not asked or told.
  case selectRow
  /// Takes the selection from a row; the delegate is not told.
  case deselectRow
  /// Scrolls until a row is seen.
  case scrollToRow
  /// A button of the bar was tapped.
  case barButtonTapped
  /// Puts a screen on top of the stack.
  case pushViewController
  /// Takes the top screen off the stack.
  case popViewController
  /// Takes all but the lowest screen off the stack.
  case popToRootViewController
  /// Takes off the stack what is above a screen.
  case popToViewController
  /// Shows a screen over the others.
  case present
  /// Takes the screen away that was presented last.
  case dismiss
  /// Shows an alert.
  case showAlert
  /// Shows a sheet of buttons.
  case showSheet
  /// An alert is about to come up.
  case willPresentAlertView
  /// An alert is up.
  case didPresentAlertView
  /// A button of an alert was tapped; the alert still shows.
  case clickedButton
  /// An alert is about to go.
  case willDismissAlertView
  /// An alert is gone.
  case didDismissAlertView
  /// A sheet is about to come up.
  case willPresentActionSheet
  /// A sheet is up.
  case didPresentActionSheet
  /// A button of a sheet was tapped; the sheet still shows.
  case clickedSheetButton
  /// A sheet is about to go.
  case willDismissActionSheet
  /// A sheet is gone.
  case didDismissActionSheet
  /// A button of an alert was tapped, and the alert is gone.
  case alertAction
  /// A field has the keyboard.
  case fieldDidBeginEditing
  /// The keyboard's return was tapped.
  case fieldShouldReturn
  /// A field has the keyboard no more.
  case fieldDidEndEditing
  /// A button behind a swiped row was tapped.
  case swipeAction
  /// The program has rows filled anew, in the cells that they have.
  case reconfigureRows
}

extension Method {
  /// Whose method it is.
  public enum Owner: String, Sendable {
    /// Asked for what is shown.
    case dataSource = "data source"
    /// Asked about looks, told of touches.
    case delegate
    /// Told of scrolling: the table's delegate too.
    case scrollView = "scroll view delegate"
    /// The cell's own.
    case cell
    /// The controller's own.
    case controller
    /// Told that a button or switch was touched.
    case control
    /// What the program calls to show and to hide controllers.
    case navigation = "navigation controller"
    /// Told of what a stack shows.
    case navigationDelegate = "navigation controller's delegate"
    /// Told of an alert's buttons.
    case alert = "alert's delegate"
    /// Asked and told when a tab is chosen.
    case tabBar = "tab bar controller's delegate"
    /// Told of a text field.
    case field = "text field's delegate"
    /// The table's own: what the program calls, not what the table asks.
    case table
  }

  private var info: Info { Method.infos[Int(rawValue)] }

  /// Whose method it is.
  public var owner: Owner { info.owner }
  /// The name as the trace prints it: `cellForRow`.
  public var shortName: String { info.shortName }
  /// Swift's: `tableView(_:cellForRowAt:)`.
  public var swiftName: String { info.swiftName }
  /// The selector: `tableView:cellForRowAtIndexPath:`.
  public var objectiveCName: String { info.objectiveCName }
  /// The first release that has it.
  public var since: Era { Era(info.since) ?? 2 }

  /// `numberOfRowsInSection` and `cellForRow`, without which a table cannot be filled.
  public var isRequired: Bool { self == .numberOfRows || self == .cellForRow }
}
