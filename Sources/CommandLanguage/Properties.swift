internal import TableKit

/// The properties of a row, section or screen: `PROPERTY VALUE [for PLACE]`.
///
/// One declaration serves the command of that name and the row's attribute.
package enum PropertyName: String, CaseIterable, Sendable {
  case text, detail, image, background, indentation, accessory
  case editingAccessory = "editing-accessory"
  case selectionStyle = "selection-style"
  case cell, height, selectable, highlightable, editable, movable
  case indentsWhileEditing = "indents-while-editing"
  case editingStyle = "editing-style"
  case deleteTitle = "delete-title"

  var info: ParameterInfo {
    switch self {
    case .text: ParameterInfo("text", "TEXT", "a text")
    case .detail: ParameterInfo("detail", "TEXT|none", "a text")
    case .image: ParameterInfo("image", "NAME [WxH|missing]", "an image's name")
    case .background: ParameterInfo("background", "COLOR", "a color")
    case .indentation: ParameterInfo("indentation", "N", "a number of levels")
    case .accessory, .editingAccessory:
      ParameterInfo(
        "accessory",
        "none|disclosure|detail|detail-disclosure|checkmark|button TEXT|switch on|off",
        "an accessory")
    case .selectionStyle:
      ParameterInfo("selection style", "none|blue|gray|default", "a selection style")
    case .cell:
      ParameterInfo(
        "cell style",
        "default|subtitle|value1|value2|custom [id NAME|none] [{ label NAME [TEXT]; image NAME; "
          + "field NAME; button TEXT }]",
        "a cell style")
    case .height: ParameterInfo("height", "PTS", "a height in points")
    case .selectable, .highlightable, .editable, .movable, .indentsWhileEditing:
      ParameterInfo(rawValue, "yes|no", "yes or no")
    case .editingStyle: ParameterInfo("editing style", "none|delete|insert", "an editing style")
    case .deleteTitle: ParameterInfo("title", "TEXT", "a text")
    }
  }

  /// Reads the value that follows the name.
  func read(_ reader: inout ArgumentReader) throws(ParseError) -> Property {
    switch self {
    case .text: .text(try reader.text(info))
    case .detail: .detail(try reader.textOrNone(info))
    case .image: .image(try reader.image(info))
    case .background: .background(try reader.color(info))
    case .indentation: .indentation(try reader.integer(info, in: 0...100))
    case .accessory: try reader.accessory(info, Property.accessory)
    case .editingAccessory: try reader.accessory(info, Property.editingAccessory)
    case .selectionStyle:
      .selectionStyle(try reader.choice(info, of: TableViewCell.SelectionStyle.self))
    case .cell: .cell(try reader.cell(info))
    case .height: .height(try reader.number(info, in: -Limit.points...Limit.points))
    case .selectable: try reader.yesOrNo(info, Property.selectable)
    case .highlightable: try reader.yesOrNo(info, Property.highlightable)
    case .editable: try reader.yesOrNo(info, Property.editable)
    case .movable: try reader.yesOrNo(info, Property.movable)
    case .indentsWhileEditing: try reader.yesOrNo(info, Property.indentsWhileEditing)
    case .editingStyle:
      .editingStyle(try reader.choice(info, of: TableViewCell.EditingStyle.self))
    case .deleteTitle: .deleteTitle(try reader.text(info))
    }
  }
}

extension PropertyName: Keyword {}

extension Parameter where Value == Property {
  static func value(of name: PropertyName) -> Self {
    Parameter(name.info) { (reader) throws(ParseError) in try name.read(&reader) }
  }
}

extension ArgumentReader {
  mutating func color(_ parameter: ParameterInfo) throws(ParseError) -> Text {
    for color in Vocabulary.colors { expect(.keyword(color)) }
    return try text(parameter)
  }

  /// `NAME [WxH|missing]`.
  mutating func image(_ parameter: ParameterInfo) throws(ParseError) -> ImageSpec {
    expect(.image)
    let name = try text(parameter)
    if takeKeyword("missing") { return ImageSpec(name, size: nil) }
    guard let token = currentWord, let size = size(token) else {
      return ImageSpec(name, size: TableViewCell.Image(name: "").size)
    }
    next += 1
    return ImageSpec(name, size: size)
  }

  /// `57x57`.
  func size(_ token: Token) -> Size? {
    guard token.kind == .word else { return nil }
    let parts = string(token).split(separator: "x", omittingEmptySubsequences: false)
    guard parts.count == 2, let width = Int(parts[0]), let height = Int(parts[1]),
      (1...10_000).contains(width), (1...10_000).contains(height)
    else { return nil }
    return Size(width: Double(width), height: Double(height))
  }

  /// Yes, no, or a `$name` that stands for one of them.
  fileprivate mutating func yesOrNo(
    _ parameter: ParameterInfo, _ make: (Bool) -> Property
  ) throws(ParseError) -> Property {
    if let name = try takeValue() { return .byValue(name, yes: make(true), no: make(false)) }
    return make(try choice(parameter, of: YesOrNo.self) == .yes)
  }

  fileprivate mutating func accessory(
    _ parameter: ParameterInfo, _ make: (AccessorySpec) -> Property
  ) throws(ParseError) -> Property {
    if takeKeyword("button") { return make(.button(try text(.buttonTitle))) }
    if takeKeyword("switch") {
      if let name = try takeValue() {
        return .byValue(name, yes: make(.toggle(isOn: true)), no: make(.toggle(isOn: false)))
      }
      return make(.toggle(isOn: try onOrOff(ParameterInfo("switch", "on|off", "on or off"))))
    }
    if let type = takeKeyword(as: TableViewCell.AccessoryType.self) { return make(.type(type)) }
    let token = try take(parameter)
    let words = TableViewCell.AccessoryType.allCases.map(\.rawValue) + ["button", "switch"]
    throw notAmong(token, parameter, words)
  }

  mutating func cell(_ parameter: ParameterInfo) throws(ParseError) -> CellSpec {
    let style = try choice(parameter, of: TableViewCell.CellStyle.self)
    var spec = CellSpec(style)
    if takeKeyword("id") {
      spec.identifier = takeKeyword("none") ? .none : .named(try text(.identifier))
    }
    if style == .custom { spec.subviews = try subviews() }
    return spec
  }

  /// The block of a custom cell; without one it is empty.
  private mutating func subviews() throws(ParseError) -> [CellSpec.SubviewSpec] {
    expect(.block)
    guard let open = current, open.kind == .open else { return [] }
    var views: [CellSpec.SubviewSpec] = []
    try readStatements { (reader) throws(ParseError) in
      views.append(try reader.subview())
      try reader.requireEnd()
    }
    return views
  }

  private mutating func subview() throws(ParseError) -> CellSpec.SubviewSpec {
    let kind = ParameterInfo("view", "label|image|field|button", "a view")
    switch try choice(kind, of: SubviewKind.self) {
    case .label:
      let name = try text(.viewName)
      return .label(name: name, text: currentWord == nil ? nil : try text(.buttonTitle))
    case .image: return .image(try image(.viewName))
    case .field: return .field(name: try text(.viewName))
    case .button: return .button(try text(.buttonTitle))
    }
  }
}

private enum SubviewKind: String, Keyword { case label, image, field, button }

extension ParameterInfo {
  static let buttonTitle = ParameterInfo("title", "TEXT", "a text")
  static let identifier = ParameterInfo("identifier", "NAME", "an identifier")
  static let viewName = ParameterInfo("name", "NAME", "a name")
}
