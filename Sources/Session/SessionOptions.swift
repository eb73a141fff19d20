import CommandLanguage

/// How a session shows what it does; no part of the state, so `undo` leaves it alone.
package struct SessionOptions: Equatable, Sendable {
  package var render = RenderMode.full
  package var rendersCells = false
  package var trace = TraceMode.off
  package var look = Look.boxes
  /// The width at which pictures are cut, in terminal cells; nil: none.
  package var width: Int?
  package var ascii: Bool?

  package enum Look: String, CaseIterable, Sendable { case boxes, plain }

  package init() {}

  /// The names that `set` knows.
  static let names = ["ascii", "look", "width"]
}

extension SessionOptions {
  /// Sets an option by its name.
  package mutating func set(_ name: String, to value: String) throws(StepError) {
    switch name {
    case "look":
      guard let look = Look(rawValue: value) else { throw bad(name, value, "boxes or plain") }
      self.look = look
    case "ascii":
      guard ["on", "off"].contains(value) else { throw bad(name, value, "on or off") }
      ascii = value == "on"
    case "width":
      if value == "none" {
        width = nil
      } else {
        guard let width = Int(value), width > 0 else {
          throw bad(name, value, "a number of columns or none")
        }
        self.width = width
      }
    default:
      let nearest = Nearest.texts(to: name, in: Self.names)
      throw StepError(.value(.unknownOption(name, nearest: nearest.isEmpty ? Self.names : nearest)))
    }
  }

  private func bad(_ name: String, _ value: String, _ wanted: String) -> StepError {
    StepError(.value(.badOption(name, value: value, wanted: wanted)))
  }
}
