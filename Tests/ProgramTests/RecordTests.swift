import Foundation
import Support
import Testing

@Suite struct RecordTests {
  private let files: TemporaryFolder

  init() throws { files = try TemporaryFolder() }

  private func run(_ script: String, _ environment: [String: String] = [:]) throws -> Run {
    try Run("-k", "-", input: script, environment: environment, folder: files.url)
  }

  /// Scripts that begin a recording at different times, and do all kinds of things after it.
  @Test(
    arguments: [
      "record a.md\nrows A B\ntap A\n", "record a.table\nrows A B\ntap A\n",
      "rows A B\ntap A\nrecord a.md\nrows C\ntap Q\nnonsense\ntap C\n",
      "device iphone\nera 12\nrows A B\nrender changes\ntrace on\nrender cells on\nrecord a.md\ntitle T\ntap B\n",
      "record a.md\nrender off\nsection A {\nrow \"> x\"\nrow \"```\"\n}\nlog \"! x\"; log \"[...]\"\nshow screen\n",
      "record a.md\nset look plain\nset ascii on\nset width 20\nrows \"```\" \"? a\"\nshow state\n",
      "rows A B C; tap B; undo; title X; goto 1\nrecord a.table\ntap C\nshow state\nundo\n",
      "rows A B C\nscroll by 20\nrecord a.md\nera 26\ngoto 2\nshow steps\nshow diff\n",
      "rows A B\nbreak on didSelectRow\non select { }\ntap A\nrecord a.md\ncontinue\nrecord a.md\ntap B\ncontinue\n",
      "record a.md\nrows A\nrecord off\nrows B\nrecord b.md\nrows C\nrecord c.md\n",
      "render off\nrecord a.md\nrows A\nsource \"other.table\"\ntap A\n",
      "record a.md\nrows A; quit\nrows B",
      "record a.md\nimplement editing\nrows A B\nswipe A\nfails { tap Q }\ndata delete 0:0\ntable insert at 0:0\nwhy\n",
      "set look plain\nrows A\nrecord a.md\nhelp tap\nload \"a.csv\" text name\ntap Moe\nshow calls\n",
    ])
  func whatIsRecordedPassesItsTest(_ script: String) throws {
    try files.write("row Z\ntap Z; tap Q\n", to: "other.table")
    try files.write("name\nMoe\n", to: "a.csv")
    _ = try run(script)
    for environment in [[:], ["LC_ALL": "C", "TERM": "dumb"]] {
      for name in ["a.md", "a.table", "b.md"] {
        try? FileManager.default.removeItem(at: files.url.appending(path: name))
      }
      _ = try run(script, environment)
      let test = try Run("test", ".", folder: files.url)
      #expect((test.errors, test.status) == ("", 0), "\(test.output)\n\(files.text("a.md"))")
    }
  }

  @Test(arguments: ["deep/er/a.md", "data/a.md", "FOLDER/deep/a.md"])
  func aFileIsNamedFromWhereTheRecordingStands(_ path: String) throws {
    for folder in ["deep/er", "data"] {
      try FileManager.default.createDirectory(
        at: files.url.appending(path: folder), withIntermediateDirectories: true)
    }
    try files.write("name\nMoe\n", to: "data/names.csv")
    try files.write("row Z\n", to: "data/other.table")
    let name = path.replacing("FOLDER", with: files.url.path)
    _ = try run(
      "record \"\(name)\"\nload \"data/names.csv\" text name\nsource \"data/other.table\"\ntap Z\n")
    let place = name.hasPrefix("/") ? name : "\(files.url.path)/\(name)"
    let test = try Run("test", place, folder: URL(filePath: "/"))
    #expect((test.errors, test.status) == ("", 0), "\(test.output)")
  }

  @Test func aRecordingNamesItsFileAndIsWholeAfterEachStep() throws {
    let run = try run("render off\nrecord a.md\nrows A\nlog hi\nrecord off\nrecord off\n")
    #expect(run.output.contains("> record a.md\nrecording into a.md\n"))
    #expect(run.output.contains("> record off\nwrote a.md\n"))
    #expect(run.errors.contains("nothing is being recorded"))
    let expected = """
      # A session of tabletalk

      ```tabletalk given
      > render off
      ```

      ```tabletalk
      > rows A
      > log hi
        NSLog: hi
      ```

      """
    #expect(files.text("a.md") == expected)
  }

  @Test func aFileThatIsThereIsLeftAlone() throws {
    try files.write("mine", to: "a.md")
    let run = try run("record a.md\nrows A\n")
    #expect(run.errors.contains("there is a file \"a.md\" already, and it is left alone"))
    #expect(run.status == 4)
    #expect(files.text("a.md") == "mine")
    #expect(try self.run("record none/a.md\n").status == 4)
  }

  @Test func aFullDiskEndsTheRecordingAndNotTheSession() throws {
    let run = try run("record /dev/full\nrender off\nrows A\nshow counts\n")
    #expect(run.errors.split(separator: "\n").count == 2)
    #expect(run.errors.contains("\"/dev/full\" cannot be written: no space left on device"))
    #expect(run.output.contains("> show counts\n"))
    #expect(run.status == 4)
  }
}
