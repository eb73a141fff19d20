import CommandLanguage
import Support
import Testing

@testable import Replay

@Suite struct DocumentTests {
  /// The blocks of a Markdown text: the words of the fence, then each exchange's input and reply.
  private func blocks(_ text: String) -> [[String]] {
    Document(Array(text.utf8), as: .walkthrough).blocks.map { block in
      [block.words.map(\.rawValue).joined(separator: " ")]
        + block.exchanges.map { exchange in
          ([exchange.typed] + exchange.reply.map { String(decoding: $0.text, as: UTF8.self) })
            .joined(separator: "|")
        }
    }
  }

  @Test(
    arguments: [
      ("```tabletalk\n> rows A\nout\n```\n", [["", "rows A|out"]]),
      ("text\n```tabletalk new\n> a\n> b\nx\n\ny\n```", [["new", "a", "b|x||y"]]),
      ("```swift\n```tabletalk\n> a\n```\n", []),
      ("````\n```tabletalk\n> a\n```\n````\n", []),
      ("````tabletalk\n> a\n```\n````\n> b", [["", "a|```"]]),
      ("~~~ tabletalk given\n> a\n```\n~~~\n", [["given", "a|```"]]),
      ("   ```tabletalk\n   > a\n    out\n  x\n   ```\n", [["", "a| out|x"]]),
      ("    ```tabletalk\n    > a\n", []),
      ("para\n    ```tabletalk\n    > a\n", []),
      ("para\n```tabletalk\n> a\n```\n", [["", "a"]]),
      ("```tabletalk\n> a", [["", "a"]]),
      ("```tabletalk`\n> a\n", []),
      ("```tabletalks\n> a\n```\n", []),
      ("- item\n\n  ```tabletalk\n  > a\n  out\n\n  more\n  ```\n", [["", "a|out||more"]]),
      ("- ```tabletalk\n  > a\n  ```\n", [["", "a"]]),
      ("10. x\n    ```tabletalk\n    > a\n    ```\n", [["", "a"]]),
      ("1.\tType:\n\n\t```tabletalk\n\t> a\n\t out\n\t```\n", [["", "a| out"]]),
      ("- ```tabletalk\n> a\n", [[""]]),
      ("> ```tabletalk\n> > a\n> out\n> ```\n", [["", "a|out"]]),
      ("> ```tabletalk\n> > a\nout\n", [["", "a"]]),
      ("> - x\n>\n>   ```tabletalk\n>   > a\n>   ```\n", [["", "a"]]),
      ("<!--\n```tabletalk\n> a\n```\n-->\n", []),
      ("<div>\n```tabletalk\n> a\n```\n\n```tabletalk\n> b\n```\n", [["", "b"]]),
      ("<pre>\n\n```tabletalk\n> a\n```\n</pre>\n", []),
      ("para\n2. x\n   ```tabletalk\n   > a\n   ```\n", [["", "a"]]),
      ("***\n```tabletalk\n> a\n```\n", [["", "a"]]),
      ("```tabletalk show\n> a\n```\n", [["show"]]),
    ] as [(String, [[String]])])
  func fencesStandWhereCommonMarkSeesThem(text: String, expected: [[String]]) {
    #expect(blocks(text) == expected)
  }

  @Test(arguments: [
    ("```tabletalk\n> rows A\n> tap Z\n```\n", 3, 7),
    ("- x\n  ```tabletalk\n  > tap Z\n  ```\n", 3, 9),
    ("```tabletalk\n> section A {\n>   tap Z\n> }\n```\n", 3, 9),
  ])
  func aPlaceInACommandIsAPlaceInTheFile(_ text: String, line: Int, column: Int) throws {
    let document = Document(Array(text.utf8), as: .walkthrough)
    let place = try #require(document.places.first)
    let exchange = try #require(place.block.exchanges.last)
    let source = exchange.source(name: "a.md", line: try #require(place.exchangeLines.last))
    let start = try #require(source.bytes.lastIndex(of: UInt8(ascii: "Z")))
    let location = SourceLocation(of: SourceRange(start, start + 1), in: source)
    #expect((location.line, location.column) == (line, column))
  }

  @Test(
    arguments: [
      ("> a\n> b", ["a", "b"]), ("> a; b\n> c", ["a; b", "c"]),
      ("> s {\n>   a\n>   b\n> }\n> c", ["s {\n  a\n  b\n}", "c"]),
      ("> s { a\n> } x {\n>   b\n> }\n", ["s { a\n} x {\n  b\n}"]),
      ("> rows A \\\n>   B\n> c", ["rows A \\\n  B", "c"]),
      ("> # one\n> a\n> # two", ["# one", "a", "# two"]),
      ("> a; s {\n>   b\n> }\n> c;\n> d", ["a; s {\n  b\n}", "c;", "d"]), (">\n> a", ["", "a"]),
      ("> t \"A\n> b", ["t \"A", "b"]), ("> s {\n>   a\n", ["s {\n  a"]), ("> }\n> a", ["}", "a"]),
    ])
  func inputLinesBelongTogetherWhereABlockIsOpen(text: String, expected: [String]) {
    let document = Document(Array(text.utf8), as: .transcript)
    #expect(document.blocks.flatMap(\.exchanges).map(\.typed) == expected)
  }

  @Test func hintsStandBeforeTheirCommand() throws {
    let text = "> a\nout\n\n? one\n? two\n\n> b\n? left over\n"
    let block = try #require(Document(Array(text.utf8), as: .transcript).blocks.first)
    #expect(block.exchanges.map(\.hints) == [[], ["one", "two"]])
    #expect(block.exchanges[0].reply.count == 2)
    #expect(block.exchanges[1].stray.isEmpty)
    #expect(block.rest.map { String(decoding: $0.words, as: UTF8.self) } == ["left over"])
  }

  @Test(
    arguments: [
      ("a.md", "> a", Document.Kind.walkthrough), ("a.table", "> a", .transcript),
      ("a.table", "\n\u{FEFF}", .script), ("a.table", "\u{FEFF}\n  \n> a", .transcript),
      ("a.table", "rows A\n> b", .script), ("a", "? hint\n> a", .transcript),
      ("A.MARKDOWN", "", .walkthrough),
      ("a.table", "", .script), ("a.table", ">a", .script),
    ])
  func nameAndBeginningTellTheKind(name: String, text: String, kind: Document.Kind) {
    #expect(Document(name: name, bytes: Array(text.utf8)).kind == kind)
  }

  @Test func aScriptIsItsCommandsWithCommentsBetween() {
    let text =
      "# first\nrows A \\\n  B\ntitle X; tap A\n\n# then\nsection {\n  # inside\n  row C\n}\n"
    let document = Document(Array(text.utf8), as: .script)
    #expect(document.parts.count == 4)
    #expect(
      document.blocks.map { $0.exchanges.map(\.typed) } == [
        ["rows A \\\n  B", "title X; tap A"], ["section {\n  # inside\n  row C\n}"],
      ])
  }
}
