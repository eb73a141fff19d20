internal import TableKit

/// The calls that were made, and the picture.
extension FactSpec {
  static let calls = FactSpec(
    "calls", "calls that came in this order, whatever came between",
    examples: [
      "calls none", "not calls { didSelectRow }",
      "not calls since 0 { willSelectRow 0:1; log \"Meeny was selected\" }",
    ], synonyms: ["trace", "call", "log"], .since, .callPatterns
  ) { .calls(CallsFact(since: $0, $1)) }

  static let picture = FactSpec(
    "screen", "a text that stands in a line of the picture", examples: ["not screen \"Moe\""],
    synonyms: ["contains", "picture", "shows"], .text()
  ) { .picture($0) }
}

extension Parameter where Value == Int? {
  /// `since N`.
  static var since: Self {
    Parameter("since", "[since N]", "since and a step") { (reader) throws(ParseError) in
      guard reader.takeKeyword("since") else { return nil }
      return try reader.integer(
        ParameterInfo("step", "N", "a step's number"), in: 0...Limit.steps)
    }
  }
}

extension Parameter where Value == [CallPattern] {
  fileprivate static var callPatterns: Self {
    Parameter("calls", "{ METHOD [PLACE]; log TEXT; … }|none", "a block of calls") {
      (reader) throws(ParseError) in
      if reader.takeKeyword("none") { return [] }
      var patterns: [CallPattern] = []
      try reader.readStatements(of: [.event, .method, .keyword("log")]) {
        (reader) throws(ParseError) in
        patterns.append(try reader.callPattern())
        try reader.requireEnd()
      }
      return patterns
    }
  }
}

extension ArgumentReader {
  fileprivate mutating func callPattern() throws(ParseError) -> CallPattern {
    let start = currentWord.map { Int($0.start) } ?? endOfTaken.start
    if takeKeyword("log") {
      let text = try text(ParameterInfo("text", "TEXT", "a text"))
      return CallPattern(.log(text), nil, at: SourceRange(start, endOfTaken.end))
    }
    let event = try eventName(orTable: true)
    expect(.place)
    let place = currentWord == nil ? nil : try place(.place)
    return CallPattern(.method(event), place, at: SourceRange(start, endOfTaken.end))
  }
}
