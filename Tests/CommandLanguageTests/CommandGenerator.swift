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
        IndexPath(row: row, section: section), section: section,
        row: pick([.number(row + number()), .last])),
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
      .selectionStyle(pick(TableViewCell.SelectionStyle.allCases)),
      .height(Double(number() * 3) / 2), .selectable(flag()), .highlightable(flag()),
      .editable(flag()), .movable(flag()), .indentsWhileEditing(flag()),
      .editingStyle(pick(TableViewCell.EditingStyle.allCases)), .deleteTitle(text()),
    ])
  }

  mutating func scope() -> Scope? { maybe(.places(places())) }

  mutating func row() -> Command { .setUp(.content(.row(rowSpec()))) }

  mutating func block(_ commands: [Command]) -> Block {
    Block(commands.map { LocatedCommand($0, at: anywhere) })
  }

  mutating func reaction() -> Command {
    let event = pick(Event.named).event
    var commands: [Command] = [
      .setUp(.reaction(.log(text(event.values)))), .code(.table(.deselect(places()))),
      .setUp(.content(.property(property(), for: scope()))),
      .code(.table(.reload([], nil))), .setUp(.screen(.title(maybe(text(event.values))))),
    ]
    switch event.answer {
    case .yesOrNo: commands.append(.setUp(.reaction(.answer(.bool(flag())))))
    case .nilOnly: commands.append(.setUp(.reaction(.answer(.none))))
    case .pathOrNil: commands.append(.setUp(.reaction(.answer(flag() ? .none : .place(place())))))
    case .number: commands.append(.setUp(.reaction(.answer(.number(Double(number()))))))
    case .textOrNil: commands.append(.setUp(.reaction(.answer(.text(text())))))
    case .path, .editingStyle, .accessory, nil: break
    }
    return .setUp(.reaction(.on(event, for: scope(), flag() ? .off : .block(block(commands)))))
  }

  mutating func setUp() -> Command {
    let methods = Event.named.map(\.event.method)
    return pick([
      .setUp(.screen(.title(maybe(text())))), .setUp(.screen(.prompt(maybe(text())))),
      .setUp(.table(.style(pick(TableView.Style.allCases)))),
      .setUp(.table(.selection(pick(SelectionMode.allCases), whileEditing: flag()))), row(),
      .setUp(.content(.rows([text(), text()]))),
      .setUp(.content(.rowCount(number(), maybe(text([.row]))))),
      .setUp(
        .content(
          .header(
            maybe(text()),
            pick([.current, .table, .section(SectionPlace(section(), at: anywhere))])))),
      .setUp(.content(.footer(maybe(text()), .current))),
      .setUp(.table(.rowHeight(maybe(Double(number()))))),
      .setUp(.table(.separators(pick(TableView.SeparatorStyle.allCases)))),
      .setUp(.content(.property(property(), for: scope()))),
      .setUp(.content(.property(.height(30), for: pick([.headers, .footers])))),
      .setUp(.content(.property(.background(text()), for: .table))),
      .setUp(.content(.property(.image(image()), for: .cell(.number(number()))))),
      .setUp(.content(.index(pick([.off, .auto(search: flag())])))),
      .setUp(.content(.index(.titles([text(), text()], search: flag())))),
      .setUp(.content(.indexMap(text(), section: number()))),
      .setUp(.table(.register(text()))), .setUp(.table(.configure(pick(ConfigureMode.allCases)))),
      reaction(), .setUp(.reaction(.log(text()))),
      .setUp(.reaction(.implement([pick(methods), pick(methods)]))),
      .setUp(.reaction(.forget([pick(methods)]))),
      .setUp(.table(.wire(pick(WireRole.allCases), to: maybe(text())))),
      .setUp(.table(.unwire(pick(WireRole.allCases)))),
      .setUp(.screen(.root(name: text(), bare: flag()))),
      .setUp(.reaction(.opens(maybe(text()), for: scope()))),
      .setUp(.screen(.backTitle(maybe(text())))), .setUp(.screen(.body(text()))),
      .setUp(.screen(.bar(pick(BarSide.allCases), barItem()))),
    ])
  }

  mutating func barItem() -> BarItemSpec {
    BarItemSpec(
      pick([.none, .edit, .system(.add), .title(text())]), isDisabled: flag(),
      togglesEdit: flag(), reaction: maybe(block([.setUp(.reaction(.log(text()))), navigation()])))
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
        text(), role: pick(AlertState.Role.allCases),
        reaction: maybe(block([.setUp(.reaction(.log(text())))])))
    }
    return spec
  }

  mutating func app() -> Command {
    pick([
      .setUp(.screen(.field(fieldSpec()))), .setUp(.screen(.tab(tabSpec()))),
      .setUp(.screen(.tabsWhenPushed(isShown: flag()))),
      .setUp(.screen(.navigationBar(isShown: flag()))), .code(.navigation(.alert(alertSpec()))),
      .code(.navigation(.present(text()))), .code(.navigation(.dismiss)),
      .touch(.type(text(), in: maybe(thing()))), .stage(.memoryWarning), .stage(.relaunch),
      .touch(.tap(.tab(thing()))), .touch(.tap(.button(thing()))), .touch(.tap(.field(thing()))),
    ])
  }

  mutating func navigation() -> Command {
    pick([
      .code(.navigation(.push(text()))),
      .code(.navigation(.pushPage(title: text(), body: maybe(text())))),
      .code(.navigation(.pop(pick([.below, .root, .screen(text())])))),
    ])
  }

  mutating func content() -> Command {
    .setUp(
      .content(
        .section(
          SectionSpec(
            title: maybe(text()), footer: maybe(text()), at: maybe(number()),
            body: maybe(
              block([
                row(), .setUp(.content(.rows([text()]))),
                .setUp(.content(.property(property(), for: scope()))),
              ]))))))
  }

  /// What may stand in a block that is tried.
  private mutating func tried() -> Command {
    while true {
      let command = rest()
      let name = String(Printer.line(command).prefix { $0 != " " })
      if CommandSpec.named(name)?.places.contains(.trial) == true { return command }
    }
  }

  mutating func rest() -> Command {
    pick([
      .setUp(
        .screen(
          .screen(
            name: text(), kind: maybe(pick([.table, .view, .empty])),
            maybe(block([row(), content(), reaction()]))))),
      .touch(.tap(.anything(place()))), .touch(.tap(.row(place()))),
      .touch(.tap(.accessory(place()))),
      .touch(.tap(.control(place()))), .touch(.tap(.index(text(), at: anywhere))),
      .touch(.press(place())), .touch(.hold(place())), .touch(.lift),
      .touch(.scroll(.points(Double(number()) - 20.5))), .touch(.scroll(.rows(number() - 20))),
      .touch(.scroll(.pages(1.5))), .code(.table(.reload([], nil))),
      .code(.table(.select(places()))), .code(.table(.deselect(places()))),
      .code(.table(.reconfigure(places()))),
      .code(.table(.scrollTo(place(), pick(TableView.ScrollPosition.allCases)))),
      .session(.show(.calls(since: maybe(3)))),
      .session(.show(.diff(1, number()))), .session(.show(.diff(number(), nil))),
      .session(.show(.diff(nil, nil))), .session(.show(.state)),
      .session(.render(pick(RenderMode.allCases))),
      .session(.renderCells(flag())),
      .session(.trace(pick([.on, .off, .swift, .objectiveC, .only([.reloadData])]))),
      .stage(.device(pick([.named("classic"), .size(width: 400, height: 700)]))), .stage(.era(13)),
      .session(.set(option: "look", value: text())), .session(.undo(number() + 1)),
      .session(.redo(2)), .session(.goto(number())), .stage(.reset),
      .stage(
        .load(
          LoadSpec(
            file: text(), at: anywhere, kind: maybe(.rows),
            section: maybe(SectionPlace(section(), at: anywhere)), text: maybe(text()),
            detail: maybe(text()), image: maybe(text()), sectionKey: maybe(text())))),
      app(), .session(.show(.code(pick(CodeLanguage.allCases)))),
      .session(.export(pick(CodeLanguage.allCases), file: thing())),
      .touch(.tap(.bar(text(), at: anywhere))), .touch(.tap(.back)), .session(.show(.stack)),
      navigation(),
      .session(.source(text(), at: anywhere)), .session(.help(.plain("tap"))),
      .session(.complete(text())), .session(.quit),
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
      .code(.change(.both(model, animation))), .code(.change(.data(modelChange()))),
      .code(.change(.table(tableChange(), self.animation()))),
      .code(.change(.dataProperty(property(), for: places()))),
      .code(.table(.reload(places(), self.animation()))),
    ])
  }

  mutating func updates() -> Command {
    pick([
      .code(.updates(.block(block([change(), change(), .setUp(.reaction(.log(text())))])))),
      .code(.updates(.begin)), .code(.updates(.end)),
      .code(.change(.dataContent(block([content(), row()])))),
      .code(.updates(.apply(block([content(), .setUp(.content(.rows([text()])))])))),
      .session(.why), .session(.crash(text())), .session(.show(.life(number() + 1))),
      .session(.show(.eras(5, 17, block([tried(), change()])))),
      .session(.breakOn(.method(.willSelectRow), for: maybe(.places([place()])))),
      .session(.breakOff), .session(.resume),
      .session(.fails(maybe(text()), block([tried(), change()]), at: anywhere)),
    ])
  }

  mutating func editing() -> Command {
    let actions = (0..<number(3)).map { _ in
      ActionSpec(
        text(), isDestructive: flag(),
        reaction: block([.setUp(.reaction(.log(text([.text])))), change()]))
    }
    return pick([
      .setUp(.reaction(.actions(pick(SwipeSide.allCases), actions, for: scope()))),
      .touch(.swipe(place(), pick(SwipeDirection.allCases), full: flag())),
      .touch(.drag(place(), flag() ? .to(target()) : .over(place()))), .touch(.drop),
      .touch(.cancel),
      .touch(.tap(.minus(place()))), .touch(.tap(.plus(place()))), .touch(.tap(.confirm)),
      .touch(.tap(.action(text(), at: anywhere))),
      .code(.edit(pick([.on, .off, .toggle]), pick(EditOwner.allCases))),
      .setUp(.table(.moveTarget(pick([.anywhere, .inSection, .back, .range(place())])))),
      .code(
        .time(.later(turns: number() + 1, block([change(), .setUp(.reaction(.log(text())))])))),
      .code(.time(.turn)), .code(.table(.layout)),
    ])
  }

  mutating func texts() -> [Text] { (0..<number(3)).map { _ in text() } }

  mutating func placesOrNone() -> [Place] { flag() ? places() : [] }

  mutating func onGlass() -> Fact {
    .glass(
      pick([
        .visible(placesOrNone()), .selected(placesOrNone()), .pressed(maybe(place())),
        .lifted(maybe(place())), .confirming(maybe(place())),
        .actions(pick(SwipeSide.allCases), texts()), .stuckHeader(maybe(text())),
      ]))
  }

  mutating func aroundTable() -> Fact {
    var alert = alertSpec()
    for place in alert.buttons.indices { alert.buttons[place].reaction = nil }
    let item = BarItemSpec(
      pick([.none, .edit, .title(text()), .system(.done)]), isDisabled: flag())
    return pick([
      .screen(
        pick([
          .title(maybe(text())), .prompt(maybe(text())), .backTitle(maybe(text())),
          .back(maybe(text())), .bar(pick(BarSide.allCases), item), .body(text()),
          .field(fieldSpec()), .keyboard(maybe(text())),
        ])),
      .app(
        pick([
          .stack([text()] + texts()), .tab(text()), .tabs(texts()),
          .badge(maybe(text()), tab: text()), .alert(alert.style, maybe(alert)),
          .presented(maybe(text())), .device(.named("classic")), .era(13),
        ])),
    ])
  }

  mutating func inTable() -> Fact {
    let list: RowsFact.RowList = flag() ? .count(number()) : .texts([text()] + texts())
    let counter = pick([RowsFact.Counter.table, .dataSource])
    return pick([
      .table(
        pick([
          .style(pick(TableView.Style.allCases)), .editing(flag(), pick(EditOwner.allCases)),
          .selection(pick(SelectionMode.allCases), whileEditing: flag()), .rowHeight(maybe(90.5)),
          .index(pick([.off, .auto(search: flag()), .titles([text()], search: flag())])),
          .implemented([.didSelectRow, .canMoveRow]), .cells(number()), .offset(-20.5),
        ])),
      .rows(
        pick([
          .sections(number(), counter), .rows(list, in: maybe(sectionPlace()), counter),
          .header(maybe(text()), pick([.current, .table, .section(sectionPlace())])),
          .footer(maybe(text()), .current),
        ])),
    ])
  }

  mutating func fact() -> Fact {
    let property = property()
    let calls = (0..<number(4)).map { _ in
      let event = pick([
        EventName.method(.didSelectRow), .commit(.delete), .method(.deleteRows),
      ])
      return flag()
        ? CallPattern(.method(event), maybe(place()), at: anywhere)
        : CallPattern(.log(text()), nil, at: anywhere)
    }
    return pick([
      onGlass(), aroundTable(), inTable(), .picture(text()),
      .property(PropertyFact(PropertyName(property), property, for: maybe(.places(places())))),
      .property(PropertyFact(.image, nil, for: nil)), .calls(CallsFact(since: maybe(3), calls)),
    ])
  }

  mutating func command() -> Command {
    switch number(8) {
    case 5: .session(.expect(Expected(fact(), isNegated: flag(), at: anywhere)))
    case 0: setUp()
    case 1: content()
    case 2: change()
    case 3: updates()
    case 4: editing()
    default: rest()
    }
  }
}
