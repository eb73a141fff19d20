internal import TableKit

/// What is shown, and on which device.
extension CommandSpec {
  static let show = CommandSpec(
    "show", .session, "shows the screen, or what lies behind it",
    examples: [
      "show screen", "show calls since 3", "show counts", "show life 3", "show diff",
      "show diff 2 5", "show eras 5 17 { tap first }",
    ],
    synonyms: ["display", "list", "ls", "see", "visibleCells"], .topic
  ) { .session(.show($0)) }

  static let render = CommandSpec(
    "render", .session, "says how much is drawn after each step",
    examples: ["render changes", "render off", "render cells on"], synonyms: ["draw", "quiet"],
    .render
  ) { .session($0) }

  static let trace = CommandSpec(
    "trace", .session, "prints the calls that the table makes, or stops it",
    examples: ["trace on", "trace objc", "trace only select"], synonyms: ["verbose", "calls"],
    .trace
  ) { .session(.trace($0)) }

  static let device = CommandSpec(
    "device", .session, "sets the size of the glass", uikit: "UIScreen.bounds",
    examples: ["device iphone", "device 400x700"], synonyms: ["screen-size", "phone", "simulator"],
    .device
  ) { .stage(.device($0)) }

  static let era = CommandSpec(
    "era", .session, "sets the iOS release whose rules hold", examples: ["era 5", "era 17"],
    synonyms: ["ios", "version", "release"], .era
  ) { .stage(.era($0)) }
}

extension Parameter where Value == ShowTopic {
  static var topic: Self {
    Parameter(
      "topic",
      "screen|tree|calls [since N]|cells|life N|counts|answers|stack|code [swift|objc]|state|steps|diff [A [B]]|eras A B { … }",
      "a thing to show"
    ) { (reader) throws(ParseError) in try reader.showTopic() }
  }
}

private enum ShowWord: String, Keyword {
  case screen, tree, calls, cells, life, counts, answers, stack, code, state, steps, diff,
    eras
}

extension ArgumentReader {
  fileprivate mutating func showTopic() throws(ParseError) -> ShowTopic {
    let step = ParameterInfo("step", "N", "a step's number")
    let info = ParameterInfo("topic", "", "a thing to show")
    switch try choice(info, of: ShowWord.self) {
    case .screen: return .screen
    case .tree: return .tree
    case .cells: return .cells
    case .life:
      return .life(try integer(ParameterInfo("cell", "N", "a cell's number"), in: 1...Limit.rows))
    case .counts: return .counts
    case .answers: return .answers
    case .stack: return .stack
    case .code: return .code(takeKeyword(as: CodeLanguage.self) ?? .swift)
    case .state: return .state
    case .steps: return .steps
    case .calls:
      guard takeKeyword("since") else { return .calls(since: nil) }
      return .calls(since: try integer(step, in: 0...Limit.steps))
    case .diff:
      let one = currentWord == nil ? nil : try integer(step, in: 0...Limit.steps)
      let other = currentWord == nil ? nil : try integer(step, in: 0...Limit.steps)
      return .diff(one, other)
    case .eras:
      let one = try era()
      let other = try era()
      return .eras(one, other, try readBlock(in: BlockContext(.trial)))
    }
  }
}

extension Parameter where Value == SessionCommand {
  static var render: Self {
    Parameter("mode", "full|changes|off | render cells on|off", "a mode") {
      (reader) throws(ParseError) in
      if reader.takeKeyword("cells") {
        return .renderCells(try reader.onOrOff(ParameterInfo("cells", "on|off", "on or off")))
      }
      return .render(try reader.choice(ParameterInfo("mode", "", "a mode"), of: RenderMode.self))
    }
  }
}

private enum TraceWord: String, Keyword { case on, off, swift, objc, only }

extension Parameter where Value == TraceMode {
  static var trace: Self {
    Parameter("mode", "on|off|swift|objc|only EVENT…", "a mode") {
      (reader) throws(ParseError) in
      switch try reader.choice(ParameterInfo("mode", "", "a mode"), of: TraceWord.self) {
      case .on: return .on
      case .off: return .off
      case .swift: return .swift
      case .objc: return .objectiveC
      case .only:
        var methods: [Method] = []
        repeat { methods += try reader.methods(orTable: true) } while reader.currentWord != nil
        return .only(methods)
      }
    }
  }
}

extension Parameter where Value == DeviceName {
  static var device: Self {
    Parameter(
      "device", Device.named.map(\.name).joined(separator: "|") + "|WxH", "a device"
    ) { (reader) throws(ParseError) in
      let names = Device.named.map(\.name)
      for name in names { reader.expect(.keyword(name)) }
      let info = ParameterInfo("device", "", "a device")
      let token = try reader.take(info)
      if let size = reader.size(token), Device.sides.contains(size.width),
        Device.sides.contains(size.height)
      {
        return .size(width: size.width, height: size.height)
      }
      guard names.contains(reader.string(token)) else {
        throw reader.notAmong(token, info, names + ["400x700"])
      }
      return .named(reader.string(token))
    }
  }
}

extension Parameter where Value == Era {
  static var era: Self {
    Parameter("release", "N", "an iOS release") { (reader) throws(ParseError) in
      try reader.era()
    }
  }
}

extension ArgumentReader {
  fileprivate mutating func era() throws(ParseError) -> Era {
    let info = ParameterInfo("iOS release", "N", "an iOS release")
    return Era(integerLiteral: try integer(info, in: Era.supported))
  }
}

extension CodeLanguage: Keyword {}
