import CommandLanguage
import TableKit

// Screens, their titles, and the settings of their tables.
extension Session {
  /// The screen that a session begins with: a bare table.
  func openMain() {
    let controller = ScriptedTableController(answeredByOthersOn: stage)
    addScript("main", .table, controller)
    connect(0)
    // Nobody answers yet, so nothing can be raised.
    do throws(TableException) { try stage.show(controller) } catch { return }
    stage.isRecording = false
    _ = stage.takeLog()
  }

  private func addScript(_ name: String, _ kind: ScreenKind, _ controller: any ScriptedController) {
    let place = scripts.screens.count
    scripts.screens.append(
      ScreenScript(
        name: name, kind: kind, controller: controller.id, table: controller.state.table))
    if screens.count <= place { screens.append(ScriptedScreen(self, screen: place)) }
    controller.session = self
    controller.name = name
  }

  /// Makes handles for screens that another line of the history has of another kind.
  func renewHandles() {
    for script in scripts.screens {
      let isTable = script.kind == .table
      switch stage.controller(script.controller) {
      case is ScriptedTableController where isTable: continue
      case is ScriptedPlainController where !isTable: continue
      default: break
      }
      if isTable {
        let make = ScriptedTableController.init(answeredByOthersOn:)
        stage.renew(script.controller, make).session = self
      } else {
        stage.renew(script.controller) { ScriptedPlainController(on: $0) }.session = self
      }
    }
    stage.renewMore()
  }

  func run(
    _ command: ScreenSetUp, at range: SourceRange, _ context: Context
  ) throws(StepError) {
    switch command {
    case .title(let text):
      setTitle(text.map(context.text), context)
    case .prompt(let text):
      embed(context.screen)
      controller(of: context.screen)?.prompt = text.map(context.text)
    case .screen(let name, let kind, let block):
      try declareScreen(context.text(name), kind, block, at: range, context)
    case .bar(let side, let item):
      try setBar(side, item, context)
    case .backTitle(let text):
      controller(of: context.screen)?.backButtonTitle = text.map(context.text)
    case .body(let text):
      guard scripts[context.screen].kind == .page else {
        throw StepError(
          .screen(.kindHasNo(screen: scripts[context.screen].name, what: "text", kind: .page)))
      }
      controller(of: context.screen)?.body = context.text(text)
    case .field(let spec):
      try setField(spec, context)
    case .tab(let spec):
      try setTab(spec, context)
    case .tabsWhenPushed(let isShown):
      controller(of: context.screen)?.hidesBottomBarWhenPushed = !isShown
    case .navigationBar(let isShown):
      embed(context.screen)
      controller(of: context.screen)?.navigationController?
        .setNavigationBarHidden(!isShown, animated: false)
    case .root(let name, let bare):
      try setRoot(context.text(name), bare: bare, context)
    }
  }

  func controller(of screen: Int) -> ViewController? {
    stage.controller(scripts[screen].controller)
  }

  private func setTitle(_ title: String?, _ context: Context) {
    embed(context.screen)
    controller(of: context.screen)?.title = title
  }

  /// Puts a screen that shows without a bar into a navigation controller, so that it has one.
  func embed(_ screen: Int) {
    guard !scripts[screen].staysBare,
      stage.state.window.root == .controller(scripts[screen].controller)
    else { return }
    stage.embedInNavigation()
    line.note(.embedded(screen: scripts[screen].name))
  }

  // MARK: Screens

  private func declareScreen(
    _ name: String, _ kind: ScreenKind?, _ block: Block?, at range: SourceRange, _ context: Context
  ) throws(StepError) {
    let known = scripts.screens.firstIndex { $0.name == name }
    if let known, let kind, scripts[known].kind != kind {
      throw StepError(.screen(.notAKind(screen: name, kind)), at: range)
    }
    let screen = known ?? makeScreen(name, kind ?? .table)
    guard let block else { return }
    var inner = context
    inner.screen = screen
    inner.section = nil
    try run(block, inner)
  }

  func makeScreen(_ name: String, _ kind: ScreenKind) -> Int {
    let controller: any ScriptedController =
      switch kind {
      case .table: ScriptedTableController(answeredByOthersOn: stage)
      case .view: ScriptedPlainController(on: stage, tableView: TableView(on: stage))
      case .page, .form, .empty: ScriptedPlainController(on: stage)
      }
    controller.title = name
    if kind == .page { controller.body = "" }
    addScript(name, kind, controller)
    let place = scripts.screens.count - 1
    if kind == .table { connect(place) }
    return place
  }

  private func setRoot(_ name: String, bare: Bool, _ context: Context) throws(StepError) {
    let screen = try screen(named: name, context)
    guard let controller = controller(of: screen) else {
      throw StepError(.screen(.noScreen(name, nearest: [])))
    }
    scripts[screen].staysBare = bare
    try uikit { () throws(TableException) in
      if bare {
        try stage.show(controller)
        return
      }
      let own = controller.navigationController
      let isAlone = own?.viewControllers.count == 1
      let navigation =
        isAlone ? own : NavigationController(on: stage, rootViewController: controller)
      if let navigation { try stage.show(navigation) }
    }
  }
}
