import Foundation
import Testing

@testable import tabletalk

/// The file system's top as the kernel names it for each process.
private let topOfProcess = ["/proc", "self", "root"].joined(separator: "/")

/// Scripts that are not trusted.
@Suite struct SandboxTests {
  private let files: TemporaryFolder

  init() throws {
    files = try TemporaryFolder()
    let folder = files.url.appending(path: "in/deep")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try files.write("Secret\n", to: "out.csv")
    try files.write("A\nB\n", to: "in/a.csv")
    try files.write("rows Out\n", to: "out.table")
    try FileManager.default.createSymbolicLink(
      atPath: files.url.path + "/in/link.csv", withDestinationPath: "../out.csv")
    symlink("/", files.url.path + "/in/top")
    symlink("/proc/self/fd", files.url.path + "/in/fds")
  }

  private func run(_ script: String) throws -> Run {
    try Run("-q", "--sandbox", try files.write(script, to: "in/s.table"))
  }

  @Test func aScriptReadsBelowItsFolder() throws {
    try files.write("load \"../a.csv\"\n", to: "in/deep/b.table")
    let run = try run("load a.csv\nsource \"deep/b.table\"\nload \"deep/../a.csv\"\nshow counts")
    #expect(run.output.contains("section 0 6              6"))
    #expect((run.errors, run.status) == ("", 0))
  }

  @Test(arguments: [
    "load \"../out.csv\"", "load \"link.csv\"", "load \"deep/../../out.csv\"",
    "load \"/etc/passwd\"", "source \"../out.table\"", "load \"../missing.csv\"",
    "source \"deep/c.table\"", "load \"/dev/stdin\"", "load \"~/x.csv\"",
    "load \"top/etc/passwd\"", "load \"\(topOfProcess)/etc/passwd\"", "load \"fds/0\"",
  ])
  func itReadsNothingElse(line: String) throws {
    try files.write("load \"../../out.csv\"\n", to: "in/deep/c.table")
    let run = try run(line)
    #expect(run.errors.contains("is out of reach: --sandbox lets a script read below"))
    #expect((run.output.contains("Secret"), run.status) == (false, 4))
  }

  @Test(arguments: [
    "save \"new.txt\"", "save \"/dev/stdout\"", "export swift \"new.txt\"", "save \"a.csv\"",
    "record \"new.txt\"",
  ])
  func itWritesNothing(line: String) throws {
    let run = try run("rows A; \(line)")
    #expect(run.errors.contains("is not written: --sandbox lets a script write nothing"))
    #expect(run.status == 4)
    #expect(files.text("in/a.csv") == "A\nB\n")
    #expect(files.text("in/new.txt") == "")
  }

  /// Between a look at a path and its opening, a folder on it may become a link.
  @Test func aFileIsJudgedByWhereItLiesOnceItIsOpen() throws {
    var asked: [String] = []
    #expect(throws: SystemFailure(code: EXDEV)) {
      try readFile(
        files.url.path + "/in/link.csv",
        where: { place in
          asked.append(place)
          return false
        })
    }
    #expect(asked == [files.url.resolvingSymlinksInPath().path + "/out.csv"])
  }

  @Test func withoutAFileItIsThePresentFolder() throws {
    let folder = files.url.appending(path: "in")
    let inside = try Run("-q", "--sandbox", "-e", "load a.csv", folder: folder)
    #expect((inside.errors, inside.status) == ("", 0))
    let outside = try Run("-q", "--sandbox", input: "load \"../out.csv\"\n", folder: folder)
    #expect(outside.status == 4)
  }
}
