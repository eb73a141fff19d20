internal import TableKit

// MARK: screens and tables
extension Printer {
  static func words(of command: ScreenSetUp) -> [String] {
    switch command {
    case .screen(let name, let kind, let block):
      [
        "screen", text(name), kind.map { "as " + $0.rawValue } ?? "",
        block.map(self.block) ?? "",
      ]
    case .root(let name, let bare): ["root", text(name), bare ? "bare" : ""]
    case .tab(let spec): tab(spec)
    case .tabsWhenPushed(let isShown): ["tabs-when-pushed", isShown ? "shown" : "hidden"]
    case .navigationBar(let isShown): ["navigation-bar", isShown ? "shown" : "hidden"]
    case .title(let text): ["title", textOrNone(text)]
    case .prompt(let text): ["prompt", textOrNone(text)]
    case .backTitle(let text): ["back-title", textOrNone(text)]
    case .bar(let side, let item): ["bar", side.rawValue] + barItem(item)
    case .body(let text): ["body", self.text(text)]
    case .field(let spec): field(spec)
    }
  }

  static func words(of command: TableSetUp) -> [String] {
    switch command {
    case .style(let style): ["style", style.rawValue]
    case .selection(let mode, let whileEditing):
      ["selection", mode.rawValue, whileEditing ? "while-editing" : ""]
    case .rowHeight(let height): ["row-height", height.map(number) ?? "auto"]
    case .separators(let style): ["separators", SeparatorWord(style).rawValue]
    case .register(let name): ["register", text(name)]
    case .configure(let mode): ["configure", mode.rawValue]
    case .moveTarget(let rule): ["move-target", moveTarget(rule)]
    case .wire(let role, let screen):
      ["wire", role.rawValue, screen.map { "to " + text($0) } ?? ""]
    case .unwire(let role): ["unwire", role.rawValue]
    }
  }

  static func field(_ spec: FieldSpec) -> [String] {
    [
      "field", text(spec.name), spec.text.map(text) ?? "",
      spec.placeholder.map { "placeholder " + text($0) } ?? "",
      spec.keyboard.map { "keyboard " + $0.rawValue } ?? "",
    ]
  }

  private static func tab(_ spec: TabSpec) -> [String] {
    [
      "tab", text(spec.title), text(spec.screen), spec.image.map { "image " + text($0) } ?? "",
      spec.badge.map { "badge " + text($0) } ?? "", spec.isBare ? "bare" : "",
    ]
  }

  static func barItem(_ item: BarItemSpec) -> [String] {
    let kind =
      switch item.kind {
      case .none: "none"
      case .edit: "edit"
      case .system(let system): system.rawValue
      case .title(let title): text(title)
      }
    return [
      kind, item.isDisabled ? "disabled" : "", item.togglesEdit ? "toggles edit" : "",
      item.reaction.map(block) ?? "",
    ]
  }

  private static func moveTarget(_ rule: MoveTargetRule) -> String {
    switch rule {
    case .anywhere: "anywhere"
    case .inSection: "in-section"
    case .back: "back"
    case .range(let place): self.place(place)
    }
  }
}

// MARK: reactions
extension Printer {
  static func words(of command: ReactionSetUp) -> [String] {
    switch command {
    case .on(let event, let scope, let reaction):
      ["on", event.name, self.scope(scope), self.reaction(reaction)]
    case .answer(let answer): ["answer", self.answer(answer)]
    case .log(let text): ["log", self.text(text)]
    case .implement(let methods): ["implement"] + methods.map(\.shortName)
    case .forget(let methods): ["forget"] + methods.map(\.shortName)
    case .opens(let name, let scope): ["opens", textOrNone(name), self.scope(scope)]
    case .actions(let side, let actions, let scope):
      ["actions", side.rawValue] + self.actions(actions) + [self.scope(scope)]
    }
  }

  private static func reaction(_ reaction: Reaction) -> String {
    switch reaction {
    case .block(let block): self.block(block)
    case .off: "off"
    }
  }

  private static func answer(_ answer: Answer) -> String {
    switch answer {
    case .none: "nil"
    case .bool(let isYes): yesOrNo(isYes)
    case .number(let number): self.number(number)
    case .place(let place): self.place(place)
    case .text(let text): word(text) ?? self.text(text)
    }
  }

  /// An editing style or accessory, which is answered by its bare word.
  private static func word(_ text: Text) -> String? {
    guard case .plain(let word) = text,
      TableViewCell.EditingStyle(rawValue: word) != nil
        || TableViewCell.AccessoryType(rawValue: word) != nil
    else { return nil }
    return word
  }

  private static func actions(_ actions: [ActionSpec]) -> [String] {
    guard !actions.isEmpty else { return ["none"] }
    return actions.flatMap { action in
      [text(action.title), action.isDestructive ? "destructive" : "", block(action.reaction)]
    }
  }
}
