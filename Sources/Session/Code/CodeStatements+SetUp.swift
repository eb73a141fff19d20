import CommandLanguage
import TableKit

// What is said of screens, and where the app goes from them.
extension CodeStatements {
  func lines(of command: SetUp) -> [String]? {
    switch command {
    case .screen(let command): lines(of: command)
    case .reaction(let command): lines(of: command)
    case .content(.property(.byValue, _)): nil
    case .content(.property(let property, .places(let places)?)): change(property, places)
    case .content(.property(let property, nil)):
      change(property, [Place(.all, at: SourceRange(0, 0))])
    case .table(.rowHeight(let points)):
      [set("tableView.rowHeight", to: points.map(Printer.number) ?? spelling.automaticDimension)]
    case .table(.separators(let style)):
      [
        set(
          "tableView.separatorStyle",
          to: spelling.constant("UITableViewCellSeparatorStyle", style.rawValue))
      ]
    case .table, .content: nil
    }
  }

  private func lines(of command: ScreenSetUp) -> [String]? {
    switch command {
    case .title(let title): [set("title", to: textOrNil(title))]
    case .prompt(let prompt): [set("navigationItem.prompt", to: textOrNil(prompt))]
    case .backTitle(let title):
      [set("navigationItem.backButtonTitle", to: textOrNil(title))]
    case .body(let body): [call(.show, of: receiver, text(body))]
    case .screen(let name, nil, let block?): tell(name, block)
    case .navigationBar(let isShown):
      [
        call(
          .setNavigationBarHidden, of: navigation, spelling.bool(!isShown), spelling.bool(true))
      ]
    case .tabsWhenPushed(let isShown):
      [set("hidesBottomBarWhenPushed", to: spelling.bool(!isShown))]
    case .bar(let side, let item): bar(side, item)
    case .field(let spec): field(spec)
    case .screen, .root, .tab: nil
    }
  }

  /// A field of the screen's own; no other screen has a name for it.
  private func field(_ spec: FieldSpec) -> [String]? {
    let isOwn = screen.controller.fields.contains { $0.name == spec.name.plain }
    guard receiver == "self", isOwn, spec.keyboard == nil else { return nil }
    let field = spelling.member(screen.property(ofField: spec.name.plain), of: receiver)
    let said = [("text", spec.text), ("placeholder", spec.placeholder)]
    return said.compactMap { name, value in value.map { set(name, of: field, to: text($0)) } }
  }

  /// The one item of a side.
  private func bar(_ side: BarSide, _ item: BarItemSpec) -> [String] {
    let property =
      side == .toolbar ? "toolbarItems" : "navigationItem.\(side.rawValue)BarButtonItems"
    let kind: BarItemLook.Kind
    switch item.kind {
    case .none: return [set(property, to: "nil")]
    case .edit:
      return [
        set(property, to: spelling.list([spelling.member("editButtonItem", of: receiver)]))
      ]
    case .system(let system): kind = .system(system.rawValue)
    case .title(let title): kind = .title(text(title))
    }
    var statements = self
    statements.navigation = spelling.optional(
      spelling.member("navigationController", of: receiver))
    let action =
      (item.togglesEdit ? [edit(.toggle, .table)] : [])
      + (item.reaction.map(statements.whole) ?? [])
    let look = BarItemLook(kind: kind, isDisabled: item.isDisabled)
    return spelling.barItem(look, action, of: receiver)
      + [set(property, to: spelling.list(["item"]))]
  }

  private func tell(_ name: Text, _ block: Block) -> [String] {
    let other = className(name)
    if other == screen.className { return lines(of: block) }
    var statements = self
    statements.receiver = "other"
    statements.fields = screen.allFields[name.plain] ?? []
    return spelling.tell(other, on: navigation, statements.lines(of: block))
  }

  private func lines(of command: ReactionSetUp) -> [String]? {
    switch command {
    case .log(let text): [spelling.log(self.text(text))]
    case .answer(let answer): ["return \(expression(answer))\(spelling.end)"]
    case .on, .implement, .forget, .opens, .actions: nil
    }
  }

  private func expression(_ answer: Answer) -> String {
    switch answer {
    case .none: "nil"
    case .bool(let isYes): spelling.bool(isYes)
    case .number(let number): Printer.number(number)
    case .place(let place): path(place) ?? spelling.first(of: paths(of: [place]))
    case .text(let text):
      word(text).map { spelling.answer($0, self.text) } ?? self.text(text)
    }
  }

  /// An editing style or accessory, answered by its bare word.
  private func word(_ text: Text) -> CodeValue? {
    switch event?.answer {
    case .editingStyle: TableViewCell.EditingStyle(rawValue: text.plain).map { .editing($0) }
    case .accessory: TableViewCell.AccessoryType(rawValue: text.plain).map { .accessory($0) }
    case .yesOrNo, .nilOnly, .path, .pathOrNil, .textOrNil, .number, nil: nil
    }
  }
}

// MARK: Where the app goes

extension CodeStatements {
  func lines(of command: NavigationCommand) -> [String] {
    switch command {
    case .push(let name): [push(spelling.new(className(name)))]
    case .pushPage(let title, let body): page(title, body ?? .plain(""))
    case .pop(.below): [call(.pop, of: navigation, spelling.bool(true))]
    case .pop(.root): [call(.popToRoot, of: navigation, spelling.bool(true))]
    case .pop(.screen(let name)): spelling.pop(to: className(name), on: navigation)
    case .present(let name): [present(spelling.new(className(name)))]
    case .dismiss: [call(.dismiss, of: "self", spelling.bool(true))]
    case .alert(let spec): alert(spec)
    }
  }

  private func push(_ controller: String) -> String {
    call(.push, of: navigation, controller, spelling.bool(true))
  }

  private func present(_ controller: String) -> String {
    call(.present, of: "self", controller, spelling.bool(true))
  }

  private func className(_ name: Text) -> String {
    screen.classes[name.plain] ?? CodeNames.className(name.plain)
  }

  private func page(_ title: Text, _ body: Text) -> [String] {
    [
      spelling.declaration(of: "page", "UIViewController", spelling.new("UIViewController")),
      set("title", of: "page", to: text(title)),
      spelling.declaration(
        of: "label", "UILabel", spelling.new("UILabel", frame: "page.view.bounds")),
      set("text", of: "label", to: text(body)), call(.addSubview, of: "page.view", "label"),
      push("page"),
    ]
  }

  private func alert(_ spec: AlertSpec) -> [String] {
    let ok = AlertSpec.Button(.plain("OK"), role: .cancel, reaction: nil)
    let actions = (spec.buttons.isEmpty ? [ok] : spec.buttons).flatMap { button in
      spelling.alertAction(
        title: text(button.title), style: button.role == .plain ? "default" : button.role.rawValue,
        button.reaction.map(lines))
    }
    return spelling.alert(
      title: text(spec.title), message: textOrNil(spec.message),
      style: spec.style == .alert ? "alert" : "actionSheet") + actions + [present("alert")]
  }
}
