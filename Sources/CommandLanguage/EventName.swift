package import TableKit

/// What a `$name` in a reaction stands for.
package enum EventValue: String, CaseIterable, Sendable {
  case path, row, section, text, detail, header, from, to, value

  package var summary: String {
    switch self {
    case .path: "the row's path, 0:3"
    case .row: "the row's number in its section"
    case .section: "the section's number"
    case .text: "the row's text"
    case .detail: "the row's detail text"
    case .header: "the header of the row's section"
    case .from: "where the moved row was"
    case .to: "where the moved row goes"
    case .value: "what the control, index or scroll view has now"
    }
  }
}

extension EventName {
  /// Its short name, as `on` takes it: `select`; UIKit's own where it has none.
  package var name: String {
    switch self {
    case .commit(let style): style.rawValue
    case .method(let method): Event.named.first { $0.event == self }?.name ?? method.shortName
    }
  }

  package var method: Method {
    switch self {
    case .commit: .commitEditingStyle
    case .method(let method): method
    }
  }

  /// What it carries.
  package var values: [EventValue] {
    switch method {
    case .moveRow, .targetIndexPathForMove:
      [.path, .row, .section, .text, .detail, .header, .from, .to]
    case .numberOfRows, .titleForHeader, .titleForFooter, .heightForHeader, .heightForFooter,
      .estimatedHeightForHeader, .estimatedHeightForFooter, .viewForHeader, .viewForFooter,
      .willDisplayHeaderView, .willDisplayFooterView, .didEndDisplayingHeaderView,
      .didEndDisplayingFooterView:
      [.section, .header]
    case .controlTapped:
      [.path, .row, .section, .text, .detail, .header, .value]
    case .fieldDidBeginEditing, .fieldShouldReturn, .fieldDidEndEditing: [.value]
    case .sectionForSectionIndexTitle, .setEditing, .scrollViewDidScroll,
      .scrollViewWillBeginDragging, .scrollViewDidEndDragging, .scrollViewDidEndScrollingAnimation:
      [.value]
    case .cellForRow, .canEditRow, .canMoveRow, .commitEditingStyle, .willDisplayCell,
      .didEndDisplayingCell, .heightForRow, .estimatedHeightForRow, .indentationLevel,
      .accessoryType, .accessoryButtonTapped, .shouldHighlightRow, .didHighlightRow,
      .didUnhighlightRow, .willSelectRow, .didSelectRow, .willDeselectRow, .didDeselectRow,
      .editingStyleForRow, .titleForDeleteConfirmationButton, .editActionsForRow,
      .leadingSwipeActions, .trailingSwipeActions, .shouldIndentWhileEditing,
      .willBeginEditingRow, .didEndEditingRow:
      [.path, .row, .section, .text, .detail, .header]
    case .numberOfSections, .sectionIndexTitles, .prepareForReuse, .viewDidLoad, .viewWillAppear,
      .viewDidAppear, .viewWillDisappear, .viewDidDisappear, .viewDidUnload,
      .didReceiveMemoryWarning, .willMoveToParent, .didMoveToParent, .reloadData,
      .setTableEditing, .beginUpdates, .endUpdates, .insertRows, .deleteRows, .reloadRows,
      .moveRowInCode, .insertSections, .deleteSections, .reloadSections, .moveSection, .selectRow,
      .deselectRow, .scrollToRow, .barButtonTapped, .pushViewController, .popViewController,
      .popToRootViewController, .popToViewController, .present, .dismiss, .showAlert, .showSheet,
      .willPresentAlertView, .didPresentAlertView, .clickedButton, .willDismissAlertView,
      .didDismissAlertView, .willPresentActionSheet, .didPresentActionSheet, .clickedSheetButton,
      .willDismissActionSheet, .didDismissActionSheet, .alertAction, .shouldSelectTab,
      .didSelectTab:
      []
    }
  }

