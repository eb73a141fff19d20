import CommandLanguage
import TableKit

// The table in front: its settings, and what shows of it.
extension Session {
  func findings(_ fact: TableFact, _ context: Context) throws(StepError) -> [Finding] {
    let table = try table(of: context.screen).state
    switch fact {
    case .style(let style):
      return [Finding("style", expected: style, actual: table.style) { $0.rawValue }]
    case .selection(let mode, let whileEditing):
      let subject = whileEditing ? "selection while-editing" : "selection"
      let actual = table.settings.selectionMode(whileEditing: whileEditing)
      return [Finding(subject, expected: mode, actual: actual) { $0.rawValue }]
    case .rowHeight(let height):
      return [
        Finding("row-height", expected: height, actual: table.settings.rowHeight) {
          $0.map(Session.number) ?? "auto"
        }
      ]
    case .separators(let style):
      let actual = try self.table(of: context.screen).separatorStyle
      return [
        Finding("separators", expected: style, actual: actual, words: Printer.separators)
      ]
    case .editing(let isOn, let owner):
      return [finding(isOn, owner, table, context)]
    case .index(let spec): return [finding(spec, context)]
    case .implemented(let methods):
      return methods.map { method in
        Finding(
          "implement \(method.shortName)", expected: true,
          actual: isImplemented(method, context.screen)
        ) { $0 ? "yes" : "no" }
      }
    case .cells(let count):
      return [Finding("cells", expected: count, actual: table.cellsMade)]
    case .offset(let points):
      let rounded = (points * 100).rounded() / 100
      return [
        Finding("offset", expected: rounded, actual: table.offset.points, words: Session.number)
      ]
    }
  }

  private func finding(
    _ isOn: Bool, _ owner: EditOwner, _ table: TableState, _ context: Context
  ) -> Finding {
    let controller = stage.state.controllers[scripts[context.screen].controller]
    let actual = owner == .table ? table.isEditing : controller.isEditing
    return Finding(owner == .table ? "edit" : "edit controller", expected: isOn, actual: actual) {
      $0 ? "on" : "off"
    }
  }

  /// The titles that show, and those that the data source would give by such a line.
  private func finding(_ spec: IndexSpec, _ context: Context) -> Finding {
    var script = scripts[context.screen]
    script.index.spec = spec
    return Finding(
      "index", expected: script.indexTitles ?? [],
      actual: stage.state.frame.table?.index?.titles ?? []
    ) { $0.isEmpty ? "off" : Finding.list($0) }
  }

  /// Whether the screen that answers a table for the method's owner has the method.
  func isImplemented(_ method: Method, _ screen: Int) -> Bool {
    let script = scripts[screen]
    switch method.owner == .dataSource ? script.dataSource : script.delegate {
    case .automatic: return script.methods.contains(Methods(method))
    case .screen(let other): return scripts[other].methods.contains(Methods(method))
    case .nobody: return false
    }
  }
}

extension TableSettings {
  fileprivate func selectionMode(whileEditing: Bool) -> SelectionMode {
    if whileEditing {
      if allowsMultipleSelectionDuringEditing { return .multiple }
      return allowsSelectionDuringEditing ? .single : .none
    }
    if !allowsSelection { return .none }
    return allowsMultipleSelection ? .multiple : .single
  }
}
