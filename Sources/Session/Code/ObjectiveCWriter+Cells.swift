import CommandLanguage
import TableKit

// What stands in a cell, in Objective-C.
extension ObjectiveCWriter {
  func cellLines(_ screen: ScreenCode) -> [String] {
    let isStyled = screen.fields.contains(.style)
    let style =
      isStyled
      ? "[row[@\"style\"] integerValue]"
      : spelling.answer(screen.common(.style), CodeStatements(spelling, screen: screen).text)
    let name = isStyled ? "[row[@\"style\"] stringValue]" : "@\"Cell\""
    return [
      "NSDictionary *row = \(spelling.row(at: "indexPath"));",
      "NSString *identifier = \(name);",
      "UITableViewCell *cell = [tableView dequeueReusableCellWithIdentifier:identifier];",
      "if (cell == nil) {",
      "  cell = [[UITableViewCell alloc] initWithStyle:\(style) reuseIdentifier:identifier];",
      "}", "[self showRow:row inCell:cell];", "return cell;",
    ]
  }

  /// Sets all that a cell shows, each time: it may have served another row before.
  func show(_ screen: ScreenCode) -> [String] {
    var lines =
      ["cell.textLabel.text = row[@\"text\"];"] + screen.fields.compactMap(Self.setting)
    let controls = [RowField.button, .isOn].filter(screen.fields.contains)
    if !controls.isEmpty { lines.append("cell.accessoryView = nil;") }
    for control in controls { lines += control == .button ? Self.button : Self.toggle }
    return ["", "- (void)showRow:(NSDictionary *)row inCell:(UITableViewCell *)cell {"]
      + lines.indented() + ["}"] + (controls.isEmpty ? [] : used(screen, controls))
  }

  private static func setting(_ field: RowField) -> String? {
    switch field {
    case .detail: "cell.detailTextLabel.text = row[@\"detail\"];"
    case .image:
      "cell.imageView.image = row[@\"image\"] ? [UIImage imageNamed:row[@\"image\"]] : nil;"
    case .accessory: "cell.accessoryType = [row[@\"accessory\"] integerValue];"
    case .editingAccessory:
      "cell.editingAccessoryType = [row[@\"editingAccessory\"] integerValue];"
    case .background: "cell.backgroundColor = row[@\"background\"];"
    case .indentation: "cell.indentationLevel = [row[@\"indentation\"] integerValue];"
    case .selectionStyle: "cell.selectionStyle = [row[@\"selectionStyle\"] integerValue];"
    case .button, .isOn, .style, .height, .isSelectable, .isHighlightable, .isEditable, .isMovable,
      .indentsWhileEditing, .editingStyle, .deleteTitle:
      nil
    }
  }

  private static let button = [
    "if (row[@\"button\"] != nil) {",
    "  UIButton *button = [UIButton buttonWithType:UIButtonTypeSystem];",
    "  [button setTitle:row[@\"button\"] forState:UIControlStateNormal];", "  [button sizeToFit];",
    "  [button addTarget:self action:@selector(controlUsed:) "
      + "forControlEvents:UIControlEventTouchUpInside];", "  cell.accessoryView = button;", "}",
  ]

  private static let toggle = [
    "if (row[@\"isOn\"] != nil) {", "  UISwitch *toggle = [[UISwitch alloc] init];",
    "  toggle.on = [row[@\"isOn\"] boolValue];",
    "  [toggle addTarget:self action:@selector(controlUsed:) "
      + "forControlEvents:UIControlEventValueChanged];", "  cell.accessoryView = toggle;", "}",
  ]

  /// The row is found by where the control is, not by its superview, which is no cell in iOS 7.
  private func used(_ screen: ScreenCode, _ controls: [RowField]) -> [String] {
    let head = marked("- (void)controlUsed:(UIControl *)sender {", .controlTapped, screen)
    let own = statements(screen, .controlTapped)
    var lines = [
      "CGPoint point = [sender convertPoint:CGPointZero toView:self.tableView];",
      "NSIndexPath *indexPath = [self.tableView indexPathForRowAtPoint:point];",
    ]
    if controls.contains(.isOn) {
      lines += [
        "if ([sender isKindOfClass:[UISwitch class]]) {",
        "  self.sections[indexPath.section][@\"rows\"][indexPath.row][@\"isOn\"]"
          + " = @(((UISwitch *)sender).isOn);", "}",
      ]
    }
    if own.contains(where: { $0.contains("value") }) {
      lines += [
        "NSString *value = [sender isKindOfClass:[UISwitch class]]",
        "    ? (((UISwitch *)sender).isOn ? @\"on\" : @\"off\") : ((UIButton *)sender).currentTitle;",
      ]
    }
    return ["", head] + (lines + own).indented() + ["}"]
  }
}
