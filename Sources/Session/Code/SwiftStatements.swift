import CommandLanguage
import TableKit

/// What a script's commands are in Swift.
struct SwiftStatements {
  let screen: ScreenCode
  /// What the rows keep that are spoken of.
  var fields: [RowField]
  /// What sets them off, and so what `$value` and `$section` are.
  var event: EventName?
  /// The screen that is spoken to, with its dot; nothing: the one whose code it is.
  var receiver = ""
  /// The navigation controller, held on to where the screen goes back and does more.
  var navigation = "navigationController"

  init(screen: ScreenCode, event: EventName? = nil) {
    (self.screen, self.event, fields) = (screen, event, screen.fields)
  }

  /// The reactions to one event: of each row's and section's own and the screen's, the first that is meant.
  func body(of reactions: [CodeReaction]) -> [String] {
    var lines: [String] = []
    for reaction in reactions {
      let inner = whole(reaction.block)
      let opening = lines.isEmpty ? "" : "} else "
      if !lines.isEmpty { lines.removeLast() }
      switch (reaction.condition(ofRow: isOfRow), lines.isEmpty) {
      case (nil, true): lines += inner
      case (nil, false): lines += ["} else {"] + inner.indented() + ["}"]
      case (let condition?, _):
        lines += ["\(opening)if \(condition) {"] + inner.indented() + ["}"]
      }
    }
    return lines
  }

  /// A whole block, with what it needs before.
  func whole(_ block: Block) -> [String] {
    var statements = self
    var before: [String] = []
    if block.goesOnAfterPop {
      before.append("let navigation = navigationController")
      statements.navigation = "navigation"
    }
    let lines = statements.lines(of: block)
    if receiver.isEmpty,
      lines.contains(where: { $0.contains("row.text") || $0.contains("row.detail") })
    {
      before.append("let row = sections[indexPath.section].rows[indexPath.row]")
    }
    return before + lines
  }

  /// The lines of a block; where two alerts or pages would share a name, each has a scope of its own.
  func lines(of block: Block) -> [String] {
    let named = block.commands.filter { $0.command.namesSomething }.count
    return block.commands.flatMap { located -> [String] in
      let lines = lines(of: located.command)
      return named > 1 && located.command.namesSomething
        ? ["do {"] + lines.indented() + ["}"] : lines
    }
  }

  private func lines(of command: Command) -> [String] {
    switch command {
    case .setUp(let said): lines(of: said) ?? comment(command)
    case .code(let said): lines(of: said) ?? comment(command)
    case .touch, .stage, .session: comment(command)
    }
  }

  /// A command that has no line of its own.
  private func comment(_ command: Command) -> [String] { ["// \(Printer.line(command))"] }

  private func lines(of command: SetUp) -> [String]? {
    switch command {
    case .screen(let command): lines(of: command)
    case .reaction(let command): lines(of: command)
    case .content(.property(.byValue, _)): nil
    case .content(.property(let property, .places(let places)?)): change(property, places)
    case .content(.property(let property, nil)):
      change(property, [Place(.all, at: SourceRange(0, 0))])
    case .table(.rowHeight(let points)):
      [
        "\(receiver)tableView.rowHeight = \(points.map { "\($0)" } ?? "UITableView.automaticDimension")"
      ]
    case .table(.separators(let style)):
      ["\(receiver)tableView.separatorStyle = .\(style.rawValue)"]
    case .table, .content: nil
    }
  }

  private func lines(of command: ScreenSetUp) -> [String]? {
    switch command {
    case .title(let title): ["\(receiver)title = \(title.map(text) ?? "nil")"]
    case .prompt(let prompt): ["\(receiver)navigationItem.prompt = \(prompt.map(text) ?? "nil")"]
    case .backTitle(let title):
      ["\(receiver)navigationItem.backButtonTitle = \(title.map(text) ?? "nil")"]
    case .body(let body): ["\(receiver)show(\(text(body)))"]
    case .screen(let name, nil, let block?): tell(name, block)
    case .navigationBar(let isShown):
      ["\(navigation)?.setNavigationBarHidden(\(!isShown), animated: true)"]
    case .tabsWhenPushed(let isShown): ["\(receiver)hidesBottomBarWhenPushed = \(!isShown)"]
    case .bar(let side, let item): bar(side, item)
    case .field(let spec): field(spec)
    case .screen, .root, .tab: nil
    }
  }

  /// A field of the screen's own; no other screen has a name for it.
  private func field(_ spec: FieldSpec) -> [String]? {
    let isOwn = screen.controller.fields.contains { $0.name == spec.name.plain }
    guard receiver.isEmpty, isOwn, spec.keyboard == nil else { return nil }
    let name = Self.field(spec.name.plain)
    return [spec.text.map { "\(name).text = \(text($0))" }].compactMap(\.self)
      + [spec.placeholder.map { "\(name).placeholder = \(text($0))" }].compactMap(\.self)
  }

