/// `UIViewController`: a handle to a controller in the state of its stage. Subclass it, or
/// ``TableViewController``, as in an app.
open class ViewController {
  /// The stage that it is on.
  public let stage: Stage
  package let id: Int
  /// What the buttons of its bars run.
  var barActions: [BarPlace: BarButtonItem.Action] = [:]

  /// A controller with nothing in its view.
  public convenience init(on stage: Stage) { self.init(on: stage, kind: .empty, table: nil) }

  /// A plain controller with a table in its view, for which it does nothing.
  public convenience init(on stage: Stage, tableView: TableView) {
    self.init(on: stage, kind: .view, table: tableView)
  }

  /// A controller of a kind, with a table in its view or none.
  public init(on stage: Stage, kind: ControllerState.Kind, table: TableView?) {
    self.stage = stage
    if let known = stage.renewed {
      id = known
      stage.controllers[id] = self
      return
    }
    id = stage.state.controllers.count
    var state = ControllerState(kind: kind)
    state.table = table?.id
    stage.state.controllers.append(state)
    stage.controllers[id] = self
  }

  /// What it is and remembers.
  public internal(set) var state: ControllerState {
    _read { yield stage.state.controllers[id] }
    _modify { yield &stage.state.controllers[id] }
  }

  /// The table in its view.
  public var table: TableView? { state.table.flatMap { stage.table($0) } }

  // MARK: Told by the system; a subclass calls super

  /// Its view was made; the place to fill the bar and to register cells.
  open func viewDidLoad() throws(TableException) {}
  /// Its view is about to come onto the glass.
  open func viewWillAppear(_ animated: Bool) throws(TableException) {}
  /// Its view is on the glass.
  open func viewDidAppear(_ animated: Bool) throws(TableException) {}
  /// Its view is about to leave the glass.
  open func viewWillDisappear(_ animated: Bool) throws(TableException) {}
  /// Its view has left the glass.
  open func viewDidDisappear(_ animated: Bool) throws(TableException) {}
  /// Up to iOS 5: its view was thrown away for want of memory.
  open func viewDidUnload() throws(TableException) {}
  /// Memory is short.
  open func didReceiveMemoryWarning() throws(TableException) {}

  /// From iOS 5: it is about to join a stack, or to leave it.
  open func willMove(toParent hasParent: Bool) throws(TableException) {}
  /// From iOS 5: it has joined a stack, or left it.
  open func didMove(toParent hasParent: Bool) throws(TableException) {}

  /// Whether a button of the bar has a target to tell.
  open func hasBarAction(_ side: NavigationBarSide, _ index: Int) -> Bool {
    barActions[BarPlace(side, index)] != nil
  }

  /// A button of its bar was tapped: one with a target, the outermost being 0.
  open func barButtonTapped(_ side: NavigationBarSide, _ index: Int) throws(TableException) {
    if let action = barActions[BarPlace(side, index)] { try TableException.wrapping(action) }
  }

  /// Whether a button of an alert that it showed has a block.
  open func hasAlertAction(_ alert: AlertState, _ button: Int) -> Bool { false }
  /// A button of an alert that it showed was tapped.
  open func alertButtonTapped(_ alert: AlertState, _ button: Int) throws(TableException) {}

  /// A field of that name has got the keyboard.
  open func fieldDidBeginEditing(_ name: String) throws(TableException) {}
  /// A field of that name has lost the keyboard.
  open func fieldDidEndEditing(_ name: String) throws(TableException) {}
  /// The keyboard's return was tapped.
  open func fieldShouldReturn(_ name: String) throws(TableException) {}

  /// Sets the controller's own flag. A plain controller tells no table of it.
  open func setEditing(_ editing: Bool, animated: Bool) throws(TableException) {
    state.isEditing = editing
  }
}

// MARK: The navigation item

extension ViewController {
  /// The title of its navigation item.
  public var title: String? {
    get { state.title }
    set { state.title = newValue }
  }

  /// A line above the title; the bar is 30 points higher with it.
  public var prompt: String? {
    get { state.prompt }
    set {
      state.prompt = newValue
      table?.setNeedsLayout()
    }
  }

  /// What the back button of a controller pushed over this one says; nil: the title.
  public var backButtonTitle: String? {
    get { state.backTitle }
    set { state.backTitle = newValue }
  }

  /// The text of a label in its view; nil: there is none.
  public var body: String? {
    get { state.body }
    set { state.body = newValue }
  }

  /// The text fields in its view, from the top. With the field that has it the keyboard goes.
  public var fields: [FieldState] {
    get { state.fields }
    set {
      state.fields = newValue
      if case .form(id, let index) = stage.state.window.focus, index >= newValue.count {
        stage.state.window.focus = nil
      }
    }
  }

  /// Whether the tab bar goes while it is on top of a stack, above the root.
  public var hidesBottomBarWhenPushed: Bool {
    get { state.hidesBottomBarWhenPushed }
    set {
      state.hidesBottomBarWhenPushed = newValue
      table?.setNeedsLayout()
    }
  }

  /// What the log calls it.
  package var name: String? {
    get { state.name }
    set { state.name = newValue }
  }

  /// Whether it is editing; the table has a flag of its own.
  public var isEditing: Bool { state.isEditing }
}
