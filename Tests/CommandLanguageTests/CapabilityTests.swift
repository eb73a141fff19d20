import CommandLanguage
import Foundation
import Support
import Testing

/// A row of the page that lists the capabilities.
struct Capability: CustomTestStringConvertible {
  var number: Int
  var name: String
  var isOld: Bool
  var answer: String
  /// What stands in code marks in the column of ours.
  var symbols: [String]
  var reason: String
  var command: String?

  var testDescription: String { "\(number) \(name)" }

  /// nil: the line is no row of a table.
  init?(_ line: String) {
    let cells = line.split(separator: "|", omittingEmptySubsequences: false).dropFirst().map {
      $0.trimmingCharacters(in: .whitespaces)
    }
    guard cells.count == 8, let number = Int(cells[0]) else { return nil }
    self.number = number
    name = cells[1]
    isOld = cells[3] == "•"
    answer = cells[4]
    symbols = Self.codes(in: cells[5])
    reason = cells[5]
    command = Self.codes(in: cells[6]).first
  }

  private static func codes(in text: String) -> [String] {
    text.split(separator: "`", omittingEmptySubsequences: false).enumerated()
      .filter { !$0.offset.isMultiple(of: 2) }.map { String($0.element) }
  }

  static let all: [Capability] = {
    let page = URL(filePath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Sources/TableKit/TableKit.docc/Capabilities.md")
    let text = (try? String(contentsOf: page, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").compactMap { Capability(String($0)) }
  }()
}

@Suite struct CapabilityTests {
  @Test func theListIsWholeAndInOrder() {
    #expect(Capability.all.map(\.number) == Array(1...236))
  }

  @Test func everyYesNamesSymbolsThatAreThere() throws {
    let graph = try SymbolGraph(of: "TableKit")
    let known = Set(graph.symbols.map(\.path))
    for capability in Capability.all where capability.answer == "yes" {
      #expect(!capability.symbols.isEmpty, "\(capability.testDescription)")
      for symbol in capability.symbols {
        #expect(known.contains(symbol), "\(capability.testDescription)")
      }
    }
  }

  @Test func everyOtherAnswerSaysWhy() {
    for capability in Capability.all where capability.answer != "yes" {
      #expect(["no", "meaningless here"].contains(capability.answer))
      #expect(!capability.reason.isEmpty, "\(capability.testDescription)")
    }
  }

  @Test func ofWhatWasThereByIOS5NearlyAllIs() {
    let missing = Capability.all.filter { $0.isOld && $0.answer == "no" }
    #expect(missing.map(\.number) == [221, 224])
  }

  @Test(arguments: Capability.all.filter { $0.command != nil })
  func theCommandThatShowsItCanBeTyped(_ capability: Capability) throws {
    let command = try #require(capability.command)
    #expect(throws: Never.self) { try Parser.parse(command) }
  }
}
