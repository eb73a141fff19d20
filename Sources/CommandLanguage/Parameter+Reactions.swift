internal import TableKit

extension Parameter where Value == EventName {
  /// The event, which the reader keeps for the block.
  static var event: Self {
    Parameter("event", "EVENT", "an event") { (reader) throws(ParseError) in
      let event = try reader.eventName()
      reader.event = event
      return event
    }
  }
}

extension Parameter where Value == Reaction {
  static var reaction: Self {
    Parameter("reaction", "{ … }|off", "a block or off") {
      (reader) throws(ParseError) in
      if reader.takeKeyword("off") { return .off }
      guard let event = reader.event else { throw reader.missing(.event) }
      let context = reader.context.reaction(adding: event.values, event: event)
      return .block(try reader.readBlock(in: context))
    }
  }
}

extension Parameter where Value == Answer {
  static var answer: Self {
    Parameter("answer", "nil|yes|no|N|PATH|TEXT", "an answer") {
      (reader) throws(ParseError) in try reader.answer()
    }
  }
}

extension Parameter where Value == [Method] {
  static var methods: Self {
    Parameter("method", "METHOD…", "one method or more") { (reader) throws(ParseError) in
      var methods: [Method] = []
      repeat { methods += try reader.methods() } while reader.hasMethod
      return methods
    }
  }
}

extension ParameterInfo {
  static let event = ParameterInfo("event", "EVENT", "an event")
  static let method = ParameterInfo("method", "METHOD", "a method")
}

extension ArgumentReader {
  /// `orTable`: the table's own methods too, to which nobody can react.
  mutating func eventName(orTable: Bool = false) throws(ParseError) -> EventName {
    expect(.event)
    let token = try take(.event)
    let word = string(token)
    guard let event = MethodNames.event(word) else {
      throw ParseError(.unknownEvent(word, nearest: MethodNames.nearest(to: word)), at: token.range)
    }
    guard orTable || event.method.owner != .table else {
      throw ParseError(.notAnEvent(event.method), at: token.range)
    }
    return event
  }

  /// A method by its event, short name or selector; `editing` stands for three.
  mutating func methods(orTable: Bool = false) throws(ParseError) -> [Method] {
    if takeKeyword("editing") { return [.commitEditingStyle, .moveRow, .canMoveRow] }
    return [try eventName(orTable: orTable).method]
  }

  /// Another method follows.
  var hasMethod: Bool {
    guard let token = currentWord else { return false }
    return !self.token(token, is: "for")
  }

  mutating func answer() throws(ParseError) -> Answer {
    guard let event = context.event else {
      throw ParseError(.answerOutside, at: command.range)
    }
    guard let kind = event.answer else {
      throw ParseError(.noAnswer(event: event.name), at: command.range)
    }
    let start = next
    guard let answer = try answer(kind) else {
      let token = try take(ParameterInfo("answer", "", kind.wanted))
      next = start
      throw ParseError(
        .wrongAnswer(string(token), event: event.name, wanted: kind.wanted), at: token.range)
    }
    return answer
  }

  /// nil: what stands here is no answer of that kind.
  private mutating func answer(_ kind: AnswerKind) throws(ParseError) -> Answer? {
    switch kind {
    case .yesOrNo:
      return takeKeyword(as: YesOrNo.self).map { .bool($0 == .yes) }
    case .nilOnly: return takeKeyword("nil") ? Answer.none : nil
    case .pathOrNil:
      return takeKeyword("nil") ? Answer.none : try answeredPlace()
    case .path: return try answeredPlace()
    case .textOrNil:
      return takeKeyword("nil")
        ? Answer.none : .text(try text(ParameterInfo("answer", "", "a text")))
    case .number: return try answeredNumber()
    case .editingStyle:
      return takeKeyword(as: TableViewCell.EditingStyle.self).map { .text(.plain($0.rawValue)) }
    case .accessory:
      return takeKeyword(as: TableViewCell.AccessoryType.self).map { .text(.plain($0.rawValue)) }
    }
  }

  private mutating func answeredPlace() throws(ParseError) -> Answer? {
    expect(.place)
    guard let token = currentWord else { return nil }
    if self.token(token, is: "yes") || self.token(token, is: "no") { return nil }
    return .place(try place(.row))
  }

  private mutating func answeredNumber() throws(ParseError) -> Answer? {
    guard let token = currentWord else { return nil }
    switch shape(of: token) {
    case .integer, .decimal, .tooLarge:
      guard let method = context.event?.method else { return nil }
      return .number(try number(ParameterInfo("answer", "N", "a number"), in: method.numbers))
    case .text, .path, .range: return nil
    }
  }
}

extension Method {
  private static let heights: [Method] = [
    .heightForRow, .heightForHeader, .heightForFooter, .estimatedHeightForRow,
    .estimatedHeightForHeader, .estimatedHeightForFooter,
  ]

  /// The numbers that it may be answered with: those at which UIKit raises are among them.
  fileprivate var numbers: ClosedRange<Double> {
    if Self.heights.contains(self) { return -Limit.points...Limit.points }
    if self == .indentationLevel { return 0...100 }
    if self == .numberOfRows { return -1...Double(Limit.rows) }
    return (self == .sectionForSectionIndexTitle ? -1 : 0)...Double(Limit.sections)
  }
}
