import CommandLanguage
import Testing

@Suite("The lexer")
struct LexerTests {
  /// Each command's tokens as they stand in the source; a line's end in a block as `;`.
  private func tokens(_ text: String) throws -> [[String]] {
    let source = SourceText(text)
    var lexer = Lexer(source)
    var tokens: [Token] = []
    var commands: [[String]] = []
    while try lexer.readCommand(into: &tokens) {
      commands.append(
        tokens.map {
          $0.kind == .end
            ? ";"
            : String(decoding: source.bytes[$0.range.start..<$0.range.end], as: UTF8.self)
        })
    }
    return commands
  }

  @Test(
    arguments: [
      ("", []),
      (" ; ;; \n\t\r\n", []),
      ("a b;c", [["a", "b"], ["c"]]),
      ("a{b}c", [["a", "{", "b", "}", "c"]]),
      ("a\"b\"c", [["a", "\"b\"", "c"]]),
      ("C# #c", [["C#"]]),
      ("\"#\"#c", [["\"#\""]]),
      ("a \\\n b", [["a", "b"]]),
      ("a\\\r\nb", [["a", "b"]]),
      ("a\\b", [["a\\b"]]),
      ("a # b \\\nc", [["a"], ["c"]]),
      ("a {\n\n b\n ;c }\nd", [["a", "{", "b", ";", "c", "}"], ["d"]]),
      ("a {\n} b {\n}", [["a", "{", "}", "b", "{", "}"]]),
      ("a ${b}c $5", [["a", "${b}c", "$5"]]),
      ("\u{FEFF}a", [["a"]]),
      ("a \"x\\\"y\"", [["a", "\"x\\\"y\""]]),
    ] as [(String, [[String]])])
  func cutsLinesIntoTokens(_ text: String, _ expected: [[String]]) throws {
    #expect(try tokens(text) == expected)
  }

  @Test(arguments: [
    ("section A {", true), ("section A { }", false), ("rows A \\", true), ("rows A \\\n", true),
    ("title \"A", false), ("on select {\n log \"}\"", true), ("on select {\n log x }", false),
    ("# {", false), ("} x", false), ("a }\nb {", true),
  ])
  func knowsWhetherMoreIsToCome(_ text: String, _ needsMore: Bool) {
    #expect(Lexer.needsMore(SourceText(text)) == needsMore)
  }

  @Test func nestsOnlySoDeep() {
    let error = #expect(throws: ParseError.self) {
      try tokens(String(repeating: "a { ", count: 100_000))
    }
    #expect(error?.reason == .tooDeep(limit: Lexer.Limit.depth))
  }

  @Test func deepButAllowedBlocksAreRead() throws {
    let depth = Lexer.Limit.depth
    let text =
      "on select " + String(repeating: "{ on select ", count: depth - 1) + "{ }"
      + String(repeating: " }", count: depth - 1)
    #expect(try tokens(text).count == 1)
  }

  @Test func refusesALineWithoutEnd() {
    let error = #expect(throws: ParseError.self) {
      try tokens("rows" + String(repeating: " a", count: Lexer.Limit.line))
    }
    #expect(error?.reason == .lineTooLong(limit: Lexer.Limit.line))
  }

  @Test func readingGoesOnAfterAnError() throws {
    var parser = Parser(SourceText("title \"A\nundo\nnonsense; redo\nlift"))
    #expect(throws: ParseError.self) { try parser.next() }
    #expect(try parser.next()?.command == .session(.undo(1)))
    #expect(throws: ParseError.self) { try parser.next() }
    #expect(try parser.next()?.command == .session(.redo(1)))
    #expect(try parser.next()?.command == .touch(.lift))
    #expect(try parser.next() == nil)
  }

  @Test func whatIsLeftOfABrokenBlockIsNotRun() throws {
    var parser = Parser(SourceText("section A {\n row \"x\n row y {\n }\n}\nundo"))
    #expect(throws: ParseError.self) { try parser.next() }
    #expect(try parser.next()?.command == .session(.undo(1)))
  }

  @Test(arguments: [
    ("undo; title Move Me # x", "title Move Me"), ("undo; title \"Move Me", "title \"Move Me"),
    ("undo; nonsense {\n a }", "nonsense {\n a }"), ("undo; }", "}"),
  ])
  func knowsWhereTheCommandStandsThatCannotBeRead(_ text: String, _ command: String) throws {
    let source = SourceText(text)
    var parser = Parser(source)
    _ = try parser.next()
    #expect(throws: ParseError.self) { try parser.next() }
    let range = parser.commandRange
    #expect(String(decoding: source.bytes[range.start..<range.end], as: UTF8.self) == command)
  }

  @Test func whatIsNoUTF8IsReadWithReplacements() throws {
    var parser = Parser(SourceText(name: "", bytes: Array("row \"A".utf8) + [0xFF, 0x22]))
    #expect(try parser.next()?.command == .setUp(.content(.row(RowSpec(.plain("A\u{FFFD}"))))))
  }
}
