import CommandLanguage
import TableKit

// How a scripted data source makes and fills its cells.
extension ScriptedScreen {
  func tableView(
    _ tableView: TableView, cellForRowAt path: IndexPath
  ) throws(TableException) -> TableViewCell? {
    let recipe = script.recipe(forRowAt: path)
    let answers = recipe.reaction?.answers ?? false
    if answers, try answer(.cellForRow, at: path) == .nothing { return nil }
    guard let settings = recipe.settings else {
      return TableViewCell(style: .default, reuseIdentifier: nil)
    }
    let spec = settings.cellSpec
    let identifier = spec.reuseIdentifier
    let reused = try reusedCell(spec, of: tableView, for: path)
    let cell = reused ?? TableViewCell(style: spec.style, reuseIdentifier: identifier)
    let isNew = reused == nil || cell.number == 0
    settings.fill(cell, all: isNew || recipe.fillsAll)
    if let reaction = recipe.reaction, !answers {
      try run(reaction, to: .cellForRow, at: path, with: cell, of: tableView)
    }
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

/// All that a script says of the cell of one row.
private struct CellRecipe {
  /// nil: the script has no such row.
  let settings: RowSettings?
  let reaction: ReactionScript?
  /// Whether a cell that was used before is filled whole.
  let fillsAll: Bool
}

extension ScreenScript {
  fileprivate func recipe(forRowAt path: IndexPath) -> CellRecipe {
    CellRecipe(
      settings: settings(ofAnyRowAt: path), reaction: reaction(to: .method(.cellForRow), at: path),
      fillsAll: configure == .always)
  }

  /// How the cell of a row is made.
  func cellSpec(at path: IndexPath) -> CellSpec {
    CellSpec(setting(.cell, at: path))
  }
}

extension RowSettings {
  /// How the row's cell is made.
  var cellSpec: CellSpec { CellSpec(setting(.cell)) }

  /// Fills a cell for the row; texts and image always, the rest when `all` says so.
  func fill(_ cell: TableViewCell, all: Bool) {
    cell.write(all ? .all : [.text, .detail, .image]) { cell in
      if cell.hasTextLabel { cell.text = row.text }
      if cell.hasDetailTextLabel { cell.detail = row.detail }
      if cell.hasImageView { cell.image = image }
      guard all else { return }
      (cell.accessoryType, cell.accessoryView) = accessory
      (cell.editingAccessoryType, cell.editingAccessoryView) = editingAccessory
      cell.background = backgroundColor
      cell.indentationLevel = indentation
      cell.selectionStyle = selectionStyle
      if cell.style == .custom { cell.subviews = subviews }
    }
  }

  /// Sets one property on the row's cell, as the newest setting says.
  func set(_ property: Property, on cell: TableViewCell) {
    switch property {
    case .text: cell.textLabel?.text = row.text
    case .detail: cell.detailTextLabel?.text = row.detail
    case .image: cell.imageView?.image = image
    case .background: cell.backgroundColor = backgroundColor
    case .indentation: cell.indentationLevel = indentation
    case .accessory: (cell.accessoryType, cell.accessoryView) = accessory
    case .editingAccessory:
      (cell.editingAccessoryType, cell.editingAccessoryView) = editingAccessory
    case .selectionStyle: cell.selectionStyle = selectionStyle
    case .cell, .height, .selectable, .highlightable, .editable, .movable, .indentsWhileEditing,
      .editingStyle, .deleteTitle, .byValue:
      return
    }
    if cell.isCustom { cell.subviews = subviews }
  }

  private var image: TableViewCell.Image? {
    if let name = row.image { return TableViewCell.Image(name: name) }
    if case .image(let spec) = setting(.image)?.property { return spec.image }
    return nil
  }

  private var backgroundColor: String? {
    guard case .background(let color) = setting(.background)?.property else { return nil }
    return color.plain
  }

  private var indentation: Int {
    guard case .indentation(let level) = setting(.indentation)?.property else { return 0 }
    return level
  }

  private var selectionStyle: TableViewCell.SelectionStyle {
    guard case .selectionStyle(let style) = setting(.selectionStyle)?.property else { return .blue }
    return style
  }

  private var accessory: AccessorySpec.Parts {
    guard case .accessory(let spec) = setting(.accessory)?.property else { return (.none, nil) }
    return spec.parts
  }

  private var editingAccessory: AccessorySpec.Parts {
    guard case .editingAccessory(let spec) = setting(.editingAccessory)?.property else {
      return (.none, nil)
    }
    return spec.parts
  }

  /// The views of a custom cell; of the labels without a text of their own the first shows the row's text, the
  /// second its detail.
  private var subviews: [TableViewCell.Subview] {
    var texts = [row.text, row.detail ?? ""][...]
    return cellSpec.subviews.map { spec in
      switch spec {
      case .label(let name, let text):
        .label(name: name.plain, text: text?.plain ?? texts.popFirst() ?? "")
      case .image(let spec): .image(spec.image)
      case .field(let name): .field(name: name.plain, text: "")
      case .button(let title): .button(title.plain)
      }
    }
  }
}

extension ReactionScript {
  /// Whether it says what is answered, and so runs in place of making a cell.
  fileprivate var answers: Bool {
    block.commands.contains { located in
      if case .setUp(.reaction(.answer)) = located.command { true } else { false }
    }
  }
}

extension TableViewCell {
  /// Only a custom cell has no label of the table's.
  fileprivate var isCustom: Bool { textLabel == nil }
}

extension CellSpec {
  /// The spec that was set; else that of a plain row.
  fileprivate init(_ setting: Setting?) {
    guard case .cell(let spec) = setting?.property else {
      self.init(.default)
      return
    }
    self = spec
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
  typealias Parts = (type: TableViewCell.AccessoryType, view: TableViewCell.AccessoryView?)

  var parts: Parts {
    switch self {
    case .type(let type): (type, nil)
    case .button(let title): (.none, .button(title.plain))
    case .toggle(let isOn): (.none, .toggle(isOn: isOn))
    }
  }
}
