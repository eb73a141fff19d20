import CommandLanguage
import TableKit

// What a table asks and tells, in Objective-C.
extension ObjectiveCWriter {
  func dataSource(_ screen: ScreenCode) -> [String] {
    // A class that says it is a data source has these two.
    let required: Set<Method> = screen.script.kind == .view ? [.numberOfRows, .cellForRow] : []
    return ["", "#pragma mark - UITableViewDataSource"]
      + MethodCode.dataSource.flatMap {
        method($0, screen, isRequired: required.contains($0.method))
      }
  }

  func delegate(_ screen: ScreenCode) -> [String] {
    ["", "#pragma mark - UITableViewDelegate"]
      + MethodCode.delegate.flatMap { method($0, screen, isRequired: false) }
  }

  /// One method, if the script has called for it.
  private func method(
    _ code: MethodCode, _ screen: ScreenCode, isRequired: Bool
  ) -> [String] {
    guard isRequired || screen.isWritten(code.method) else { return [] }
    let head = marked(code.objectiveC + " {", code.method, screen)
    return ["", head] + body(of: code, screen).indented() + ["}"]
  }

  private func body(of code: MethodCode, _ screen: ScreenCode) -> [String] {
    let own = statements(screen, code.method)
    switch code.otherwise {
    case .commit, .cell: return otherwise(code, screen)
    case .move:
      let path = own.contains { $0.contains("indexPath") } ? ["NSIndexPath *indexPath = from;"] : []
      return path + completed(own, .method(.moveRow), otherwise(code, screen), screen)
    case .nothing:
      let needsPath = code.method == .didEndEditingRow && !own.isEmpty
      return (needsPath ? ["if (indexPath == nil) { return; }"] : []) + own
    case .value, .field, .selectable, .indexTitles, .sectionOfTitle, .target, .headerHeight,
      .footerHeight, .swipe:
      return own + (screen.alwaysAnswers(code.method) ? [] : otherwise(code, screen))
    }
  }

  private func otherwise(_ code: MethodCode, _ screen: ScreenCode) -> [String] {
    switch code.otherwise {
    case .nothing: []
    case .value(_, let objectiveC): ["return \(objectiveC);"]
    case .field(let field): ["return \(answer(field, screen));"]
    case .selectable: ["return \(selectable(screen));"]
    case .cell: cellLines(screen)
    case .indexTitles:
      ["return @[\((screen.script.indexTitles ?? []).map { text($0) }.joined(separator: ", "))];"]
    case .sectionOfTitle: sectionOfTitle(screen)
    case .target: target(screen)
    case .commit: commitLines(screen)
    case .move: ["[self carryRow:from to:to];"]
    case .headerHeight: height(.headerHeight, screen)
    case .footerHeight: height(.footerHeight, screen)
    case .swipe(let side): swipe(side, screen)
    }
  }

  private func answer(_ field: RowField, _ screen: ScreenCode) -> String {
    let common = screen.common(field)
    if !screen.fields.contains(field) {
      if case .text(let title) = common { return ObjectiveCStatements(screen: screen).text(title) }
      return ObjectiveCStatements.constant(common) ?? "nil"
    }
    let value = "self.sections[indexPath.section][@\"rows\"][indexPath.row][@\"\(field.rawValue)\"]"
    return switch common {
    case .yes: "[\(value) boolValue]"
    case .number: "[\(value) doubleValue]"
    case .accessory, .editing, .style, .selection: "[\(value) integerValue]"
    case .nothing, .text, .color: value
    }
  }

  private func selectable(_ screen: ScreenCode) -> String {
    if screen.fields.contains(.isSelectable) {
      return "\(answer(.isSelectable, screen)) ? indexPath : nil"
    }
    return screen.common(.isSelectable) == .yes(false) ? "nil" : "indexPath"
  }

