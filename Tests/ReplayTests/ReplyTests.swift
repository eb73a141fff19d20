import Support
import Testing
import TextBytes

@testable import Replay

@Suite struct ReplyTests {
  private func expected(_ text: String) -> [DocumentLine] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map {
      DocumentLine(text: ArraySlice($0.utf8))
    }
  }

  private func printed(_ text: String) -> [ReplyLine] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map {
      $0.hasPrefix("!!")
        ? ReplyLine(.message, String($0.dropFirst(2))) : ReplyLine(.output, String($0))
    }
  }

  @Test(
    arguments: [
      ("a\nb", "a\nb", true), ("a\nb", "a", false), ("", "", true), ("a", "a\n\n", true),
      ("a\n\n", "a", true),
      ("a\n\nb", "a\nb", false), ("[...]", "", true), ("[...]", "a\nb", true),
      ("a\n[...]\nd", "a\nb\nc\nd", true),
      ("a\n[...]\nd", "a\nd", true), ("a\n[...]\nd", "a\nb", false),
      ("[...]\nb\n[...]", "a\nb\nb\nc", true),
      ("[...]\na\nb", "a\na\nb", true), ("x [..] y", "x 12 y", true), ("x [..] y", "x y", false),
      ("[..]a[..]b[..]", "aab", true), ("[..]", "", true), ("a[..]a", "a", false),
      ("! no", "!!no", true),
      ("! no", "no", false), ("no", "!!no", false), ("! [..]", "!!no row", true),
      ("\\> a", "> a", true),
      ("\\\\a", "\\a", true), ("\\a", "a", true), ("\\[...]", "[...]", true),
      ("\\[...]", "b", false),
      ("  [...]  ", "a", true), ("! a\n!   help: b", "!!a\n!!  help: b", true),
      ("[...]", "!!a", true),
    ])
  func aReplyHoldsOrNot(document: String, now: String, isSame: Bool) {
    #expect(ReplyComparison(expected(document), printed(now)).isSame == isSame)
  }

  @Test(
    arguments: [
      ("a\nb", "a\nc", "a\nc"), ("a\n[...]\nd", "a\nb\ne", "a\n[...]\ne"),
      ("[...]\nx", "a\nb\ny", "[...]\ny"),
      ("t [..]\nb", "t 1\nc", "t [..]\nc"), ("t [..] u\nb", "t 1\nb", "t 1\nb"),
      ("", "> a\n\\b", "\\> a\n\\\\b"),
      ("a\n\n", "b", "b\n\n"), ("a", "", ""), ("[...]", "", "[...]"),
      ("a\n[...]\nb\n[...]", "a\nx\nc\ny", "a\n[...]\nx\n[...]"),
      ("\\a\nb", "a\nc", "\\a\nc"), ("x", "! a\n!!b\n```\n    ~~~", "\\! a\n! b\n\\```\n\\    ~~~"),
      ("a\nb\nc", "a\nx\nb\nc\ny", "a\nx\nb\nc\ny"), ("x", "[...]", "\\[...]"),
    ])
  func updatingKeepsWhatStillHolds(document: String, now: String, updated: String) {
    var exchange = Exchange(
      input: [DocumentLine(text: ArraySlice("> a".utf8))],
      reply: document.isEmpty ? [] : expected(document))
    let lines = now.isEmpty ? [] : printed(now)
    _ = exchange.update(with: lines, newline: [10])
    let text = exchange.reply.map { String(decoding: $0.text, as: UTF8.self) }
    #expect(text.joined(separator: "\n") == updated)
    let changesAgain = exchange.update(with: lines, newline: [10])
    #expect(!changesAgain)
  }

  @Test func aCarriageReturnIsNoHalfOfALineEnd() {
    let file = Array("> a\r> b\rx\n\n".utf8)
    var document = Document(file, as: .transcript)
    for _ in 0..<2 {
      guard case .block(var block) = document.parts[0] else { return #expect(Bool(false)) }
      _ = block.exchanges[1].update(with: [ReplyLine(.output, "y")], newline: document.newline)
      document.parts[0] = .block(block)
      let again = Document(document.bytes, as: .transcript)
      #expect(again.parts == document.parts)
      document = again
    }
  }

  @Test func aLongReplyIsComparedAndWrittenInTime() {
    let lines = (0..<60_000).map { ReplyLine(.output, "line \($0)") }
    var exchange = Exchange(
      input: [DocumentLine(text: ArraySlice("> a".utf8))],
      reply: expected((0..<60_000).map { "other \($0)" }.joined(separator: "\n") + "\n[...]\nend"))
    _ = exchange.update(with: lines, newline: [10])
    #expect(exchange.reply.count == lines.count)
  }

  @Test func aDifferenceIsAUnifiedDiff() {
    let old = (1...20).map { ArraySlice("line \($0)".utf8) }
    var new = old
    new[9] = ArraySlice("ten".utf8)
    new.remove(at: 17)
    let lines = LineDifference(from: old, to: new).lines(firstLine: 101)
    #expect(
      lines == [
        "@@ -107,7 +107,7 @@", " line 7", " line 8", " line 9", "-line 10", "+ten", " line 11",
        " line 12", " line 13", "@@ -115,6 +115,5 @@", " line 15", " line 16", " line 17",
        "-line 18",
        " line 19", " line 20",
      ])
    #expect(LineDifference(from: old, to: old).lines().isEmpty)
  }
}
