internal import TableKit

/// Writes commands as the tool writes them: every text quoted, on one line.
package enum Printer {
  /// The command's canonical line; reading it gives the command again.
  package static func line(_ command: Command) -> String {
    words(of: command).filter { !$0.isEmpty }.joined(separator: " ")
  }

  static func block(_ block: Block) -> String {
    guard !block.commands.isEmpty else { return "{ }" }
    return "{ " + block.commands.map { line($0.command) }.joined(separator: "; ") + " }"
  }

  private static func words(of command: Command) -> [String] {
    switch command {
    case .title(let text): ["title", textOrNone(text)]
    case .prompt(let text): ["prompt", textOrNone(text)]
    case .style(let style): ["style", style.rawValue]
    case .selection(let mode, let whileEditing):
      ["selection", mode.rawValue, whileEditing ? "while-editing" : ""]
    case .section(let spec): section(spec)
    case .row(let spec): row(spec)
    case .rows(let texts): ["rows"] + texts.map(text)
    case .rowCount(let count, let text): ["rows", "\(count)", text.map(self.text) ?? ""]
    case .header(let text, let place): ["header", textOrNone(text), header(place)]
    case .footer(let text, let place): ["footer", textOrNone(text), header(place)]
    case .rowHeight(let height): ["row-height", height.map(number) ?? "auto"]
    case .property(let property, let scope): self.property(property) + [self.scope(scope)]
    case .index(let spec): ["index"] + index(spec)
    case .indexMap(let title, let section): ["index map", text(title), "\(section)"]
    case .register(let name): ["register", text(name)]
    case .configure(let mode): ["configure", mode.rawValue]
    case .on(let event, let scope, let reaction):
      ["on", event.name, self.scope(scope), self.reaction(reaction)]
    case .answer(let answer): ["answer", self.answer(answer)]
    case .log(let text): ["log", self.text(text)]
    case .implement(let methods): ["implement"] + methods.map(\.shortName)
    case .forget(let methods): ["forget"] + methods.map(\.shortName)
    case .wire(let role, let screen):
      ["wire", role.rawValue, screen.map { "to " + text($0) } ?? ""]
    case .unwire(let role): ["unwire", role.rawValue]
    case .screen(let name, let kind, let block):
      [
        "screen", text(name), kind.map { "as " + $0.rawValue } ?? "",
        block.map(self.block) ?? "",
      ]
    case .root(let name, let bare): ["root", text(name), bare ? "bare" : ""]
    case .opens(let name, let scope): ["opens", textOrNone(name), self.scope(scope)]
    case .backTitle(let text): ["back-title", textOrNone(text)]
    case .body(let text): ["body", self.text(text)]
    case .field(let spec): field(spec)
    case .tab(let spec): tab(spec)
    case .tabsWhenPushed(let isShown): ["tabs-when-pushed", isShown ? "shown" : "hidden"]

    case .bar(let side, let item): ["bar", side.rawValue] + barItem(item)
    case .moveTarget(let rule): ["move-target", moveTarget(rule)]
    case .actions(let side, let actions, let scope):
      ["actions", side.rawValue] + self.actions(actions) + [self.scope(scope)]

    case .tap(let target): ["tap", tapTarget(target)]
    case .press(let place): ["press", self.place(place)]
    case .lift: ["lift"]
    case .scroll(let amount): ["scroll by", self.amount(amount)]
    case .type(let text, let field):
      ["type", self.text(text), field.map { "in " + self.text($0.name) } ?? ""]

    case .swipe(let place, let direction, let full):
      ["swipe", self.place(place), direction.rawValue, full ? "full" : ""]
    case .drag(let place, let target): ["drag", self.place(place), drag(target)]
    case .drop: ["drop"]
    case .cancel: ["cancel"]

    case .reload(let places, let animation):
      ["reload"] + places.map(place) + [self.animation(animation)]
    case .select(let places): ["select"] + places.map(place)
    case .deselect(let places): ["deselect"] + places.map(place)
    case .scrollTo(let place, let position): ["scroll-to", self.place(place), position.rawValue]
    case .push(let name): ["push", text(name)]
    case .pushPage(let title, let body): ["push page", text(title), body.map(text) ?? ""]
    case .pop(let target): ["pop", popTarget(target)]
    case .present(let name): ["present", text(name)]
    case .dismiss: ["dismiss"]
    case .alert(let spec): alert(spec)

    case .edit(let mode, let owner):
      ["edit", owner == .controller ? "controller" : "", mode.rawValue]
    case .change(let change, let animation): self.change(change) + [self.animation(animation)]
    case .data(let change): ["data"] + self.change(change)
    case .dataProperty(let property, let places):
      ["data"] + self.property(property) + [scope(.places(places))]
    case .dataContent(let block): ["data", self.block(block)]
    case .table(let change, let animation):
      ["table"] + tableChange(change) + [self.animation(animation)]
    case .updates(let block): ["updates", self.block(block)]
    case .beginUpdates: ["begin-updates"]
    case .endUpdates: ["end-updates"]
    case .apply(let block): ["apply", self.block(block)]
    case .later(let turns, let block): ["later", "\(turns) turns", self.block(block)]
    case .turn: ["turn"]
    case .layout: ["layout"]

    case .show(let topic): ["show", self.topic(topic)]
    case .render(let mode): ["render", mode.rawValue]
    case .renderCells(let isOn): ["render cells", isOn ? "on" : "off"]
    case .trace(let mode): ["trace"] + trace(mode)
    case .device(let name): ["device", device(name)]
    case .era(let era): ["era", "\(era.version)"]
    case .set(let option, let value): ["set", option, text(value)]
    case .undo(let count): ["undo", "\(count)"]
    case .redo(let count): ["redo", "\(count)"]
    case .goto(let step): ["goto", "\(step)"]
    case .reset: ["reset"]
    case .memoryWarning: ["memory-warning"]
    case .relaunch: ["relaunch"]
    case .load(let spec): load(spec)
    case .source(let name, _): ["source", text(name)]
    case .export(let language, let file): ["export", language.rawValue, text(file.name)]
    case .help(let word): ["help", word.map(text) ?? ""]
    case .complete(let line): ["complete", text(line)]
    case .quit: ["quit"]
    case .why: ["why"]
    case .crash(let text): ["crash", self.text(text)]
    case .fails(let text, let block, _):
      ["fails", text.map(self.text) ?? "", self.block(block)]
    }
  }
}

