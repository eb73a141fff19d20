/// What becomes of one cell object; told only while somebody wants to know.
package struct CellLife: Equatable, Sendable {
  package let table: Int
  /// The cell's number.
  package let cell: Int
  /// What happened since the events were last taken.
  package private(set) var events: [Event] = []

  package enum Event: Equatable, Sendable {
    /// `cellForRow` answered it for a row, and the text that it shows: a new one, or one that was there.
    case made(IndexPath, String?)
    case serves(IndexPath, String?)
    /// Out of the pool: `prepareForReuse` has run.
    case dequeued
    /// What `cellForRow` did not set again.
    case leftOver([String])
    case pooled(from: IndexPath)
    /// It has no identifier, so no pool keeps it.
    case dropped(from: IndexPath)
    /// The pool was emptied with it in there.
    case poolEmptied
  }

  package init(table: Int, cell: Int) { (self.table, self.cell) = (table, cell) }

  mutating func tell(_ event: Event) { events.append(event) }

  package mutating func takeEvents() -> [Event] {
    defer { events = [] }
    return events
  }
}

extension TableView {
  /// Tells of a cell, if somebody wants to know of this one.
  func tell(_ event: @autoclosure () -> CellLife.Event, of cell: Int) {
    guard let life = stage.life, life.cell == cell, life.table == id else { return }
    stage.life?.tell(event())
  }
}