  /// The one item of a side.
  private func bar(_ side: BarSide, _ item: BarItemSpec) -> [String] {
    let property =
      receiver
      + (side == .toolbar ? "toolbarItems" : "navigationItem.\(side.rawValue)BarButtonItems")
    let look: String
    switch item.kind {
    case .none: return ["\(property) = nil"]
    case .edit: return ["\(property) = [\(receiver)editButtonItem]"]
    case .system(let system): look = "systemItem: .\(system.rawValue)"
    case .title(let title): look = "title: \(text(title))"
    }
    let toggle =
      item.togglesEdit
      ? ["\(receiver)tableView.setEditing(!\(receiver)tableView.isEditing, animated: true)"] : []
    var statements = self
    statements.navigation = "\(receiver)navigationController"
    let action = toggle + (item.reaction.map(statements.whole) ?? [])
    let capture = receiver.isEmpty || action.isEmpty ? Self.capture(action) : "[unowned other] "
    return [
      "let item = UIBarButtonItem(\(look), primaryAction: UIAction { \(capture)_ in"
    ] + action.indented() + ["})"] + (item.isDisabled ? ["item.isEnabled = false"] : [])
      + ["\(property) = [item]"]
  }

  /// Another screen is looked for on the stack; where it is not, there is nobody to tell.
  private func tell(_ name: Text, _ block: Block) -> [String] {
    let other = screen.classes[name.plain] ?? ScreenCode.className(name.plain)
    if other == screen.className { return lines(of: block) }
    var statements = self
    statements.receiver = "other."
    statements.fields = screen.allFields[name.plain] ?? []
    return [
      "for case let other as \(other) in \(navigation)?.viewControllers ?? [] {"
    ] + statements.lines(of: block).indented() + ["}"]
  }

  private func lines(of command: ReactionSetUp) -> [String]? {
    switch command {
    case .log(let text): ["print(\(self.text(text)))"]
    case .answer(.none): ["return nil"]
    case .answer(.bool(let isYes)): ["return \(isYes)"]
    case .answer(.text(let text)):
      [screen.isWord(text) ? "return .\(text.plain)" : "return \(self.text(text))"]
    case .answer(.number(let number)): ["return \(Printer.number(number))"]
    case .answer(.place(let place)):
      Self.path(place).map { ["return \($0)"] } ?? ["return (\(paths(of: [place]))).first"]
    case .on, .implement, .forget, .opens, .actions: nil
    }
  }

  private func lines(of command: CodeCommand) -> [String]? {
    switch command {
    case .table(let command): lines(of: command)
    case .navigation(let command): lines(of: command)
    case .edit(let mode, let owner): [edit(mode, owner)]
    case .change(let command): lines(of: command)
    case .time(.later(_, let block)):
      ["DispatchQueue.main.async { \(Self.capture(lines(of: block)))in"]
        + lines(of: block).indented() + ["}"]
    case .updates(.begin): ["\(receiver)tableView.beginUpdates()"]
    case .updates(.end): ["\(receiver)tableView.endUpdates()"]
    case .updates(.block(let block)):
      ["\(receiver)tableView.performBatchUpdates { \(Self.capture(lines(of: block)))in"]
        + lines(of: block).indented()
        + ["}"]
    case .updates(.apply(let block)): all(block) + ["\(receiver)tableView.reloadData()"]
    case .time(.turn): nil
    }
  }

  private func lines(of command: TableCommand) -> [String]? {
    switch command {
    case .reload([], _): ["\(receiver)tableView.reloadData()"]
    case .reload(let places, let animation) where !Self.isOfRows(places):
      [
        "\(receiver)tableView.reloadSections(\(sections(of: places)), with: \(Self.name(animation)))"
      ]
    case .reload(let places, let animation):
      ["\(receiver)tableView.reloadRows(at: \(paths(of: places)), with: \(Self.name(animation)))"]
    case .reconfigure(let places):
      ["\(receiver)tableView.reconfigureRows(at: \(paths(of: places)))"]
    case .select(let places):
      each(places, "selectRow(at: $0, animated: true, scrollPosition: .none)")
    case .deselect(let places): each(places, "deselectRow(at: $0, animated: true)")
    case .scrollTo(let place, let position):
      each([place], "scrollToRow(at: $0, at: .\(position.rawValue), animated: true)")
    case .layout: ["\(receiver)tableView.layoutIfNeeded()"]
    }
  }

