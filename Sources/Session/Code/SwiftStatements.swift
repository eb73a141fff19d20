import CommandLanguage
import TableKit

/// What a script's commands are in Swift.
struct SwiftStatements {
  let screen: ScreenCode
  /// The screen that is spoken to, with its dot; nothing: the one whose code it is.
  var receiver = ""

  /// The reactions to one event: each row's and section's own, the screen's last.
  func body(of reactions: [CodeReaction]) -> [String] {
    reactions.flatMap { reaction -> [String] in
      let lines = needs(reaction.block) + self.lines(of: reaction.block)
      switch reaction.place {
      case .all: return lines
      case .section(let section):
        return ["if indexPath.section == \(section) {"] + lines.indented() + ["}"]
      case .rows(let first, let count):
        let row =
          count == 1
          ? "indexPath.row == \(first.row)"
          : "(\(first.row)..<\(first.row + count)).contains(indexPath.row)"
        return ["if indexPath.section == \(first.section), \(row) {"] + lines.indented() + ["}"]
      }
    }
  }

  /// The row, where the block speaks of its texts.
  private func needs(_ block: Block) -> [String] {
    guard block.speaksOfRow else { return [] }
    return ["let row = sections[indexPath.section].rows[indexPath.row]"]
  }

  func lines(of block: Block) -> [String] { block.commands.flatMap { lines(of: $0.command) } }

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
      ["navigationController?.setNavigationBarHidden(\(!isShown), animated: true)"]
    case .screen, .root, .tab, .tabsWhenPushed, .bar, .field: nil
    }
  }

  /// Another screen is looked for on the stack; where it is not, there is nobody to tell.
  private func tell(_ name: Text, _ block: Block) -> [String] {
    let other = screen.classes[name.plain] ?? ScreenCode.className(name.plain)
    if other == screen.className { return lines(of: block) }
    var statements = self
    statements.receiver = "other."
    return [
      "for case let other as \(other) in navigationController?.viewControllers ?? [] {"
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
      Self.path(place).map { ["return \($0)"] } ?? ["return \(paths(of: [place])).first"]
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
      ["DispatchQueue.main.async { [unowned self] in"] + lines(of: block).indented() + ["}"]
    case .updates(.begin): ["\(receiver)tableView.beginUpdates()"]
    case .updates(.end): ["\(receiver)tableView.endUpdates()"]
    case .updates(.block(let block)):
      ["\(receiver)tableView.performBatchUpdates { [unowned self] in"] + lines(of: block).indented()
        + ["}"]
    case .updates(.apply), .time(.turn): nil
    }
  }

  private func lines(of command: TableCommand) -> [String]? {
    switch command {
    case .reload([], _): ["\(receiver)tableView.reloadData()"]
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
      ["navigationController?.pushViewController(\(controller(name)), animated: true)"]
    case .pushPage(let title, let body):
      [
        "let page = UIViewController()", "page.title = \(text(title))",
        "let label = UILabel(frame: page.view.bounds)", "label.text = \(text(body ?? .plain("")))",
        "page.view.addSubview(label)",
        "navigationController?.pushViewController(page, animated: true)",
      ]
    case .pop(.below): ["navigationController?.popViewController(animated: true)"]
    case .pop(.root): ["navigationController?.popToRootViewController(animated: true)"]
    case .pop(.screen(let name)):
      [
        "for case let other as \(className(name)) in navigationController?.viewControllers ?? [] {",
        "  navigationController?.popToViewController(other, animated: true)", "}",
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
      case .value: "editing"
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
      lines += [head + " { [unowned self] _ in"] + self.lines(of: block).indented() + ["})"]
    }
    return lines + ["present(alert, animated: true)"]
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
    case "section": "indexPath.section"
    case "path", "superview": "indexPath"
    case "header": "sections[indexPath.section].header ?? \"\""
    case "from", "to": name
    default: "\(Self.field(name)).text ?? \"\""
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
