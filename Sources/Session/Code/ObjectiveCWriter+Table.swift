import CommandLanguage
import TableKit

// What a table asks and tells, in Objective-C.
extension ObjectiveCWriter {
  func dataSource(_ screen: ScreenCode) -> [String] {
    let titles = (screen.script.indexTitles ?? []).map { text($0) }.joined(separator: ", ")
    var lines = ["", "#pragma mark - UITableViewDataSource"]
    lines += method(
      .numberOfSections, "- (NSInteger)numberOfSectionsInTableView:(UITableView *)tableView",
      ["return self.sections.count;"], screen)
    lines += method(
      .numberOfRows, asked("NSInteger", "numberOfRowsInSection:(NSInteger)section"),
      ["return [self.sections[section][@\"rows\"] count];"], screen)
    lines += method(
      .cellForRow, asked("UITableViewCell *", "cellForRowAtIndexPath:(NSIndexPath *)indexPath"),
      cellLines(screen), screen)
    lines += method(
      .titleForHeader, asked("NSString *", "titleForHeaderInSection:(NSInteger)section"),
      ["return self.sections[section][@\"header\"];"], screen)
    lines += method(
      .titleForFooter, asked("NSString *", "titleForFooterInSection:(NSInteger)section"),
      ["return self.sections[section][@\"footer\"];"], screen)
    lines += method(
      .sectionIndexTitles, "- (NSArray *)sectionIndexTitlesForTableView:(UITableView *)tableView",
      ["return @[\(titles)];"], screen)
    lines += method(
      .canEditRow, asked("BOOL", "canEditRowAtIndexPath:(NSIndexPath *)indexPath"),
      answer(.editable, screen), screen)
    lines += method(
      .canMoveRow, asked("BOOL", "canMoveRowAtIndexPath:(NSIndexPath *)indexPath"),
      answer(.movable, screen), screen)
    lines += method(
      .commitEditingStyle,
      asked(
        "void",
        "commitEditingStyle:(UITableViewCellEditingStyle)editingStyle"
          + " forRowAtIndexPath:(NSIndexPath *)indexPath"), commitLines(screen), screen)
    lines += method(
      .moveRow,
      asked("void", "moveRowAtIndexPath:(NSIndexPath *)from toIndexPath:(NSIndexPath *)to"),
      [
        "id row = self.sections[from.section][@\"rows\"][from.row];",
        "[self.sections[from.section][@\"rows\"] removeObjectAtIndex:from.row];",
        "[self.sections[to.section][@\"rows\"] insertObject:row atIndex:to.row];",
      ], screen)
    return lines
  }

  func delegate(_ screen: ScreenCode) -> [String] {
    let path = "(NSIndexPath *)indexPath"
    var lines = ["", "#pragma mark - UITableViewDelegate"]
    lines += method(
      .heightForRow, asked("CGFloat", "heightForRowAtIndexPath:" + path),
      ["return \(screen.script.traits?.setting(.height)?.points ?? 44);"], screen)
    lines += method(
      .willSelectRow, asked("NSIndexPath *", "willSelectRowAtIndexPath:" + path),
      statements(screen, .willSelectRow) + ["return indexPath;"], screen)
    for method in ObjectiveCWriter.told {
      let label = method.objectiveCName.split(separator: ":").last ?? ""
      lines += self.method(
        method, asked("void", "\(label):" + path), statements(screen, method), screen)
    }
    lines += method(
      .editingStyleForRow,
      asked("UITableViewCellEditingStyle", "editingStyleForRowAtIndexPath:" + path),
      editingStyle(screen), screen)
    lines += method(
      .shouldIndentWhileEditing,
      asked("BOOL", "shouldIndentWhileEditingRowAtIndexPath:" + path),
      answer(.indentsWhileEditing, screen), screen)
    return lines
  }

  private static let told: [Method] = [
    .didSelectRow, .didDeselectRow, .didHighlightRow, .didUnhighlightRow, .accessoryButtonTapped,
    .willBeginEditingRow,
  ]

  private func method(
    _ method: Method, _ signature: String, _ body: [String], _ screen: ScreenCode
  ) -> [String] {
    guard screen.script.methods.contains(method) else { return [] }
    return ["", marked(signature + " {", method, screen)] + body.indented() + ["}"]
  }

  private func asked(_ type: String, _ rest: String) -> String {
    "- (\(type))tableView:(UITableView *)tableView \(rest)"
  }

  private func cellLines(_ screen: ScreenCode) -> [String] {
    let style = screen.cellStyle.rawValue
    return [
      "NSDictionary *row = self.sections[indexPath.section][@\"rows\"][indexPath.row];",
      "UITableViewCell *cell = [tableView dequeueReusableCellWithIdentifier:@\"Cell\"];",
      "if (cell == nil) {",
      "  cell = [[UITableViewCell alloc] initWithStyle:UITableViewCellStyle"
        + "\(style.prefix(1).uppercased())\(style.dropFirst()) reuseIdentifier:@\"Cell\"];",
      "}", "cell.textLabel.text = row[@\"text\"];", "cell.detailTextLabel.text = row[@\"detail\"];",
      "cell.imageView.image = row[@\"image\"] ? [UIImage imageNamed:row[@\"image\"]] : nil;",
      "cell.accessoryType = [row[@\"accessory\"] integerValue];",
    ] + button(screen) + ["return cell;"]
  }

  private func button(_ screen: ScreenCode) -> [String] {
    guard let title = screen.accessoryButton else { return [] }
    return [
      "UIButton *button = [UIButton buttonWithType:UIButtonTypeRoundedRect];",
      "[button setTitle:\(text(title)) forState:UIControlStateNormal];", "[button sizeToFit];",
      "[button addTarget:self action:@selector(controlTapped:) "
        + "forControlEvents:UIControlEventTouchUpInside];", "cell.accessoryView = button;",
    ]
  }

  /// The row is found by where the button is, not by its superview, which is no cell from iOS 7 on.
  func controlAction(_ screen: ScreenCode) -> [String] {
    guard screen.accessoryButton != nil else { return [] }
    let head = marked("- (void)controlTapped:(UIButton *)sender {", .controlTapped, screen)
    let body = [
      "CGPoint point = [sender convertPoint:CGPointZero toView:self.tableView];",
      "NSIndexPath *indexPath = [self.tableView indexPathForRowAtPoint:point];",
    ]
    return ["", head] + (body + statements(screen, .controlTapped)).indented() + ["}"]
  }

  private func commitLines(_ screen: ScreenCode) -> [String] {
    let own = ObjectiveCStatements(screen: screen).body(of: screen.reactions(to: .commit(.delete)))
    if !own.isEmpty { return own }
    return [
      "[self.sections[indexPath.section][@\"rows\"] removeObjectAtIndex:indexPath.row];",
      "[tableView deleteRowsAtIndexPaths:@[indexPath] "
        + "withRowAnimation:UITableViewRowAnimationAutomatic];",
    ]
  }

  private func answer(_ key: Setting.Key, _ screen: ScreenCode) -> [String] {
    ["return \(screen.script.traits?.setting(key)?.isYes == false ? "NO" : "YES");"]
  }

  private func editingStyle(_ screen: ScreenCode) -> [String] {
    var name = "Delete"
    if case .editingStyle(let style) = screen.script.traits?.setting(.editingStyle)?.property {
      name = style.rawValue.prefix(1).uppercased() + style.rawValue.dropFirst()
    }
    return ["return UITableViewCellEditingStyle\(name);"]
  }
}