  private func lines(of command: NavigationCommand) -> [String]? {
    switch command {
    case .push(let name):
      ["\(navigation)?.pushViewController(\(controller(name)), animated: true)"]
    case .pushPage(let title, let body):
      [
        "let page = UIViewController()", "page.title = \(text(title))",
        "let label = UILabel(frame: page.view.bounds)", "label.text = \(text(body ?? .plain("")))",
        "page.view.addSubview(label)",
        "\(navigation)?.pushViewController(page, animated: true)",
      ]
    case .pop(.below): ["\(navigation)?.popViewController(animated: true)"]
    case .pop(.root): ["\(navigation)?.popToRootViewController(animated: true)"]
    case .pop(.screen(let name)):
      [
        "for case let other as \(className(name)) in \(navigation)?.viewControllers ?? [] {",
        "  \(navigation)?.popToViewController(other, animated: true)", "}",
      ]
    case .present(let name): ["present(\(controller(name)), animated: true)"]
    case .dismiss: ["dismiss(animated: true)"]
    case .alert(let spec): alert(spec)
    }
  }

  private func controller(_ name: Text) -> String { className(name) + "()" }

  private func className(_ name: Text) -> String {
    screen.classes[name.plain] ?? ScreenCode.className(name.plain)
  }

  private func edit(_ mode: EditSwitch, _ owner: EditOwner) -> String {
    let whose = receiver + (owner == .table ? "tableView." : "")
    let value =
      switch mode {
      case .on: "true"
      case .off: "false"
      case .toggle: "!\(whose)isEditing"
      case .value:
        event?.method == .controlTapped ? "value == \"on\"" : "editing"
      }
    return "\(whose)setEditing(\(value), animated: true)"
  }

  private func alert(_ spec: AlertSpec) -> [String] {
    let style = spec.style == .alert ? "alert" : "actionSheet"
    var lines = ["let alert = UIAlertController("]
    lines.append("  title: \(text(spec.title)), message: \(spec.message.map(text) ?? "nil"),")
    lines.append("  preferredStyle: .\(style))")
    let ok = AlertSpec.Button(.plain("OK"), role: .cancel, reaction: nil)
    for button in spec.buttons.isEmpty ? [ok] : spec.buttons {
      let role = button.role == .plain ? "default" : button.role.rawValue
      let head = "alert.addAction(UIAlertAction(title: \(text(button.title)), style: .\(role))"
      guard let block = button.reaction else {
        lines.append(head + ")")
        continue
      }
      let inner = self.lines(of: block).indented()
      lines +=
        inner.isEmpty ? [head + ")"] : [head + " { \(Self.capture(inner))_ in"] + inner + ["})"]
    }
    return lines + ["present(alert, animated: true)"]
  }

  /// What a closure with these lines captures: nothing where they only print.
  static func capture(_ lines: [String]) -> String {
    let needsSelf = lines.contains { line in
      let line = line.drop { $0 == " " }
      return !line.hasPrefix("//")
        && (!line.hasPrefix("print(") || line.contains("Field.text") || line.contains("sections["))
    }
    return needsSelf ? "[unowned self] " : ""
  }

  // MARK: Texts

  func text(_ text: Text) -> String {
    guard case .template(let segments) = text else { return Self.literal(text.plain) }
    let inner = segments.map { segment in
      switch segment {
      case .text(let text): String(Self.literal(text).dropFirst().dropLast())
      case .value(let name): "\\(\(value(name)))"
      }
    }
    return "\"\(inner.joined())\""
  }

  private func value(_ name: String) -> String {
    switch name {
    case "text": "row.text"
    case "detail": "row.detail ?? \"\""
    case "row": "indexPath.row"
    case "section": section
    case "path", "superview": "indexPath"
    case "header": "sections[\(section)].header ?? \"\""
    case "value": eventValue
    case "from", "to": name
    default: "\(Self.field(name)).text ?? \"\""
    }
  }

  /// The section that the event is of.
  private var section: String {
    isOfRow ? "indexPath.section" : "section"
  }

  private var isOfRow: Bool { event?.values.contains(.path) ?? true }

  private var eventValue: String {
    switch event?.method {
    case .setEditing?: "editing ? \"yes\" : \"no\""
    case .sectionForSectionIndexTitle?: "title"
    case .scrollViewDidScroll?: "Int(scrollView.contentOffset.y)"
    case .fieldShouldReturn?: "textField.placeholder ?? \"\""
    case nil, _?: "value"
    }
  }

  /// The property of a text field: `nameField`.
  static func field(_ name: String) -> String {
    let letters = name.filter { $0.isASCII && ($0.isLetter || $0.isNumber) }
    return (letters.first?.lowercased() ?? "text") + letters.dropFirst() + "Field"
  }

  static func literal(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case "\t": quoted += "\\t"
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}
