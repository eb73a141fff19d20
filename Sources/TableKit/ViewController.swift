/// `UIViewController`: a handle to a controller in the state of its stage.
open class ViewController {
  public unowned let stage: Stage
  package let id: Int

  /// A controller with nothing in its view.
  public convenience init(on stage: Stage) { self.init(on: stage, kind: .empty, table: nil) }

  /// A plain controller with a table in its view, for which it does nothing.
  public convenience init(on stage: Stage, tableView: TableView) {
    self.init(on: stage, kind: .view, table: tableView)
  }

  init(on stage: Stage, kind: ControllerState.Kind, table: TableView?) {
    self.stage = stage
    id = stage.state.controllers.count
    var state = ControllerState(kind: kind)
    state.table = table?.id
    stage.state.controllers.append(state)
    stage.controllers[id] = self
  }

  public var state: ControllerState { stage.state.controllers[id] }

  /// The table in its view.
  public var table: TableView? { state.table.flatMap { stage.tables[$0] } }

  /// The navigation item's title.
  public var title: String? {
    get { state.title }
    set { stage.state.controllers[id].title = newValue }
  }

  public var prompt: String? {
    get { state.prompt }
    set { stage.state.controllers[id].prompt = newValue }
  }

  // MARK: Told by the system

  open func viewDidLoad() throws(TableException) {}
  open func viewWillAppear(_ animated: Bool) throws(TableException) {}
  open func viewDidAppear(_ animated: Bool) throws(TableException) {}
  open func viewWillDisappear(_ animated: Bool) throws(TableException) {}
  open func viewDidDisappear(_ animated: Bool) throws(TableException) {}
  open func setEditing(_ editing: Bool, animated: Bool) throws(TableException) {
    stage.state.controllers[id].isEditing = editing
  }
}

/// `UITableViewController`: its view is a table, for which it does what one expects.
open class TableViewController: ViewController {
  public let tableView: TableView

  public init(on stage: Stage, style: TableView.Style = .plain) {
    tableView = TableView(on: stage, style: style)
    super.init(on: stage, kind: .table, table: tableView)
  }
}

extension Stage {
  /// What the window shows: a bare controller, told that it appears.
  public func show(_ controller: ViewController) throws(TableException) {
    state.window.root = .controller(controller.id)
    try turn()
  }
}
