import Foundation
import Testing

@testable import tabletalk

@Suite struct AtomicFileTests {
  private let files: TemporaryFolder
  private var names: [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: files.url.path))?.sorted() ?? []
  }

  init() throws { files = try TemporaryFolder() }

  private func path(_ name: String) -> String { files.url.appending(path: name).path }

  @Test func aFileIsMadeAndReplacedAndNothingStaysBesideIt() throws {
    try AtomicFile.write(Array("one".utf8), to: path("a"))
    #expect(files.text("a") == "one")
    try AtomicFile.write(Array("two".utf8), to: path("a"))
    #expect(files.text("a") == "two")
    #expect(names == ["a"])
  }

  @Test(arguments: [0o600, 0o640, 0o755]) func permissionsAreKept(_ mode: Int) throws {
    try files.write("old", to: "a")
    chmod(path("a"), mode_t(mode))
    try AtomicFile.write([1], to: path("a"))
    var facts = stat()
    stat(path("a"), &facts)
    #expect(Int(facts.st_mode & 0o7777) == mode)
  }

  @Test func aLinkStaysALink() throws {
    try files.write("old", to: "file")
    symlink("file", path("one"))
    symlink(path("one"), path("two"))
    symlink("not-yet", path("dangling"))
    try AtomicFile.write(Array("new".utf8), to: path("two"))
    try AtomicFile.write(Array("made".utf8), to: path("dangling"))
    #expect(files.text("file") == "new")
    #expect(files.text("not-yet") == "made")
    #expect(names == ["dangling", "file", "not-yet", "one", "two"])
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: path("two")) == path("one"))
  }

  @Test func whatCannotBeWrittenIsAnErrorAndNothingIsLeft() throws {
    symlink("circle", path("circle"))
    for (name, code) in [("none/a", ENOENT), (".", EISDIR), ("circle", ELOOP)] {
      #expect(throws: SystemFailure(code: code)) { try AtomicFile.write([1], to: path(name)) }
    }
    #expect(names == ["circle"])
  }

  @Test func aFullDeviceIsWrittenToDirectly() {
    #expect(throws: SystemFailure(code: ENOSPC)) { try AtomicFile.write([1], to: "/dev/full") }
    #expect(FileManager.default.fileExists(atPath: "/dev/full"))
  }
}