  /// What `answer` may give; nil: the method asks nothing that a line can answer.
  package var answer: AnswerKind? {
    switch method {
    case .canEditRow, .canMoveRow, .shouldHighlightRow, .shouldIndentWhileEditing: .yesOrNo
    case .willSelectRow, .willDeselectRow: .pathOrNil
    case .targetIndexPathForMove: .path
    case .titleForHeader, .titleForFooter, .titleForDeleteConfirmationButton: .textOrNil
    case .numberOfSections, .numberOfRows, .heightForRow, .heightForHeader, .heightForFooter,
      .estimatedHeightForRow, .estimatedHeightForHeader, .estimatedHeightForFooter,
      .indentationLevel, .sectionForSectionIndexTitle:
      .number
    case .editingStyleForRow: .editingStyle
    case .accessoryType: .accessory
    case .cellForRow, .sectionIndexTitles, .commitEditingStyle, .moveRow, .willDisplayCell,
      .didEndDisplayingCell, .willDisplayHeaderView, .willDisplayFooterView,
      .didEndDisplayingHeaderView, .didEndDisplayingFooterView, .viewForHeader, .viewForFooter,
      .accessoryButtonTapped, .didHighlightRow, .didUnhighlightRow, .didSelectRow,
      .didDeselectRow, .editActionsForRow, .leadingSwipeActions, .trailingSwipeActions,
      .willBeginEditingRow, .didEndEditingRow, .scrollViewDidScroll, .scrollViewWillBeginDragging,
      .scrollViewDidEndDragging, .scrollViewDidEndScrollingAnimation, .prepareForReuse,
      .viewDidLoad, .viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear,
      .viewDidUnload, .setEditing, .didReceiveMemoryWarning, .willMoveToParent, .didMoveToParent,
      .controlTapped, .reloadData, .setTableEditing, .beginUpdates, .endUpdates, .insertRows,
      .deleteRows, .reloadRows, .moveRowInCode, .insertSections, .deleteSections, .reloadSections,
      .moveSection, .selectRow, .deselectRow, .scrollToRow, .barButtonTapped, .pushViewController,
      .popViewController,
      .popToRootViewController, .popToViewController, .present, .dismiss, .showAlert, .showSheet,
      .willPresentAlertView, .didPresentAlertView, .clickedButton, .willDismissAlertView,
      .didDismissAlertView, .willPresentActionSheet, .didPresentActionSheet, .clickedSheetButton,
      .willDismissActionSheet, .didDismissActionSheet, .alertAction, .shouldSelectTab,
      .didSelectTab, .fieldDidBeginEditing,
      .fieldShouldReturn, .fieldDidEndEditing:
      nil
    }
  }
}

/// What an answer may be.
package enum AnswerKind: Hashable, Sendable {
  case yesOrNo, path, pathOrNil, textOrNil, number, editingStyle, accessory

  package var wanted: String {
    switch self {
    case .yesOrNo: "yes or no"
    case .path: "a row's path"
    case .pathOrNil: "nil or a row's path"
    case .textOrNil: "nil or a text"
    case .number: "a number"
    case .editingStyle: "delete, insert or none"
    case .accessory: "none, disclosure, detail, detail-disclosure or checkmark"
    }
  }
}

/// A short name for a method that a reaction can be given to.
package struct Event: Sendable {
  package let name: String
  package let event: EventName
  package let summary: String

  init(_ name: String, _ event: EventName, _ summary: String) {
    (self.name, self.event, self.summary) = (name, event, summary)
  }

  package static let named = [
    Event("highlight", .method(.shouldHighlightRow), "a finger went down on a row"),
    Event("will-select", .method(.willSelectRow), "a row is about to be selected"),
    Event("select", .method(.didSelectRow), "a row was selected by a finger"),
    Event("will-deselect", .method(.willDeselectRow), "a row is about to lose its selection"),
    Event("deselect", .method(.didDeselectRow), "a row lost its selection by a finger"),
    Event("accessory", .method(.accessoryButtonTapped), "the detail button was tapped"),
    Event("control", .method(.controlTapped), "a button or switch in a cell was used"),
    Event("delete", .commit(.delete), "the Delete button was tapped"),
    Event("insert", .commit(.insert), "the plus control was tapped"),
    Event("move", .method(.moveRow), "a row was dropped at another place"),
    Event("edit", .method(.setEditing), "edit mode was turned on or off"),
    Event("will-begin-editing", .method(.willBeginEditingRow), "a swipe is about to show Delete"),
    Event("end-editing", .method(.didEndEditingRow), "the swiped row is done"),
    Event("will-display", .method(.willDisplayCell), "a cell is about to be shown"),
    Event("end-display", .method(.didEndDisplayingCell), "a cell left the screen"),
    Event("scroll", .method(.scrollViewDidScroll), "the content moved"),
    Event("index", .method(.sectionForSectionIndexTitle), "a title of the index was tapped"),
    Event("load", .method(.viewDidLoad), "the screen's view was loaded"),
    Event("unload", .method(.viewDidUnload), "the screen's view was thrown away"),
    Event("appear", .method(.viewDidAppear), "the screen came up"),
    Event("disappear", .method(.viewDidDisappear), "the screen went away"),
  ]
}
