package import TableKit

// MARK: what is expected
extension Printer {
  static func expected(_ expected: Expected) -> [String] {
    ["expect", expected.isNegated ? "not" : ""] + words(of: expected.fact)
  }

  private static func words(of fact: Fact) -> [String] {
    switch fact {
    case .screen(let fact): words(of: fact)
    case .app(let fact): words(of: fact)
    case .table(let fact): words(of: fact)
    case .glass(let fact): words(of: fact)
    case .rows(let fact): words(of: fact)
    case .property(let fact):
      (fact.value.map(property) ?? [fact.name.rawValue, "none"]) + [scope(fact.scope)]
    case .calls(let fact): words(of: fact)
    case .picture(let text): ["screen", self.text(text)]
    }
  }

  private static func words(of fact: ScreenFact) -> [String] {
    switch fact {
    case .title(let text): ["title", textOrNone(text)]
    case .prompt(let text): ["prompt", textOrNone(text)]
    case .backTitle(let text): ["back-title", textOrNone(text)]
    case .back(let text): ["back", textOrNone(text)]
    case .bar(let side, let item): ["bar", side.rawValue] + barItem(item)
    case .body(let text): ["body", self.text(text)]
    case .field(let spec): field(spec)
    case .keyboard(let name): ["keyboard", textOrNone(name)]
    case .navigationBar(let isShown): ["navigation-bar", isShown ? "shown" : "hidden"]
    }
  }

  private static func words(of fact: AppFact) -> [String] {
    switch fact {
    case .stack(let names): ["stack"] + names.map(text)
    case .tab(let title): ["tab", text(title)]
    case .tabs(let titles): ["tabs"] + textsOrNone(titles)
    case .badge(let badge, let tab): ["badge", textOrNone(badge), "for tab", text(tab)]
    case .alert(let style, let spec): spec.map(alert) ?? [style.rawValue, "none"]
    case .presented(let name): ["present", textOrNone(name)]
    case .device(let name): ["device", device(name)]
    case .era(let era): ["era", "\(era.version)"]
    }
  }

  private static func words(of fact: TableFact) -> [String] {
    switch fact {
    case .style(let style): ["style", style.rawValue]
    case .selection(let mode, let whileEditing):
      ["selection", mode.rawValue, whileEditing ? "while-editing" : ""]
    case .rowHeight(let height): ["row-height", height.map(number) ?? "auto"]
    case .separators(let style): ["separators", separators(style)]
    case .editing(let isOn, let owner):
      ["edit", owner == .controller ? "controller" : "", isOn ? "on" : "off"]
    case .index(let spec): ["index"] + index(spec)
    case .implemented(let methods): ["implement"] + methods.map(\.shortName)
    case .cells(let count): ["cells", "\(count)"]
    case .offset(let points): ["offset", number(points)]
    }
  }

  private static func words(of fact: GlassFact) -> [String] {
    switch fact {
    case .visible(let places): ["visible"] + placesOrNone(places)
    case .selected(let places): ["select"] + placesOrNone(places)
    case .pressed(let row): ["press", row.map(place) ?? "none"]
    case .lifted(let row): ["drag", row.map(place) ?? "none"]
    case .confirming(let row): ["confirm", row.map(place) ?? "none"]
    case .actions(let side, let titles): ["actions", side.rawValue] + textsOrNone(titles)
    case .menu(let titles): ["menu"] + textsOrNone(titles)
    case .stuckHeader(let text): ["stuck-header", textOrNone(text)]
    }
  }

  private static func words(of fact: RowsFact) -> [String] {
    switch fact {
    case .sections(let count, let counter): [data(counter), "sections", "\(count)"]
    case .rows(let list, let section, let counter):
      [data(counter), "rows"] + rowList(list)
        + [section.map { "in section " + sectionName($0.name) } ?? ""]
    case .header(let text, let place): ["header", textOrNone(text), header(place)]
    case .footer(let text, let place): ["footer", textOrNone(text), header(place)]
    }
  }

  private static func data(_ counter: RowsFact.Counter) -> String {
    counter == .dataSource ? "data" : ""
  }

  private static func rowList(_ list: RowsFact.RowList) -> [String] {
    switch list {
    case .count(let count): ["\(count)"]
    case .texts(let texts): texts.map(text)
    }
  }

  private static func textsOrNone(_ texts: [Text]) -> [String] {
    texts.isEmpty ? ["none"] : texts.map(text)
  }

  private static func placesOrNone(_ places: [Place]) -> [String] {
    places.isEmpty ? ["none"] : places.map(place)
  }
}

// MARK: values alone
extension Printer {
  /// A property's value, without its name.
  package static func value(_ property: Property) -> String {
    joined(self.property(property).dropFirst())
  }

  /// The word for the lines between rows.
  package static func separators(_ style: TableView.SeparatorStyle) -> String {
    SeparatorWord(style).rawValue
  }

  /// A button of the bar.
  package static func value(_ item: BarItemSpec) -> String { joined(barItem(item)) }

  /// What an alert says.
  package static func value(_ alert: AlertSpec) -> String { joined(self.alert(alert).dropFirst()) }

  /// What a field holds.
  package static func value(_ field: FieldSpec) -> String { joined(self.field(field).dropFirst(2)) }

  private static func joined(_ words: some Sequence<String>) -> String {
    words.filter { !$0.isEmpty }.joined(separator: " ")
  }
}

// MARK: calls
extension Printer {
  private static func words(of fact: CallsFact) -> [String] {
    let since = fact.since.map { "since \($0)" } ?? ""
    if fact.calls.isEmpty { return ["calls", since, "none"] }
    return ["calls", since, "{ " + fact.calls.map(call).joined(separator: "; ") + " }"]
  }

  /// As the trace names it; a table's own method in full, since an event may have its short name.
  private static func event(_ event: EventName) -> String {
    switch event {
    case .commit(let style): style.rawValue
    case .method(let method): method.owner == .table ? method.swiftName : method.shortName
    }
  }

  /// A call that is looked for, as it can be typed.
  package static func call(_ pattern: CallPattern) -> String {
    let place = pattern.place.map { " " + self.place($0) } ?? ""
    switch pattern.event {
    case .log(let text): return "log " + self.text(text)
    case .method(let event):
      return self.event(event) + place
    }
  }
}
