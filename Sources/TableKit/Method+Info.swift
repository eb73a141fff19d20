extension Method {
  /// What is known of a method.
  struct Info: Sendable {
    let owner: Owner
    let shortName: String
    let swiftName: String
    let objectiveCName: String
    let since: Int

    init(
      _ owner: Owner, _ shortName: String, _ swiftName: String, _ objectiveCName: String,
      _ since: Int
    ) {
      self.owner = owner
      self.shortName = shortName
      self.swiftName = swiftName
      self.objectiveCName = objectiveCName
      self.since = since
    }
  }

  static let infos: [Info] = [
    Info(
      .dataSource, "numberOfSections", "numberOfSections(in:)", "numberOfSectionsInTableView:", 2),
    Info(
      .dataSource, "numberOfRowsInSection", "tableView(_:numberOfRowsInSection:)",
      "tableView:numberOfRowsInSection:", 2),
    Info(
      .dataSource, "cellForRow", "tableView(_:cellForRowAt:)", "tableView:cellForRowAtIndexPath:", 2
    ),
    Info(
      .dataSource, "titleForHeader", "tableView(_:titleForHeaderInSection:)",
      "tableView:titleForHeaderInSection:", 2),
    Info(
      .dataSource, "titleForFooter", "tableView(_:titleForFooterInSection:)",
      "tableView:titleForFooterInSection:", 2),
    Info(
      .dataSource, "canEditRow", "tableView(_:canEditRowAt:)", "tableView:canEditRowAtIndexPath:", 2
    ),
    Info(
      .dataSource, "canMoveRow", "tableView(_:canMoveRowAt:)", "tableView:canMoveRowAtIndexPath:", 2
    ),
    Info(
      .dataSource, "sectionIndexTitles", "sectionIndexTitles(for:)",
      "sectionIndexTitlesForTableView:", 2),
    Info(
      .dataSource, "sectionForSectionIndexTitle", "tableView(_:sectionForSectionIndexTitle:at:)",
      "tableView:sectionForSectionIndexTitle:atIndex:", 2),
    Info(
      .dataSource, "commitEditingStyle", "tableView(_:commit:forRowAt:)",
      "tableView:commitEditingStyle:forRowAtIndexPath:", 2),
    Info(
      .dataSource, "moveRow", "tableView(_:moveRowAt:to:)",
      "tableView:moveRowAtIndexPath:toIndexPath:", 2),
    Info(
      .delegate, "willDisplayCell", "tableView(_:willDisplay:forRowAt:)",
      "tableView:willDisplayCell:forRowAtIndexPath:", 2),
    Info(
      .delegate, "didEndDisplayingCell", "tableView(_:didEndDisplaying:forRowAt:)",
      "tableView:didEndDisplayingCell:forRowAtIndexPath:", 6),
    Info(
      .delegate, "willDisplayHeaderView", "tableView(_:willDisplayHeaderView:forSection:)",
      "tableView:willDisplayHeaderView:forSection:", 6),
    Info(
      .delegate, "willDisplayFooterView", "tableView(_:willDisplayFooterView:forSection:)",
      "tableView:willDisplayFooterView:forSection:", 6),
    Info(
      .delegate, "didEndDisplayingHeaderView",
      "tableView(_:didEndDisplayingHeaderView:forSection:)",
      "tableView:didEndDisplayingHeaderView:forSection:", 6),
    Info(
      .delegate, "didEndDisplayingFooterView",
      "tableView(_:didEndDisplayingFooterView:forSection:)",
      "tableView:didEndDisplayingFooterView:forSection:", 6),
    Info(
      .delegate, "heightForRow", "tableView(_:heightForRowAt:)",
      "tableView:heightForRowAtIndexPath:", 2),
    Info(
      .delegate, "heightForHeader", "tableView(_:heightForHeaderInSection:)",
      "tableView:heightForHeaderInSection:", 2),
    Info(
      .delegate, "heightForFooter", "tableView(_:heightForFooterInSection:)",
      "tableView:heightForFooterInSection:", 2),
    Info(
      .delegate, "estimatedHeightForRow", "tableView(_:estimatedHeightForRowAt:)",
      "tableView:estimatedHeightForRowAtIndexPath:", 7),
    Info(
      .delegate, "estimatedHeightForHeader", "tableView(_:estimatedHeightForHeaderInSection:)",
      "tableView:estimatedHeightForHeaderInSection:", 7),
    Info(
      .delegate, "estimatedHeightForFooter", "tableView(_:estimatedHeightForFooterInSection:)",
      "tableView:estimatedHeightForFooterInSection:", 7),
    Info(
      .delegate, "viewForHeader", "tableView(_:viewForHeaderInSection:)",
      "tableView:viewForHeaderInSection:", 2),
    Info(
      .delegate, "viewForFooter", "tableView(_:viewForFooterInSection:)",
      "tableView:viewForFooterInSection:", 2),
    Info(
      .delegate, "indentationLevel", "tableView(_:indentationLevelForRowAt:)",
      "tableView:indentationLevelForRowAtIndexPath:", 2),
    Info(
      .delegate, "accessoryType", "tableView(_:accessoryTypeForRowWith:)",
      "tableView:accessoryTypeForRowWithIndexPath:", 2),
    Info(
      .delegate, "accessoryButtonTapped", "tableView(_:accessoryButtonTappedForRowWith:)",
      "tableView:accessoryButtonTappedForRowWithIndexPath:", 2),
    Info(
      .delegate, "shouldHighlightRow", "tableView(_:shouldHighlightRowAt:)",
      "tableView:shouldHighlightRowAtIndexPath:", 6),
    Info(
      .delegate, "didHighlightRow", "tableView(_:didHighlightRowAt:)",
      "tableView:didHighlightRowAtIndexPath:", 6),
    Info(
      .delegate, "didUnhighlightRow", "tableView(_:didUnhighlightRowAt:)",
      "tableView:didUnhighlightRowAtIndexPath:", 6),
    Info(
      .delegate, "willSelectRow", "tableView(_:willSelectRowAt:)",
      "tableView:willSelectRowAtIndexPath:", 2),
    Info(
      .delegate, "didSelectRow", "tableView(_:didSelectRowAt:)",
      "tableView:didSelectRowAtIndexPath:", 2),
    Info(
      .delegate, "willDeselectRow", "tableView(_:willDeselectRowAt:)",
      "tableView:willDeselectRowAtIndexPath:", 3),
    Info(
      .delegate, "didDeselectRow", "tableView(_:didDeselectRowAt:)",
      "tableView:didDeselectRowAtIndexPath:", 3),
    Info(
      .delegate, "editingStyleForRow", "tableView(_:editingStyleForRowAt:)",
      "tableView:editingStyleForRowAtIndexPath:", 2),
    Info(
      .delegate, "titleForDeleteConfirmationButton",
      "tableView(_:titleForDeleteConfirmationButtonForRowAt:)",
      "tableView:titleForDeleteConfirmationButtonForRowAtIndexPath:", 3),
    Info(
      .delegate, "editActionsForRow", "tableView(_:editActionsForRowAt:)",
      "tableView:editActionsForRowAtIndexPath:", 8),
    Info(
      .delegate, "leadingSwipeActionsConfiguration",
      "tableView(_:leadingSwipeActionsConfigurationForRowAt:)",
      "tableView:leadingSwipeActionsConfigurationForRowAtIndexPath:", 11),
    Info(
      .delegate, "trailingSwipeActionsConfiguration",
      "tableView(_:trailingSwipeActionsConfigurationForRowAt:)",
      "tableView:trailingSwipeActionsConfigurationForRowAtIndexPath:", 11),
    Info(
      .delegate, "shouldIndentWhileEditing", "tableView(_:shouldIndentWhileEditingRowAt:)",
      "tableView:shouldIndentWhileEditingRowAtIndexPath:", 2),
    Info(
      .delegate, "willBeginEditingRow", "tableView(_:willBeginEditingRowAt:)",
      "tableView:willBeginEditingRowAtIndexPath:", 2),
    Info(
      .delegate, "didEndEditingRow", "tableView(_:didEndEditingRowAt:)",
      "tableView:didEndEditingRowAtIndexPath:", 2),
    Info(
      .delegate, "targetIndexPathForMove",
      "tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)",
      "tableView:targetIndexPathForMoveFromRowAtIndexPath:toProposedIndexPath:", 2),
    Info(.scrollView, "scrollViewDidScroll", "scrollViewDidScroll(_:)", "scrollViewDidScroll:", 2),
    Info(
      .scrollView, "scrollViewWillBeginDragging", "scrollViewWillBeginDragging(_:)",
      "scrollViewWillBeginDragging:", 2),
    Info(
      .scrollView, "scrollViewDidEndDragging", "scrollViewDidEndDragging(_:willDecelerate:)",
      "scrollViewDidEndDragging:willDecelerate:", 2),
    Info(
      .scrollView, "scrollViewDidEndScrollingAnimation", "scrollViewDidEndScrollingAnimation(_:)",
      "scrollViewDidEndScrollingAnimation:", 2),
    Info(
      .delegate, "shouldShowMenu", "tableView(_:shouldShowMenuForRowAt:)",
      "tableView:shouldShowMenuForRowAtIndexPath:", 5),
    Info(
      .delegate, "canPerformAction", "tableView(_:canPerformAction:forRowAt:withSender:)",
      "tableView:canPerformAction:forRowAtIndexPath:withSender:", 5),
    Info(
      .delegate, "performAction", "tableView(_:performAction:forRowAt:withSender:)",
      "tableView:performAction:forRowAtIndexPath:withSender:", 5),
    Info(
      .delegate, "canPerformPrimaryAction", "tableView(_:canPerformPrimaryActionForRowAt:)",
      "tableView:canPerformPrimaryActionForRowAtIndexPath:", 16),
    Info(
      .delegate, "performPrimaryAction", "tableView(_:performPrimaryActionForRowAt:)",
      "tableView:performPrimaryActionForRowAtIndexPath:", 16),
    Info(
      .navigationDelegate, "willShow", "navigationController(_:willShow:animated:)",
      "navigationController:willShowViewController:animated:", 2),
    Info(
      .navigationDelegate, "didShow", "navigationController(_:didShow:animated:)",
      "navigationController:didShowViewController:animated:", 2),
    Info(
      .tabBar, "shouldSelect", "tabBarController(_:shouldSelect:)",
      "tabBarController:shouldSelectViewController:", 3),
    Info(
      .tabBar, "didSelect", "tabBarController(_:didSelect:)",
      "tabBarController:didSelectViewController:", 2),
    Info(.cell, "prepareForReuse", "prepareForReuse()", "prepareForReuse", 2),
    Info(.controller, "viewDidLoad", "viewDidLoad()", "viewDidLoad", 2),
    Info(.controller, "viewWillAppear", "viewWillAppear(_:)", "viewWillAppear:", 2),
    Info(.controller, "viewDidAppear", "viewDidAppear(_:)", "viewDidAppear:", 2),
    Info(.controller, "viewWillDisappear", "viewWillDisappear(_:)", "viewWillDisappear:", 2),
    Info(.controller, "viewDidDisappear", "viewDidDisappear(_:)", "viewDidDisappear:", 2),
    Info(.controller, "viewDidUnload", "viewDidUnload()", "viewDidUnload", 3),
    Info(.controller, "setEditing", "setEditing(_:animated:)", "setEditing:animated:", 2),
    Info(
      .controller, "didReceiveMemoryWarning", "didReceiveMemoryWarning()",
      "didReceiveMemoryWarning", 2),
    Info(
      .controller, "willMoveToParent", "willMove(toParent:)", "willMoveToParentViewController:", 5),
    Info(.controller, "didMoveToParent", "didMove(toParent:)", "didMoveToParentViewController:", 5),
    Info(
      .control, "controlTapped", "addTarget(_:action:for:)", "addTarget:action:forControlEvents:", 2
    ),
    Info(.table, "reloadData", "reloadData()", "reloadData", 2),
    Info(.table, "setEditing", "setEditing(_:animated:)", "setEditing:animated:", 2),
    Info(.table, "beginUpdates", "beginUpdates()", "beginUpdates", 2),
    Info(.table, "endUpdates", "endUpdates()", "endUpdates", 2),
    Info(
      .table, "insertRows", "insertRows(at:with:)", "insertRowsAtIndexPaths:withRowAnimation:", 2),
    Info(
      .table, "deleteRows", "deleteRows(at:with:)", "deleteRowsAtIndexPaths:withRowAnimation:", 2),
    Info(
      .table, "reloadRows", "reloadRows(at:with:)", "reloadRowsAtIndexPaths:withRowAnimation:", 3),
    Info(.table, "moveRow", "moveRow(at:to:)", "moveRowAtIndexPath:toIndexPath:", 5),
    Info(
      .table, "insertSections", "insertSections(_:with:)", "insertSections:withRowAnimation:", 2),
    Info(
      .table, "deleteSections", "deleteSections(_:with:)", "deleteSections:withRowAnimation:", 2),
    Info(
      .table, "reloadSections", "reloadSections(_:with:)", "reloadSections:withRowAnimation:", 3),
    Info(.table, "moveSection", "moveSection(_:toSection:)", "moveSection:toSection:", 5),
    Info(
      .table, "selectRow", "selectRow(at:animated:scrollPosition:)",
      "selectRowAtIndexPath:animated:scrollPosition:", 2),
    Info(.table, "deselectRow", "deselectRow(at:animated:)", "deselectRowAtIndexPath:animated:", 2),
    Info(
      .table, "scrollToRow", "scrollToRow(at:at:animated:)",
      "scrollToRowAtIndexPath:atScrollPosition:animated:", 2),
    Info(.control, "barButtonTapped", "barButtonTapped(_:)", "barButtonTapped:", 2),
    Info(
      .navigation, "pushViewController", "pushViewController(_:animated:)",
      "pushViewController:animated:", 2),
    Info(
      .navigation, "popViewController", "popViewController(animated:)",
      "popViewControllerAnimated:", 2),
    Info(
      .navigation, "popToRootViewController", "popToRootViewController(animated:)",
      "popToRootViewControllerAnimated:", 2),
    Info(
      .navigation, "popToViewController", "popToViewController(_:animated:)",
      "popToViewController:animated:", 2),
    Info(
      .navigation, "present", "present(_:animated:)", "presentViewController:animated:completion:",
      2),
    Info(
      .navigation, "dismiss", "dismiss(animated:)", "dismissViewControllerAnimated:completion:", 2),
    Info(.navigation, "showAlert", "UIAlertView.show()", "show", 2),
    Info(.navigation, "showSheet", "UIActionSheet.show(in:)", "showInView:", 2),
    Info(.alert, "willPresentAlertView", "willPresent(_:)", "willPresentAlertView:", 2),
    Info(.alert, "didPresentAlertView", "didPresent(_:)", "didPresentAlertView:", 2),
    Info(
      .alert, "clickedButtonAtIndex", "alertView(_:clickedButtonAt:)",
      "alertView:clickedButtonAtIndex:", 2),
    Info(
      .alert, "willDismissWithButtonIndex", "alertView(_:willDismissWithButtonIndex:)",
      "alertView:willDismissWithButtonIndex:", 2),
    Info(
      .alert, "didDismissWithButtonIndex", "alertView(_:didDismissWithButtonIndex:)",
      "alertView:didDismissWithButtonIndex:", 2),
    Info(
      .alert, "willPresentActionSheet", "willPresent(_: UIActionSheet)", "willPresentActionSheet:",
      2),
    Info(
      .alert, "didPresentActionSheet", "didPresent(_: UIActionSheet)", "didPresentActionSheet:", 2),
    Info(
      .alert, "actionSheetClickedButtonAtIndex", "actionSheet(_:clickedButtonAt:)",
      "actionSheet:clickedButtonAtIndex:", 2),
    Info(
      .alert, "actionSheetWillDismiss", "actionSheet(_:willDismissWithButtonIndex:)",
      "actionSheet:willDismissWithButtonIndex:", 2),
    Info(
      .alert, "actionSheetDidDismiss", "actionSheet(_:didDismissWithButtonIndex:)",
      "actionSheet:didDismissWithButtonIndex:", 2),
    Info(.alert, "alertAction", "UIAlertAction.handler(_:)", "handler:", 8),
    Info(
      .field, "textFieldDidBeginEditing", "textFieldDidBeginEditing(_:)",
      "textFieldDidBeginEditing:", 2),
    Info(.field, "textFieldShouldReturn", "textFieldShouldReturn(_:)", "textFieldShouldReturn:", 2),
    Info(
      .field, "textFieldDidEndEditing", "textFieldDidEndEditing(_:)", "textFieldDidEndEditing:", 2),
    Info(.control, "swipeAction", "UIContextualAction.handler(_:_:_:)", "handler:", 8),
    Info(.table, "reconfigureRows", "reconfigureRows(at:)", "reconfigureRowsAtIndexPaths:", 15),
  ]
}
