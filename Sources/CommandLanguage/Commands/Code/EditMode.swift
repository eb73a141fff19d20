/// Edit mode, turned on and off by the program.
extension CommandSpec {
  static let edit = CommandSpec(
    "edit", .code, "turns edit mode on or off, for the table or for its controller",
    uikit: "setEditing(_:animated:)",
    examples: ["edit on", "edit controller toggle", "on edit { edit $value }"],
    synonyms: ["setEditing", "isEditing", "editing"], .editOwner, .editSwitch
  ) { .code(.edit($1, $0)) }
}

private enum EditWord: String, Keyword { case on, off, toggle }

extension Parameter where Value == EditSwitch {
  fileprivate static var editSwitch: Self {
    let info = ParameterInfo("mode", "on|off|toggle", "a mode")
    return Parameter(info) { (reader) throws(ParseError) in
      if let name = try reader.takeValue() { return .value(name) }
      return switch try reader.choice(info, of: EditWord.self) {
      case .on: .on
      case .off: .off
      case .toggle: .toggle
      }
    }
  }
}

extension Parameter where Value == EditOwner {
  static var editOwner: Self {
    Parameter("owner", "[controller]", "controller") { (reader) throws(ParseError) in
      reader.takeKeyword("controller") ? .controller : .table
    }
  }
}
