import CommandLanguage
import Testing

@testable import Session

@Suite struct FileTests {
  private static let scripts = [
    "/a/one.table": "row One\nsource two.table\nrow Three",
    "/a/two.table": "row Two",
    "/a/loop.table": "row L\nsource deeper/loop.table",
    "/a/deeper/loop.table": "source ../loop.table",
  ]

  private var files: FileAccess {
    var files = FileAccess.none
    files.read = { (path) throws(FileFailure) in
      guard let text = Self.scripts[path] else { throw FileFailure(.missing) }
      return Array(text.utf8)
    }
    files.resolve = { path, base in
      if path == "../loop.table" { return "/a/loop.table" }
      let folder = base.split(separator: "/").dropLast().joined(separator: "/")
      return path.hasPrefix("/") ? path : "/\(folder)/\(path)"
    }
    files.decode = { (path, request) throws(FileFailure) in
      if path.hasSuffix("twice.csv") {
        let rows = FileRows(count: 30) { $0 < 20 ? "Name \($0)" : "Name \($0 - 20)" }
        return FileContent(sections: [FileSection(title: nil, rows: rows)])
      }
      if path.hasSuffix("bad.csv") { throw FileFailure(.malformed("line 3 is cut", help: nil)) }
      let flat = FileRows(
        count: 1_000_000, text: { "Name \($0)" }, detail: { request.detail == nil ? nil : "d\($0)" }
      )
      if request.kind == .sections {
        return FileContent(sections: [
          FileSection(title: "A", rows: FileRows(count: 2) { "a\($0)" }),
          FileSection(title: "B", rows: FileRows(count: 3) { "b\($0)" }),
        ])
      }
      return FileContent(
        sections: [FileSection(title: nil, rows: flat)], notes: ["one byte was odd"])
    }
    return files
  }

  private func stand() -> Stand { Stand(Session(files: files)) }

  @Test func sourceRunsBesideTheFileThatNamesIt() {
    let stand = stand()
    #expect(stand.output("source /a/one.table") == "note: runs /a/one.table\nnote: runs two.table")
    #expect(stand.glass == ["0:0 One", "0:1 Two", "0:2 Three"])
    stand.run("undo")
    #expect(stand.glass == ["0:0 One", "0:1 Two"])
  }

  /// The first look goes through the rows, the next makes an index, the last has one.
  @Test func aTextOfAFileIsFoundHoweverOftenItIsLookedFor() {
    let stand = stand()
    stand.run("load /a/twice.csv\ndelete 0:15")
    for name in ["Name 12", "Name 13", "Name 14"] {
      #expect(stand.output("scroll-to \"\(name)\"") == "", "\(name)")
      #expect(stand.output("scroll-to \"Name 15\"").hasPrefix("! noRowText"))
      #expect(stand.output("scroll-to \"Name 3\"").hasPrefix("! severalRows(\"Name 3\""))
    }
  }

  @Test func aFileThatSourcesItselfIsRefused() {
    let stand = stand()
    let chain = "[\"/a/loop.table\", \"/a/deeper/loop.table\", \"/a/loop.table\"]"
    #expect(
      stand.output("source /a/loop.table").contains(
        "! file(\"../loop.table\", CommandLanguage.SessionFault.FileProblem.sourcesItself(chain: \(chain)"
      ))
    #expect(stand.output("source /a/nowhere.table").contains("missing"))
    #expect(stand.session.sourcePath.isEmpty)
  }

  @Test func aMillionRowsAreLoadedFoundAndEdited() {
    let stand = stand()
    #expect(
      stand.output("load names.csv detail more") == """
        note: read names.csv: 1000000 rows in 1 section
        note: one byte was odd
        note: detail is not shown: a default cell has no detailTextLabel · help: cell subtitle
        """)
    stand.run(
      "cell subtitle; scroll-to \"Name 500000\" top; accessory checkmark for \"Name 500001\"")
    #expect(stand.glass.first == "0:500000 Name 500000")
    #expect(stand.output("row New at 0:500001; select \"Name 999999\"").hasPrefix("note"))
    #expect(stand.session.scripts[0].row(at: .init(row: 500002, section: 0)).detail == "d500001")
    stand.run("undo 2")
    #expect(stand.session.scripts[0].numberOfRows == 1_000_000)
  }

  @Test func sectionsKeepTheirTitlesAndRowsGoWhereTheyAreSent() {
    let stand = stand()
    stand.run("load x.plist as sections")
    #expect(stand.session.scripts[0].sections.map(\.title) == ["A", "B"])
    stand.run("load x.plist as sections into section A")
    #expect(stand.session.scripts[0].numberOfRows(in: 0) == 7)
  }

  @Test func nothingIsHalfLoaded() {
    let stand = stand()
    let before = stand.session.state
    #expect(stand.output("load bad.csv").hasPrefix("! file(\"bad.csv\""))
    #expect(stand.session.state == before)
  }
}
