internal import TableKit

/// What the program shows over a screen.
extension CommandSpec {
  static let alert = CommandSpec(
    "alert", .code, "shows an alert; a button's block runs when it is tapped",
    uikit: "UIAlertView.show(), UIAlertController",
    examples: [
      "alert \"Saved\"",
      "alert Delete? button Cancel cancel button Delete destructive { log gone }",
    ],
    synonyms: ["UIAlertView", "UIAlertController", "message", "dialog", "popup"], .alert(.alert)
  ) { .code(.navigation(.alert($0))) }

  static let sheet = CommandSpec(
    "sheet", .code, "shows a sheet of buttons from below",
    uikit: "UIActionSheet.show(in:), UIAlertController",
    examples: ["sheet Options button Share button Cancel cancel"],
    synonyms: ["UIActionSheet", "actionSheet", "menu"], .alert(.sheet)
  ) { .code(.navigation(.alert($0))) }

  static let present = CommandSpec(
    "present", .code, "shows a screen over the others, until dismiss",
    uikit: "present(_:animated:)", examples: ["present Films"],
    synonyms: ["presentViewController", "presentModalViewController", "modal"],
    .name("screen", offering: .screen)
  ) { .code(.navigation(.present($0))) }

  static let dismiss = CommandSpec(
    "dismiss", .code, "takes away what was presented last, or the alert in front",
    uikit: "dismiss(animated:)", examples: ["dismiss"],
    synonyms: ["dismissViewController", "dismissModalViewController", "close"]
  ) { .code(.navigation(.dismiss)) }
}

extension Parameter where Value == AlertSpec {
  static func alert(_ style: AlertState.Style) -> Self {
    Parameter(
      "alert", "TEXT [TEXT] [button TEXT [cancel|destructive] [{ … }]]…", "a title"
    ) { (reader) throws(ParseError) in
      try reader.alert(style, hasReactions: true)
    }
  }
}

extension ArgumentReader {
  mutating func alert(
    _ style: AlertState.Style, hasReactions: Bool
  ) throws(ParseError) -> AlertSpec {
    var spec = AlertSpec(style, title: try text(ParameterInfo("title", "TEXT", "a title")))
    if let token = currentWord, !self.token(token, is: "button") {
      spec.message = try text(ParameterInfo("message", "TEXT", "a text"))
    }
    while takeKeyword("button") {
      spec.buttons.append(try alertButton(hasReaction: hasReactions))
    }
    return spec
  }

  private mutating func alertButton(hasReaction: Bool) throws(ParseError) -> AlertSpec.Button {
    let title = try text(.buttonTitle)
    var role = AlertState.Role.plain
    if takeKeyword("cancel") { role = .cancel }
    if takeKeyword("destructive") { role = .destructive }
    let block = hasReaction ? try optionalBlock(in: context.reaction()) : nil
    return AlertSpec.Button(title, role: role, reaction: block)
  }
}
