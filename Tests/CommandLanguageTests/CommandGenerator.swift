import CommandLanguage
import Support
import TableKit

/// Makes commands of every kind at random; the same ones for the same seed.
struct CommandGenerator {
  var random: SeededGenerator
  private let anywhere = SourceRange(0, 0)

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  mutating func pick<T>(_ choices: [T]) -> T {
    choices[Int.random(in: 0..<choices.count, using: &random)]
  }
  mutating func flag() -> Bool { Bool.random(using: &random) }
  mutating func number(_ limit: Int = 40) -> Int { Int.random(in: 0..<limit, using: &random) }
  mutating func maybe<T>(_ value: T) -> T? { flag() ? value : nil }

  mutating func string() -> String {
    let pieces = [
      "Moe", "none", "0:3", "12", "for", "a b", "\"", "\\", "$row", "${x}", "\n", "\t", "{", "}",
      ";", "#", ",", "é", "🇫🇷", "\u{1B}[31m", "last", "", "section",
    ]
    return (0..<number(4)).map { _ in pick(pieces) }.joined()
  }

  mutating func text(_ values: [EventValue] = []) -> Text {
    guard !values.isEmpty, flag() else { return .plain(string()) }
    return .template([.text("a" + string()), .value(pick(values).rawValue), .text("z")])
  }

  mutating func section() -> SectionName {
    pick([.number(number()), .title(text()), .last])
  }

  mutating func place() -> Place {
    let section = number()
    let row = number()
    let terms: [Place.Term] = [
      .path(section: section, row: .number(row)), .path(section: nil, row: .number(row)),
      .path(section: section, row: .last), .text(text()), .first,
      .last, .selected, .all, .section(self.section()),
      .range(
        IndexPath(row: row, section: section), IndexPath(row: row + number(), section: section)),
    ]
    return Place(pick(terms), at: anywhere)
  }

  mutating func rowPlace() -> Place {
    Place(pick([.path(section: 1, row: .number(number())), .text(text()), .last]), at: anywhere)
  }

  mutating func places() -> [Place] { (0...number(3)).map { _ in place() } }

  mutating func target() -> Target {
    Target(
      pick([
        .end, .path(section: number(), row: .number(number())), .path(section: 2, row: .end),
        .path(section: nil, row: .number(number())),
      ]), at: anywhere)
  }

  mutating func accessory() -> AccessorySpec {
    pick([
      .type(pick(TableViewCell.AccessoryType.allCases)), .button(text()), .toggle(isOn: flag()),
    ])
  }

  mutating func image() -> ImageSpec {
    ImageSpec(text(), size: maybe(Size(width: Double(number() + 1), height: 57)))
  }

  mutating func cell() -> CellSpec {
    let style = pick(TableViewCell.CellStyle.allCases)
    var cell = CellSpec(style, identifier: pick([.standard, .none, .named(text())]))
    if style == .custom {
      cell.subviews = [
        .label(name: text(), text: maybe(text())), .image(image()), .field(name: text()),
        .button(text()),
      ].shuffled(using: &random)
    }
    return cell
  }

  mutating func property() -> Property {
    pick([
      .detail(maybe(text())), .image(image()), .background(text()), .indentation(number()),
      .accessory(accessory()), .editingAccessory(accessory()), .cell(cell()),
      .height(Double(number() * 3) / 2), .selectable(flag()), .highlightable(flag()),
      .editable(flag()), .movable(flag()), .indentsWhileEditing(flag()),
      .editingStyle(pick(TableViewCell.EditingStyle.allCases)), .deleteTitle(text()),
    ])
  }

  mutating func scope() -> Scope? { maybe(.places(places())) }

  mutating func row() -> Command { .row(rowSpec()) }

  mutating func block(_ commands: [Command]) -> Block {
    Block(commands.map { LocatedCommand($0, at: anywhere) })
  }

  mutating func reaction() -> Command {
    let event = pick(Event.named).event
    var commands: [Command] = [
      .log(text(event.values)), .deselect(places()), .property(property(), for: scope()),
      .reload([], nil), .title(maybe(text(event.values))),
    ]
    switch event.answer {
    case .yesOrNo: commands.append(.answer(.bool(flag())))
    case .nilOnly: commands.append(.answer(.none))
    case .pathOrNil: commands.append(.answer(flag() ? .none : .place(place())))
    case .number: commands.append(.answer(.number(Double(number()))))
    case .textOrNil: commands.append(.answer(.text(text())))
    case .path, .editingStyle, .accessory, nil: break
    }
    return .on(event, for: scope(), flag() ? .off : .block(block(commands)))
  }

