import CommandLanguage
import TableKit

// What a table asks and tells, in Swift.
extension SwiftWriter {
  func dataSource(_ screen: ScreenCode) -> [String] {
    var lines = ["", "// MARK: UITableViewDataSource"]
    // A class that says it is a data source has these two.
    let required: Set<Method> = screen.script.kind == .view ? [.numberOfRows, .cellForRow] : []
    for method in MethodCode.dataSource {
      lines += self.method(method, screen, isRequired: required.contains(method.method))
    }
    return lines
  }

  func delegate(_ screen: ScreenCode) -> [String] {
    ["", "// MARK: UITableViewDelegate"]
      + MethodCode.delegate.flatMap { method($0, screen, isRequired: false) }
  }

  /// One method, if the script has called for it.
  private func method(
    _ code: MethodCode, _ screen: ScreenCode, isRequired: Bool
  ) -> [String] {
    guard isRequired || screen.isWritten(code.method) else { return [] }
    let keyword = screen.script.kind == .table ? "override func" : "func"
    let head = marked("\(keyword) \(code.swift) {", code.method, screen)
    return ["", head] + body(of: code, screen).indented() + ["}"]
  }

  private func body(of code: MethodCode, _ screen: ScreenCode) -> [String] {
    let own = statements(screen, code.method)
    let otherwise = otherwise(code, screen)
    switch code.otherwise {
    case .commit, .cell: return otherwise
    case .move:
      return (own.contains { $0.contains("indexPath") } ? ["let indexPath = from"] : [])
        + completed(own, .method(.moveRow), otherwise, screen)
    case .nothing:
      let needsPath = code.method == .didEndEditingRow && own.contains { $0.contains("indexPath") }
      return (needsPath ? ["guard let indexPath else { return }"] : []) + own
    case .value, .field, .selectable, .indexTitles, .sectionOfTitle, .target, .headerHeight,
      .footerHeight, .swipe:
      return own + (screen.alwaysAnswers(code.method) ? [] : otherwise)
    }
  }

  private func otherwise(_ code: MethodCode, _ screen: ScreenCode) -> [String] {
    switch code.otherwise {
    case .nothing: []
    case .value(let swift, _): ["return \(swift)"]
    case .field(let field): ["return \(answer(field, screen))"]
    case .selectable: ["return \(selectable(screen))"]
    case .cell: cellLines(screen)
    case .indexTitles:
      ["return [\((screen.script.indexTitles ?? []).map { text($0) }.joined(separator: ", "))]"]
    case .sectionOfTitle: sectionOfTitle(screen)
    case .target: target(screen)
    case .commit: commitLines(screen)
    case .move: ["carry(from, to: to)"]
    case .headerHeight: height(.headerHeight, screen)
    case .footerHeight: height(.footerHeight, screen)
    case .swipe(let side): swipe(side, screen)
    }
  }

  private func answer(_ field: RowField, _ screen: ScreenCode) -> String {
    screen.fields.contains(field)
      ? "sections[indexPath.section].rows[indexPath.row].\(field.rawValue)"
      : SwiftStatements(screen: screen).value(screen.common(field))
  }

  private func selectable(_ screen: ScreenCode) -> String {
    if screen.fields.contains(.isSelectable) {
      return "\(answer(.isSelectable, screen)) ? indexPath : nil"
    }
    return screen.common(.isSelectable) == .yes(false) ? "nil" : "indexPath"
  }

  private func sectionOfTitle(_ screen: ScreenCode) -> [String] {
    if screen.script.index.map.isEmpty { return ["return index"] }
    let pairs = screen.script.index.map.map { "\(text($0.title)): \($0.section)" }
    return ["return [\(pairs.joined(separator: ", "))][title] ?? index"]
  }

  private func target(_ screen: ScreenCode) -> [String] {
    switch screen.script.moveTarget {
    case .anywhere: ["return to"]
    case .inSection: ["return to.section == from.section ? to : from"]
    case .back: ["return from"]
    case .range(let span):
      [
        "let rows = \(span.rows.lowerBound)..<\(span.rows.upperBound)",
        "return to.section == \(span.section) && rows.contains(to.row) ? to : from",
      ]
    }
  }

  private func height(_ key: Setting.Key, _ screen: ScreenCode) -> [String] {
    let heights = screen.heights(key)
    return heights.own.map {
      "if section == \($0.section) { return \(Printer.number($0.points)) }"
    } + ["return \(heights.common.map(Printer.number) ?? "UITableView.automaticDimension")"]
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
    let otherwise = ["delete([indexPath], with: .automatic)"]
    let both = commit(.method(.commitEditingStyle), otherwise, screen)
    if both != otherwise { return both }
    let delete = commit(.commit(.delete), otherwise, screen)
    let insert = commit(.commit(.insert), [], screen)
    if insert.isEmpty { return delete }
    return ["if editingStyle == .insert {"] + insert.indented() + ["} else {"]
      + delete.indented() + ["}"]
  }

  private func commit(
    _ event: EventName, _ otherwise: [String], _ screen: ScreenCode
  ) -> [String] {
    let own = SwiftStatements(screen: screen, event: event).body(of: screen.reactions(to: event))
    return completed(own, event, otherwise, screen)
  }

  private func swipe(_ side: SwipeSide, _ screen: ScreenCode) -> [String] {
    let lists = screen.swipes(side)
    var lines: [String] = []
    for list in lists {
      let inner = actions(list.setting, screen)
      lines += list.condition.map { ["if \($0) {"] + inner.indented() + ["}"] } ?? inner
    }
    return lists.contains { $0.condition == nil } ? lines : lines + ["return nil"]
  }

  private func actions(_ setting: SwipeSetting, _ screen: ScreenCode) -> [String] {
    if setting.actions.isEmpty { return ["return UISwipeActionsConfiguration(actions: [])"] }
    var lines: [String] = []
    var names: [String] = []
    for (place, action) in setting.actions.enumerated() {
      names.append("action\(place)")
      let style = action.isDestructive ? "destructive" : "normal"
      let inner =
        SwiftStatements(screen: screen, event: .method(.swipeAction)).whole(action.script.block)
        + ["done(true)"]
      let capture = SwiftStatements.capture(inner.dropLast())
      lines += [
        "let action\(place) = UIContextualAction(style: .\(style), title: \(text(action.title))) {",
        "  \(capture)_, _, done in",
      ]
      lines += inner.indented() + ["}"]
    }
    return lines
      + ["return UISwipeActionsConfiguration(actions: [\(names.joined(separator: ", "))])"]
  }
}
