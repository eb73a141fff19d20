import CommandLanguage
import RowTree
import Support
import Synchronization
import TableKit
import Testing

@testable import Session

@Suite struct SavingTests {
  private static var files: FileAccess {
    var files = FileAccess.none
    files.decode = { (path, _) throws(FileFailure) in
      let rows = FileRows(count: 3, text: { "row \"\($0)\"" })
      let people = FileRows(
        count: 4, text: { "P\($0)" }, detail: { $0 == 1 ? nil : "d\($0)" },
        image: { $0 == 2 ? "bell" : nil })
      return switch path {
      case "people.csv": FileContent(sections: [FileSection(title: nil, rows: people)])
      case "rows.csv": FileContent(sections: [FileSection(title: nil, rows: rows)])
      default:
        FileContent(sections: [
          FileSection(title: "A", rows: rows), FileSection(title: nil, rows: people),
          FileSection(title: "B", rows: FileRows(count: 0) { _ in "" }),
        ])
      }
    }
    return files
  }

  private static func stand() -> Stand { Stand(Session(files: files)) }

  private static func saved(_ script: String) -> String {
    let stand = stand()
    stand.run(script)
    return (try? stand.session.savedScript()) ?? "not saved"
  }

  @Test func aStepThatStandsStillIsNeitherSavedNorRecorded() {
    let stand = Self.stand()
    stand.run("rows A B; on select { }; break on didSelectRow; tap A")
    for line in ["save a.table", "record a.md"] {
      #expect(stand.output(line).hasPrefix("! stoppedInside"), "\(line)")
    }
  }

  @Test func itIsWhatWasTypedWithoutWhatWasTakenBack() {
    #expect(
      Self.saved(
        """
        row Gone; reset; title "Move Me"; rows A B; tap A; undo; on select {
          log "$text" # why
        }
        show counts; tap B
        """) == """
          # a session of tabletalk; source this file to have it back
          render off
          device classic
          reset
          title "Move Me"
          rows A B
          on select {
            log "$text" # why
          }
          tap B

          """)
  }

  @Test func whatWasLoadedIsWrittenOut() {
    #expect(
      Self.saved("device iphone; reset; load any.plist; load people.csv into section A") == """
        # a session of tabletalk; source this file to have it back
        render off
        device iphone
        reset
        screen "main" {
          section "A" {
            rows "row \\"0\\"" "row \\"1\\"" "row \\"2\\""
          }
          section {
            row "P0" detail "d0"
            rows "P1"
            row "P2" detail "d2" image "bell"
            row "P3" detail "d3"
          }
          section "B"
        }
        screen "main" {
          row "P0" at 0:end detail "d0"
          row "P1" at 0:end
          row "P2" at 0:end detail "d2" image "bell"
          row "P3" at 0:end detail "d3"
        }

        """)
  }

  @Test func whatIsLoadedOnAPageWithoutANameIsWrittenForTheOneOnTheGlass() throws {
    let (before, after) = (Self.stand(), Self.stand())
    let page = "push page P \"body\""
    before.run("rows A\n\(page)\n\(page)\nload people.csv\ndetail x for 0:3")
    let script = try before.session.savedScript()
    #expect(!after.run(script).contains("! "), "\(script)")
    #expect(after.session.frame == before.session.frame)
  }

  /// As a text or a detail does: what is said last holds.
  @Test func anImageThatIsLoadedStandsOverOneThatWasSetBefore() throws {
    for script in ["image power\nload people.csv", "load people.csv\nimage power"] {
      let (before, after) = (Self.stand(), Self.stand())
      before.run(script)
      after.run(try before.session.savedScript())
      #expect(after.session.frame == before.session.frame, "\(script)")
      let rows = before.session.frame.table?.shownRows ?? []
      #expect(rows.compactMap { $0.cell.image?.name }.contains("bell") == script.hasPrefix("image"))
    }
  }

  /// All that a session shows and answers of its present state.
  private func answers(_ session: Session) throws -> [String] {
    let topics: [ShowTopic] = [.tree, .cells, .counts, .answers, .stack, .state, .code(.swift)]
    var lines = ["\(session.frame)", "\(session.caption)"]
    for topic in topics { lines += try session.lines(of: topic) }
    for screen in session.scripts.screens.indices {
      let script = session.scripts[screen]
      for section in 0..<script.numberOfSections {
        for row in 0..<script.numberOfRows(in: section) {
          let path = IndexPath(row: row, section: section)
          let row = script.row(at: path)
          lines.append("\(screen) \(path) \(row.text) \(row.detail ?? "-")")
        }
      }
    }
    return lines
  }

  /// Equal: in all that is seen and can be asked, and in what the next lines come to.
  @Test(arguments: 0..<100) func aSavedSessionComesBackEqual(seed: Int) throws {
    var lines = RandomLines(seed: seed)
    let (before, after) = (Self.stand(), Self.stand())
    before.run("rows Eeny Meeny Moe")
    for _ in 0..<40 { before.run(lines.next()) }
    let script = try before.session.savedScript()
    if seed % 2 == 1 { after.run("device ipad; screen Old { rows O }; root Old; rows X; alert Q") }
    let printed = after.run(script)
    #expect(!printed.contains("! "), "\(printed)")
    let differences = try zip(answers(after.session), answers(before.session)).filter { $0 != $1 }
    #expect(differences.isEmpty, "\(differences.prefix(2)) after\n\(script)")
    for line in (0..<12).map({ _ in lines.next() }) where !Self.isAboutHistory(line) {
      let (here, there) = (before.run("trace on; \(line)"), after.run("trace on; \(line)"))
      #expect(here == there, "after\n\(script)")
    }
  }

  private static func isAboutHistory(_ line: String) -> Bool {
    ["undo", "redo", "goto"].contains { line.hasPrefix($0) }
  }

  @Test func itIsWrittenByItsCommand() throws {
    let written = Written()
    var files = Self.files
    files.resolve = { path, _ in "/r/\(path)" }
    files.write = { (path, bytes) throws(FileFailure) in
      if path.hasSuffix("full") { throw FileFailure(.unwritable("no space left on device")) }
      written.note(path, bytes)
    }
    let stand = Stand(Session(files: files))
    #expect(stand.output("rows A; save x.table") == "wrote x.table")
    #expect(written.all == ["/r/x.table": try stand.session.savedScript()])
    #expect(stand.output("save full").contains("no space left on device"))
  }
}

/// What was written, by its path.
private final class Written: Sendable {
  private let files = Mutex<[String: String]>([:])

  var all: [String: String] { files.withLock { $0 } }

  func note(_ path: String, _ bytes: [UInt8]) {
    files.withLock { $0[path] = String(decoding: bytes, as: UTF8.self) }
  }
}
