import CommandLanguage
import TableKit

// Who answers a table, and with which methods.
extension Session {
  /// The script has called for methods; a data source that has any has the two required ones.
  func callFor(_ methods: [Method], _ screen: Int) {
    var added = methods.reduce(into: Methods()) { $0.insert(Methods($1)) }
    for method in methods where method.since > stage.state.era {
      line.note(
        .methodIsNewer(method.shortName, since: method.since.version, era: stage.state.era.version))
    }
    added.subtract(scripts[screen].methods)
    if added.isEmpty { return }
    let isFirst = scripts[screen].methods.isDisjoint(with: .ofDataSource)
    if isFirst, !added.isDisjoint(with: .ofDataSource) { added.formUnion(.required) }
    scripts[screen].methods.formUnion(added)
    line.concernsGlass = true
    connect(screen)
  }

  func callFor(_ property: Property, _ screen: Int) { callFor(property.methods, screen) }

  /// Sets a screen's table's data source and delegate to whom the script named.
  func connect(_ screen: Int) {
    for (other, script) in scripts.screens.enumerated() {
      guard let id = script.table, let table = stage.table(id) else { continue }
      let source = answering(script.dataSource, of: other, .ofDataSource)
      let delegate = answering(script.delegate, of: other, .ofDelegate)
      let isConcerned =
        other == screen || source === screens[screen] || delegate === screens[screen]
      if !isConcerned { continue }
      if source !== table.dataSource { table.dataSource = source }
      if delegate !== table.delegate { table.delegate = delegate }
      table.readMethods()
    }
  }

  private func answering(
    _ wiring: ScreenScript.Wiring, of screen: Int, _ methods: Methods
  ) -> ScriptedScreen? {
    switch wiring {
    case .nobody: nil
    case .screen(let other): screens[other]
    case .automatic:
      isAnsweredByItself(screen, methods) ? screens[screen] : nil
    }
  }

  /// A table view controller is its table's delegate from the start; else whoever has a method answers.
  private func isAnsweredByItself(_ screen: Int, _ methods: Methods) -> Bool {
    if !scripts[screen].methods.isDisjoint(with: methods) { return true }
    return scripts[screen].kind == .table && methods == .ofDelegate
  }

  func wire(_ role: WireRole, to name: Text?, _ context: Context) throws(StepError) {
    let wiring: ScreenScript.Wiring
    if let name {
      wiring = .screen(try screen(named: context.text(name), context))
    } else {
      wiring = .screen(context.screen)
    }
    setWiring(role, wiring, context)
  }

  func setWiring(_ role: WireRole, _ wiring: ScreenScript.Wiring, _ context: Context) {
    switch role {
    case .dataSource: scripts[context.screen].dataSource = wiring
    case .delegate: scripts[context.screen].delegate = wiring
    }
    connect(context.screen)
    line.reload(context.screen)
  }

  /// The screen of a name, by its place among the scripts.
  func screen(named name: String, _ context: Context) throws(StepError) -> Int {
    if let found = scripts.screens.firstIndex(where: { $0.name == name && !$0.isUnnamed }) {
      return found
    }
    let names = scripts.screens.filter { !$0.isUnnamed }.map(\.name)
    throw StepError(.screen(.noScreen(name, nearest: Nearest.texts(to: name, in: names))))
  }
}

extension Method {
  /// Whether a reload asks it, or the layout after it: then another answer shows by a reload.
  var isAskedAtReload: Bool { Self.askedAtReload.contains(self) }

  private static let askedAtReload: Set<Method> = [
    .numberOfSections, .numberOfRows, .cellForRow, .titleForHeader, .titleForFooter,
    .canEditRow, .canMoveRow, .moveRow, .sectionIndexTitles, .heightForRow, .heightForHeader,
    .heightForFooter, .estimatedHeightForRow, .estimatedHeightForHeader,
    .estimatedHeightForFooter, .viewForHeader, .viewForFooter, .indentationLevel,
    .accessoryType, .editingStyleForRow, .shouldIndentWhileEditing,
  ]
}
