import CommandLanguage
import TableKit

// What a table asks and tells.
extension CodeWriter {
  func dataSource(_ screen: ScreenCode) -> [String] {
    // A class that says it is a data source has these two.
    let required: Set<Method> = screen.script.kind == .view ? [.numberOfRows, .cellForRow] : []
    return ["", mark("UITableViewDataSource")]
      + MethodCode.dataSource.flatMap {
        method($0, screen, isRequired: required.contains($0.method))
      }
  }

  func delegate(_ screen: ScreenCode) -> [String] {
    ["", mark("UITableViewDelegate")]
      + MethodCode.delegate.flatMap { method($0, screen, isRequired: false) }
  }

  /// One method, if the script has called for it.
  private func method(
    _ code: MethodCode, _ screen: ScreenCode, isRequired: Bool
  ) -> [String] {
    guard isRequired || screen.isWritten(code.method) else { return [] }
    return ["", marked(head(of: code, screen), code.method, screen)]
      + body(of: code, screen).indented() + ["}"]
  }

  private func body(of code: MethodCode, _ screen: ScreenCode) -> [String] {
    let own = statements(screen, code.method)
    let otherwise = otherwise(code, screen)
    switch code.otherwise {
    case .commit, .cell: return otherwise
    case .move:
      let path = spelling.declaration(of: "indexPath", "NSIndexPath", "from")
      return (own.contains { $0.contains("indexPath") } ? [path] : [])
        + completed(own, .method(.moveRow), otherwise, screen)
    case .nothing: return (code.method == .didEndEditingRow ? pathGuard(own) : []) + own
    case .value, .field, .selectable, .indexTitles, .sectionOfTitle, .target, .headerHeight,
      .footerHeight, .swipe:
      return own + (screen.alwaysAnswers(code.method) ? [] : otherwise)
    }
  }

  private func otherwise(_ code: MethodCode, _ screen: ScreenCode) -> [String] {
    switch code.otherwise {
    case .nothing: []
    case .value(let value): [returning(value(spelling))]
    case .field(let field): [returning(answer(field, screen))]
    case .selectable: [returning(selectable(screen))]
    case .cell: cellLines(screen)
    case .indexTitles:
      [returning(spelling.list((screen.script.indexTitles ?? []).map(spelling.literal)))]
    case .sectionOfTitle:
      screen.script.index.map.isEmpty
        ? [returning("index")]
        : section(ofTitle: screen.script.index.map.map { ($0.title, $0.section) })
    case .target: target(screen)
    case .commit: commitLines(screen)
    case .move: [spelling.call(.carryRow, of: "self", ["from", "to"]) + spelling.end]
    case .headerHeight: height(.headerHeight, screen)
    case .footerHeight: height(.footerHeight, screen)
    case .swipe(let side): swipe(side, screen)
    }
  }

  func returning(_ value: String) -> String { "return \(value)\(spelling.end)" }

  private func selectable(_ screen: ScreenCode) -> String {
    if screen.fields.contains(.isSelectable) {
      return "\(answer(.isSelectable, screen)) ? indexPath : nil"
    }
    return screen.common(.isSelectable) == .yes(false) ? "nil" : "indexPath"
  }

  private func target(_ screen: ScreenCode) -> [String] {
    switch screen.script.moveTarget {
    case .anywhere: [returning("to")]
    case .inSection: [returning("to.section == from.section ? to : from")]
    case .back: [returning("from")]
    case .range(let span): target(in: span)
    }
  }

  private func height(_ key: Setting.Key, _ screen: ScreenCode) -> [String] {
    let heights = screen.heights(key)
    return heights.own.map {
      spelling.when("section == \($0.section)") + " \(returning(Printer.number($0.points))) }"
    } + [returning(heights.common.map(Printer.number) ?? spelling.automaticDimension)]
  }

  /// What reactions do, and what is done for the rows that have none.
  private func completed(
    _ own: [String], _ event: EventName, _ otherwise: [String], _ screen: ScreenCode
  ) -> [String] {
    if own.isEmpty { return otherwise }
    if screen.reactions(to: event).contains(where: \.place.isAll) { return own }
    return own.dropLast() + ["} else {"] + otherwise.indented() + ["}"]
  }

  /// The delete reaction and the insert reaction are one method.
  private func commitLines(_ screen: ScreenCode) -> [String] {
    let automatic = spelling.constant("UITableViewRowAnimation", "automatic")
    let deleting = spelling.call(
      .deleteRows, of: "self", [spelling.list(["indexPath"]), automatic])
    let otherwise = [deleting + spelling.end]
    let both = commit(.method(.commitEditingStyle), otherwise, screen)
    if both != otherwise { return both }
    let delete = commit(.commit(.delete), otherwise, screen)
    let insert = commit(.commit(.insert), [], screen)
    if insert.isEmpty { return delete }
    let style = spelling.constant("UITableViewCellEditingStyle", "insert")
    return [spelling.when("editingStyle == \(style)")] + insert.indented() + ["} else {"]
      + delete.indented() + ["}"]
  }

  private func commit(
    _ event: EventName, _ otherwise: [String], _ screen: ScreenCode
  ) -> [String] {
    let statements = CodeStatements(spelling, screen: screen, event: event)
    return completed(
      statements.body(of: screen.reactions(to: event)), event, otherwise, screen)
  }

  private func swipe(_ side: SwipeSide, _ screen: ScreenCode) -> [String] {
    let lists = screen.swipes(side)
    let lines = lists.flatMap { list in
      let inner = actions(list.setting, screen)
      return list.place.condition(spelling).map {
        [spelling.when($0)] + inner.indented() + ["}"]
      } ?? inner
    }
    return lists.contains(where: \.place.isAll) ? lines : lines + [returning("nil")]
  }

  private func actions(_ setting: SwipeSetting, _ screen: ScreenCode) -> [String] {
    let statements = CodeStatements(spelling, screen: screen, event: .method(.swipeAction))
    var lines: [String] = []
    for (place, action) in setting.actions.enumerated() {
      lines += swipeAction(
        "action\(place)", style: action.isDestructive ? "destructive" : "normal",
        title: spelling.literal(action.title), statements.whole(action.script.block))
    }
    let names = setting.actions.indices.map { "action\($0)" }
    return lines + [returning(swipeActions(spelling.list(names)))]
  }
}
