/// Edit mode, turned on and off by the program.
extension CommandSpec {
  static let edit = CommandSpec(
    "edit", .code, "turns edit mode on or off, for the table or for its controller",
    uikit: "setEditing(_:animated:)", examples: ["edit on", "edit controller toggle"],
    synonyms: ["setEditing", "isEditing", "editing"], .editOwner, .choice("mode")
  ) { .code(.edit($1, $0)) }
}

extension EditSwitch: Keyword {}

extension Parameter where Value == EditOwner {
  static var editOwner: Self {
    Parameter("owner", "[controller]", "controller") { (reader) throws(ParseError) in
      reader.takeKeyword("controller") ? .controller : .table
    }
  }
}
