extension Stage {
  /// Does what a finger does to what is on the glass; ends with one turn of the main queue.
  public func touch(_ touch: Touch) throws(TableException) {
    try turn()
    if let table = topTable { try table.touch(touch) }
    try turn()
  }

  /// One turn of the main queue: whatever is on the glass and needs it is laid out.
  public func turn() throws(TableException) {
    try topTable?.layoutIfNeeded()
  }

  /// The table on the glass.
  public var topTable: TableView? { state.topTable.flatMap { tables[$0] } }
}

extension TableView {
  func touch(_ touch: Touch) throws(TableException) {
    switch touch {
    case .tap(.row(let path)): try tap(path)
    case .tap, .press, .lift, .scroll: return
    }
  }

  private func tap(_ path: IndexPath) throws(TableException) {
    guard let chosen = try askWillSelect(path) else { return }
    try tellDidSelect(chosen)
  }
}
