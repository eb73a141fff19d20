/// The main queue: what happens in a later turn, and layout.
extension CommandSpec {
  static let later = CommandSpec(
    "later", .code, "runs a block in a later turn of the main queue",
    uikit: "DispatchQueue.main.async(execute:)",
    examples: ["later { reload }", "later 3 turns { detail done for first }"],
    synonyms: ["async", "dispatch_async", "after", "performSelector"], .turns, .laterBlock
  ) { .code(.time(.later(turns: $0, $1))) }

  static let turn = CommandSpec(
    "turn", .code, "lets one turn of the main queue go by", uikit: "RunLoop.main",
    examples: ["turn"], synonyms: ["tick", "runloop"], in: .script
  ) { .code(.time(.turn)) }

  static let layout = CommandSpec(
    "layout", .code, "lays the table out now, not at the turn's end", uikit: "layoutIfNeeded()",
    examples: ["layout", "on select { reload; layout }"],
    synonyms: ["layoutIfNeeded", "layoutSubviews"]
  ) { .code(.table(.layout)) }
}

extension Parameter where Value == Int {
  /// `N turns`, one unless said.
  fileprivate static var turns: Self {
    let info = ParameterInfo("turns", "[N turns]", "a number of turns")
    return Parameter(info) { (reader) throws(ParseError) in
      guard reader.currentWord != nil else { return 1 }
      let turns = try reader.integer(info, in: 1...1000)
      guard reader.takeKeyword("turns") || reader.takeKeyword("turn") else {
        throw reader.missing(ParameterInfo("turns", "turns", "the word turns"))
      }
      return turns
    }
  }
}

extension Parameter where Value == Block {
  fileprivate static var laterBlock: Self {
    Parameter("block", "{ … }", "a block") { (reader) throws(ParseError) in
      try reader.readBlock(in: reader.context.reaction())
    }
  }
}
