import CommandLanguage
import TableKit

// What stands in a cell, in Swift.
extension SwiftWriter {
  func cellLines(_ screen: ScreenCode) -> [String] {
    let isStyled = screen.fields.contains(.style)
    let style = isStyled ? "row.style" : common(.style, screen)
    let name = isStyled ? "\"\\(row.style)\"" : "\"Cell\""
    return [
      "let row = \(spelling.row(at: "indexPath"))",
      "let cell = tableView.dequeueReusableCell(withIdentifier: \(name))",
      "  ?? UITableViewCell(style: \(style), reuseIdentifier: \(name))", "show(row, in: cell)",
      "return cell",
    ]
  }

  /// Sets all that a cell shows, each time: it may have served another row before.
  func show(_ screen: ScreenCode) -> [String] {
    var lines = ["cell.textLabel?.text = row.text"] + screen.fields.compactMap(Self.setting)
    let controls = [RowField.button, .isOn].filter(screen.fields.contains)
    if !controls.isEmpty { lines.append("cell.accessoryView = nil") }
    for control in controls { lines += control == .button ? Self.button : Self.toggle }
    return ["", "private func show(_ row: Row, in cell: UITableViewCell) {"] + lines.indented()
      + ["}"] + (controls.isEmpty ? [] : used(screen))
  }

  private static func setting(_ field: RowField) -> String? {
    switch field {
    case .detail: "cell.detailTextLabel?.text = row.detail"
    case .image: "cell.imageView?.image = row.image.flatMap { UIImage(named: $0) }"
    case .accessory: "cell.accessoryType = row.accessory"
    case .editingAccessory: "cell.editingAccessoryType = row.editingAccessory"
    case .background: "cell.backgroundColor = row.background"
    case .indentation: "cell.indentationLevel = row.indentation"
    case .selectionStyle: "cell.selectionStyle = row.selectionStyle"
    case .button, .isOn, .style, .height, .isSelectable, .isHighlightable, .isEditable, .isMovable,
      .indentsWhileEditing, .editingStyle, .deleteTitle:
      nil
    }
  }

  private static let button = [
    "if let title = row.button {",
    "  let action = UIAction(title: title) { [unowned self, unowned cell] _ in",
    "    guard let indexPath = tableView.indexPath(for: cell) else { return }",
    "    controlUsed(at: indexPath, value: title)", "  }",
    "  let button = UIButton(type: .system, primaryAction: action)", "  button.sizeToFit()",
    "  cell.accessoryView = button", "}",
  ]

  private static let toggle = [
    "if let isOn = row.isOn {", "  let toggle = UISwitch()", "  toggle.isOn = isOn",
    "  let action = UIAction { [unowned self, unowned cell, unowned toggle] _ in",
    "    guard let indexPath = tableView.indexPath(for: cell) else { return }",
    "    sections[indexPath.section].rows[indexPath.row].isOn = toggle.isOn",
    "    controlUsed(at: indexPath, value: toggle.isOn ? \"on\" : \"off\")", "  }",
    "  toggle.addAction(action, for: .valueChanged)", "  cell.accessoryView = toggle", "}",
  ]

  /// A button or switch in the accessory view tells of the row that its cell serves now.
  private func used(_ screen: ScreenCode) -> [String] {
    let head = "private func controlUsed(at indexPath: IndexPath, value: String) {"
    return ["", marked(head, .controlTapped, screen)]
      + statements(screen, .controlTapped).indented() + ["}"]
  }
}