  mutating func setUp() -> Command {
    let methods = Event.named.map(\.event.method)
    return pick([
      .title(maybe(text())), .prompt(maybe(text())), .style(pick(TableView.Style.allCases)),
      .selection(pick(SelectionMode.allCases), whileEditing: flag()), row(),
      .rows([text(), text()]), .rowCount(number(), maybe(text([.row]))),
      .header(
        maybe(text()), pick([.current, .table, .section(SectionPlace(section(), at: anywhere))])),
      .footer(maybe(text()), .current), .rowHeight(maybe(Double(number()))),
      .property(property(), for: scope()), .property(.height(30), for: pick([.headers, .footers])),
      .property(.background(text()), for: .table), .index(pick([.off, .auto(search: flag())])),
      .index(.titles([text(), text()], search: flag())), .indexMap(text(), section: number()),
      .register(text()), .configure(pick(ConfigureMode.allCases)), reaction(), .log(text()),
      .implement([pick(methods), pick(methods)]), .forget([pick(methods)]),
      .wire(pick(WireRole.allCases), to: maybe(text())), .unwire(pick(WireRole.allCases)),
      .root(name: text(), bare: flag()), .opens(maybe(text()), for: scope()),
      .backTitle(maybe(text())), .body(text()), .bar(pick(BarSide.allCases), barItem()),
    ])
  }

  mutating func barItem() -> BarItemSpec {
    BarItemSpec(
      pick([.none, .edit, .system(.add), .title(text())]), isDisabled: flag(),
      togglesEdit: flag(), reaction: maybe(block([.log(text()), navigation()])))
  }

  mutating func thing() -> NamedThing { NamedThing(text(), at: anywhere) }

  mutating func fieldSpec() -> FieldSpec {
    var spec = FieldSpec(text())
    (spec.text, spec.placeholder) = (maybe(text()), maybe(text()))
    spec.keyboard = maybe(pick(FieldState.Keyboard.allCases))
    return spec
  }

  mutating func tabSpec() -> TabSpec {
    var spec = TabSpec(text(), screen: text())
    (spec.image, spec.badge, spec.isBare) = (maybe(text()), maybe(text()), flag())
    return spec
  }

  mutating func alertSpec() -> AlertSpec {
    var spec = AlertSpec(pick(AlertState.Style.allCases), title: text(), message: maybe(text()))
    spec.buttons = (0..<number(3)).map { _ in
      AlertSpec.Button(
        text(), role: pick(AlertState.Role.allCases), reaction: maybe(block([.log(text())])))
    }
    return spec
  }

  mutating func app() -> Command {
    pick([
      .field(fieldSpec()), .tab(tabSpec()), .tabsWhenPushed(isShown: flag()), .alert(alertSpec()),
      .present(text()), .dismiss, .type(text(), in: maybe(thing())), .memoryWarning, .relaunch,
      .tap(.tab(thing())), .tap(.button(thing())), .tap(.field(thing())),
    ])
  }

  mutating func navigation() -> Command {
    pick([
      .push(text()), .pushPage(title: text(), body: maybe(text())),
      .pop(pick([.below, .root, .screen(text())])),
    ])
  }

  mutating func content() -> Command {
    .section(
      SectionSpec(
        title: maybe(text()), footer: maybe(text()), at: maybe(number()),
        body: maybe(block([row(), .rows([text()]), .property(property(), for: scope())]))))
  }

