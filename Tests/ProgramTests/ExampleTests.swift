import Foundation
import Support
import Testing

@Suite struct ExampleTests {
  static let scripts = names(in: Run.examples, ending: ".table") + confusions
  /// What learners stumble over, a script each.
  static let confusions = names(in: Run.examples.appending(path: "confusions"), ending: ".table")
    .map { "confusions/\($0)" }
  static let documents =
    ["README.md"] + ["examples/walkthrough.md"]

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

  @Test func eachConfusionHasItsScriptAndTheirListNamesIt() throws {
    let file = Run.examples.appending(path: "confusions/README.md")
    let list = try String(contentsOf: file, encoding: .utf8)
    let names = Self.confusions.map { $0.dropFirst("confusions/".count) }
    for name in names { #expect(list.contains("(\(name))"), "\(name)") }
    let numbers = (1...25).map { $0 < 10 ? "0\($0)-" : "\($0)-" }
    let books = (1...14).map { $0 < 10 ? "book-0\($0)-" : "book-\($0)-" }
    for beginning in numbers + books {
      #expect(names.contains { $0.hasPrefix(beginning) }, "\(beginning)")
    }
  }

  @Test(arguments: scripts)
  func aScriptPrintsWhatItDid(_ name: String) throws {
    let run = try Run(name)
    #expect((run.errors, run.status) == ("", 0))
    expectGolden(run.output, "examples/\(name)")
  }

  static let tests = names(in: Run.examples.appending(path: "tests"), ending: ".table")

  @Test(arguments: tests)
  func aTestOfTableBehaviourHoldsAndIsNoLongerThanEightLines(_ name: String) throws {
    let run = try Run("tests/\(name)", "--quiet")
    #expect((run.output, run.errors, run.status) == ("", "", 0))
    let file = Run.examples.appending(path: "tests/\(name)")
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    #expect(lines.count <= 8 && lines[0].hasPrefix("# "))
    #expect(lines.contains { $0.contains("expect ") })
  }

  @Test func thereAreTestsOfTableBehaviour() { #expect(Self.tests.count >= 10) }

  @Test(arguments: scripts)
  func aScriptPrintsASCIIWhereTheLocaleSaysSo(_ name: String) throws {
    let run = try Run(name, environment: ["LC_ALL": "C"])
    #expect((run.errors, run.status) == ("", 0))
    #expect(run.output.utf8.allSatisfy { $0 == 10 || (0x20...0x7E).contains($0) })
  }

  /// With `UPDATE_GOLDENS=1` what differs is written anew instead.
  @Test func everyDocumentTellsTheTruth() throws {
    let updates = ProcessInfo.processInfo.environment["UPDATE_GOLDENS"] == "1"
    let run =
      updates
      ? try Run("test", "--update", "README.md", "examples", folder: Run.package)
      : try Run("test", "README.md", "examples", folder: Run.package)
    #expect((run.errors, run.status) == ("", 0), "\(run.output)")
    for name in Self.documents { #expect(run.output.contains("\(name): ")) }
  }
}
