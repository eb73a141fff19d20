internal import TableKit

extension Parameter where Value == Text {
  static func text(_ name: String = "text", _ syntax: String = "TEXT") -> Self {
    let info = ParameterInfo(name, syntax, "a text")
    return Parameter(info) { (reader) throws(ParseError) in try reader.text(info) }
  }

  /// A name of something that the command's words tell apart: a screen, an identifier.
  static func name(_ name: String, offering expectation: Expectation? = nil) -> Self {
    let info = ParameterInfo(name, "NAME", "a name")
    return Parameter(info) { (reader) throws(ParseError) in
      if let expectation { reader.expect(expectation) }
      return try reader.text(info)
    }
  }
}

extension Parameter where Value == [Text] {
  static func texts(_ name: String = "texts") -> Self {
    let info = ParameterInfo(name, "TEXT…", "one text or more")
    return Parameter(info) { (reader) throws(ParseError) in try reader.texts(info) }
  }
}

extension Parameter where Value == Text? {
  static func textOrNone(_ name: String = "text") -> Self {
    let info = ParameterInfo(name, "TEXT|none", "a text")
    return Parameter(info) { (reader) throws(ParseError) in try reader.textOrNone(info) }
  }
}

extension Parameter where Value == Int {
  static func count(
    _ name: String, _ syntax: String = "N", in range: ClosedRange<Int>
  ) -> Self {
    let info = ParameterInfo(name, syntax, "a number")
    return Parameter(info) { (reader) throws(ParseError) in try reader.integer(info, in: range) }
  }

  /// A number of times, once unless said.
  static func times(_ name: String) -> Self {
    let info = ParameterInfo(name, "[N]", "a number")
    return Parameter(info) { (reader) throws(ParseError) in
      guard reader.currentWord != nil else { return 1 }
      return try reader.integer(info, in: 1...Limit.steps)
    }
  }
}

extension Parameter where Value == Void {
  /// A word that must stand here.
  static func word(_ word: String) -> Self {
    let info = ParameterInfo(word, word, "the word \(word)")
    return Parameter(info) { (reader) throws(ParseError) in
      guard !reader.takeKeyword(word) else { return }
      throw reader.currentWord.map {
        ParseError(.notA(reader.string($0), kind: "the word \(word)", example: ""), at: $0.range)
      } ?? reader.missing(info)
    }
  }
}

extension Parameter where Value == Bool {
  /// A word that may stand here.
  static func flag(_ word: String) -> Self {
    Parameter(word, "[\(word)]", word) { (reader) throws(ParseError) in reader.takeKeyword(word) }
  }
}

extension Parameter where Value: Keyword {
  static func choice(_ name: String) -> Self {
    let words = Value.allCases.map(\.rawValue)
    let info = ParameterInfo(name, words.joined(separator: "|"), "one of \(words.enumerated)")
    return Parameter(info) { (reader) throws(ParseError) in
      try reader.choice(info, of: Value.self)
    }
  }
}

/// What numbers may be.
enum Limit {
  static let steps = 1_000_000_000
  static let rows = 100_000_000
  static let sections = 10_000_000
  static let points = 1_000_000.0
}

extension ArgumentReader {
  mutating func texts(_ parameter: ParameterInfo) throws(ParseError) -> [Text] {
    var texts = [try text(parameter)]
    while currentWord != nil { texts.append(try text(parameter)) }
    return texts
  }

  mutating func textOrNone(_ parameter: ParameterInfo) throws(ParseError) -> Text? {
    takeKeyword("none") ? nil : try text(parameter)
  }

  mutating func choice<Word: Keyword>(
    _ parameter: ParameterInfo, of type: Word.Type
  ) throws(ParseError) -> Word {
    if let word = takeKeyword(as: type) { return word }
    let token = try take(parameter)
    throw notAmong(token, parameter, Word.allCases.map(\.rawValue))
  }

  func notAmong(_ token: Token, _ parameter: ParameterInfo, _ allowed: [String]) -> ParseError {
    let word = string(token)
    return ParseError(
      .notAmong(
        word, kind: parameter.name, allowed: allowed,
        nearest: MeantChoice.nearest(to: word, among: allowed)),
      at: token.range)
  }

  mutating func integer(
    _ parameter: ParameterInfo, in range: ClosedRange<Int>
  ) throws(ParseError) -> Int {
    let token = try take(parameter)
    switch shape(of: token) {
    case .integer(let number) where range.contains(number): return number
    case .integer, .tooLarge:
      throw ParseError(
        .outOfRange(
          string(token), kind: parameter.name, lowest: range.lowerBound, highest: range.upperBound),
        at: token.range)
    case .text, .decimal, .path, .range:
      throw ParseError(
        .notA(string(token), kind: "a whole number", example: syntax), at: token.range)
    }
  }

  /// A length or a factor.
  mutating func number(
    _ parameter: ParameterInfo, in range: ClosedRange<Double>
  ) throws(ParseError) -> Double {
    let token = try take(parameter)
    let value: Double
    switch shape(of: token) {
    case .integer(let number): value = Double(number)
    case .decimal(let number): value = number
    case .tooLarge: value = .infinity
    case .text, .path, .range:
      throw ParseError(
        .notA(string(token), kind: "a number", example: syntax), at: token.range)
    }
    guard range.contains(value) else {
      throw ParseError(
        .outOfRange(
          string(token), kind: parameter.name, lowest: Int(range.lowerBound),
          highest: Int(range.upperBound)), at: token.range)
    }
    return value
  }

  mutating func onOrOff(_ parameter: ParameterInfo) throws(ParseError) -> Bool {
    try choice(parameter, of: OnOrOff.self) == .on
  }
}

enum YesOrNo: String, Keyword { case yes, no }
enum OnOrOff: String, Keyword { case on, off }

extension [String] {
  /// `a, b or c`.
  package var enumerated: String {
    guard let last, count > 1 else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " or " + last
  }
}
