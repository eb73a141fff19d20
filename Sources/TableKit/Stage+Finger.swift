// A finger for tests: what it cannot reach is an error, where `touch(_:)` only notes it.

extension Stage {
  /// Taps the one thing on the glass that says this: a row, a button, a tab.
  /// - Throws: ``TouchMiss`` when nothing or more than one thing does, ``TouchObstacle`` when it cannot be
  ///   tapped now, ``TableException`` when the app crashes by it.
  public func tap(_ text: String) throws {
    try turn()
    try tap(state.target(named: text))
  }

  /// Taps what is named, say `.minus(path)`.
  public func tap(_ target: TouchTarget) throws { try reach(.tap(target)) }

  /// Taps a row.
  public func tap(row: RowPlace) throws { try tap(.row(path(of: row))) }

  /// Taps the detail button of a row.
  public func tap(accessory row: RowPlace) throws { try tap(.accessory(path(of: row))) }

  /// Taps the switch or button in a row.
  public func tap(control row: RowPlace) throws { try tap(.control(path(of: row))) }

  /// Taps the minus of a row in edit mode, which brings Delete out.
  public func tap(minus row: RowPlace) throws { try tap(.minus(path(of: row))) }

  /// Taps the plus of a row in edit mode.
  public func tap(plus row: RowPlace) throws { try tap(.plus(path(of: row))) }

  /// Taps a title of the index strip.
  public func tap(index title: String) throws {
    try turn()
    let titles = state.frame.table?.index?.titles ?? []
    guard let place = titles.firstIndex(of: title) else {
      throw TouchMiss.nothing(title, texts: titles)
    }
    try tap(.indexTitle(place))
  }

  /// Puts a finger on a row and keeps it there, until ``lift()``.
  public func press(row: RowPlace) throws { try reach(.press(path(of: row))) }

  /// Lifts the finger that pressed.
  public func lift() throws { try reach(.lift) }

  /// Swipes over a row; a full swipe does the first action at once.
  public func swipe(
    row: RowPlace, _ direction: SwipeDirection = .left, isFull: Bool = false
  ) throws {
    try reach(.swipe(path(of: row), direction, isFull: isFull))
  }

  /// Drags a row by its grip to the place that another has, and lets it go there.
  public func drag(row: RowPlace, to place: RowPlace) throws {
    try reach(.drag(path(of: row), over: path(of: place)))
    try reach(.drop)
  }

  /// Drags the content by so many points: positive shows what is further down.
  public func scroll(by points: Double) throws { try reach(.scroll(points: points)) }

  /// Types into the field that has the keyboard; a line's end is the return key.
  public func type(_ text: String) throws { try reach(.type(text)) }

  private func reach(_ touch: Touch) throws {
    try turn()
    if let obstacle = state.obstacle(to: touch) { throw obstacle }
    try self.touch(touch)
  }

  private func path(of row: RowPlace) throws -> IndexPath {
    try turn()
    switch row {
    case .path(let path): return path
    case .text(let text): return try state.path(ofRow: text)
    }
  }
}