  mutating func rest() -> Command {
    pick([
      .screen(
        name: text(), kind: maybe(pick([.table, .view, .empty])),
        maybe(block([row(), content(), reaction()]))),
      .tap(.anything(place())), .tap(.row(place())), .tap(.accessory(place())),
      .tap(.control(place())), .tap(.index(text(), at: anywhere)), .press(place()), .lift,
      .scroll(.points(Double(number()) - 20.5)), .scroll(.rows(number() - 20)),
      .scroll(.pages(1.5)), .reload([], nil), .select(places()), .deselect(places()),
      .scrollTo(place(), pick(TableView.ScrollPosition.allCases)), .show(.calls(since: maybe(3))),
      .show(.diff(1, number())), .show(.diff(number(), nil)), .show(.diff(nil, nil)), .show(.state),
      .render(pick(RenderMode.allCases)),
      .renderCells(flag()), .trace(pick([.on, .off, .swift, .objectiveC, .only([.reloadData])])),
      .device(pick([.named("classic"), .size(width: 400, height: 700)])), .era(13),
      .set(option: "look", value: text()), .undo(number() + 1), .redo(2), .goto(number()), .reset,
      .load(
        LoadSpec(
          file: text(), at: anywhere, kind: maybe(.rows),
          section: maybe(SectionPlace(section(), at: anywhere)), text: maybe(text()),
          detail: maybe(text()), image: maybe(text()), sectionKey: maybe(text()))),
      app(), .show(.code(pick(CodeLanguage.allCases))),
      .export(pick(CodeLanguage.allCases), file: thing()),
      .tap(.bar(text(), at: anywhere)), .tap(.back), .show(.stack), navigation(),
      .source(text(), at: anywhere), .help(.plain("tap")), .complete(text()), .quit,
    ])
  }

  mutating func rowSpec() -> RowSpec {
    RowSpec(
      text(), at: maybe(target()), id: maybe(text()),
      properties: (0..<number(3)).map { _ in property() })
  }

  mutating func sectionSpec() -> SectionSpec {
    SectionSpec(title: maybe(text()), at: maybe(number()), body: maybe(block([row()])))
  }

  mutating func sectionPlace() -> SectionPlace { SectionPlace(section(), at: anywhere) }

  mutating func modelChange() -> ModelChange {
    pick([
      .insertRow(rowSpec()), .insertSection(sectionSpec()), .delete(places()),
      .moveRow(rowPlace(), to: target()), .moveSection(sectionPlace(), to: number()),
    ])
  }

  mutating func tableChange() -> TableChange {
    pick([
      .insertRows([target(), target()]), .insertSections([number(), number()]),
      .delete(places()), .reload(places()), .moveRow(rowPlace(), to: target()),
      .moveSection(sectionPlace(), to: number()),
    ])
  }

  mutating func animation() -> TableView.RowAnimation? {
    maybe(pick(TableView.RowAnimation.allCases))
  }

  mutating func change() -> Command {
    let model = modelChange()
    let animation: TableView.RowAnimation? =
      switch model {
      case .insertRow, .insertSection, .delete: self.animation()
      case .moveRow, .moveSection: nil
      }
    return pick([
      .change(model, animation), .data(modelChange()), .table(tableChange(), self.animation()),
      .dataProperty(property(), for: places()), .reload(places(), self.animation()),
    ])
  }

  mutating func updates() -> Command {
    pick([
      .updates(block([change(), change(), .log(text())])), .beginUpdates, .endUpdates,
      .dataContent(block([content(), row()])), .apply(block([content(), .rows([text()])])),
      .why, .crash(text()), .fails(maybe(text()), block([rest(), change()]), at: anywhere),
    ])
  }

  mutating func editing() -> Command {
    let actions = (0..<number(3)).map { _ in
      ActionSpec(text(), isDestructive: flag(), reaction: block([.log(text([.text])), change()]))
    }
    return pick([
      .actions(pick(SwipeSide.allCases), actions, for: scope()),
      .swipe(place(), pick(SwipeDirection.allCases), full: flag()),
      .drag(place(), flag() ? .to(target()) : .over(place())), .drop, .cancel,
      .tap(.minus(place())), .tap(.plus(place())), .tap(.confirm),
      .tap(.action(text(), at: anywhere)),
      .edit(pick(EditSwitch.allCases), pick(EditOwner.allCases)),
      .moveTarget(pick([.anywhere, .inSection, .back, .range(place())])),
      .later(turns: number() + 1, block([change(), .log(text())])), .turn, .layout,
    ])
  }

  mutating func command() -> Command {
    switch number(7) {
    case 0: setUp()
    case 1: content()
    case 2: change()
    case 3: updates()
    case 4: editing()
    default: rest()
    }
  }
}
