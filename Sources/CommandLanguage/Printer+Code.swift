internal import TableKit

// MARK: the program's own lines
extension Printer {
  static func words(of command: TableCommand) -> [String] {
    switch command {
    case .reload(let places, let animation):
      ["reload"] + places.map(place) + [self.animation(animation)]
    case .reconfigure(let places): ["reconfigure"] + places.map(place)
    case .select(let places): ["select"] + places.map(place)
    case .deselect(let places): ["deselect"] + places.map(place)
    case .scrollTo(let place, let position): ["scroll-to", self.place(place), position.rawValue]
    case .layout: ["layout"]
    }
  }

  static func words(of command: ChangeCommand) -> [String] {
    switch command {
    case .both(let change, let animation): self.change(change) + [self.animation(animation)]
    case .data(let change): ["data"] + self.change(change)
    case .dataProperty(let property, let places):
      ["data"] + self.property(property) + [scope(.places(places))]
    case .dataContent(let block): ["data", self.block(block)]
    case .table(let change, let animation):
      ["table"] + tableChange(change) + [self.animation(animation)]
    }
  }

  static func words(of command: UpdatesCommand) -> [String] {
    switch command {
    case .block(let block): ["updates", self.block(block)]
    case .begin: ["begin-updates"]
    case .end: ["end-updates"]
    case .apply(let block): ["apply", self.block(block)]
    }
  }

  static func words(of command: NavigationCommand) -> [String] {
    switch command {
    case .push(let name): ["push", text(name)]
    case .pushPage(let title, let body): ["push page", text(title), body.map(text) ?? ""]
    case .pop(let target): ["pop", popTarget(target)]
    case .present(let name): ["present", text(name)]
    case .dismiss: ["dismiss"]
    case .alert(let spec): alert(spec)
    }
  }

  static func words(of command: TimeCommand) -> [String] {
    switch command {
    case .later(let turns, let block): ["later", "\(turns) turns", self.block(block)]
    case .turn: ["turn"]
    }
  }
}

// MARK: what they carry
extension Printer {
  static func editSwitch(_ mode: EditSwitch) -> String {
    switch mode {
    case .on: "on"
    case .off: "off"
    case .toggle: "toggle"
    case .value(let name): "$\(name)"
    }
  }

  private static func animation(_ animation: TableView.RowAnimation?) -> String {
    animation.map { "with " + $0.rawValue } ?? ""
  }

  private static func change(_ change: ModelChange) -> [String] {
    switch change {
    case .insertRow(let spec): ["insert"] + row(spec).dropFirst()
    case .insertSection(let spec): ["insert"] + section(spec)
    case .delete(let places): ["delete"] + places.map(place)
    case .moveRow(let row, let target): ["move", place(row), "to", self.target(target)]
    case .moveSection(let section, let number):
      ["move section", sectionName(section.name), "to \(number)"]
    }
  }

  private static func tableChange(_ change: TableChange) -> [String] {
    switch change {
    case .insertRows(let targets): ["insert at"] + targets.map(target)
    case .insertSections(let numbers): ["insert section at"] + numbers.map(\.description)
    case .delete(let places): ["delete"] + places.map(place)
    case .reload(let places): ["reload"] + places.map(place)
    case .moveRow(let row, let target): ["move", place(row), "to", self.target(target)]
    case .moveSection(let section, let number):
      ["move section", sectionName(section.name), "to \(number)"]
    }
  }

  private static func popTarget(_ target: PopTarget) -> String {
    switch target {
    case .below: ""
    case .root: "to root"
    case .screen(let name): "to " + text(name)
    }
  }

  static func alert(_ spec: AlertSpec) -> [String] {
    [spec.style.rawValue, text(spec.title), spec.message.map(text) ?? ""]
      + spec.buttons.flatMap { button in
        [
          "button", text(button.title), button.role == .plain ? "" : button.role.rawValue,
          button.reaction.map(block) ?? "",
        ]
      }
  }
}