// MARK: set up
extension Printer {
  static func section(_ spec: SectionSpec) -> [String] {
    [
      "section", spec.title.map(text) ?? "", spec.footer.map { "footer " + text($0) } ?? "",
      spec.at.map { "at \($0)" } ?? "", spec.body.map(block) ?? "",
    ]
  }

  static func row(_ spec: RowSpec) -> [String] {
    [
      "row", text(spec.text), spec.at.map { "at " + target($0) } ?? "",
      spec.id.map { "id " + text($0) } ?? "",
    ] + spec.properties.flatMap(property)
  }

  private static func header(_ place: HeaderPlace) -> String {
    switch place {
    case .current: ""
    case .section(let section): "for section " + sectionName(section.name)
    case .table: "for table"
    }
  }

  private static func index(_ spec: IndexSpec) -> [String] {
    switch spec {
    case .off: ["off"]
    case .auto(let search): [search ? "search" : "", "auto"]
    case .titles(let titles, let search): [search ? "search" : ""] + titles.map(text)
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
}

// MARK: touch and session
extension Printer {
  private static func tapTarget(_ target: TapTarget) -> String {
    switch target {
    case .anything(let place): self.place(place)
    case .row(let place): "row " + self.place(place)
    case .accessory(let place): "accessory " + self.place(place)
    case .control(let place): "control " + self.place(place)
    case .index(let title, _): "index " + text(title)
    case .minus(let place): "minus " + self.place(place)
    case .plus(let place): "plus " + self.place(place)
    case .confirm: "confirm"
    case .action(let title, _): "action " + text(title)
    case .bar(let title, _): "bar " + text(title)
    case .back: "back"
    case .tab(let thing): "tab " + text(thing.name)
    case .button(let thing): "button " + text(thing.name)
    case .field(let thing): "field " + text(thing.name)
    }
  }

  private static func amount(_ amount: ScrollAmount) -> String {
    switch amount {
    case .points(let points): number(points)
    case .rows(let rows): "\(rows) rows"
    case .pages(let pages): number(pages) + " pages"
    }
  }

  private static func topic(_ topic: ShowTopic) -> String {
    switch topic {
    case .screen: "screen"
    case .tree: "tree"
    case .calls(let since): "calls" + (since.map { " since \($0)" } ?? "")
    case .cells: "cells"
    case .counts: "counts"
    case .answers: "answers"
    case .stack: "stack"
    case .code(let language): "code \(language.rawValue)"
    case .state: "state"
    case .steps: "steps"
    case .diff(let one, let other):
      (["diff"] + [one, other].compactMap { $0.map(String.init) }).joined(separator: " ")
    }
  }

  private static func trace(_ mode: TraceMode) -> [String] {
    switch mode {
    case .on: ["on"]
    case .off: ["off"]
    case .swift: ["swift"]
    case .objectiveC: ["objc"]
    case .only(let methods):
      ["only"] + methods.map { $0.owner == .table ? $0.swiftName : $0.shortName }
    }
  }

  private static func device(_ name: DeviceName) -> String {
    switch name {
    case .named(let name): name
    case .size(let width, let height): "\(number(width))x\(number(height))"
    }
  }

  private static func load(_ spec: LoadSpec) -> [String] {
    var words = ["load", text(spec.file)]
    if let kind = spec.kind { words.append("as " + kind.rawValue) }
    if let section = spec.section { words.append("into section " + sectionName(section.name)) }
    if let key = spec.text { words.append("text " + text(key)) }
    if let key = spec.detail { words.append("detail " + text(key)) }
    if let key = spec.image { words.append("image " + text(key)) }
    if let key = spec.sectionKey { words.append("section " + text(key)) }
    return words
  }
}
