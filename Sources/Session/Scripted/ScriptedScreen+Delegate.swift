import CommandLanguage
import TableKit

// What the delegate of a scripted screen answers, and the notices that set off reactions.
extension ScriptedScreen {
  // MARK: Highlight and selection

  func tableView(
    _ tableView: TableView, shouldHighlightRowAt path: IndexPath
  ) throws(TableException) -> Bool {
    try answer(.shouldHighlightRow, at: path)?.isYes ?? isYes(.highlightable, at: path)
  }

  func tableView(
    _ tableView: TableView, didHighlightRowAt path: IndexPath
  ) throws(TableException) { try answer(.didHighlightRow, at: path) }

  func tableView(
    _ tableView: TableView, didUnhighlightRowAt path: IndexPath
  ) throws(TableException) { try answer(.didUnhighlightRow, at: path) }

  func tableView(
    _ tableView: TableView, willSelectRowAt path: IndexPath
  ) throws(TableException) -> IndexPath? {
    if let answer = try answer(.willSelectRow, at: path) { return answer.path(orYes: path) }
    return isYes(.selectable, at: path) ? path : nil
  }

  func tableView(
    _ tableView: TableView, didSelectRowAt path: IndexPath
  ) throws(TableException) { try answer(.didSelectRow, at: path) }

  func tableView(
    _ tableView: TableView, willDeselectRowAt path: IndexPath
  ) throws(TableException) -> IndexPath? {
    if let answer = try answer(.willDeselectRow, at: path) { return answer.path(orYes: path) }
    return path
  }

  func tableView(
    _ tableView: TableView, didDeselectRowAt path: IndexPath
  ) throws(TableException) { try answer(.didDeselectRow, at: path) }

  // MARK: Accessories, display, scrolling

  func tableView(
    _ tableView: TableView, accessoryButtonTappedForRowWith path: IndexPath
  ) throws(TableException) { try answer(.accessoryButtonTapped, at: path) }

  func tableView(
    _ tableView: TableView, willDisplay cell: TableViewCell, forRowAt path: IndexPath
  ) throws(TableException) { try answer(.willDisplayCell, at: path, with: cell, of: tableView) }

  func tableView(
    _ tableView: TableView, didEndDisplaying cell: TableViewCell, forRowAt path: IndexPath
  ) throws(TableException) {
    try answer(.didEndDisplayingCell, at: path, with: cell, of: tableView)
  }

  func tableView(
    _ tableView: TableView, willDisplayHeaderView view: TableViewHeaderFooterView,
    forSection section: Int
  ) throws(TableException) { try answer(.willDisplayHeaderView, section: section) }

  func tableView(
    _ tableView: TableView, willDisplayFooterView view: TableViewHeaderFooterView,
    forSection section: Int
  ) throws(TableException) { try answer(.willDisplayFooterView, section: section) }

  func tableView(
    _ tableView: TableView, didEndDisplayingHeaderView view: TableViewHeaderFooterView,
    forSection section: Int
  ) throws(TableException) { try answer(.didEndDisplayingHeaderView, section: section) }

  func tableView(
    _ tableView: TableView, didEndDisplayingFooterView view: TableViewHeaderFooterView,
    forSection section: Int
  ) throws(TableException) { try answer(.didEndDisplayingFooterView, section: section) }

  func scrollViewDidScroll(_ scrollView: TableView) throws(TableException) {
    try answer(.scrollViewDidScroll, at: nil, [offset(of: scrollView)])
  }

  func scrollViewWillBeginDragging(_ scrollView: TableView) throws(TableException) {
    try answer(.scrollViewWillBeginDragging, at: nil, [offset(of: scrollView)])
  }

  func scrollViewDidEndDragging(
    _ scrollView: TableView, willDecelerate: Bool
  ) throws(TableException) {
    try answer(.scrollViewDidEndDragging, at: nil, [offset(of: scrollView)])
  }

  func scrollViewDidEndScrollingAnimation(_ scrollView: TableView) throws(TableException) {
    try answer(.scrollViewDidEndScrollingAnimation, at: nil, [offset(of: scrollView)])
  }

  private func offset(of table: TableView) -> BoundValue {
    BoundValue("value", .number(Int(table.state.offset.points.rounded())))
  }

  // MARK: Controls

  /// The target of the controls in cells: without a reaction it keeps a switch's value for the row.
  func controlTapped(
    _ control: TableViewCell.AccessoryView, in tableView: TableView, at path: IndexPath
  ) throws(TableException) {
    let value: String
    switch control {
    case .button(let title): value = title
    case .toggle(let isOn): value = isOn ? "on" : "off"
    }
    if script.reaction(to: .method(.controlTapped), at: path) != nil {
      // The superview of a control is its cell; in iOS 7 alone a scroll view lies between.
      let era = session.stage.state.era
      let found = era < 7 || era >= 8 ? BoundValue.Content.path(path) : .text("nil")
      try answer(
        .controlTapped, at: path,
        [BoundValue("value", .text(value)), BoundValue("superview", found)])
    } else if case .toggle(let isOn) = control {
      session.keep(.accessory(.toggle(isOn: isOn)), at: path, screen)
    } else {
      session.stage.note(.note(.stoppedBy("the button has no action; on control gives it one")))
    }
  }

  // MARK: Indentation and views

  func tableView(
    _ tableView: TableView, indentationLevelForRowAt path: IndexPath
  ) throws(TableException) -> Int {
    if let answer = try answer(.indentationLevel, at: path)?.number { return answer }
    guard case .indentation(let level) = script.setting(.indentation, at: path)?.property else {
      return 0
    }
    return level
  }

  /// The question of a setting that says yes or no.
  func isYes(_ key: Setting.Key, at path: IndexPath) -> Bool {
    script.setting(key, at: path)?.isYes ?? true
  }
}

// MARK: Menus and primary actions

extension ScriptedScreen {
  func tableView(
    _ tableView: TableView, shouldShowMenuForRowAt path: IndexPath
  ) throws(TableException) -> Bool { try answer(.shouldShowMenu, at: path)?.isYes ?? true }

  func tableView(
    _ tableView: TableView, canPerformAction action: MenuAction, forRowAt path: IndexPath,
    withSender sender: Any?
  ) throws(TableException) -> Bool {
    try answer(.canPerformAction, at: path, [value(action)])?.isYes ?? true
  }

  func tableView(
    _ tableView: TableView, performAction action: MenuAction, forRowAt path: IndexPath,
    withSender sender: Any?
  ) throws(TableException) { try answer(.performAction, at: path, [value(action)]) }

  func tableView(
    _ tableView: TableView, canPerformPrimaryActionForRowAt path: IndexPath
  ) throws(TableException) -> Bool {
    try answer(.canPerformPrimaryAction, at: path)?.isYes ?? true
  }

  func tableView(
    _ tableView: TableView, performPrimaryActionForRowAt path: IndexPath
  ) throws(TableException) { try answer(.performPrimaryAction, at: path) }

  private func value(_ action: MenuAction) -> BoundValue {
    BoundValue("value", .text(action.rawValue))
  }
}
