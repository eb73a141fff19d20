import Foundation
import Testing

@Suite struct FailureTests {
  @Test(arguments: [
    ("rows A; tap B", 1), ("nonsense", 1), ("rows \"A", 1), ("section \"A\" {", 1),
    ("load \"no-such-file.plist\"", 4), ("source \"no-such-file.table\"", 4),
    ("rows A; fails { row B }", 3), ("rows A; fails \"in a section\" { tap B }", 3),
    ("rows A; fails { tap B }", 0), ("rows A; quit; nonsense", 0),
  ])
  func theStatusTells(script: String, status: Int32) throws {
    for run in try [Run("-e", script), Run(input: script)] {
      #expect(run.status == status)
      #expect(run.errors.isEmpty == (status == 0))
    }
  }

  @Test func aScriptThatIsNotThereIsAFileThatCannotBeRead() throws {
    let run = try Run("no-such-file.table")
    #expect(run.status == 4)
    #expect(run.errors.contains("no-such-file.table"))
    #expect(try Run("/").status == 4)
  }

  @Test func aFailureSaysWhereAndWhat() throws {
    let files = try TemporaryFolder()
    try files.write("rows A B C\n\ntap 0:12\nrows D\n", to: "three.table")
    let run = try Run("three.table", folder: files.url)
    #expect(
      run.errors.hasPrefix("three.table:3:5: error: there is no row 0:12\n  tap 0:12\n      ^^^^\n")
    )
    #expect(!run.output.contains("> rows D"))
    #expect(run.output.hasSuffix("> tap 0:12\n"))
  }

  @Test(arguments: ["delete 0:5", "table delete 0:0", "select Nobody"])
  func aBlockThatFailsLaterIsGoneWithTheLine(command: String) throws {
    let run = try Run("-k", "-e", "rows A; later { \(command) }; turn; row B")
    let sentence = "a block of later did this: it is gone, and the line in whose turn it ran"
    #expect(run.errors.components(separatedBy: sentence).count == 2)
    #expect(run.output.contains("│ B  "))
  }

  @Test func keepGoingGoesOnAndEndsWithTheFirstFailure() throws {
    let run = try Run(
      "-k", "-e", "render off; load \"none.csv\"; nonsense; rows A; tap X; show counts")
    #expect(run.status == 4)
    #expect(run.output.contains("> show counts\n"))
    #expect(run.errors.split(separator: "\n").count { $0.contains(": error: ") } == 3)
  }

  @Test func aSourcedFileSaysWhoSourcedIt() throws {
    let files = try TemporaryFolder()
    try files.write("render off\nsource \"in/inner.table\"\nrows B\n", to: "outer.table")
    try FileManager.default.createDirectory(
      at: files.url.appending(path: "in"), withIntermediateDirectories: false)
    try files.write("rows A\nsource \"deep.table\"\n", to: "in/inner.table")
    try files.write("\n  tap Q\n", to: "in/deep.table")
    let run = try Run("outer.table", folder: files.url)
    #expect(run.status == 1)
    #expect(run.errors.hasPrefix("in/deep.table:2:7: error: "))
    #expect(run.errors.contains("in/inner.table:2"))
    #expect(run.errors.contains("outer.table:2"))
    #expect(!run.output.contains("> rows B"))
  }

  @Test func aFileThatSourcesItselfIsRefused() throws {
    let files = try TemporaryFolder()
    try files.write("source \"a.table\"\n", to: "a.table")
    let run = try Run("a.table", folder: files.url)
    #expect(run.status == 4)
    #expect(run.errors.contains("a.table"))
  }

  @Test func linesOfAPipeAreNumberedFromItsBeginning() throws {
    let many = String(repeating: "show counts\n", count: 20_000)
    let run = try Run("-q", input: "rows A\n" + many + "tap Q\n")
    #expect(run.errors.hasPrefix("stdin:20002:5: error: "))
  }

  @Test func dataNeverDrivesTheTerminal() throws {
    let run = try Run(input: "rows \"\u{1B}[31mred\u{7}\" \"\u{202E}x\"\ntap \"\u{1B}\"\n")
    #expect(run.status == 1)
    for text in [run.output, run.errors] {
      #expect(!text.unicodeScalars.contains("\u{1B}") && !text.unicodeScalars.contains("\u{202E}"))
    }
  }
}
