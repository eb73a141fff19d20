import Foundation
import Testing

@testable import Session

/// The example `nav`, walked along every path and back to the root.
@Suite struct NavWalkTests {
  private func stand() throws -> Stand {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../examples/nav.table")
    let script = try String(contentsOf: file, encoding: .utf8)
    let setUp = try #require(script.split(separator: "render full").first)
    let stand = Stand()
    stand.run(String(setUp))
    return stand
  }

  @Test(arguments: [
    "Disclosure Buttons", "Check One", "Row Controls", "Move Me", "Delete Me",
  ])
  func aScreenComesAndGoesInUIKitsOrder(screen: String) throws {
    let stand = try stand()
    stand.run("trace on")
    let there = stand.output("tap row \"\(screen)\"")
    let back = stand.output("tap back")
    func appearances(_ log: String) -> [String] {
      log.split(separator: "\n").map { $0.drop { " →".contains($0) } }
        .filter { $0.contains("view") && $0.contains("ppear") }
        .map {
          String(
            $0.split(separator: " ").prefix { $0 != "no" && $0 != "yes" }.joined(separator: " "))
        }
    }
    #expect(
      appearances(there)
        == [
          "main viewWillDisappear", "\(screen) viewWillAppear", "main viewDidDisappear",
          "\(screen) viewDidAppear",
        ].map { $0.replacing(" view", with: ".view") })
    #expect(
      appearances(back)
        == [
          "\(screen) viewWillDisappear", "main viewWillAppear", "\(screen) viewDidDisappear",
          "main viewDidAppear",
        ].map { $0.replacing(" view", with: ".view") })
    #expect(stand.session.state.stage.stack.count == 1)
  }

  @Test func everyPathLeadsBackToTheRoot() throws {
    let stand = try stand()
    let walk = """
      tap row "Disclosure Buttons"; tap "Up"; tap "Won't happen again"; tap accessory "Cars"; tap back
      tap back; tap row "Check One"; tap "Hard Tack"; tap "Who Hash"; tap back
      tap row "Row Controls"; tap control "R2-D2"; tap OK; tap "C3PO"; tap OK; tap back
      tap row "Move Me"; tap bar Move; drag "Moe" to 0:0; tap bar Done; tap back
      tap row "Delete Me"; tap bar Delete; tap minus "Lisa"; tap confirm; tap bar Done; tap back
      """
    #expect(!stand.output(walk).contains("!"))
    #expect(stand.session.state.stage.stack.count == 1)
    stand.run("tap row \"Move Me\"")
    #expect(stand.glass.prefix(2) == ["0:0 Moe", "0:1 Eeny"])
    stand.run("tap back; tap row \"Check One\"")
    #expect(stand.session.frame.table?.shownRows.first?.cell.accessoryType == .checkmark)
  }
}
