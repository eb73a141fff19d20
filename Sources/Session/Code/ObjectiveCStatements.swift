import CommandLanguage
import TableKit

/// What a script's commands are in Objective-C.
struct ObjectiveCStatements {
  let screen: ScreenCode
  /// What the rows keep that are spoken of.
  var fields: [RowField]
  /// What sets them off, and so what `$value` and `$section` are.
  var event: EventName?
  /// The screen that is spoken to.
  var receiver = "self"
  /// The navigation controller, held on to where the screen goes back and does more.
  var navigation = "self.navigationController"

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
      switch (reaction.objectiveCondition(ofRow: isOfRow), lines.isEmpty) {
      case (nil, true): lines += inner
      case (nil, false): lines += ["} else {"] + inner.indented() + ["}"]
      case (let condition?, _):
        lines += ["\(opening)if (\(condition)) {"] + inner.indented() + ["}"]
      }
    }
    return lines
  }

  /// A whole block, with what it needs before.
  func whole(_ block: Block) -> [String] {
    var statements = self
    var before: [String] = []
    if block.goesOnAfterPop {
      before.append("UINavigationController *navigation = self.navigationController;")
      statements.navigation = "navigation"
    }
    let lines = statements.lines(of: block)
    if receiver == "self", lines.contains(where: { $0.contains("row[@") }) {
      before.append(
        "NSDictionary *row = self.sections[indexPath.section][@\"rows\"][indexPath.row];")
    }
    return before + lines
  }

  /// The lines of a block; where two alerts or pages would share a name, each has a scope of its own.
  func lines(of block: Block) -> [String] {
    let named = block.commands.filter { $0.command.namesSomething }.count
    return block.commands.flatMap { located -> [String] in
      let lines = lines(of: located.command)
      return named > 1 && located.command.namesSomething
        ? ["{"] + lines.indented() + ["}"] : lines
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
        "\(receiver).tableView.rowHeight = "
          + (points.map(Printer.number) ?? "UITableViewAutomaticDimension") + ";"
      ]
    case .table, .content: nil
    }
  }

  private func lines(of command: ScreenSetUp) -> [String]? {
    let item = "\(receiver).navigationItem"
    return switch command {
    case .title(let title): ["\(receiver).title = \(title.map(text) ?? "nil");"]
    case .prompt(let prompt): ["\(item).prompt = \(prompt.map(text) ?? "nil");"]
    case .backTitle(let title): ["\(item).backButtonTitle = \(title.map(text) ?? "nil");"]
    case .body(let body): ["[\(receiver) show:\(text(body))];"]
    case .screen(let name, nil, let block?): tell(name, block)
    case .navigationBar(let isShown):
      ["[\(navigation) setNavigationBarHidden:\(isShown ? "NO" : "YES") animated:YES];"]
    case .tabsWhenPushed(let isShown):
      ["\(receiver).hidesBottomBarWhenPushed = \(isShown ? "NO" : "YES");"]
    case .bar(let side, let item): bar(side, item)
    case .field(let spec): field(spec)
    case .screen, .root, .tab: nil
    }
  }

  /// A field of the screen's own; no other screen has a name for it.
  private func field(_ spec: FieldSpec) -> [String]? {
    let isOwn = screen.controller.fields.contains { $0.name == spec.name.plain }
    guard receiver == "self", isOwn, spec.keyboard == nil else { return nil }
    let name = "self.\(SwiftStatements.field(spec.name.plain))"
    return [spec.text.map { "\(name).text = \(text($0));" }].compactMap(\.self)
      + [spec.placeholder.map { "\(name).placeholder = \(text($0));" }].compactMap(\.self)
  }

  /// The one item of a side; a button with an action needs a method, which a block cannot be before iOS 14.
  private func bar(_ side: BarSide, _ item: BarItemSpec) -> [String] {
    let property =
      side == .toolbar
      ? "\(receiver).toolbarItems" : "\(receiver).navigationItem.\(side.rawValue)BarButtonItems"
    let toggle =
      item.togglesEdit
      ? ["[\(receiver).tableView setEditing:!\(receiver).tableView.isEditing animated:YES];"] : []
    var statements = self
    statements.navigation = "\(receiver).navigationController"
    let action = toggle + (item.reaction.map(statements.whole) ?? [])
    let primary =
      action.isEmpty
      ? ["primaryAction:nil];"]
      : ["primaryAction:[UIAction actionWithHandler:^(UIAction *action) {"] + action.indented()
        + ["}]];"]
    var lines: [String]
    switch item.kind {
    case .none: return ["\(property) = nil;"]
    case .edit: return ["\(property) = @[\(receiver).editButtonItem];"]
    case .system(let system):
      lines = [
        "UIBarButtonItem *item = [[UIBarButtonItem alloc] "
          + "initWithBarButtonSystemItem:UIBarButtonSystemItem\(system.rawValue.withCapital) "
          + primary[0]
      ]
    case .title(let title):
      lines = [
        "UIBarButtonItem *item = [[UIBarButtonItem alloc] " + "init" + primary[0].withCapital
      ]
      if action.isEmpty { lines = ["UIBarButtonItem *item = [[UIBarButtonItem alloc] init];"] }
      return lines + primary.dropFirst() + ["item.title = \(text(title));"]
        + (item.isDisabled ? ["item.enabled = NO;"] : []) + ["\(property) = @[item];"]
    }
    return lines + primary.dropFirst() + (item.isDisabled ? ["item.enabled = NO;"] : [])
      + ["\(property) = @[item];"]
  }

  /// Another screen is looked for on the stack; where it is not, there is nobody to tell.
  private func tell(_ name: Text, _ block: Block) -> [String] {
    let other = className(name)
    if other == screen.className { return lines(of: block) }
    var statements = self
    statements.receiver = "other"
    statements.fields = screen.allFields[name.plain] ?? []
    return [
      "for (UIViewController *controller in \(navigation).viewControllers) {",
      "  if (![controller isKindOfClass:[\(other) class]]) { continue; }",
      "  \(other) *other = (\(other) *)controller;",
    ] + statements.lines(of: block).indented() + ["}"]
  }

  private func lines(of command: ReactionSetUp) -> [String]? {
    switch command {
    case .log(let text): ["NSLog(@\"%@\", \(self.text(text)));"]
    case .answer(.none): ["return nil;"]
    case .answer(.bool(let isYes)): ["return \(isYes ? "YES" : "NO");"]
    case .answer(.text(let text)): ["return \(constant(text) ?? self.text(text));"]
    case .answer(.number(let number)): ["return \(Printer.number(number));"]
    case .answer(.place(let place)):
      ["return \(Self.path(place) ?? "\(paths(of: [place])).firstObject");"]
    case .on, .implement, .forget, .opens, .actions: nil
    }
  }

  /// An editing style or accessory, answered by its bare word.
  private func constant(_ text: Text) -> String? {
    if let style = TableViewCell.EditingStyle(rawValue: text.plain), event?.answer == .editingStyle
    {
      return Self.constant(.editing(style))
    }
    return event?.answer == .accessory
      ? TableViewCell.AccessoryType(rawValue: text.plain).flatMap { Self.constant(.accessory($0)) }
      : nil
  }

  private func lines(of command: CodeCommand) -> [String]? {
    switch command {
    case .table(let command): lines(of: command)
    case .navigation(let command): lines(of: command)
    case .edit(let mode, let owner): [edit(mode, owner)]
    case .change(let command): lines(of: command)
    case .time(.later(_, let block)):
      ["dispatch_async(dispatch_get_main_queue(), ^{"] + lines(of: block).indented() + ["});"]
    case .updates(.begin): ["[\(receiver).tableView beginUpdates];"]
    case .updates(.end): ["[\(receiver).tableView endUpdates];"]
    case .updates(.block(let block)):
      ["[\(receiver).tableView performBatchUpdates:^{"] + lines(of: block).indented()
        + ["} completion:nil];"]
    case .updates(.apply(let block)): all(block) + ["[\(receiver).tableView reloadData];"]
    case .time(.turn): nil
    }
  }

  private func lines(of command: TableCommand) -> [String]? {
    let table = "\(receiver).tableView"
    return switch command {
    case .reload([], _): ["[\(table) reloadData];"]
    case .reload(let places, let animation) where !SwiftStatements.isOfRows(places):
      [
        "[\(table) reloadSections:\(sections(of: places)) "
          + "withRowAnimation:\(Self.name(animation))];"
      ]
    case .reload(let places, let animation):
      [
        "[\(table) reloadRowsAtIndexPaths:\(paths(of: places)) "
          + "withRowAnimation:\(Self.name(animation))];"
      ]
    case .select(let places):
      each(
        places,
        "[\(table) selectRowAtIndexPath:$0 animated:YES "
          + "scrollPosition:UITableViewScrollPositionNone];")
    case .deselect(let places): each(places, "[\(table) deselectRowAtIndexPath:$0 animated:YES];")
    case .scrollTo(let place, let position):
      each(
        [place],
        "[\(table) scrollToRowAtIndexPath:$0 "
          + "atScrollPosition:UITableViewScrollPosition\(position.rawValue.withCapital) animated:YES];"
      )
    case .reconfigure(let places): ["[\(table) reconfigureRowsAtIndexPaths:\(paths(of: places))];"]
    case .layout: ["[\(table) layoutIfNeeded];"]
    }
  }

  private func lines(of command: NavigationCommand) -> [String]? {
    switch command {
    case .push(let name): [push("[[\(className(name)) alloc] init]")]
    case .pushPage(let title, let body):
      [
        "UIViewController *page = [[UIViewController alloc] init];",
        "page.title = \(text(title));",
        "UILabel *label = [[UILabel alloc] initWithFrame:page.view.bounds];",
        "label.text = \(text(body ?? .plain("")));", "[page.view addSubview:label];", push("page"),
      ]
    case .pop(.below): ["[\(navigation) popViewControllerAnimated:YES];"]
    case .pop(.root): ["[\(navigation) popToRootViewControllerAnimated:YES];"]
    case .pop(.screen(let name)):
      [
        "for (UIViewController *controller in \(navigation).viewControllers) {",
        "  if (![controller isKindOfClass:[\(className(name)) class]]) { continue; }",
        "  [\(navigation) popToViewController:controller animated:YES];", "}",
      ]
    case .present(let name):
      [
        "[self presentViewController:[[\(className(name)) alloc] init] animated:YES"
          + " completion:nil];"
      ]
    case .dismiss: ["[self dismissViewControllerAnimated:YES completion:nil];"]
    case .alert(let spec): alert(spec)
    }
  }

  private func push(_ controller: String) -> String {
    "[\(navigation) pushViewController:\(controller) animated:YES];"
  }

  private func className(_ name: Text) -> String {
    screen.classes[name.plain] ?? ScreenCode.className(name.plain)
  }

  private func edit(_ mode: EditSwitch, _ owner: EditOwner) -> String {
    let whose = owner == .table ? "\(receiver).tableView" : receiver
    let value =
      switch mode {
      case .on: "YES"
      case .off: "NO"
      case .toggle: "!\(whose).isEditing"
      case .value:
        event?.method == .controlTapped ? "[value isEqualToString:@\"on\"]" : "editing"
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
        + "style:UIAlertActionStyle\(role.withCapital) handler:"
      guard let block = button.reaction else {
        lines.append(head + "nil]];")
        continue
      }
      lines += [head + "^(UIAlertAction *action) {"] + self.lines(of: block).indented() + ["}]];"]
    }
    return lines + ["[self presentViewController:alert animated:YES completion:nil];"]
  }

  // MARK: Texts

  func text(_ text: Text) -> String {
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
    if format == "%@", values[0].hasPrefix("row[") || values[0].hasSuffix(".text") {
      return values[0]
    }
    let literal = SwiftStatements.literal(format)
    return "[NSString stringWithFormat:@\(literal), \(values.joined(separator: ", "))]"
  }

  private func value(_ name: String) -> String {
    switch name {
    case "text": "row[@\"text\"]"
    case "detail": "row[@\"detail\"]"
    case "row": "@(indexPath.row)"
    case "section": "@(\(section))"
    case "path", "superview": "indexPath"
    case "header": "self.sections[\(section)][@\"header\"]"
    case "value": eventValue
    case "from", "to": name
    default: "self.\(SwiftStatements.field(name)).text"
    }
  }

  /// The section that the event is of.
  private var section: String {
    isOfRow ? "indexPath.section" : "section"
  }

  private var isOfRow: Bool { event?.values.contains(.path) ?? true }

  private var eventValue: String {
    switch event?.method {
    case .setEditing?: "(editing ? @\"yes\" : @\"no\")"
    case .sectionForSectionIndexTitle?: "title"
    case .scrollViewDidScroll?: "@(scrollView.contentOffset.y)"
    case .fieldShouldReturn?: "textField.placeholder"
    case nil, _?: "value"
    }
  }
}

extension String {
  /// `delete` as it stands at the end of a constant: `Delete`.
  var withCapital: String { prefix(1).uppercased() + dropFirst() }
}
