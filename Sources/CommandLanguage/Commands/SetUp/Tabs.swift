internal import TableKit

/// Tabs, and the fields of forms.
extension CommandSpec {
  static let tab = CommandSpec(
    "tab", .setUp, "adds a tab with a screen in it, in a navigation controller unless bare",
    uikit: "UITabBarController.viewControllers",
    examples: ["tab Songs Films", "tab More Films badge \"3\" bare"],
    synonyms: ["UITabBarController", "tabBarItem", "UITabBarItem"], in: .script, .tab
  ) { .setUp(.screen(.tab($0))) }

  static let tabsWhenPushed = CommandSpec(
    "tabs-when-pushed", .setUp, "says whether the tab bar stays when the screen is pushed",
    uikit: "hidesBottomBarWhenPushed", examples: ["tabs-when-pushed hidden"],
    synonyms: ["hidesBottomBarWhenPushed"], .choice("tab bar")
  ) { (word: ShownOrHidden) in .setUp(.screen(.tabsWhenPushed(isShown: word == .shown))) }

  static let navigationBar = CommandSpec(
    "navigation-bar", .setUp, "hides the navigation bar of the screen's stack, or shows it",
    uikit: "setNavigationBarHidden(_:animated:)",
    examples: ["navigation-bar hidden", "on appear { navigation-bar shown }"],
    synonyms: ["setNavigationBarHidden", "navigationBarHidden", "hidesBarsOnSwipe"],
    in: [.script, .screen, .reaction], .choice("navigation bar")
  ) { (word: ShownOrHidden) in .setUp(.screen(.navigationBar(isShown: word == .shown))) }

  static let field = CommandSpec(
    "field", .setUp, "adds a text field to a form", uikit: "UITextField",
    examples: ["screen Add as form { field Name placeholder \"Your name\" }"],
    synonyms: ["textField", "UITextField", "input"], in: [.script, .screen, .reaction], .field
  ) { .setUp(.screen(.field($0))) }
}

enum ShownOrHidden: String, Keyword { case shown, hidden }

extension FieldState.Keyboard: Keyword {}

extension Parameter where Value == TabSpec {
  static var tab: Self {
    Parameter("tab", "TEXT NAME [image NAME] [badge TEXT] [bare]", "a title") {
      (reader) throws(ParseError) in
      let title = try reader.text(ParameterInfo("title", "TEXT", "a title"))
      reader.expect(.screen)
      let screen = try reader.text(ParameterInfo("screen", "NAME", "a screen"))
      var spec = TabSpec(title, screen: screen)
      while true {
        if reader.takeKeyword("image") {
          spec.image = try reader.text(ParameterInfo("image", "NAME", "an image"))
        } else if reader.takeKeyword("badge") {
          spec.badge = try reader.text(ParameterInfo("badge", "TEXT", "a text"))
        } else {
          spec.isBare = reader.takeKeyword("bare")
          return spec
        }
      }
    }
  }
}

extension Parameter where Value == FieldSpec {
  static var field: Self {
    Parameter(
      "field", "NAME [TEXT] [placeholder TEXT] [keyboard KIND]", "a name"
    ) { (reader) throws(ParseError) in
      var spec = FieldSpec(try reader.text(ParameterInfo("field", "NAME", "a name")))
      if case .plain(let name) = spec.name { reader.fieldNames.append(name) }
      if let token = reader.currentWord, !reader.token(token, is: "placeholder"),
        !reader.token(token, is: "keyboard")
      {
        spec.text = try reader.text(ParameterInfo("text", "TEXT", "a text"))
      }
      if reader.takeKeyword("placeholder") {
        spec.placeholder = try reader.text(ParameterInfo("placeholder", "TEXT", "a text"))
      }
      if reader.takeKeyword("keyboard") {
        spec.keyboard = try reader.choice(
          ParameterInfo("keyboard", "", "a keyboard"), of: FieldState.Keyboard.self)
      }
      return spec
    }
  }
}
