/// A data source that a table of the stage was given, and what else it can do.
final class WeakSource {
  weak var object: (any TableViewDataSource)?

  init(_ object: any TableViewDataSource) { self.object = object }

  // Looked up only when they are needed: the first time takes as long as a small program's start.
  var ranged: (any RangedDataSource)? { object as? any RangedDataSource }
  var controls: (any ControlTarget)? { object as? any ControlTarget }
}

/// A delegate that a table of the stage was given.
final class WeakDelegate {
  weak var object: (any TableViewDelegate)?

  init(_ object: any TableViewDelegate) { self.object = object }

  /// Looked up only when it is needed, as those of a data source are.
  var ranged: (any RangedDelegate)? { object as? any RangedDelegate }
}

/// What a table has that no value can hold.
final class TableObjects {
  /// The classes and nibs that were registered; the state knows their identifiers.
  var makers: [String: CellMaker] = [:]
  /// The same for header and footer views.
  var headerMakers: [String: HeaderFooterMaker] = [:]
  /// The header and footer views that the delegate made, by their numbers.
  var edges: [Int: TableViewHeaderFooterView] = [:]
  /// Who wants to know of a selection by hand.
  var selectionObservers: [(TableView) -> Void] = []
  /// What a nib raised where nothing can be thrown; `cellForRow` raises it when it has returned.
  var fault: TableException?
  /// The cell objects that the program may still hold, by their numbers.
  var cells: [Int: CellObject] = [:]
  /// Whether rows come and go at this moment.
  var isUpdatingCells = false
  /// What was last answered for a swiped row.
  var actions: ShownActions?
  /// The row that is being reconfigured.
  var reconfiguring: IndexPath?
  /// The row for which `cellForRow` has dequeued a cell.
  var dequeued: IndexPath?
}

/// Objects by numbers that are given out from 0.
struct Numbered<Object: AnyObject> {
  private var objects: [Object?] = []

  subscript(number: Int) -> Object? {
    get { objects.indices.contains(number) ? objects[number] : nil }
    set {
      while objects.count <= number { objects.append(nil) }
      objects[number] = newValue
    }
  }
}

extension Stage {
  /// Lets go of all controllers and objects, which keep the stage: nothing is done on it any more.
  package func letGo() {
    controllers = Numbered()
    navigations = Numbered()
    alertViews = [:]
    tableObjects = Numbered()
  }

  /// The objects of a table; a new table starts without any.
  func objects(ofTable id: Int, new: Bool) -> TableObjects {
    if !new, let known = tableObjects[id] { return known }
    let objects = TableObjects()
    tableObjects[id] = objects
    return objects
  }

  /// The number of a data source, the same each time; the state keeps numbers, never references.
  func number(of source: any TableViewDataSource) -> Int {
    if let known = sources.firstIndex(where: { $0.object === source }) { return known }
    guard let free = sources.firstIndex(where: { $0.object == nil }) else {
      sources.append(WeakSource(source))
      return sources.count - 1
    }
    sources[free] = WeakSource(source)
    return free
  }

  /// The number of a delegate, the same each time.
  func number(of delegate: any TableViewDelegate) -> Int {
    if let known = delegates.firstIndex(where: { $0.object === delegate }) { return known }
    guard let free = delegates.firstIndex(where: { $0.object == nil }) else {
      delegates.append(WeakDelegate(delegate))
      return delegates.count - 1
    }
    delegates[free] = WeakDelegate(delegate)
    return free
  }
}
