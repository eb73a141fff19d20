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

  /// One turn of the main queue: a push that waits for its end begins, the table on the glass is laid out, if it
  /// needs it, and a transition ends.
  public func turn() throws(TableException) {
    try startTransition()
    try topTable?.takeTurn()
    if state.transition.isEmpty { return }
    try endTransition()
    try topTable?.takeTurn()
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
  fileprivate func takeTurn() throws(TableException) {
    try loadIfNeeded()
    try endSwipeOfNoRow()
    try layoutIfNeeded()
  }

  /// Buttons that are out go with any touch elsewhere, which does nothing else unless it scrolls.
  func touch(_ touch: Touch) throws(TableException) {
    if state.lifted != nil, !touch.mayGoWithALiftedRow {
      return stage.note(.note(.stoppedBy("the finger holds a row")))
    }
    if let path = state.confirming, !touch.reachesButtons(of: path) {
      try cancelConfirmation()
      guard case .scroll = touch else {
        return stage.note(.note(.stoppedBy("the touch took the buttons beside \(path) back")))
      }
    }
    switch touch {
    case .tap(.row(let path)): try tap(path)
    case .tap(.accessory(let path)): try tapAccessory(path)
    case .tap(.control(let path)): try tapControl(path)
    case .tap(.indexTitle(let index)): try tapIndexTitle(index)
    case .tap(.minus(let path)): try tapMinus(path)
    case .tap(.plus(let path)): try tapPlus(path)
    case .tap(.confirm): try tapConfirm()
    case .tap(.action(let index)): try tapAction(index)
    case .tap(.bar), .tap(.back), .tap(.tab), .tap(.alertButton), .tap(.field), .type: return
    case .press(let path): _ = try press(path)
    case .hold(let path): try hold(path)
    case .lift: try lift()
    case .scroll(let points): try drag(by: points)
    case .swipe(let path, let direction, let isFull):
      try swipe(path, direction, isFull: isFull)
    case .drag(let path, let proposed): try drag(path, over: proposed)
    case .drop: try drop()
    case .cancelDrag: cancelDrag()
    }
  }
}

extension Touch {
  /// Whether it can be done by a finger that holds a row.
  fileprivate var mayGoWithALiftedRow: Bool {
    switch self {
    case .scroll, .drag, .drop, .cancelDrag: true
    case .tap, .press, .hold, .lift, .type, .swipe: false
    }
  }

  /// Whether it is for the buttons that are out beside a row, or the minus that brought them.
  fileprivate func reachesButtons(of path: IndexPath) -> Bool {
    switch self {
    case .tap(.confirm), .tap(.action): true
    case .tap(.minus(let other)): other == path
    case .tap, .press, .hold, .lift, .scroll, .type, .swipe, .drag, .drop, .cancelDrag: false
    }
  }
}
