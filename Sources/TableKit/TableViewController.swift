/// `UITableViewController`: its view is a table, for which it does what one expects, all of it in these
/// methods: a subclass that forgets `super` loses it.
open class TableViewController: ViewController {
  private let first: TableView
  private var staticSource: StaticSource?

  /// The table that is its view.
  public var tableView: TableView { table ?? first }

  /// A subclass that is a data source or a delegate becomes the table's.
  public init(on stage: Stage, style: TableView.Style = .plain) {
    let known = Self.knownTable(on: stage)
    first = known ?? TableView(on: stage, style: style)
    super.init(on: stage, kind: .table, table: first)
    if known != nil { return }
    tableView.dataSource = self as? any TableViewDataSource
    tableView.delegate = self as? any TableViewDelegate
  }

  /// One whose table others answer, whatever the subclass is.
  package init(answeredByOthersOn stage: Stage) {
    first = Self.knownTable(on: stage) ?? TableView(on: stage)
    super.init(on: stage, kind: .table, table: first)
  }

  /// The table of the controller for which a handle is being made.
  private static func knownTable(on stage: Stage) -> TableView? {
    stage.renewed.flatMap { stage.state.controllers[$0].table }.map { TableView($0, on: stage) }
  }

  /// Whether the selection is dropped each time the view appears; yes unless set.
  public var clearsSelectionOnViewWillAppear: Bool {
    get { state.clearsSelectionOnViewWillAppear }
    set { state.clearsSelectionOnViewWillAppear = newValue }
  }

  /// Static cells, in the place of a data source; nil: there are none.
  public var staticTable: StaticTable? {
    get { staticSource?.table }
    set {
      staticSource = newValue.map(StaticSource.init)
      tableView.dataSource = staticSource ?? (self as? any TableViewDataSource)
    }
  }

  /// The first time it fills the table, if that has nothing yet; each time it clears the selection (from
  /// iOS 3.2).
  open override func viewWillAppear(_ animated: Bool) throws(TableException) {
    if !state.hasFilledTable {
      state.hasFilledTable = true
      if tableView.state.sections.summary.rows == 0 { try tableView.reloadData() }
    }
    guard clearsSelectionOnViewWillAppear, stage.state.era >= 3 else { return }
    tableView.clearSelectionOnAppear()
  }

  /// Sets its own flag, and the table's.
  open override func setEditing(_ editing: Bool, animated: Bool) throws(TableException) {
    try super.setEditing(editing, animated: animated)
    try tableView.setEditing(editing, animated: animated)
  }
}

extension TableView {
  fileprivate func clearSelectionOnAppear() {
    let selected = state.selectedRows(limit: 100)
    if selected.isEmpty { return }
    dropSelection()
    stage.note(.note(.aside("clearsSelectionOnViewWillAppear is yes")))
    stage.note(.note(.selectionLost(selected)))
  }
}
