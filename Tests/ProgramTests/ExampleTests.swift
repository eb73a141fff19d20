import Foundation
import Support
import Testing

@Suite struct ExampleTests {
  static let scripts = names(in: Run.examples, ending: ".table")
  static let documents =
    ["README.md"] + names(in: Run.examples, ending: ".md").map { "examples/\($0)" }

  private static func names(in folder: URL, ending: String) -> [String] {
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    return (names ?? []).filter { $0.hasSuffix(ending) }.sorted()
  }

  @Test func allExamplesAreThere() {
    let expected = [
      "accessories", "computers", "controller-table", "custom-cell", "delete-me",
      "deletes-and-inserts", "empty-table", "first-and-last", "grouping", "images", "indexing",
      "insert-row", "move-me", "names", "pinned-row", "row-height", "row-selection", "simple-table",
      "swap-is-not-move", "the-famous-crash",
    ]
    for name in expected { #expect(Self.scripts.contains("\(name).table")) }
    #expect(Self.documents.contains("examples/walkthrough.md"))
  }

  @Test(arguments: scripts)
  func aScriptPrintsWhatItDid(_ name: String) throws {
    let run = try Run(name)
    #expect((run.errors, run.status) == ("", 0))
    expectGolden(run.output, "examples/\(name)")
  }

  @Test(arguments: scripts)
  func aScriptPrintsASCIIWhereTheLocaleSaysSo(_ name: String) throws {
    let run = try Run(name, environment: ["LC_ALL": "C"])
    #expect((run.errors, run.status) == ("", 0))
    #expect(run.output.utf8.allSatisfy { $0 == 10 || (0x20...0x7E).contains($0) })
  }

  @Test(arguments: documents)
  func aWalkthroughTellsTheTruth(_ name: String) throws {
    let file = Run.package.appending(path: name)
    let walkthrough = Walkthrough(try String(contentsOf: file, encoding: .utf8))
    let run = try Run(input: walkthrough.script)
    #expect((run.errors, run.status) == ("", 0))
    if ProcessInfo.processInfo.environment["UPDATE_GOLDENS"] == "1" {
      let updated = try #require(walkthrough.updated(with: run.output))
      try Data(updated.text.utf8).write(to: file)
    } else {
      let difference = unifiedDiff(from: walkthrough.transcript, to: run.output, name: name)
      #expect(difference == "")
    }
  }
}
