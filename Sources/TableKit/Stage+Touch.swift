extension Stage {
  /// Does what a finger does, then one turn of the main queue.
  ///
  /// What is not on the glass cannot be touched: that is noted and nothing happens.
  /// ``StageState/obstacle(to:)`` tells beforehand.
  public func touch(_ touch: Touch) throws(TableException) {
    try turn()
    if let obstacle = state.obstacle(to: touch) {
      return note(.note(.stoppedBy(obstacle.message)))
    }
    if try !touchApp(touch) { try topTable?.touch(touch) }
    try turn()
  }

  /// One turn of the main queue: the table on the glass is laid out, if it needs it, and a transition ends.
  public func turn() throws(TableException) {
    try topTable?.layoutIfNeeded()
    if state.transition.isEmpty { return }
    try endTransition()
    try topTable?.layoutIfNeeded()
  }

  /// The table on the glass.
  public var topTable: TableView? { state.topTable.flatMap(table) }

  /// The handle of a table; nil: there is none of that number.
  public func table(_ id: Int) -> TableView? {
    state.tables.indices.contains(id) ? TableView(id, on: self) : nil
  }

  /// The handle of a controller; nil: there is none of that number.
  public func controller(_ id: Int) -> ViewController? {
    state.controllers.indices.contains(id) ? controllers[id] : nil
  }

  /// A memory warning: the pools are emptied, and every controller is told.
  public func receiveMemoryWarning() throws(TableException) {
    for id in state.tables.indices { table(id)?.emptyPool() }
    for id in state.controllers.indices { try controllers[id]?.receiveMemoryWarning() }
  }
}

extension TableView {
  func touch(_ touch: Touch) throws(TableException) {
    switch touch {
    case .tap(.row(let path)): try tap(path)
    case .tap(.accessory(let path)): try tapAccessory(path)
    case .tap(.control(let path)): try tapControl(path)
    case .tap(.indexTitle(let index)): try tapIndexTitle(index)
    case .tap(.bar), .tap(.back): return
    case .press(let path): _ = try press(path)
    case .lift: try lift()
    case .scroll(let points): try drag(by: points)
    }
  }
}
