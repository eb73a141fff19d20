/// What a finger does; it reaches only what is on the glass.
extension CommandSpec {
  static let tap = CommandSpec(
    "tap", .touch, "taps what is on the glass",
    uikit: "tableView(_:didSelectRowAt:)",
    examples: ["tap Moe", "tap 0:3", "tap accessory 0:1", "tap index \"M\""],
    synonyms: ["click", "touch", "hit", "didSelectRow", "accessoryButtonTapped"], .tapTarget
  ) { .touch(.tap($0)) }

  static let press = CommandSpec(
    "press", .touch, "puts a finger down on a row and leaves it there",
    uikit: "tableView(_:didHighlightRowAt:)", examples: ["press Moe", "press 0:2"],
    synonyms: ["touchesBegan", "didHighlightRow"], .row()
  ) { .touch(.press($0)) }

  static let hold = CommandSpec(
    "hold", .touch, "keeps a finger on a row until its menu comes, which tap then chooses from",
    uikit: "tableView(_:shouldShowMenuForRowAt:)",
    examples: ["hold Moe", "hold 0:2"],
    synonyms: ["long-press", "longPress", "UIMenuController", "shouldShowMenu", "performAction"],
    .row()
  ) { .touch(.hold($0)) }

  static let lift = CommandSpec(
    "lift", .touch, "takes the finger that pressed away",
    uikit: "tableView(_:didUnhighlightRowAt:)",
    examples: ["lift", "press 0:0; lift"],
    synonyms: ["release", "touchesEnded", "didUnhighlightRow"]
  ) { .touch(.lift) }

  static let type = CommandSpec(
    "type", .touch, "types into a field; \\n is the return key",
    uikit: "UIKeyInput.insertText(_:)",
    examples: ["type \"New row\" in Name", "type \"done\\n\""],
    synonyms: ["insertText", "keys", "enter", "write"], .text(), .typedField
  ) { .touch(.type($0, in: $1)) }

  static let scroll = CommandSpec(
    "scroll", .touch, "drags the content: down by a positive number",
    uikit: "scrollViewDidScroll(_:)",
    examples: ["scroll by 100", "scroll 3 rows", "scroll -1 pages"],
    synonyms: ["pan", "contentOffset", "setContentOffset"], .scrollAmount
  ) { .touch(.scroll($0)) }
}

extension Parameter where Value == TapTarget {
  static var tapTarget: Self {
    Parameter(
      "thing",
      "[row|bar|tab|button|field|index|action] THING | tap accessory|control|minus|plus ROW "
        + "| tap back|confirm",
      "something on the glass"
    ) { (reader) throws(ParseError) in try reader.tapTarget() }
  }
}

extension Parameter where Value == NamedThing? {
  static var typedField: Self {
    Parameter("field", "[in FIELD]", "in and a field") { (reader) throws(ParseError) in
      try reader.typing()
    }
  }
}

extension Parameter where Value == ScrollAmount {
  static var scrollAmount: Self {
    Parameter("amount", "[by] PTS|N rows|N pages", "an amount") {
      (reader) throws(ParseError) in try reader.scrollAmount()
    }
  }
}

extension ArgumentReader {
  fileprivate mutating func tapTarget() throws(ParseError) -> TapTarget {
    if takeKeyword("row") { return .row(try place(.row)) }
    if takeKeyword("accessory") { return .accessory(try place(.row)) }
    if takeKeyword("control") { return .control(try place(.row)) }
    if takeKeyword("back") { return .back }
    if takeKeyword("tab") { return .tab(try named("tab", "a tab's title")) }
    if takeKeyword("button") { return .button(try named("button", "a button's title")) }
    if takeKeyword("field") { return .field(try named("field", "a field's name")) }
    if takeKeyword("minus") { return .minus(try place(.row)) }
    if takeKeyword("plus") { return .plus(try place(.row)) }
    if takeKeyword("confirm") { return .confirm }
    if takeKeyword("action") {
      let (title, range) = try button()
      return .action(title, at: range)
    }
    if takeKeyword("bar") {
      let (title, range) = try button()
      return .bar(title, at: range)
    }
    if takeKeyword("index") {
      expect(.indexTitle)
      let token = try take(ParameterInfo("index title", "TEXT", "a title of the index"))
      return .index(try text(token), at: token.range)
    }
    return .anything(try place(ParameterInfo("thing", "THING", "something on the glass")))
  }

  /// A thing on the glass by what it is called.
  private mutating func named(_ name: String, _ noun: String) throws(ParseError) -> NamedThing {
    expect(.button)
    let token = try take(ParameterInfo(name, "TEXT", noun))
    return NamedThing(try text(token), at: token.range)
  }

  fileprivate mutating func typing() throws(ParseError) -> NamedThing? {
    guard takeKeyword("in") else { return nil }
    return try named("field", "a field's name")
  }

  /// A button by its title.
  private mutating func button() throws(ParseError) -> (Text, SourceRange) {
    expect(.button)
    let token = try take(ParameterInfo("button", "TEXT", "a button's title"))
    return (try text(token), token.range)
  }

  fileprivate mutating func scrollAmount() throws(ParseError) -> ScrollAmount {
    _ = takeKeyword("by")
    let info = ParameterInfo("amount", "N", "an amount")
    let start = next
    let amount = try number(info, in: -Limit.points * 100...Limit.points * 100)
    if takeKeyword("pages") || takeKeyword("page") { return .pages(amount) }
    guard takeKeyword("rows") || takeKeyword("row") else { return .points(amount) }
    next = start
    let rows = try integer(info, in: -Limit.rows...Limit.rows)
    next += 1
    return .rows(rows)
  }
}
