internal import TableKit

/// What a cell shows, and what the delegate says of its row: the properties.
extension CommandSpec {
  static let text = CommandSpec(
    property: .text, "sets the text of rows that exist", uikit: "UITableViewCell.textLabel",
    examples: ["text Eeny for 0:0", "on select { text \"$text!\" for $path }"],
    synonyms: ["textLabel", "label"])

  static let detail = CommandSpec(
    property: .detail, "sets the second text, which a default cell does not show",
    uikit: "UITableViewCell.detailTextLabel",
    examples: ["detail Marimba for first", "detail none for all"],
    synonyms: ["detailTextLabel", "subtitle"])

  static let image = CommandSpec(
    property: .image, "sets the image at the left", uikit: "UITableViewCell.imageView",
    examples: [
      "image bell for 0:0", "image power 57x57 for all", "image Icon.png missing",
      "on cellForRow { later { image photo for cell $cell } }",
    ],
    synonyms: ["imageView", "icon", "picture"])

  static let background = CommandSpec(
    property: .background, "sets the color behind a cell or the table",
    uikit: "UITableViewCell.backgroundColor",
    examples: ["background yellow for all", "background gray for table"],
    synonyms: ["backgroundColor", "color", "colour"])

  static let indentation = CommandSpec(
    property: .indentation, "moves a cell's content to the right, by levels",
    uikit: "tableView(_:indentationLevelForRowAt:)",
    examples: ["indentation 2 for 0:1", "indentation 0"],
    synonyms: ["indent", "indentationLevel"])

  static let accessory = CommandSpec(
    property: .accessory, "sets what stands at the right of a cell",
    uikit: "UITableViewCell.accessoryType, accessoryView",
    examples: [
      "accessory disclosure", "accessory checkmark for Moe", "accessory switch on for 0:1",
      "accessory checkmark for cell 1",
    ],
    synonyms: ["accessoryType", "accessoryView", "checkmark", "disclosure", "chevron"])

  static let editingAccessory = CommandSpec(
    property: .editingAccessory, "sets what stands at the right in edit mode",
    uikit: "UITableViewCell.editingAccessoryType, editingAccessoryView",
    examples: ["editing-accessory disclosure for all", "editing-accessory none"],
    synonyms: ["editingAccessoryType", "editingAccessoryView"])

  static let selectionStyle = CommandSpec(
    property: .selectionStyle, "sets how a selected cell looks; none still selects",
    uikit: "UITableViewCell.selectionStyle",
    examples: ["selection-style none for 0:1", "selection-style gray"],
    synonyms: ["selectionStyle"])

  static let cell = CommandSpec(
    property: .cell, "sets the style of cells and their reuse identifier",
    uikit: "UITableViewCell.init(style:reuseIdentifier:)",
    examples: [
      "cell subtitle", "cell value1 id Setting for section 0",
      "cell custom id Coin { label Price \"5\"; image money.png; button Buy } for all",
    ],
    synonyms: ["dequeueReusableCell", "reuseIdentifier", "UITableViewCell"])

  static let height = CommandSpec(
    property: .height, "answers a height, by the delegate's method",
    uikit: "tableView(_:heightForRowAt:)",
    examples: ["height 90", "height 60 for 0:2", "height 30 for headers"],
    synonyms: ["heightForRow", "heightForRowAt", "heightForHeader"])

  static let selectable = CommandSpec(
    property: .selectable, "says whether the delegate lets a row be selected",
    uikit: "tableView(_:willSelectRowAt:)",
    examples: ["selectable no for 0:2", "selectable yes for all"], synonyms: ["willSelectRow"])

  static let highlightable = CommandSpec(
    property: .highlightable, "says whether the delegate lets a row be highlighted",
    uikit: "tableView(_:shouldHighlightRowAt:)",
    examples: ["highlightable no for 0:2", "highlightable yes"],
    synonyms: ["shouldHighlightRow", "highlight"])

  static let separators = CommandSpec(
    "separators", .setUp, "sets the lines between rows", uikit: "UITableView.separatorStyle",
    examples: ["separators none", "separators line"],
    synonyms: ["separatorStyle", "separator", "lines"], in: [.script, .screen, .reaction],
    .choice("lines")
  ) { (word: SeparatorWord) in .setUp(.table(.separators(word.style))) }

  static let rowHeight = CommandSpec(
    "row-height", .setUp, "sets the height of all rows, by the table's property",
    uikit: "UITableView.rowHeight", examples: ["row-height 90", "row-height auto"],
    synonyms: ["rowHeight"], in: [.script, .screen, .reaction], .heightOrAuto
  ) { .setUp(.table(.rowHeight($0))) }

  static let register = CommandSpec(
    "register", .setUp, "registers a cell class under a reuse identifier",
    uikit: "register(_:forCellReuseIdentifier:)", examples: ["register Cell", "register \"Coin\""],
    synonyms: ["registerClass", "registerNib"], .name("identifier")
  ) { .setUp(.table(.register($0))) }

  static let configure = CommandSpec(
    "configure", .setUp, "says when cellForRow sets a cell up: on-create shows the reuse bug",
    uikit: "tableView(_:cellForRowAt:)", examples: ["configure always", "configure on-create"],
    synonyms: ["reuse"], .choice("time")
  ) { .setUp(.table(.configure($0))) }

  /// A property's command.
  init(
    property name: PropertyName, _ summary: String, uikit: String, examples: [String],
    synonyms: [String]
  ) {
    self.init(
      name.rawValue, .setUp, summary, uikit: uikit, examples: examples, synonyms: synonyms,
      in: [.script, .screen, .section, .reaction], .value(of: name), .scope(name.scope)
    ) { .setUp(.content(.property($0, for: $1))) }
  }
}

extension Parameter where Value == Double? {
  static var heightOrAuto: Self {
    Parameter("height", "PTS|auto", "a height in points") {
      (reader) throws(ParseError) in
      if reader.takeKeyword("auto") { return nil }
      let info = ParameterInfo("height", "PTS", "a height in points")
      return try reader.number(info, in: 0...Limit.points)
    }
  }
}

/// The lines between rows, in words.
enum SeparatorWord: String, Keyword {
  case none, line
  /// With a light edge, in grouped style up to iOS 6.
  case etched

  init(_ style: TableView.SeparatorStyle) {
    switch style {
    case .none: self = .none
    case .singleLine: self = .line
    case .singleLineEtched: self = .etched
    }
  }

  var style: TableView.SeparatorStyle {
    switch self {
    case .none: .none
    case .line: .singleLine
    case .etched: .singleLineEtched
    }
  }
}
