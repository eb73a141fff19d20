/// What the program's own lines do to the stack of screens.
extension CommandSpec {
  static let push = CommandSpec(
    "push", .code, "puts a screen, or a page made for it, on top of the stack",
    uikit: "pushViewController(_:animated:)",
    examples: ["on select { push page $text }", "push page Help \"Tap a row\""],
    synonyms: ["pushViewController", "show", "go", "open", "performSegue"], .pushed
  ) { .code(.navigation($0)) }

  static let pop = CommandSpec(
    "pop", .code, "goes back: to the screen below, to the lowest or to one by its name",
    uikit: "popViewController(animated:), popToRootViewController(animated:)",
    examples: ["pop", "pop to root"],
    synonyms: [
      "popViewController", "popToRoot", "popToRootViewController", "popToViewController", "back",
    ], .popTarget
  ) { .code(.navigation(.pop($0))) }
}

extension Parameter where Value == NavigationCommand {
  static var pushed: Self {
    let info = ParameterInfo("screen", "NAME | push page TEXT [TEXT]", "a screen")
    return Parameter(info) { (reader) throws(ParseError) in
      if reader.takeKeyword("page") {
        let title = try reader.text(ParameterInfo("title", "TEXT", "a title"))
        guard reader.currentWord != nil else { return .pushPage(title: title, body: nil) }
        let body = try reader.text(ParameterInfo("body", "TEXT", "a text"))
        return .pushPage(title: title, body: body)
      }
      reader.expect(.screen)
      return .push(try reader.text(info))
    }
  }
}

extension Parameter where Value == PopTarget {
  static var popTarget: Self {
    Parameter("target", "[to root|NAME]", "to and a screen") { (reader) throws(ParseError) in
      guard reader.takeKeyword("to") else { return .below }
      if reader.takeKeyword("root") { return .root }
      reader.expect(.screen)
      return .screen(try reader.text(ParameterInfo("screen", "NAME", "a screen")))
    }
  }
}
