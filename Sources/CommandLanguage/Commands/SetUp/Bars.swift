/// The navigation bar's buttons, and what leads from a row to another screen.
extension CommandSpec {
  static let opens = CommandSpec(
    "opens", .setUp, "makes a tap on a row push a screen",
    uikit: "tableView(_:didSelectRowAt:), pushViewController(_:animated:)",
    examples: ["opens Films for first", "opens none"], synonyms: ["segue", "leads", "destination"],
    .textOrNone("screen"), .scope()
  ) { .setUp(.reaction(.opens($0, for: $1))) }

  static let body = CommandSpec(
    "body", .setUp, "sets the text of a page", uikit: "UILabel.text",
    examples: ["screen Help as page { body \"Tap a row\" }"], synonyms: ["label", "UILabel"],
    in: [.script, .screen, .reaction], .text()
  ) { .setUp(.screen(.body($0))) }

  static let backTitle = CommandSpec(
    "back-title", .setUp, "sets what the back button of the screen above says",
    uikit: "UINavigationItem.backBarButtonItem",
    examples: ["back-title Films", "back-title none"],
    synonyms: ["backBarButtonItem", "backButtonTitle"], in: [.script, .screen, .reaction],
    .textOrNone("title")
  ) { .setUp(.screen(.backTitle($0))) }

  static let bar = CommandSpec(
    "bar", .setUp, "puts a button into the navigation bar, or into the toolbar",
    uikit: "UINavigationItem.leftBarButtonItem, rightBarButtonItem, UIViewController.toolbarItems",
    examples: [
      "bar right \"Move\" toggles edit", "bar left edit", "bar right add { log \"new\" }",
      "bar toolbar Trash disabled",
    ],
    synonyms: [
      "rightBarButtonItem", "leftBarButtonItem", "editButtonItem", "UIBarButtonItem",
      "toolbarItems", "setToolbarHidden",
    ],
    in: [.script, .screen, .reaction], .choice("side"), .barItem
  ) { .setUp(.screen(.bar($0, $1))) }
}

extension BarSide: Keyword {}
extension BarItemSpec.SystemItem: Keyword {}

extension Parameter where Value == BarItemSpec {
  static var barItem: Self {
    Parameter(
      "item", "none|edit|add|done|cancel|save|TEXT [disabled] [toggles edit] [{ … }]", "a button"
    ) { (reader) throws(ParseError) in
      var item = try reader.barItemLook()
      if reader.takeKeyword("toggles") {
        guard reader.takeKeyword("edit") else { throw reader.missing(.wordEdit) }
        item.togglesEdit = true
      }
      item.reaction = try reader.optionalBlock(in: reader.context.reaction())
      return item
    }
  }
}

extension Parameter where Value == BarItemSpec {
  /// How a button looks, whatever it does.
  static var barItemLook: Self {
    Parameter("item", "none|edit|add|done|cancel|save|TEXT [disabled]", "a button") {
      (reader) throws(ParseError) in try reader.barItemLook()
    }
  }
}

extension ArgumentReader {
  fileprivate mutating func barItemLook() throws(ParseError) -> BarItemSpec {
    var item = BarItemSpec(try barItemKind())
    item.isDisabled = takeKeyword("disabled")
    return item
  }

  private mutating func barItemKind() throws(ParseError) -> BarItemSpec.Kind {
    if takeKeyword("none") { return .none }
    if takeKeyword("edit") { return .edit }
    if let item = takeKeyword(as: BarItemSpec.SystemItem.self) { return .system(item) }
    return .title(try text(.buttonTitle))
  }

  /// `{ … }`, if it stands here.
  mutating func optionalBlock(in context: BlockContext) throws(ParseError) -> Block? {
    expect(.block)
    guard let open = current, open.kind == .open else { return nil }
    return try readBlock(in: context)
  }
}

extension BlockContext {
  /// The context of a reaction within this one: it keeps the values that there are.
  func reaction(adding more: [EventValue] = [], event: EventName? = nil) -> BlockContext {
    BlockContext(
      .reaction, values: more + values.filter { !more.contains($0) }, event: event)
  }
}

extension ParameterInfo {
  static let wordEdit = ParameterInfo("edit", "edit", "the word edit")
}
