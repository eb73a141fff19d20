package import TableKit

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

  /// Whether a call is one of it.
  package func isCalled(by call: Call) -> Bool {
    switch self {
    case .method(let method): return call.method == method
    case .commit(let style):
      guard case .style(style, _) = call.arguments else { return false }
      return call.method == .commitEditingStyle
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
      [.path, .row, .section, .text, .detail, .header, .value, .superview]
    case .fieldDidBeginEditing, .fieldShouldReturn, .fieldDidEndEditing: [.value]
    case .sectionForSectionIndexTitle, .setEditing, .scrollViewDidScroll,
      .scrollViewWillBeginDragging, .scrollViewDidEndDragging, .scrollViewDidEndScrollingAnimation:
      [.value]
    case .cellForRow, .willDisplayCell, .didEndDisplayingCell:
      [.path, .row, .section, .text, .detail, .header, .cell]
    case .canEditRow, .canMoveRow, .commitEditingStyle, .heightForRow, .estimatedHeightForRow,
      .indentationLevel,
      .accessoryType, .accessoryButtonTapped, .shouldHighlightRow, .didHighlightRow,
      .didUnhighlightRow, .willSelectRow, .didSelectRow, .willDeselectRow, .didDeselectRow,
      .editingStyleForRow, .titleForDeleteConfirmationButton, .editActionsForRow,
      .leadingSwipeActions, .trailingSwipeActions, .shouldIndentWhileEditing,
      .willBeginEditingRow, .didEndEditingRow, .swipeAction, .shouldShowMenu,
      .canPerformPrimaryAction, .performPrimaryAction:
      [.path, .row, .section, .text, .detail, .header]
    case .canPerformAction, .performAction:
      [.path, .row, .section, .text, .detail, .header, .value]
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
      .didSelectTab, .reconfigureRows, .willShowController, .didShowController:
      []
    }
  }

  /// What `answer` may give; nil: the method asks nothing that a line can answer.
  package var answer: AnswerKind? {
    switch method {
    case .canEditRow, .canMoveRow, .shouldHighlightRow, .shouldIndentWhileEditing, .shouldShowMenu,
      .canPerformAction, .canPerformPrimaryAction:
      .yesOrNo
    case .willSelectRow, .willDeselectRow: .pathOrNil
    case .targetIndexPathForMove: .path
    case .titleForHeader, .titleForFooter, .titleForDeleteConfirmationButton: .textOrNil
    case .numberOfSections, .numberOfRows, .heightForRow, .heightForHeader, .heightForFooter,
      .estimatedHeightForRow, .estimatedHeightForHeader, .estimatedHeightForFooter,
      .indentationLevel, .sectionForSectionIndexTitle:
      .number
    case .editingStyleForRow: .editingStyle
    case .accessoryType: .accessory
    case .cellForRow: .nilOnly
    case .sectionIndexTitles, .commitEditingStyle, .moveRow, .willDisplayCell,
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
      .fieldShouldReturn, .fieldDidEndEditing, .swipeAction, .reconfigureRows, .performAction,
      .performPrimaryAction,
      .willShowController, .didShowController:
      nil
    }
  }
}

/// What an answer may be.
package enum AnswerKind: Hashable, Sendable {
  case yesOrNo, nilOnly, path, pathOrNil, textOrNil, number, editingStyle, accessory

  package var wanted: String {
    switch self {
    case .yesOrNo: "yes or no"
    case .nilOnly: "nil"
    case .path: "a row's path"
    case .pathOrNil: "nil or a row's path"
    case .textOrNil: "nil or a text"
    case .number: "a number"
    case .editingStyle: "delete, insert or none"
    case .accessory: "none, disclosure, detail, detail-disclosure or checkmark"
    }
  }
}
