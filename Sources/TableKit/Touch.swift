/// All that a finger can do; it reaches only what is on the glass.
public enum Touch: Equatable, Sendable {
  case tap(TouchTarget)
  /// The finger goes down on a row, and stays.
  case press(IndexPath)
  /// The finger that pressed goes up again.
  case lift
  /// Drags the content by so many points: positive shows what is further down.
  case scroll(points: Double)
}

/// What a tap can hit.
public enum TouchTarget: Equatable, Sendable {
  case row(IndexPath)
  /// The detail button, or the control in the accessory view, of a row.
  case accessory(IndexPath)
  case control(IndexPath)
  /// A title of the index strip, by its place among all titles, counted from 0.
  case indexTitle(Int)
}
