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
    #"@{ @"text": @"B", @"accessory": @(UITableViewCellAccessoryCheckmark) },"#,
    "[self.navigationController pushViewController:[[NextViewController alloc] init] animated:YES];",
    #"[NSString stringWithFormat:@"You tapped %@", row[@"text"]]"#,
    "- (void)rightItem0Tapped:(id)sender {",
  ])
  func theScreensAreWrittenInObjectiveC(line: String) {
    #expect(code(script, "objc").contains(line))
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
}
