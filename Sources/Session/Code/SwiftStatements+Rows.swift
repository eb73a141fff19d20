import CommandLanguage
import TableKit

// What changes rows, in Swift; the methods that it calls are written by ``SwiftWriter``.
extension SwiftStatements {
  func lines(of command: ChangeCommand) -> [String]? {
    switch command {
    case .both(let change, let animation): lines(of: change, animation)
    case .data(.delete(let places)) where Self.isOfRows(places):
      each(places, "\(receiver)sections[$0.section].rows.remove(at: $0.row)", ofTable: false)
    case .data(.insertRow(let spec)):
      ["\(receiver)add(\(row(spec)), at: \(target(spec.at)))"]
    case .dataProperty(let property, let places): change(property, places)
    case .table(.delete(let places), let animation) where Self.isOfRows(places):
      ["\(receiver)tableView.deleteRows(at: \(paths(of: places)), with: \(Self.name(animation)))"]
    case .table(.insertRows(let targets), let animation):
      [
        "\(receiver)tableView.insertRows(at: [\(targets.map(target).joined(separator: ", "))], "
          + "with: \(Self.name(animation)))"
      ]
    case .data, .dataContent, .table: nil
    }
  }

  private func lines(
    of change: ModelChange, _ animation: TableView.RowAnimation?
  ) -> [String]? {
    switch change {
    case .insertRow(let spec):
      return [
        "\(receiver)insert(\(row(spec)), at: \(target(spec.at)), with: \(Self.name(animation)))"
      ]
    case .delete(let places) where Self.isOfRows(places):
      return ["\(receiver)delete(\(paths(of: places)), with: \(Self.name(animation)))"]
    case .delete(let places):
      guard case .section(.number(let number))? = places.first?.term, places.count == 1 else {
        return nil
      }
      return [
        "\(receiver)sections.remove(at: \(number))",
        "\(receiver)tableView.deleteSections([\(number)], with: \(Self.name(animation)))",
      ]
    case .moveRow(let place, let target):
      return each([place], "\(receiver)move($0, to: \(self.target(target)))", ofTable: false)
    case .insertSection, .moveSection: return nil
    }
  }

  /// Sets what a row keeps, in the model and on its cell; nil: its cell does not show it from the model.
  func change(_ property: Property, _ places: [Place]) -> [String]? {
    let setting: String
    switch property {
    case .text(let text): setting = "$0.text = \(self.text(text))"
    case .detail(let text): setting = "$0.detail = \(text.map(self.text) ?? "nil")"
    case .image(let image): setting = "$0.image = \(text(image.name))"
    case .accessory(.type(let type)): setting = "$0.accessory = .\(type)"
    case .background, .indentation, .accessory, .editingAccessory, .cell, .height, .selectable,
      .highlightable, .editable, .movable, .indentsWhileEditing, .editingStyle, .deleteTitle:
      return nil
    }
    return ["\(receiver)change(\(paths(of: places))) { \(setting) }"]
  }

  // MARK: Places

  /// A statement for each row that places name, which it calls `$0`.
  func each(_ places: [Place], _ statement: String, ofTable: Bool = true) -> [String] {
    let call = ofTable ? "\(receiver)tableView.\(statement)" : statement
    if places.count == 1, let path = places.first.flatMap(Self.path) {
      return [call.split(separator: "$0", omittingEmptySubsequences: false).joined(separator: path)]
    }
    let named = call.split(separator: "$0", omittingEmptySubsequences: false)
    return ["for path in \(paths(of: places)) {", "  " + named.joined(separator: "path"), "}"]
  }

  /// An array of index paths.
  func paths(of places: [Place]) -> String {
    let all = "\(receiver)rows(where: { _ in true })"
    let arrays = places.map { place in
      if let path = Self.path(place) { return "[\(path)]" }
      return switch place.term {
      case .selected: "(\(receiver)tableView.indexPathsForSelectedRows ?? [])"
      case .text(let text): "\(receiver)rows(where: { $0.text == \(self.text(text)) })"
      case .last: "\(all).suffix(1)"
      case .range(let first, _, let last):
        switch last {
        case .number(let row):
          "(\(first.row)...\(row)).map({ IndexPath(row: $0, section: \(first.section)) })"
        case .last, .end:
          all + ".filter({ $0 >= IndexPath(row: \(first.row), section: \(first.section)) })"
        }
      case .path(let section, _):
        "\(all).filter({ $0.section == \(section ?? 0) }).suffix(1)"
      case .section(.number(let number)):
        "\(all).filter({ $0.section == \(number) })"
      case .section(.value):
        "\(all).filter({ $0.section == indexPath.section })"
      case .section(.last):
        "\(all).filter({ $0.section == \(receiver)sections.count - 1 })"
      case .section(.title(let title)):
        "\(all).filter({ \(receiver)sections[$0.section].header == \(text(title)) })"
      case .all, .first, .value: all
      }
    }
    return arrays.joined(separator: " + ")
  }

  /// The index path of one row; nil: its place must be looked for.
  static func path(_ place: Place) -> String? {
    switch place.term {
    case .path(let section, .number(let row)): "IndexPath(row: \(row), section: \(section ?? 0))"
    case .first: "IndexPath(row: 0, section: 0)"
    case .value(let name): ["from", "to"].contains(name) ? name : "indexPath"
    case .path, .text, .last, .selected, .range, .section, .all: nil
    }
  }

  private static func isOfRows(_ places: [Place]) -> Bool {
    !places.contains { if case .section = $0.term { true } else { false } }
  }

  private func target(_ target: Target?) -> String {
    switch target?.term {
    case .path(let section, .number(let row)): "IndexPath(row: \(row), section: \(section ?? 0))"
    case .path(let section, .last), .path(let section, .end):
      "IndexPath(row: \(receiver)sections[\(section ?? 0)].rows.count, section: \(section ?? 0))"
    case .value(let name): ["from", "to"].contains(name) ? name : "indexPath"
    case .place(let term): Self.path(Place(term, at: SourceRange(0, 0))) ?? "\(receiver)end"
    case .end, nil: "\(receiver)end"
    }
  }

  private func row(_ spec: RowSpec) -> String {
    var parts = ["text: \(text(spec.text))"]
    for property in spec.properties {
      switch property {
      case .detail(let text?): parts.append("detail: \(self.text(text))")
      case .image(let image): parts.append("image: \(text(image.name))")
      case .accessory(.type(let type)): parts.append("accessory: .\(type)")
      case .text, .detail, .background, .indentation, .accessory, .editingAccessory, .cell,
        .height, .selectable, .highlightable, .editable, .movable, .indentsWhileEditing,
        .editingStyle, .deleteTitle:
        continue
      }
    }
    return ".init(\(parts.joined(separator: ", ")))"
  }

  static func name(_ animation: TableView.RowAnimation?) -> String {
    ".\((animation ?? .automatic).rawValue)"
  }
}

extension ScreenCode {
  /// An editing style or accessory, answered by its bare word.
  func isWord(_ text: Text) -> Bool {
    TableViewCell.EditingStyle(rawValue: text.plain) != nil
      || TableViewCell.AccessoryType(rawValue: text.plain) != nil
  }
}
