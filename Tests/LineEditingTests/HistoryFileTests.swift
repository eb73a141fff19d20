import Foundation
import Testing

@testable import LineEditing

struct EntryCase: Sendable {
  var entry: String
  var line: String
  init(_ entry: String, _ line: String) { (self.entry, self.line) = (entry, line) }
}

@Test(arguments: [
  EntryCase("tap 0:1", "tap 0:1\n"),
  EntryCase("a\nb", "a\\nb\n"),
  EntryCase("a\\nb\\", "a\\\\nb\\\\\n"),
  EntryCase("été 表 😀", "été 表 😀\n"),
])
func anEntryIsOneLine(_ c: EntryCase) {
  let line = HistoryEntry.encoded(c.entry)
  #expect(String(decoding: line, as: UTF8.self) == c.line)
  #expect(HistoryEntry.decoded(line.dropLast()) == c.entry)
}

@Test(arguments: [[0x61, 0xFF], [0x5C], [0x5C, 0x61], [0x61, 0x00]] as [[UInt8]])
func aLineThatIsNoEntryIsRefused(_ line: [UInt8]) {
  #expect(HistoryEntry.decoded(line[...]) == nil)
}

@Test func theFileIsItsOwnersAlone() throws {
  let folder = try TemporaryFolder()
  var history = HistoryFile(path: folder.path("state/tabletalk/history"))
  #expect(history.append("tap 1") == .replaced([]))
  #expect(folder.text("state/tabletalk/history") == "tap 1\n")
  #expect(folder.mode("state/tabletalk/history") == 0o600)
  #expect(folder.mode("state") == 0o700)
  #expect(history.takeFault() == nil)
}

@Test func sessionsSeeEachOthersEntries() throws {
  let folder = try TemporaryFolder()
  var (first, second) = (folder.history(), folder.history())
  #expect(first.append("one") == .replaced([]))
  #expect(second.news() == .replaced(["one"]))
  #expect(second.append("two") == .added([]))
  #expect(first.append("three") == .added(["two"]))
  #expect(second.news() == .added(["three"]))
  #expect(second.news() == .added([]))
  #expect(folder.text("history") == "one\ntwo\nthree\n")
}

@Test func sessionsThatWriteAtOnceLoseNothing() async throws {
  let folder = try TemporaryFolder()
  await withTaskGroup(of: Void.self) { group in
    for session in 0..<4 {
      group.addTask {
        var history = HistoryFile(path: folder.path("history"), limit: 20)
        for entry in 0..<50 { _ = history.append("\(session) \(entry)") }
      }
    }
  }
  let lines = try #require(folder.text("history")).split(separator: "\n")
  #expect(lines.count > 20 && lines.count <= 41)
  #expect(Set(lines).count == lines.count)
}

@Test func pastTwiceTheLimitTheNewestStay() throws {
  let folder = try TemporaryFolder()
  var history = HistoryFile(path: folder.path("history"), limit: 3)
  var other = HistoryFile(path: folder.path("history"), limit: 3)
  for number in 1...6 { _ = history.append("\(number)") }
  #expect(other.news() == .replaced(["4", "5", "6"]))
  _ = history.append("7")
  #expect(folder.text("history") == "5\n6\n7\n")
  #expect(folder.mode("history") == 0o600)
  #expect(other.append("8") == .replaced(["5", "6", "7"]))
  #expect(folder.text("history") == "5\n6\n7\n8\n")
}

@Test func aLineThatCannotBeReadIsReportedOnceAndKept() throws {
  let folder = try TemporaryFolder()
  let bytes = Data([0xFF, 0x0A] + Array("good\n\\bad\n".utf8))
  try bytes.write(to: folder.url("history"))
  var history = HistoryFile(path: folder.path("history"), limit: 1)
  #expect(history.news() == .replaced(["good"]))
  let path = folder.path("history")
  #expect(history.takeFault() == .strayLines(2, in: path))
  for number in 1...5 { _ = history.append("\(number)") }
  #expect(history.takeFault() == nil)
  #expect(try Data(contentsOf: folder.url("history")) == bytes + Data("1\n2\n3\n4\n5\n".utf8))
}

@Test func anEntryWithoutItsEndIsKept() throws {
  let folder = try TemporaryFolder()
  try Data("one\ntw".utf8).write(to: folder.url("history"))
  var history = folder.history()
  #expect(history.news() == .replaced(["one"]))
  _ = history.append("three")
  #expect(folder.text("history") == "one\ntw\nthree\n")
}

@Test func aFileThatCannotBeOpenedIsReportedOnce() throws {
  let folder = try TemporaryFolder()
  try FileManager.default.createDirectory(
    at: folder.url("history"), withIntermediateDirectories: false)
  var history = folder.history()
  _ = history.append("one")
  #expect(history.takeFault() == .unwritable(folder.path("history"), code: EISDIR))
  _ = history.append("two")
  #expect(history.takeFault() == nil)
  try FileManager.default.removeItem(at: folder.url("history"))
  _ = history.append("three")
  #expect(folder.text("history") == "one\ntwo\nthree\n")
}

@Test func ofAnEntryThatDoesNotFitNothingIsLeft() throws {
  let folder = try TemporaryFolder()
  let path = folder.path("history")
  let probe = try Probe(script: "ulimit -f 8; trap '' XFSZ; \"$0\" \"history=\(path)\"")
  probe.type("one" + Typed.enter)
  probe.expectLine("<one>")
  probe.type(Typed.paste(String(repeating: "x", count: 8000) + "\n"))
  #expect(probe.process.shows { $0.lines.contains { $0.hasPrefix("fault: unwritable") } })
  #expect(folder.text("history") == "one\n")
}

extension TemporaryFolder {
  fileprivate func history() -> HistoryFile { HistoryFile(path: path("history")) }
}
