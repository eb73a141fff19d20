/// The screen itself: its name, its bar, its table's kind.
extension CommandSpec {
  static let screen = CommandSpec(
    "screen", .setUp, "declares a screen, or speaks to the one there is",
    uikit: "UIViewController",
    examples: ["screen Films as table { row Up }", "screen Empty as empty"],
    synonyms: ["controller", "view", "UITableViewController", "UIViewController"],
    in: [.script, .reaction],
    .name("name", offering: .screen), .screenKind, .screenBlock
  ) { .setUp(.screen(.screen(name: $0, kind: $1, $2))) }

  static let root = CommandSpec(
    "root", .setUp, "makes a screen the window's root, in a navigation controller unless bare",
    uikit: "UIWindow.rootViewController", examples: ["root Films", "root Films bare"],
    synonyms: ["rootViewController", "window"], in: .script,
    .name("screen", offering: .screen), .flag("bare")
  ) { .setUp(.screen(.root(name: $0, bare: $1))) }

  static let title = CommandSpec(
    "title", .setUp, "sets the title in the navigation bar", uikit: "UINavigationItem.title",
    examples: ["title \"Move Me\"", "title none"], synonyms: ["name", "navigationItem", "heading"],
    in: [.script, .screen, .reaction], .textOrNone("title")
  ) { .setUp(.screen(.title($0))) }

  static let prompt = CommandSpec(
    "prompt", .setUp, "sets the line above the title", uikit: "UINavigationItem.prompt",
    examples: ["prompt \"Choose a film\"", "prompt none"], in: [.script, .screen, .reaction],
    .textOrNone("prompt")
  ) { .setUp(.screen(.prompt($0))) }

  static let style = CommandSpec(
    "style", .setUp, "makes a new table of a style", uikit: "UITableView.init(frame:style:)",
    examples: ["style grouped", "style plain"], synonyms: ["UITableViewStyle", "initWithStyle"],
    .choice("style")
  ) { .setUp(.table(.style($0))) }

  static let selection = CommandSpec(
    "selection", .setUp, "says how many rows can be selected",
    uikit: "UITableView.allowsSelection, allowsMultipleSelection",
    examples: ["selection multiple", "selection single while-editing"],
    synonyms: ["allowsSelection", "allowsMultipleSelection", "allowsSelectionDuringEditing"],
    .choice("selection"), .flag("while-editing")
  ) { .setUp(.table(.selection($0, whileEditing: $1))) }

  static let wire = CommandSpec(
    "wire", .setUp, "connects the table to its data source or delegate",
    uikit: "UITableView.dataSource, delegate",
    examples: ["wire delegate", "wire data-source to Films"],
    synonyms: ["connect", "dataSource", "setDataSource", "setDelegate"], .choice("role"), .wired
  ) { .setUp(.table(.wire($0, to: $1))) }

  static let unwire = CommandSpec(
    "unwire", .setUp, "takes the data source or delegate away from the table",
    uikit: "UITableView.dataSource, delegate", examples: ["unwire data-source", "unwire delegate"],
    synonyms: ["disconnect"], in: [.script, .screen, .reaction], .choice("role")
  ) { .setUp(.table(.unwire($0))) }
}

extension Parameter where Value == ScreenKind? {
  static var screenKind: Self {
    Parameter("kind", "[as table|view|page|form|empty]", "a kind of screen") {
      (reader) throws(ParseError) in
      guard reader.takeKeyword("as") else { return nil }
      let kind = try reader.choice(
        ParameterInfo("kind of screen", "", "a kind of screen"), of: KnownKind.self)
      return ScreenKind(rawValue: kind.rawValue)
    }
  }
}

/// The kinds of screen that there are so far.
private enum KnownKind: String, Keyword { case table, view, page, form, empty }

extension Parameter where Value == Text? {
  static var wired: Self {
    Parameter("to", "[to NAME]", "to and a screen") {
      (reader) throws(ParseError) in
      guard reader.takeKeyword("to") else { return nil }
      reader.expect(.screen)
      return try reader.text(ParameterInfo("screen", "NAME", "a screen"))
    }
  }
}
