internal import TableKit

/// Stopping inside a call, and going on.
extension CommandSpec {
  static let breakOn = CommandSpec(
    "break", .session, "stops inside each call of a method, to look; continue goes on",
    examples: ["break on will-select", "break on cellForRow for 0:2", "break off"],
    synonyms: ["breakpoint", "b", "stop", "debug"], in: .scriptItself, .breakpoint
  ) { .session($0) }

  static let resume = CommandSpec(
    "continue", .session, "goes on with the step that stopped inside a call, to the next one",
    examples: ["continue"], synonyms: ["cont", "c", "resume", "proceed", "finish"]
  ) { .session(.resume) }
}

extension Parameter where Value == SessionCommand {
  fileprivate static var breakpoint: Self {
    let info = ParameterInfo("where", "on METHOD [for PLACE]|off", "on or off")
    return Parameter(info) { (reader) throws(ParseError) in
      if reader.takeKeyword("off") { return .breakOff }
      guard reader.takeKeyword("on") else { throw reader.missing(info) }
      let event = try reader.eventName()
      return .breakOn(event, for: try reader.scope([]))
    }
  }
}
