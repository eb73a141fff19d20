import Foundation
import Testing

@testable import CommandLanguage

@Suite struct ReferenceTests {
  @Test func everyCommandEventAndKeywordIsInTheReference() {
    let syntaxes = LanguageReference().chapters.flatMap(\.entries).map(\.syntax)
    for spec in CommandSpec.all { #expect(syntaxes.contains(spec.syntax)) }
    for event in Event.named { #expect(syntaxes.contains("on \(event.name)")) }
    for entry in Vocabulary.entries { #expect(syntaxes.contains(entry.word)) }
  }

  @Test(arguments: [
    ("a-b", "a\\-b"), ("\\n", "\\en"), (".TH", "\\&.TH"), ("'x", "\\&'x"), ("a.b", "a.b"),
    ("\"", "\\(dq"), ("é", "\\[u00E9]"), ("{ … }", "{ ... }"),
  ])
  func nothingShownIsARequestOfRoff(_ text: String, _ escaped: String) {
    #expect(RoffText.escaped(text) == escaped)
  }

  @Test func theGrammarOfTextMateIsJSONWhosePatternsMatch() throws {
    let data = Data(Grammar().textMate.utf8)
    let grammar = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    #expect(grammar["scopeName"] as? String == "source.tabletalk")
    let patterns = try #require(grammar["patterns"] as? [[String: Any]])
    for pattern in patterns {
      if let match = pattern["match"] as? String { _ = try NSRegularExpression(pattern: match) }
    }
    let touches = try #require(
      patterns.first { "\($0)".contains("keyword.control.touch") }?["match"] as? String)
    let expression = try NSRegularExpression(pattern: touches, options: .anchorsMatchLines)
    for (line, word) in [
      ("tap Moe", "tap"), ("> tap Moe", "tap"), ("x; drag A to B", "drag"), ("row tap", nil),
      ("taps", nil),
    ] {
      let range = NSRange(line.startIndex..., in: line)
      let found = expression.firstMatch(in: line, range: range).flatMap {
        Range($0.range(at: 1), in: line).map { String(line[$0]) }
      }
      #expect(found == word, "\(line)")
    }
  }

  @Test func theGrammarOfVimNamesEveryCommandInItsFamily() {
    let lines = Grammar().vim.split(separator: "\n")
    for (family, group) in [
      (Family.setUp, "SetUp"), (.touch, "Touch"), (.code, "Code"), (.session, "Session"),
    ] {
      let line = lines.first { $0.hasPrefix("syn match tabletalk\(group) ") } ?? ""
      for spec in CommandSpec.all where spec.family == family {
        #expect(line.split { "(|)\\/".contains($0) }.contains(Substring(spec.name)), "\(spec.name)")
      }
    }
  }
}
