/// Going back and forth, and starting anew.
extension CommandSpec {
  static let undo = CommandSpec(
    "undo", .session, "takes the last steps back", examples: ["undo", "undo 3"],
    synonyms: ["back", "revert", "u"], .times("steps")
  ) { .session(.undo($0)) }

  static let redo = CommandSpec(
    "redo", .session, "does again what undo took back", examples: ["redo", "redo 2"],
    synonyms: ["again"], .times("steps")
  ) { .session(.redo($0)) }

  static let goto = CommandSpec(
    "goto", .session, "goes to a step by its number", examples: ["goto 0", "goto 12"],
    synonyms: ["jump", "step"], .count("step", in: 0...Limit.steps)
  ) { .session(.goto($0)) }

  static let reset = CommandSpec(
    "reset", .session, "makes a bare table again; can be undone", examples: ["reset"],
    synonyms: ["clear", "cls", "restart", "new"]
  ) { .stage(.reset) }

  static let memoryWarning = CommandSpec(
    "memory-warning", .session,
    "makes memory short: pools are emptied, hidden views go up to iOS 5",
    uikit: "didReceiveMemoryWarning()", examples: ["memory-warning"],
    synonyms: ["didReceiveMemoryWarning", "memory"]
  ) { .stage(.memoryWarning) }

  static let relaunch = CommandSpec(
    "relaunch", .session, "ends the app and starts it again; the data source keeps its rows",
    uikit: "application(_:didFinishLaunchingWithOptions:)", examples: ["relaunch"],
    synonyms: ["launch", "kill"]
  ) { .stage(.relaunch) }

  static let set = CommandSpec(
    "set", .session, "sets an option of the tool", examples: ["set look plain", "set width 60"],
    synonyms: ["option", "config"], .option, .optionValue
  ) { .session(.set(option: $0, value: $1)) }
}

extension Parameter where Value == String {
  static var option: Self {
    Parameter("option", "OPTION", "an option's name") {
      (reader) throws(ParseError) in
      reader.expect(.option)
      let info = ParameterInfo("option", "OPTION", "an option's name")
      let token = try reader.take(info)
      return switch try reader.anyText(token) {
      case .plain(let name): name
      case .template: reader.string(token)
      }
    }
  }
}

extension Parameter where Value == Text {
  /// Any word, a number too.
  static var optionValue: Self {
    Parameter("value", "VALUE", "a value") { (reader) throws(ParseError) in
      reader.expect(.text("value"))
      return try reader.anyText(try reader.take(ParameterInfo("value", "VALUE", "a value")))
    }
  }
}
