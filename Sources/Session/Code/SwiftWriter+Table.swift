import CommandLanguage
import TableKit

// What a table asks and tells, in Swift.
extension SwiftWriter {
  func dataSource(_ screen: ScreenCode) -> [String] {
    let row = "sections[indexPath.section].rows[indexPath.row]"
    let index = screen.script.indexTitles ?? []
    var lines = ["", "// MARK: UITableViewDataSource"]
    lines += method(
      .numberOfSections, "numberOfSections(in tableView: UITableView) -> Int",
      ["sections.count"], screen)
    lines += method(
      .numberOfRows,
      "tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int",
      ["sections[section].rows.count"], screen)
    lines += method(.cellForRow, cell, cellLines(screen, row), screen)
    lines += method(
      .titleForHeader,
      "tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?",
      ["sections[section].header"], screen)
    lines += method(
      .titleForFooter,
      "tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?",
      ["sections[section].footer"], screen)
    lines += method(
      .sectionIndexTitles, "sectionIndexTitles(for tableView: UITableView) -> [String]?",
      ["[\(index.map { text($0) }.joined(separator: ", "))]"], screen)
    lines += method(
      .canMoveRow, asked("canMoveRowAt", "Bool"), answer(.movable, screen), screen)
    lines += method(.canEditRow, asked("canEditRowAt", "Bool"), answer(.editable, screen), screen)
    lines += method(
      .commitEditingStyle,
      "tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, "
        + "forRowAt indexPath: IndexPath)", commitLines(screen), screen)
    lines += method(
      .moveRow,
      "tableView(_ tableView: UITableView, moveRowAt from: IndexPath, to: IndexPath)",
      [
        "let row = sections[from.section].rows.remove(at: from.row)",
        "sections[to.section].rows.insert(row, at: to.row)",
      ], screen)
    return lines
  }

  func delegate(_ screen: ScreenCode) -> [String] {
    var lines = ["", "// MARK: UITableViewDelegate"]
    lines += method(
      .heightForRow, asked("heightForRowAt", "CGFloat"),
      ["\(screen.script.traits?.setting(.height)?.points ?? 44)"], screen)
    lines += method(
      .willSelectRow, asked("willSelectRowAt", "IndexPath?"),
      statements(screen, .willSelectRow) + ["return indexPath"], screen)
    for (name, word) in SwiftWriter.told {
      lines += method(name, asked(word, nil), statements(screen, name), screen)
    }
    lines += method(
      .editingStyleForRow, asked("editingStyleForRowAt", "UITableViewCell.EditingStyle"),
      editingStyle(screen), screen)
    lines += method(
      .shouldIndentWhileEditing, asked("shouldIndentWhileEditingRowAt", "Bool"),
      answer(.indentsWhileEditing, screen), screen)
    return lines
  }

  private static let told: [(Method, String)] = [
    (.didSelectRow, "didSelectRowAt"), (.didDeselectRow, "didDeselectRowAt"),
    (.didHighlightRow, "didHighlightRowAt"), (.didUnhighlightRow, "didUnhighlightRowAt"),
    (.accessoryButtonTapped, "accessoryButtonTappedForRowWith"),
    (.willBeginEditingRow, "willBeginEditingRowAt"),
  ]

  /// One method, if the script has called for it.
  private func method(
    _ method: Method, _ signature: String, _ body: [String], _ screen: ScreenCode
  ) -> [String] {
    guard screen.script.methods.contains(method) else { return [] }
    let keyword = screen.script.kind == .table ? "override func" : "func"
    return ["", marked("\(keyword) \(signature) {", method, screen)] + body.indented() + ["}"]
  }

  private func asked(_ label: String, _ type: String?) -> String {
    "tableView(_ tableView: UITableView, \(label) indexPath: IndexPath)"
      + (type.map { " -> \($0)" } ?? "")
  }

  private var cell: String {
    "tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell"
  }

  private func cellLines(_ screen: ScreenCode, _ row: String) -> [String] {
    [
      "let row = \(row)",
      "let cell = tableView.dequeueReusableCell(withIdentifier: \"Cell\")",
      "  ?? UITableViewCell(style: .\(screen.cellStyle.rawValue), reuseIdentifier: \"Cell\")",
      "show(row, in: cell)",
    ] + button(screen) + ["return cell"]
  }

  /// A button in the accessory view tells of the row that its cell serves now.
  private func button(_ screen: ScreenCode) -> [String] {
    guard let title = screen.accessoryButton else { return [] }
    let action = statements(screen, .controlTapped)
    let needed = action.filter { !$0.hasPrefix("let row = ") }
    return [
      "let action = UIAction(title: \(text(title))) { [unowned self, unowned cell] _ in",
      "  guard let indexPath = tableView.indexPath(for: cell) else { return }",
      "  let row = sections[indexPath.section].rows[indexPath.row]",
    ] + needed.indented() + [
      "}", "let button = UIButton(type: .system, primaryAction: action)", "button.sizeToFit()",
      "cell.accessoryView = button",
    ]
  }

  private func commitLines(_ screen: ScreenCode) -> [String] {
    let own = SwiftStatements(screen: screen).body(of: screen.reactions(to: .commit(.delete)))
    if !own.isEmpty { return own }
    return [
      "sections[indexPath.section].rows.remove(at: indexPath.row)",
      "tableView.deleteRows(at: [indexPath], with: .automatic)",
    ]
  }

  private func answer(_ key: Setting.Key, _ screen: ScreenCode) -> [String] {
    [screen.script.traits?.setting(key)?.isYes == false ? "false" : "true"]
  }

  private func editingStyle(_ screen: ScreenCode) -> [String] {
    guard case .editingStyle(let style) = screen.script.traits?.setting(.editingStyle)?.property
    else { return [".delete"] }
    return [".\(style.rawValue)"]
  }
}