  private func sectionOfTitle(_ screen: ScreenCode) -> [String] {
    if screen.script.index.map.isEmpty { return ["return index;"] }
    let pairs = screen.script.index.map.map { "\(text($0.title)): @\($0.section)" }
    return [
      "NSNumber *section = @{ \(pairs.joined(separator: ", ")) }[title];",
      "return section ? section.integerValue : index;",
    ]
  }

  private func target(_ screen: ScreenCode) -> [String] {
    switch screen.script.moveTarget {
    case .anywhere: ["return to;"]
    case .inSection: ["return to.section == from.section ? to : from;"]
    case .back: ["return from;"]
    case .range(let span):
      [
        "BOOL isThere = to.section == \(span.section) && to.row >= \(span.rows.lowerBound)"
          + " && to.row < \(span.rows.upperBound);", "return isThere ? to : from;",
      ]
    }
  }

  private func height(_ key: Setting.Key, _ screen: ScreenCode) -> [String] {
    let heights = screen.heights(key)
    return heights.own.map {
      "if (section == \($0.section)) { return \(Printer.number($0.points)); }"
    } + ["return \(heights.common.map(Printer.number) ?? "UITableViewAutomaticDimension");"]
  }

  /// What reactions do, and what is done for the rows that have none.
  private func completed(
    _ own: [String], _ event: EventName, _ otherwise: [String], _ screen: ScreenCode
  ) -> [String] {
    if own.isEmpty { return otherwise }
    if screen.reactions(to: event).contains(where: { $0.condition() == nil }) { return own }
    return own.dropLast() + ["} else {"] + otherwise.indented() + ["}"]
  }

  /// The delete reaction and the insert reaction are one method.
  private func commitLines(_ screen: ScreenCode) -> [String] {
    let otherwise = ["[self deleteRows:@[indexPath] with:UITableViewRowAnimationAutomatic];"]
    let both = commit(.method(.commitEditingStyle), otherwise, screen)
    if both != otherwise { return both }
    let delete = commit(.commit(.delete), otherwise, screen)
    let insert = commit(.commit(.insert), [], screen)
    if insert.isEmpty { return delete }
    return ["if (editingStyle == UITableViewCellEditingStyleInsert) {"] + insert.indented() + [
      "} else {"
    ]
      + delete.indented() + ["}"]
  }

  private func commit(
    _ event: EventName, _ otherwise: [String], _ screen: ScreenCode
  ) -> [String] {
    let own = ObjectiveCStatements(screen: screen, event: event).body(
      of: screen.reactions(to: event))
    return completed(own, event, otherwise, screen)
  }

  private func swipe(_ side: SwipeSide, _ screen: ScreenCode) -> [String] {
    let lists = screen.swipes(side)
    var lines: [String] = []
    for list in lists {
      let inner = actions(list.setting, screen)
      lines += list.objectiveCondition.map { ["if (\($0)) {"] + inner.indented() + ["}"] } ?? inner
    }
    return lists.contains { $0.condition == nil } ? lines : lines + ["return nil;"]
  }

  private func actions(_ setting: SwipeSetting, _ screen: ScreenCode) -> [String] {
    var lines: [String] = []
    var names: [String] = []
    for (place, action) in setting.actions.enumerated() {
      names.append("action\(place)")
      let style = action.isDestructive ? "Destructive" : "Normal"
      let inner =
        ObjectiveCStatements(screen: screen, event: .method(.swipeAction))
        .whole(action.script.block) + ["done(YES);"]
      lines += [
        "UIContextualAction *action\(place) = [UIContextualAction "
          + "contextualActionWithStyle:UIContextualActionStyle\(style) title:\(text(action.title))",
        "    handler:^(UIContextualAction *action, UIView *view, void (^done)(BOOL)) {",
      ]
      lines += inner.indented() + ["}];"]
    }
    return lines + [
      "return [UISwipeActionsConfiguration configurationWithActions:"
        + "@[\(names.joined(separator: ", "))]];"
    ]
  }
}
