import CommandLanguage
import TableKit
import Testing

@Suite("Help")
struct HelpTextTests {
  @Test func fitsTheSmallestTerminalAndNamesEveryCommand() throws {
    let lines = try #require(HelpText.lines())
    #expect(lines.count <= 23)
    #expect(lines.allSatisfy { $0.count <= 79 })
    let words = Set(lines.flatMap { $0.split(separator: " ").map(String.init) })
    #expect(CommandSpec.names.filter { !words.contains($0) } == [])
  }

  @Test(arguments: CommandSpec.names + Event.named.map(\.name) + Vocabulary.entries.map(\.word))
  func knowsEveryWord(_ word: String) throws {
    let lines = try #require(HelpText.lines(for: word))
    #expect(lines.allSatisfy { $0.count <= 110 })
    #expect(lines[0].hasPrefix(word) || lines[0].contains(word))
  }

  @Test(arguments: Method.allCases)
  func knowsEveryMethodInEachSpelling(_ method: Method) throws {
    for name in [method.shortName, method.swiftName, method.objectiveCName] {
      let lines = try #require(HelpText.lines(for: name))
      #expect(lines.contains { $0.contains(method.objectiveCName) })
    }
  }

  @Test(arguments: [
    ("didSelectRowAt", "tableView(_:didSelectRowAt:)"),
    ("didSelectRowAtIndexPath:", "tableView(_:didSelectRowAt:)"),
    ("selectRow", "  commands: select"),
    ("reloadData()", "  commands: reload"),
    ("click", "  > tap Moe"),
    ("$path", "  the row's path, 0:3"),
    ("disclosure", "  UIKit: AccessoryType.disclosureIndicator"),
  ])
  func findsWhatIsMeant(_ word: String, _ line: String) {
    #expect(HelpText.lines(for: word)?.contains(line) == true)
  }

  @Test func knowsNothingOfNonsenseButItsNeighbours() {
    #expect(HelpText.lines(for: "acessory") == nil)
    #expect(HelpText.nearest(to: "acessory").first == "accessory")
  }
}
