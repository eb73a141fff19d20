import CommandLanguage
import Support
import Testing

@Suite("Hostile input")
struct HostileInputTests {
  private static let pieces =
    CommandSpec.names + [
      " ", " ", " ", " ", "\n", ";", "{", "}", "\"", "\\", "$", "${", "$text", "#", ",", ":", "-",
      "0:3", "0:2-5", "99999999999999999999", "-1", "1.5", "0:last", "0:end", "for", "all", "none",
      "section", "at", "\\u{", "\\u{110000}", "\u{0}", "\u{1B}[2J", "é", "🇫🇷", "“", "tap(", "57x57",
    ]

  /// Reads all of a text, whatever is wrong with it, as a run that goes on would.
  private func readAll(_ bytes: [UInt8]) -> Int {
    let source = SourceText(name: "", bytes: bytes)
    var parser = Parser(source)
    var count = 0
    while true {
      do throws(ParseError) {
        guard try parser.next() != nil else { return count }
      } catch {
        let diagnostic = Diagnostic(error, in: source)
        #expect(!diagnostic.message.isEmpty && diagnostic.location != nil)
      }
      count += 1
    }
  }

  @Test(arguments: 1...8)
  func anySoupOfWordsIsReadToItsEnd(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<150 {
      let count = Int.random(in: 0..<30, using: &random)
      let text = (0..<count).map { _ in
        Self.pieces[Int.random(in: 0..<Self.pieces.count, using: &random)]
          + (Bool.random(using: &random) ? " " : "")
      }.joined()
      #expect(readAll(Array(text.utf8)) <= text.utf8.count)
      _ = Completer.complete(text)
      _ = Lexer.needsMore(SourceText(text))
    }
  }

  @Test(arguments: 1...4)
  func anyBytesAreReadToTheirEnd(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<300 {
      let bytes = (0..<60).map { _ in UInt8.random(in: 0...255, using: &random) }
      #expect(readAll(bytes) <= bytes.count)
    }
  }

  @Test func bracesWithoutEndTakeNoStack() {
    let open = String(repeating: "section { ", count: 100_000)
    #expect(readAll(Array(open.utf8)) == 1)
    let lines = String(repeating: "on select {\n", count: 100_000)
    #expect(readAll(Array(lines.utf8)) == 1)
    let closed = String(repeating: "}", count: 100_000)
    #expect(readAll(Array(closed.utf8)) == 1)
  }
}
