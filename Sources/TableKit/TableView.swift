/// A headless `UITableView`: a handle, its stage and its place in the stage's state.
///
/// It holds no access to the state while it asks its data source or delegate, who may call it again.
public final class TableView {
  /// `UITableView.automaticDimension`: the content says how high.
  public static let automaticDimension = -1.0
  /// `UITableView.indexSearch`: the title that shows a magnifier.
  public static let indexSearch = "{search}"

  /// The stage that it is on.
  public let stage: Stage
  package let id: Int
  let objects: TableObjects

  /// A table of its own. It shows once a controller that has it is on the glass.
  public init(on stage: Stage, style: Style = .plain) {
    self.stage = stage
    id = stage.state.tables.count
    stage.state.tables.append(TableState(style: style))
    objects = stage.objects(ofTable: id, new: true)
  }

  /// A handle to a table that is there.
  init(_ id: Int, on stage: Stage) {
    self.stage = stage
    self.id = id
    objects = stage.objects(ofTable: id, new: false)
  }

  /// What the table is set to and remembers.
  public internal(set) var state: TableState {
    _read { yield stage.state.tables[id] }
    _modify { yield &stage.state.tables[id] }
  }

  var era: Era { stage.state.era }
}

// MARK: Who is asked

extension TableView {
  /// Asked for everything that is shown; not kept alive. Setting it does not itself ask: the next layout or
  /// question does. With nil the counts stay until the table is reloaded.
  public var dataSource: (any TableViewDataSource)? {
    get { state.dataSource.flatMap { stage.sources[$0].object } }
    set {
      state.dataSource = newValue.map(stage.number)
      if newValue != nil { forgetData() }
      state.needsLayout = true
      readMethods()
    }
  }

  /// Told of touches and asked about looks; not kept alive.
  public var delegate: (any TableViewDelegate)? {
    get { state.delegate.flatMap { stage.delegates[$0].object } }
    set {
      state.delegate = newValue.map(stage.number)
      state.needsLayout = true
      readMethods()
    }
  }

  /// Looks up which methods the data source and the delegate have, as setting them does. A scripted
  /// screen whose methods changed calls it.
  package func readMethods() {
    let source = dataSource?.dataSourceMethods ?? []
    let delegate = delegate?.delegateMethods ?? []
    state.sourceMethods = source
    state.delegateMethods = delegate
  }

  /// The data source, if it has the method and the era knows it.
  func source(_ method: Method) -> (any TableViewDataSource)? {
    responds(method, state.sourceMethods) ? dataSource : nil
  }

  /// The delegate, if it has the method and the era knows it.
  func delegate(_ method: Method) -> (any TableViewDelegate)? {
    responds(method, state.delegateMethods) ? delegate : nil
  }

  /// The data source, if it answers for all sections at once.
  var rangedSource: (any RangedDataSource)? {
    state.dataSource.flatMap { stage.sources[$0].ranged }
  }

  /// The delegate, if it answers for runs of rows at once.
  var rangedDelegate: (any RangedDelegate)? {
    state.delegate.flatMap { stage.delegates[$0].ranged }
  }

  private func responds(_ method: Method, _ methods: Methods) -> Bool {
    methods.contains(method) && Methods.known(to: era).contains(method)
  }
}
