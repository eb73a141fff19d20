import CommandLanguage
import TableKit

/// What a script's commands are in code.
struct CodeStatements {
  let spelling: any CodeSpelling
  let screen: ScreenCode
  /// What the rows keep that are spoken of.
  var fields: [RowField]
  /// What sets them off, and so what `$value` and `$section` are.
  var event: EventName?
  /// The screen that is spoken to.
  var receiver = "self"
  /// The navigation controller, held on to where the screen goes back and does more.
  var navigation: String

  init(_ spelling: any CodeSpelling, screen: ScreenCode, event: EventName? = nil) {
    (self.spelling, self.screen, self.event) = (spelling, screen, event)
    fields = screen.fields
    navigation = spelling.optional(spelling.member("navigationController", of: "self"))
  }

  /// The reactions to one event: of each row's and section's own and the screen's, the first that is meant.
  func body(of reactions: [CodeReaction]) -> [String] {
    var lines: [String] = []
    for reaction in reactions {
      let inner = whole(reaction.block)
      let opening = lines.isEmpty ? "" : "} else "
      if !lines.isEmpty { lines.removeLast() }
      switch (reaction.place.condition(spelling, ofRow: isOfRow), lines.isEmpty) {
      case (nil, true): lines += inner
      case (nil, false): lines += ["} else {"] + inner.indented() + ["}"]
      case (let condition?, _):
        lines += [opening + spelling.when(condition)] + inner.indented() + ["}"]
      }
    }
    return lines
  }

  /// A whole block, with what it needs before.
  func whole(_ block: Block) -> [String] {
    var statements = self
    var before: [String] = []
    if block.goesOnAfterPop {
      let controller = spelling.member("navigationController", of: "self")
      before.append(
        spelling.declaration(of: "navigation", "UINavigationController", controller))
      statements.navigation = spelling.optional("navigation")
    }
    let lines = statements.lines(of: block)
    if receiver == "self", lines.contains(where: readsRow) {
      before.append(
        spelling.declaration(of: "row", "NSDictionary", spelling.row(at: "indexPath")))
    }
    return before + lines
  }

  /// The lines of a block; where two alerts or pages would share a name, each has a scope of its own.
  func lines(of block: Block) -> [String] {
    let named = block.commands.filter { $0.command.namesSomething }.count
    return block.commands.flatMap { located -> [String] in
      let lines = lines(of: located.command)
      return named > 1 && located.command.namesSomething
        ? [spelling.scope] + lines.indented() + ["}"] : lines
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

  private func lines(of command: CodeCommand) -> [String]? {
    switch command {
    case .table(let command): lines(of: command)
    case .navigation(let command): lines(of: command)
    case .edit(let mode, let owner): [edit(mode, owner)]
    case .change(let command): lines(of: command)
    case .time(.later(_, let block)): spelling.later(lines(of: block))
    case .updates(let command): lines(of: command)
    case .time(.turn): nil
    }
  }

  private func lines(of command: UpdatesCommand) -> [String] {
    switch command {
    case .begin: [call(.beginUpdates, of: table)]
    case .end: [call(.endUpdates, of: table)]
    case .block(let block): spelling.batch(lines(of: block), of: table)
    case .apply(let block): all(block) + [call(.reloadData, of: table)]
    }
  }

  private func lines(of command: TableCommand) -> [String] {
    switch command {
    case .reload([], _): [call(.reloadData, of: table)]
    case .reload(let places, let animation): [reload(places, name(animation))]
    case .reconfigure(let places): [call(.reconfigureRows, of: table, paths(of: places))]
    case .select(let places):
      each(places) { path in
        let none = spelling.constant("UITableViewScrollPosition", "none")
        return call(.selectRow, of: table, path, spelling.bool(true), none)
      }
    case .deselect(let places):
      each(places) { call(.deselectRow, of: table, $0, spelling.bool(true)) }
    case .scrollTo(let place, let position):
      each([place]) { path in
        let there = spelling.constant("UITableViewScrollPosition", position.rawValue)
        return call(.scrollToRow, of: table, path, there, spelling.bool(true))
      }
    case .layout: [call(.layoutIfNeeded, of: table)]
    }
  }

  func edit(_ mode: EditSwitch, _ owner: EditOwner) -> String {
    let whose = owner == .table ? table : receiver
    let value =
      switch mode {
      case .on: spelling.bool(true)
      case .off: spelling.bool(false)
      case .toggle: "!" + spelling.member("isEditing", of: whose)
      case .value:
        event?.method == .controlTapped ? spelling.isEqual("value", to: "on") : "editing"
      }
    return call(.setEditing, of: whose, value, spelling.bool(true))
  }

  // MARK: What all statements are made of

  var table: String { spelling.member("tableView", of: receiver) }

  /// A message as a statement.
  func call(_ message: Message, of receiver: String, _ arguments: String...) -> String {
    spelling.call(message, of: receiver, arguments) + spelling.end
  }

  /// An assignment.
  func set(_ name: String, of receiver: String? = nil, to value: String) -> String {
    spelling.assignment(name, of: receiver ?? self.receiver, value)
  }

  func name(_ animation: TableView.RowAnimation?) -> String {
    spelling.constant("UITableViewRowAnimation", (animation ?? .automatic).rawValue)
  }
}

extension CodeReaction.Place {
  /// The condition, of a method that speaks of a row or else of a section; nil: all are meant.
  func condition(_ spelling: any CodeSpelling, ofRow: Bool = true) -> String? {
    switch self {
    case .all: nil
    case .section(let section): "\(ofRow ? "indexPath.section" : "section") == \(section)"
    case .rows(let first, let count):
      spelling.and(
        "indexPath.section == \(first.section)",
        count == 1
          ? "indexPath.row == \(first.row)"
          : spelling.contains("indexPath.row", in: first.row..<first.row + count))
    }
  }
}
