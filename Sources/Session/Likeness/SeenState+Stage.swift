import CommandLanguage
import TableKit

// What stands around the screens: device, stack, tabs, alerts, keyboard.
extension SeenState {
  mutating func addStage(_ stage: StageState, _ scripts: ScriptState) {
    add("the device is", stage.device.name)
    add("the era is", "\(stage.era.version)")
    add("the screens are", scripts.screens.map { Printer.quoted($0.name) }.joined(separator: ", "))
    if let top = stage.topController {
      add("on the glass is", name(of: top, scripts))
    }
    add("the stack is", stage.stack.map { name(of: $0, scripts) }.joined(separator: ", "))
    add("presented are", stage.window.presented.isEmpty ? nil : "\(stage.window.presented.count)")
    addTabs(stage)
    for (place, alert) in stage.window.alerts.enumerated() {
      let buttons = alert.buttons.map { Printer.quoted($0.title) }.joined(separator: ", ")
      let message = alert.message.map { " \(Printer.quoted($0))" } ?? ""
      add(
        "\(alert.style.rawValue) \(place + 1) is",
        "\(Printer.quoted(alert.title))\(message) with \(buttons)")
    }
    add("the keyboard writes into", stage.window.focus.map { "\($0)" })
    add(
      "blocks that wait for a later turn:", scripts.later.isEmpty ? nil : "\(scripts.later.count)")
  }

  private mutating func addTabs(_ stage: StageState) {
    guard stage.window.root == .tabs else { return }
    let tabs = stage.tabBar
    add("the tabs are", tabs.items.map { Printer.quoted($0.title) }.joined(separator: ", "))
    add("the selected tab is", "\(tabs.selected)")
    for item in tabs.items {
      add("the badge of tab \(Printer.quoted(item.title)) is", item.badge)
      add("the image of tab \(Printer.quoted(item.title)) is", item.image)
    }
  }

  private func name(of controller: Int, _ scripts: ScriptState) -> String {
    let script = scripts.screens.first { $0.controller == controller }
    return script.map { Printer.quoted($0.name) } ?? "a page"
  }
}

// A screen: its bar, its page or form, its table.
extension SeenState {
  mutating func addScreen(_ place: Int, of state: SessionState) {
    let script = state.scripts.screens[place]
    let controller = state.stage.controllers[script.controller]
    let name = state.scripts.screens.count > 1 ? "\(Printer.quoted(script.name)): " : ""
    add("\(name)the kind of the screen is", script.kind.rawValue)
    add("\(name)the title is", controller.title.map(Printer.quoted))
    add("\(name)the prompt is", controller.prompt.map(Printer.quoted))
    add("\(name)the back title is", controller.backTitle.map(Printer.quoted))
    add("\(name)the text is", controller.body.map(Printer.quoted))
    addBar(controller.leftItems, "\(name)at the left of the bar is")
    addBar(controller.rightItems, "\(name)at the right of the bar is")
    addBar(controller.toolbarItems, "\(name)in the toolbar is")
    for end in NavigationBarSide.allCases {
      for item in script.bar[end] { addTap(on: item, name) }
    }
    add("\(name)the controller is", controller.isEditing ? "editing" : nil)
    add("\(name)the tab bar is", controller.hidesBottomBarWhenPushed ? "hidden when pushed" : nil)
    for field in controller.fields {
      add("\(name)field \(Printer.quoted(field.name)) says", Printer.quoted(field.text))
    }
    addScript(script, of: state.scripts, name)
    if let table = script.table {
      addTable(state.stage.tables[table], rows: script.numberOfRows, name)
    }
  }

  private mutating func addTap(on item: BarItemScript, _ name: String) {
    let title = item.item.kind == .plain ? Printer.quoted(item.item.title) : item.item.kind.rawValue
    if let reaction = item.reaction { add("\(name)a tap on \(title) does", reaction.block) }
    add("\(name)a tap on \(title) toggles", item.togglesEdit ? "edit" : nil)
  }

  mutating func addBar(_ items: [BarItemState], _ subject: String) {
    if items.isEmpty { return }
    add(
      subject,
      items.map { item in
        let title = item.kind == .plain ? Printer.quoted(item.title) : item.kind.rawValue
        return item.isEnabled ? title : "\(title) disabled"
      }.joined(separator: ", "))
  }

  /// What the table itself is, and what it remembers where the data source has another number of rows.
  private mutating func addTable(_ table: TableState, rows: Int, _ name: String) {
    add("\(name)the style is", table.style.rawValue)
    add("\(name)edit mode is", table.isEditing ? "on" : "off")
    let remembered = table.sections.summary.rows
    if table.isLoaded, remembered != rows {
      add("\(name)the table remembers", counted(remembered, "row"))
    }
    let selection = table.selectedRows(limit: 50)
    add(
      "\(name)selected is",
      selection.isEmpty ? "nothing" : selection.map(\.description).joined(separator: " "))
    add(
      Self.position(name), "\(Session.number(table.offset.points)) points", .position)
    add("\(name)pressed is", table.pressed?.description)
    add("\(name)buttons are out beside", table.confirming?.description)
    add("\(name)held is", table.lifted.map { "\($0.from) over \($0.proposed)" })
    add("\(name)updates are", table.nesting > 0 ? "open" : nil)
    addSettings(table.settings, name)
    for row in table.rows {
      addCell(row.cell, at: row.path, isSelected: table.isSelected(row.path), name)
    }
  }

  private static func position(_ name: String) -> String { "\(name)the table is scrolled by" }

  private mutating func addSettings(_ settings: TableSettings, _ name: String) {
    add("\(name)the row height is", settings.rowHeight.map(Session.number))
    add("\(name)above the rows stands", settings.tableHeaderView.map { Printer.quoted($0.text) })
    add("\(name)below the rows stands", settings.tableFooterView.map { Printer.quoted($0.text) })
    add("\(name)the table's background is", settings.backgroundColor)
    var selection = settings.allowsSelection ? "single" : "none"
    if settings.allowsMultipleSelection { selection = "multiple" }
    add("\(name)selection is", selection)
    var editing = settings.allowsSelectionDuringEditing ? "single" : "none"
    if settings.allowsMultipleSelectionDuringEditing { editing = "multiple" }
    add("\(name)selection while editing is", editing)
  }

  /// What a cell shows, whichever object it is. Of the selection only where it is not the table's.
  private mutating func addCell(
    _ cell: CellState, at path: IndexPath, isSelected: Bool, _ name: String
  ) {
    var words = cell.texts.map(Printer.quoted)
    words += [cell.image.map { "image \($0.name)" }, cell.background].compactMap { $0 }
    if cell.accessoryType != .none { words.append(cell.accessoryType.rawValue) }
    if let view = cell.accessoryView { words.append("\(view)") }
    if cell.isSelected != isSelected {
      words.append(cell.isSelected ? "drawn as selected" : "not drawn as selected")
    }
    if cell.isEditing { words.append("editing \(cell.editingStyle.rawValue)") }
    if cell.selectionStyle != .blue { words.append("selection style \(cell.selectionStyle)") }
    if cell.indentationLevel > 0 { words.append("indentation \(cell.indentationLevel)") }
    add(
      "\(name)the cell of row \(path) shows",
      words.isEmpty ? "nothing" : words.joined(separator: ", "), .cell,
      under: "\(name)row \(path) is", "\(name)the number of rows is", "\(name)the table has",
      "\(name)the number of rows in section \(path.section) is",
      Self.position(name), "\(name)edit mode is", about: path)
  }
}
