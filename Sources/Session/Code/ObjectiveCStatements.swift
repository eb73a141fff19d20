import CommandLanguage
import TableKit

/// What a script's commands are in Objective-C.
struct ObjectiveCStatements {
  let screen: ScreenCode

  func body(of reactions: [CodeReaction]) -> [String] {
    reactions.flatMap { reaction -> [String] in
      let lines = needs(reaction.block) + self.lines(of: reaction.block)
      let condition: String
      switch reaction.place {
      case .all: return lines
      case .section(let section): condition = "indexPath.section == \(section)"
      case .rows(let first, let count):
        let row =
          count == 1
          ? "indexPath.row == \(first.row)"
          : "indexPath.row >= \(first.row) && indexPath.row < \(first.row + count)"
        condition = "indexPath.section == \(first.section) && \(row)"
      }
      return ["if (\(condition)) {"] + lines.indented() + ["}"]
    }
  }

  private func needs(_ block: Block) -> [String] {
    guard block.speaksOfRow else { return [] }
    return ["NSDictionary *row = self.sections[indexPath.section][@\"rows\"][indexPath.row];"]
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
    case .screen(.title(let title)): ["self.title = \(title.map(text) ?? "nil");"]
    case .reaction(let command): lines(of: command)
    case .screen, .table, .content: nil
    }
  }

  private func lines(of command: ReactionSetUp) -> [String]? {
    switch command {
    case .log(let text): ["NSLog(@\"%@\", \(self.text(text)));"]
    case .answer(.none): ["return nil;"]
    case .answer(.bool(let isYes)): ["return \(isYes ? "YES" : "NO");"]
    case .answer(.text(let text)): ["return \(self.text(text));"]
    case .on, .answer, .implement, .forget, .opens, .actions: nil
    }
  }

  private func lines(of command: CodeCommand) -> [String]? {
    switch command {
    case .table(let command): lines(of: command)
    case .navigation(let command): lines(of: command)
    case .edit(let mode, let owner): [edit(mode, owner)]
    case .change, .updates, .time: nil
    }
  }

  private func lines(of command: TableCommand) -> [String]? {
    switch command {
    case .reload([], _): ["[self.tableView reloadData];"]
    case .deselect: ["[self.tableView deselectRowAtIndexPath:indexPath animated:YES];"]
    case .reload, .reconfigure, .select, .scrollTo, .layout: nil
    }
  }

  private func lines(of command: NavigationCommand) -> [String]? {
    switch command {
    case .push(let name): [push("[[\(screen.objectClass(name)) alloc] init]")]
    case .pushPage(let title, let body):
      [
        "UIViewController *page = [[UIViewController alloc] init];",
        "page.title = \(text(title));",
        "UILabel *label = [[UILabel alloc] initWithFrame:page.view.bounds];",
        "label.text = \(text(body ?? .plain("")));", "[page.view addSubview:label];", push("page"),
      ]
    case .pop(.below): ["[self.navigationController popViewControllerAnimated:YES];"]
    case .pop(.root): ["[self.navigationController popToRootViewControllerAnimated:YES];"]
    case .pop(.screen): nil
    case .present(let name):
      [
        "[self presentViewController:[[\(screen.objectClass(name)) alloc] init] animated:YES"
          + " completion:nil];"
      ]
    case .dismiss: ["[self dismissViewControllerAnimated:YES completion:nil];"]
    case .alert(let spec): alert(spec)
    }
  }

  private func push(_ controller: String) -> String {
    "[self.navigationController pushViewController:\(controller) animated:YES];"
  }

  private func edit(_ mode: EditSwitch, _ owner: EditOwner) -> String {
    let whose = owner == .table ? "self.tableView" : "self"
    let value =
      switch mode {
      case .on: "YES"
      case .off: "NO"
      case .toggle: "!\(whose).isEditing"
      case .value: "editing"
      }
    return "[\(whose) setEditing:\(value) animated:YES];"
  }

  private func alert(_ spec: AlertSpec) -> [String] {
    let style = spec.style == .alert ? "Alert" : "ActionSheet"
    var lines = [
      "UIAlertController *alert = [UIAlertController alertControllerWithTitle:\(text(spec.title))",
      "    message:\(spec.message.map(text) ?? "nil")"
        + " preferredStyle:UIAlertControllerStyle\(style)];",
    ]
    let ok = AlertSpec.Button(.plain("OK"), role: .cancel, reaction: nil)
    for button in spec.buttons.isEmpty ? [ok] : spec.buttons {
      let role = button.role == .plain ? "default" : button.role.rawValue
      let head =
        "[alert addAction:[UIAlertAction actionWithTitle:\(text(button.title)) "
        + "style:UIAlertActionStyle\(role.prefix(1).uppercased())\(role.dropFirst()) handler:"
      guard let block = button.reaction else {
        lines.append(head + "nil]];")
        continue
      }
      lines += [head + "^(UIAlertAction *action) {"] + self.lines(of: block).indented() + ["}]];"]
    }
    return lines + ["[self presentViewController:alert animated:YES completion:nil];"]
  }

  // MARK: Texts

  private func text(_ text: Text) -> String {
    guard case .template(let segments) = text else {
      return "@" + SwiftStatements.literal(text.plain)
    }
    var format = ""
    var values: [String] = []
    for segment in segments {
      switch segment {
      case .text(let text):
        for character in text { format += character == "%" ? "%%" : String(character) }
      case .value(let name):
        format += "%@"
        values.append(value(name))
      }
    }
    let literal = SwiftStatements.literal(format)
    return "[NSString stringWithFormat:@\(literal), \(values.joined(separator: ", "))]"
  }

  private func value(_ name: String) -> String {
    switch name {
    case "text": "row[@\"text\"]"
    case "detail": "row[@\"detail\"]"
    case "row": "@(indexPath.row)"
    case "section": "@(indexPath.section)"
    case "path", "superview": "indexPath"
    case "header": "self.sections[indexPath.section][@\"header\"]"
    case "from", "to": name
    default: "self.\(SwiftStatements.field(name)).text"
    }
  }
}

extension ScreenCode {
  /// The class of a screen by its name.
  fileprivate func objectClass(_ name: Text) -> String {
    classes[name.plain] ?? ScreenCode.className(name.plain)
  }
}
