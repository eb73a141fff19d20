internal import TableKit

/// The screen in front, and the app around it.
extension FactSpec {
  static let ofScreens = [
    FactSpec("title", "the title in the bar", examples: ["title none"], .textOrNone("title")) {
      .screen(.title($0))
    },
    FactSpec(
      "prompt", "the line above the title", examples: ["prompt none"], .textOrNone("prompt")
    ) { .screen(.prompt($0)) },
    FactSpec(
      "back-title", "what the screen gives the back button above it to say",
      examples: ["back-title none"], .textOrNone("title")
    ) { .screen(.backTitle($0)) },
    FactSpec(
      "back", "what the back button says that shows", examples: ["back none"],
      synonyms: ["backButton"], .textOrNone("title")
    ) { .screen(.back($0)) },
    FactSpec(
      "bar", "a button of the bar", examples: ["bar right none", "not bar left \"Done\" disabled"],
      .choice("side"), .barItemLook
    ) { .screen(.bar($0, $1)) },
    FactSpec("body", "the text of a page", examples: ["not body \"Tap a row\""], .text()) {
      .screen(.body($0))
    },
    FactSpec(
      "field", "what a field of a form holds", examples: ["not field Name \"Bob\""], .field
    ) { .screen(.field($0)) },
    FactSpec(
      "keyboard", "the field that has the keyboard", examples: ["keyboard none"],
      synonyms: ["focus", "firstResponder", "isFirstResponder"], .textOrNone("field")
    ) { .screen(.keyboard($0)) },
    FactSpec(
      "navigation-bar", "whether the bar with the title shows", examples: ["navigation-bar hidden"],
      synonyms: ["isNavigationBarHidden"], .choice("navigation bar")
    ) { (word: ShownOrHidden) in .screen(.navigationBar(isShown: word == .shown)) },
  ]

  static let ofTheApp = [
    FactSpec(
      "stack", "the screens on the stack, the one in front last", examples: ["stack main"],
      synonyms: ["viewControllers", "navigation", "push", "pop"], .names("screen")
    ) { .app(.stack($0)) },
    FactSpec(
      "tab", "the tab that is selected", examples: ["not tab Songs"],
      synonyms: ["selectedTab", "selectedIndex"], .text("title")
    ) { .app(.tab($0)) },
    FactSpec(
      "tabs", "the tabs of the tab bar", examples: ["tabs none"], synonyms: ["tabBar"],
      .textsOrNone("title")
    ) { .app(.tabs($0)) },
    FactSpec(
      "badge", "what a tab bears", examples: ["not badge \"3\" for tab Songs"],
      synonyms: ["badgeValue"], .textOrNone("badge"), .ofTab
    ) { .app(.badge($0, tab: $1)) },
    FactSpec("alert", "the alert in front", examples: ["alert none"], .alertOrNone(.alert)) {
      .app(.alert(.alert, $0))
    },
    FactSpec("sheet", "the sheet in front", examples: ["sheet none"], .alertOrNone(.sheet)) {
      .app(.alert(.sheet, $0))
    },
    FactSpec(
      "present", "the screen that is shown over the others", examples: ["present none"],
      synonyms: ["presentedViewController"], .textOrNone("screen")
    ) { .app(.presented($0)) },
    FactSpec("device", "the size of the glass", examples: ["device classic"], .device) {
      .app(.device($0))
    },
    FactSpec("era", "the iOS release whose rules hold", examples: ["era 5"], .era) {
      .app(.era($0))
    },
  ]
}

extension Parameter where Value == [Text] {
  fileprivate static func names(_ name: String) -> Self {
    let info = ParameterInfo(name, "NAME…", "one name or more")
    return Parameter(info) { (reader) throws(ParseError) in
      reader.expect(.screen)
      var names = [try reader.text(info)]
      while reader.currentWord != nil { names.append(try reader.text(info)) }
      reader.expect(.screen)
      return names
    }
  }

  /// No texts: `none`.
  static func textsOrNone(_ name: String) -> Self {
    let info = ParameterInfo(name, "TEXT…|none", "one text or more")
    return Parameter(info) { (reader) throws(ParseError) in
      reader.takeKeyword("none") ? [] : try reader.texts(info)
    }
  }
}

extension Parameter where Value == Text {
  /// `for tab TEXT`.
  fileprivate static var ofTab: Self {
    let info = ParameterInfo("tab", "for tab TEXT", "for tab and its title")
    return Parameter(info) { (reader) throws(ParseError) in
      guard reader.takeKeyword("for"), reader.takeKeyword("tab") else {
        throw reader.missing(info)
      }
      return try reader.text(ParameterInfo("title", "TEXT", "a title"))
    }
  }
}

extension Parameter where Value == AlertSpec? {
  /// What is not said of it may be anything.
  fileprivate static func alertOrNone(_ style: AlertState.Style) -> Self {
    let info = ParameterInfo(
      "alert", "TEXT [TEXT] [button TEXT [cancel|destructive]]…|none", "a title")
    return Parameter(info) { (reader) throws(ParseError) in
      reader.takeKeyword("none") ? nil : try reader.alert(style, hasReactions: false)
    }
  }
}
