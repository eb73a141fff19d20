import CommandLanguage
import TableKit

// How a scripted data source makes and fills its cells.
extension ScriptedScreen {
  func tableView(
    _ tableView: TableView, cellForRowAt path: IndexPath
  ) throws(TableException) -> TableViewCell? {
    if try answer(.cellForRow, at: path) == .nothing { return nil }
    let script = script
    guard script.contains(path) else { return TableViewCell(style: .default, reuseIdentifier: nil) }
    let spec = script.cellSpec(at: path)
    let identifier = spec.reuseIdentifier
    let reused = try reusedCell(spec, of: tableView, for: path)
    let cell = reused ?? TableViewCell(style: spec.style, reuseIdentifier: identifier)
    let isNew = reused == nil || cell.number == 0
    script.fill(cell, at: path, all: isNew || script.configure == .always)
    return cell
  }

  /// A script that registers dequeues what it names as one does then: with the path, which raises where
  /// nothing is registered.
  private func reusedCell(
    _ spec: CellSpec, of tableView: TableView, for path: IndexPath
  ) throws(TableException) -> TableViewCell? {
    guard let identifier = spec.reuseIdentifier else { return nil }
    if case .named = spec.identifier, tableView.hasRegisteredCells, session.stage.state.era >= 6 {
      return try tableView.dequeueReusableCell(withIdentifier: identifier, for: path)
    }
    return tableView.dequeueReusableCell(withIdentifier: identifier)
  }
}

extension ScreenScript {
  /// How the cell of a row is made.
  func cellSpec(at path: IndexPath) -> CellSpec {
    guard case .cell(let spec) = setting(.cell, at: path)?.property else {
      return CellSpec(.default)
    }
    return spec
  }

  /// Fills a cell for a row; texts and image always, the rest when `all` says so.
  func fill(_ cell: TableViewCell, at path: IndexPath, all: Bool) {
    let row = row(at: path)
    cell.textLabel?.text = row.text
    cell.detailTextLabel?.text = row.detail
    cell.imageView?.image = image(of: row, at: path)
    guard all else { return }
    let accessory = accessoryParts(.accessory, at: path)
    cell.accessoryType = accessory.type
    cell.accessoryView = accessory.view
    let editing = accessoryParts(.editingAccessory, at: path)
    cell.editingAccessoryType = editing.type
    cell.editingAccessoryView = editing.view
    cell.backgroundColor = backgroundColor(at: path)
    cell.indentationLevel = indentation(at: path)
    if cell.state.style == .custom { cell.subviews = subviews(at: path, row: row) }
  }

  private func image(of row: Row, at path: IndexPath) -> TableViewCell.Image? {
    if case .image(let spec) = setting(.image, at: path)?.property { return spec.image }
    return row.image.map { TableViewCell.Image(name: $0) }
  }

  private func backgroundColor(at path: IndexPath) -> String? {
    guard case .background(let color) = setting(.background, at: path)?.property else { return nil }
    return color.plain
  }

  private func indentation(at path: IndexPath) -> Int {
    guard case .indentation(let level) = setting(.indentation, at: path)?.property else { return 0 }
    return level
  }

  private func accessoryParts(
    _ key: Setting.Key, at path: IndexPath
  ) -> (type: TableViewCell.AccessoryType, view: TableViewCell.AccessoryView?) {
    switch setting(key, at: path)?.property {
    case .accessory(let spec), .editingAccessory(let spec): spec.parts
    default: (.none, nil)
    }
  }

  /// The views of a custom cell; the first label without a text of its own shows the row's.
  private func subviews(at path: IndexPath, row: Row) -> [TableViewCell.Subview] {
    cellSpec(at: path).subviews.map { spec in
      switch spec {
      case .label(let name, let text): .label(name: name.plain, text: text?.plain ?? row.text)
      case .image(let spec): .image(spec.image)
      case .field(let name): .field(name: name.plain, text: "")
      case .button(let title): .button(title.plain)
      }
    }
  }
}

extension ScreenScript {
  /// Sets one property on the cell of a row, as the newest setting says.
  func set(_ property: Property, on cell: TableViewCell, at path: IndexPath) {
    let row = row(at: path)
    switch property {
    case .text: cell.textLabel?.text = row.text
    case .detail: cell.detailTextLabel?.text = row.detail
    case .image: cell.imageView?.image = image(of: row, at: path)
    case .background: cell.backgroundColor = backgroundColor(at: path)
    case .indentation: cell.indentationLevel = indentation(at: path)
    case .accessory:
      let parts = accessoryParts(.accessory, at: path)
      (cell.accessoryType, cell.accessoryView) = parts
    case .editingAccessory:
      let parts = accessoryParts(.editingAccessory, at: path)
      (cell.editingAccessoryType, cell.editingAccessoryView) = parts
    case .cell, .height, .selectable, .highlightable, .editable, .movable, .indentsWhileEditing,
      .editingStyle, .deleteTitle:
      return
    }
    if cell.state.style == .custom { cell.subviews = subviews(at: path, row: row) }
  }
}

extension CellSpec {
  /// The identifier under which its cells are kept; nil: they are not.
  var reuseIdentifier: String? {
    switch identifier {
    case .standard: style.rawValue
    case .named(let name): name.plain
    case .none: nil
    }
  }
}

extension ImageSpec {
  var image: TableViewCell.Image { TableViewCell.Image(name: name.plain, size: size) }
}

extension AccessorySpec {
  var parts: (type: TableViewCell.AccessoryType, view: TableViewCell.AccessoryView?) {
    switch self {
    case .type(let type): (type, nil)
    case .button(let title): (.none, .button(title.plain))
    case .toggle(let isOn): (.none, .toggle(isOn: isOn))
    }
  }
}
