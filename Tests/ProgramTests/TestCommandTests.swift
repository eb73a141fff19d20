import Foundation
import Testing

@Suite struct TestCommandTests {
  private let files: TemporaryFolder
  private let good = "# One\n\n```tabletalk\n> render off\n> rows A B\n> show counts\n[...]\n```\n"
  private let bad =
    "# Two\n\n```tabletalk new\n> render off\n> rows A\n> on select { log hi }\n> tap A\nwrong\n```\n"

  init() throws { files = try TemporaryFolder() }

  private func test(_ arguments: String...) throws -> Run {
    try Run(["test"] + arguments, folder: files.url)
  }

  private func bytes(_ name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: files.url.appending(path: name)))
  }

  @Test func whatHoldsIsSaid() throws {
    try files.write(good, to: "a.md")
    let run = try test("a.md")
    let expected = "a.md: 1 block, as recorded\n1 block in 1 file, all as recorded\n"
    #expect((run.output, run.errors, run.status) == (expected, "", 0))
    #expect(try test("-q", "a.md").output == "")
  }

  @Test func whatDiffersIsShownWithItsPlaceAndTheNextFileComes() throws {
    try files.write(bad + "\n```tabletalk\n> rows B\n```\n", to: "a.md")
    try files.write(good, to: "b.md")
    let run = try test("a.md", "b.md")
    let expected = """
      a.md:7: > tap A
      @@ -5,5 +5,5 @@
       > rows A
       > on select { log hi }
       > tap A
      -wrong
      +  NSLog: hi
       ```
        state: 1 row in 1 section, 0:0–0:0 visible
      b.md: 1 block, as recorded
      3 blocks in 2 files: 1 differs, 1 not run after it

      """
    #expect((run.output, run.errors, run.status) == (expected, "", 3))
    #expect(files.text("a.md").hasPrefix(bad))
  }

  @Test func updatingRewritesWhatDiffersOnceAndNothingElse() throws {
    let text = "\u{FEFF}" + good.replacing("\n", with: "\r\n") + bad + "tail \u{1}"
    try files.write(text, to: "a.md")
    let run = try test("--update", "a.md")
    #expect(run.output.hasPrefix("a.md: 1 reply written anew\n"))
    #expect((run.errors, run.status) == ("", 0))
    let updated = text.replacing("\nwrong\n", with: "\n  NSLog: hi\n")
    #expect(try bytes("a.md") == Array(updated.utf8))
    let again = try test("--update", "a.md")
    #expect(
      again.output == "a.md: 2 blocks, as recorded\n2 blocks in 1 file: nothing to write anew\n")
    #expect(try bytes("a.md") == Array(updated.utf8))
  }

  @Test func aFilterThatMatchesNothingSaysSo() throws {
    try files.write(good, to: "a.md")
    let run = try test("--filter", "zork", "a.md")
    let expected =
      "tabletalk: error: no block has \"zork\" in its file's name, its heading or a command\n"
    #expect((run.output, run.errors, run.status) == ("", expected, 2))
    #expect(try test("--list", "--filter", "zork", "a.md").status == 2)
    #expect(try test("--filter", "One", "a.md").status == 0)
  }

  @Test func aFilteredBlockComesAfterThoseOfItsSession() throws {
    try files.write(
      good + "\n# Last\n\n```tabletalk\n> tap B\n> show state\n[...]\ntable: x\n```\n", to: "a.md")
    let run = try test("--filter", "Last", "a.md")
    #expect(run.status == 3)
    #expect(run.output.contains("1 block in 1 file: 1 differs"))
  }

  @Test func foldersAreSearchedForWhatExpectsSomething() throws {
    let folder = files.url.appending(path: "deep")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try files.write("rows A\n", to: "deep/plain.table")
    try files.write("rows A\nfails { tap B }\n", to: "deep/b.table")
    try files.write("> render off\n> rows A\n> tap Q\n! [..]\n! [...]\n", to: "deep/c.table")
    try files.write("no blocks", to: "deep/d.md")
    let run = try test("--list", ".")
    #expect(run.output == "./deep/b.table:1: rows A\n./deep/c.table:1: render off\n")
    #expect(run.status == 0)
    let barren = try test("--list", "deep/d.md")
    #expect((barren.output, barren.status) == ("", 2))
  }

  @Test func aScriptPassesWhenNoStepFails() throws {
    try files.write("render off\nrows A\nfails { tap A }\n", to: "a.table")
    let run = try test("a.table")
    #expect(run.status == 3)
    #expect(run.output.hasPrefix("a.table:3: > fails { tap A }\n! "))
  }

  @Test func documentsReachTheirFilesFromTheirFolderAndWriteNone() throws {
    let folder = files.url.appending(path: "deep")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try files.write("name\nMoe\n", to: "deep/a.csv")
    try files.write(
      "```tabletalk\n> render off\n> load \"a.csv\" text name\nnote: read a.csv: 1 row in 1 section\n> export swift \"A.swift\"\n[...]\n> load \"b.csv\"\n! there is no file \"b.csv\"\n```\n",
      to: "deep/a.md")
    let run = try test("deep/a.md")
    #expect((run.errors, run.status) == ("", 0), "\(run.output)")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    #expect(names == ["a.csv", "a.md"])
  }

  @Test func otherProgramsReadTheResults() throws {
    try files.write(bad, to: "a.md")
    try files.write(good, to: "b.md")
    let run = try test("--json", "--junit", "report.xml", "--jobs", "2", "a.md", "b.md")
    let lines = run.output.split(separator: "\n")
    #expect(lines.count == 2)
    let object = try JSONSerialization.jsonObject(with: Data(lines[0].utf8)) as? [String: Any]
    #expect(object?["result"] as? String == "differs")
    #expect(object?["line"] as? Int == 7)
    let report = files.text("report.xml")
    #expect(report.hasPrefix("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites>\n"))
    #expect(
      report.contains("<failure message=\"a.md:7: &gt; tap A\">@@ -5,5 +5,5 @@\n &gt; rows A"))
    #expect(report.contains("<testcase classname=\"b.md\" name=\"line 4: render off\"/>"))
    #expect(report.hasSuffix("  </testsuite>\n</testsuites>\n"))
  }

  @Test func aFileThatCannotBeTestedIsAnErrorInTheResults() throws {
    try files.write(good, to: "b.md")
    let run = try test("--json", "--junit", "report.xml", "none.md", "b.md")
    let lines = run.output.split(separator: "\n")
    let expected =
      "{\"file\":\"none.md\",\"line\":null,\"heading\":null,\"command\":null,\"result\":\"error\","
      + "\"difference\":[\"there is no file \\\"none.md\\\"\"],\"state\":null}"
    #expect((lines.count, run.status) == (2, 4))
    #expect(lines.first.map(String.init) == expected)
    #expect(run.errors == "tabletalk: error: none.md: there is no file \"none.md\"\n")
    let report = files.text("report.xml")
    #expect(report.contains("<testsuite name=\"none.md\" tests=\"1\" failures=\"0\" errors=\"1\""))
    #expect(report.contains("<error message=\"there is no file &quot;none.md&quot;\"/>"))
    #expect(report.contains("<testsuite name=\"b.md\" tests=\"1\" failures=\"0\" errors=\"0\""))
  }

  @Test func aFileThatCannotBeWrittenStaysAsItWas() throws {
    try files.write(bad, to: "a.md")
    symlink("a.md", files.url.appending(path: "link.md").path)
    #expect(try test("--update", "link.md").status == 0)
    #expect(files.text("a.md") != bad)
    #expect(try test("--junit", "none/report.xml", "a.md").status == 4)
    #expect(try test("none.md").status == 4)
  }

  @Test func whatCannotBeWrittenAnewIsSaidAndLeftAlone() throws {
    let unmet = "```tabletalk\n> render off\n> rows A\n> expect rows 2\n```\n"
    try files.write(unmet, to: "a.md")
    try files.write("```tabletalk nwe\n> render off\n```\n", to: "b.md")
    try files.write("```tabletalk\nrender off\n```\n", to: "c.md")
    let run = try test("--update", "a.md", "b.md", "c.md")
    let expected = """
      a.md:4: > expect rows 2
      ! rows: expected 2, is 1
        state: 1 row in 1 section, 0:0–0:0 visible
      b.md:1: a block is new, show or given, not "nwe"
        help: ```tabletalk new
      c.md:1: no line of the block is a command
        help: a command begins with "> "; a block with the word show is not run
      3 blocks in 3 files: nothing to write anew, 3 cannot be

      """
    #expect((run.output, run.errors, run.status) == (expected, "", 3))
    #expect(files.text("a.md") == unmet)
  }
}
