internal import TableKit

// MARK: edit mode
extension Printer {
  static func barItem(_ item: BarItemSpec) -> [String] {
    let kind =
      switch item.kind {
      case .none: "none"
      case .edit: "edit"
      case .system(let system): system.rawValue
      case .title(let title): text(title)
      }
    return [
      kind, item.isDisabled ? "disabled" : "", item.togglesEdit ? "toggles edit" : "",
      item.reaction.map(block) ?? "",
    ]
  }

  static func moveTarget(_ rule: MoveTargetRule) -> String {
    switch rule {
    case .anywhere: "anywhere"
    case .inSection: "in-section"
    case .back: "back"
    case .range(let place): self.place(place)
    }
  }

  static func actions(_ actions: [ActionSpec]) -> [String] {
    guard !actions.isEmpty else { return ["none"] }
    return actions.flatMap { action in
      [text(action.title), action.isDestructive ? "destructive" : "", block(action.reaction)]
    }
  }

  static func drag(_ target: DragTarget) -> String {
    switch target {
    case .to(let target): "to " + self.target(target)
    case .over(let place): "over " + self.place(place)
    }
  }
}

// MARK: updates
extension Printer {
  static func animation(_ animation: TableView.RowAnimation?) -> String {
    animation.map { "with " + $0.rawValue } ?? ""
  }

  static func change(_ change: ModelChange) -> [String] {
    switch change {
    case .insertRow(let spec): ["insert"] + row(spec).dropFirst()
    case .insertSection(let spec): ["insert"] + section(spec)
    case .delete(let places): ["delete"] + places.map(place)
    case .moveRow(let row, let target): ["move", place(row), "to", self.target(target)]
    case .moveSection(let section, let number):
      ["move section", sectionName(section.name), "to \(number)"]
    }
  }

  static func tableChange(_ change: TableChange) -> [String] {
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
}
