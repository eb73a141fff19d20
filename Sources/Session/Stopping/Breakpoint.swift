import CommandLanguage
import TableKit

/// Where steps stop: inside each call of a method, or only for some rows.
struct Breakpoint {
  var event: EventName
  /// The rows as they were named; looked up at each call. nil: any call.
  var places: [Place]?
  var source: SourceText

  /// Whether it stops in the same calls as another one.
  func isLike(_ other: Breakpoint) -> Bool {
    event == other.event && places?.map(\.term) == other.places?.map(\.term)
  }
}

/// A step that stands still inside a call: the session shows the state as it was then.
struct StoppedStep {
  var performed: Performed
  /// What the step began with; it runs again from there.
  var before: SessionState
  var call: Call
  /// How many calls were made until then, this one among them.
  var calls: Int
  /// What was asked and told until then; calls that have not come back have no answer.
  var log: [LogEntry]
}

/// The calls of a step that runs, as they pass the boundary.
struct CallCount {
  var calls = 0
  /// Stops before this many calls were passed already.
  var passed: Int
  /// The call that the step is to stop in, and what the session was then.
  var stop: (call: Call, state: SessionState, log: [LogEntry])?
}

extension Call {
  /// The rows that it is about; empty: it is about none, or about a whole section.
  var rows: [IndexPath] {
    switch arguments {
    case .row(let path), .style(_, let path), .action(_, let path): [path]
    case .rows(let from, let to): [from, to]
    case .paths(let paths, _): paths
    case .position(let path, _): path.map { [$0] } ?? []
    case .range(let first, let last): [first, last]
    case .none, .section, .noRow, .title, .flag, .text, .controller, .button, .cell, .sections,
      .sectionMove:
      []
    }
  }

  /// The section that it is about as a whole.
  var section: Int? {
    if case .section(let section) = arguments { section } else { nil }
  }
}
