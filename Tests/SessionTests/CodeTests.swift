import Testing

@testable import Session

@Suite struct CodeTests {
  private func code(_ script: String, _ language: String) -> String {
    let stand = Stand()
    stand.run(script)
    return stand.output("show code \(language)")
  }

  private let script = """
    rows "Say \\"hi\\"" B
    accessory checkmark for B
    screen Next { rows C }
    opens Next for B
    on select { alert "You tapped $text" button OK { pop } }
    bar right "Move" toggles edit
    """

  @Test(arguments: [
    "final class MainViewController: UITableViewController {",
    #"Row(text: "Say \"hi\""),"#, #"Row(text: "B", accessory: .checkmark),"#,
    "navigationController?.pushViewController(NextViewController(), animated: true)",
    #"title: "You tapped \(row.text)", message: nil,"#,
    "tableView.setEditing(!tableView.isEditing, animated: true)",
    "final class NextViewController: UITableViewController {",
  ])
  func theScreensAreWrittenInSwift(line: String) {
    #expect(code(script, "swift").contains(line))
  }

  @Test(arguments: [
    "@interface MainViewController : UITableViewController",
    #"[self row:@{ @"text": @"B", @"accessory": @(UITableViewCellAccessoryCheckmark) }],"#,
    "[self.navigationController pushViewController:[[NextViewController alloc] init] animated:YES];",
    #"[NSString stringWithFormat:@"You tapped %@", row[@"text"]]"#,
    "- (void)rightItem0Tapped:(id)sender {",
  ])
  func theScreensAreWrittenInObjectiveC(line: String) {
    #expect(code(script, "objc").contains(line))
  }

  @Test(arguments: [
    (
      "insert New at 0:1",
      "insert(.init(text: \"New\"), at: IndexPath(row: 1, section: 0), with: .automatic)"
    ),
    ("delete $path", "delete([indexPath], with: .automatic)"),
    ("move $path to end", "move(indexPath, to: end)"),
    ("accessory checkmark for $path", "change([indexPath]) { $0.accessory = .checkmark }"),
    ("text \"$text!\" for $path", "change([indexPath]) { $0.text = \"\\(row.text)!\" }"),
    ("later { reload }", "DispatchQueue.main.async { [unowned self] in"),
    ("deselect selected", "for path in (tableView.indexPathsForSelectedRows ?? []) {"),
    (
      "scroll-to 0:0 top",
      "tableView.scrollToRow(at: IndexPath(row: 0, section: 0), at: .top, animated: true)"
    ),
    (
      "screen Next { title $text }",
      "for case let other as NextViewController in navigationController?.viewControllers ?? [] {"
    ),
    (
      "reload section \"A\"",
      "tableView.reloadSections(IndexSet(sections.indices.filter({ sections[$0].header == \"A\" })), "
        + "with: .automatic)"
    ),
    ("pop to Next", "navigationController?.popToViewController(other, animated: true)"),
  ])
  func whatAReactionDoesIsWrittenInSwift(_ command: String, _ line: String) {
    let written = code("rows A B\nscreen Next { rows C }\non select { \(command) }", "swift")
    #expect(written.split(separator: "\n").contains { $0.drop { $0 == " " } == line })
  }

  @Test(arguments: [
    ("delete $path", "[self deleteRows:@[indexPath] with:UITableViewRowAnimationAutomatic];"),
    ("separators none", "self.tableView.separatorStyle = UITableViewCellSeparatorStyleNone;"),
    (
      "bar left \"Go\" { pop }",
      "UIBarButtonItem *item = [[UIBarButtonItem alloc] initWithPrimaryAction:"
        + "[UIAction actionWithHandler:^(UIAction *action) {"
    ),
    ("dismiss", "[self dismissViewControllerAnimated:YES completion:nil];"),
  ])
  func whatAReactionDoesIsWrittenInObjectiveC(_ command: String, _ line: String) {
    let written = code("rows A B\non select { \(command) }", "objc")
    #expect(written.split(separator: "\n").contains { $0.drop { $0 == " " } == line })
  }

  @Test func aTitleIsNoStyleWhateverItsWord() {
    let written = code("section A { rows x }\non titleForHeader { answer \"none\" }", "swift")
    #expect(written.contains("return \"none\""))
  }

  @Test func whatTheLastStepCalledIsMarked() {
    let stand = Stand()
    stand.run("rows A B\non select { log $text }\ntap A")
    let marked = stand.output("show code").split(separator: "\n").filter {
      $0.hasSuffix("// called")
    }
    #expect(marked.count == 1)
    #expect(marked.first?.contains("didSelectRowAt") == true)
  }

  @Test func aStepOfAnotherBranchMarksNothing() {
    let stand = Stand()
    stand.run("rows A\non select { log a }\nscreen B { rows C; on select { log c } }")
    stand.run("push B\nundo\ntap A")
    let marked = stand.output("show code").split(separator: "\n").filter {
      $0.hasSuffix("// called")
    }
    #expect(marked.count == 1)
  }
}
