import Support
import Testing

@testable import Replay

@Suite struct DocumentBytesTests {
  private static let pieces =
    [
      "```", "```tabletalk", "```tabletalk new given", "~~~tabletalk", "~~~", "````", "> ", ">",
      "? ", "! ",
      "- ", "1. ", "  ", "    ", "\t", "rows A", "section {", "}", "; ", "\\", "\"", "[...]",
      "[..]", "# ",
      "<!--", "-->", "<div>", "é", "\u{FEFF}", "\n", "\n", "\r\n", "\n> ", "\n```\n", "\r",
    ].map { Array($0.utf8) } + [[0xFF], [0xC3], [0]]

  private static func bytes(_ seed: UInt64) -> [UInt8] {
    var random = SeededGenerator(seed: seed)
    let count = Int.random(in: 0..<60, using: &random)
    return (0..<count).flatMap { _ in pieces.randomElement(using: &random) ?? [] }
  }

  @Test func whateverIsReadIsPrintedByteByByte() {
    for seed in 0..<4000 as Range<UInt64> {
      let bytes = Self.bytes(seed)
      for kind in [Document.Kind.walkthrough, .transcript, .script] {
        let document = Document(bytes, as: kind)
        #expect(document.bytes == bytes, "seed \(seed), \(kind)")
      }
    }
  }
}

/// Documents that are written, as an author or the program does.
@Suite struct DocumentUpdateTests {
  private static let printed = [
    "", " ", "text", "  12 │ Moe │", "> a", "? b", "! c", "\\d", ">", "```", "  ~~~~", "[...]",
    "a [..] b",
    "é › ≡", "    indented", "- item", "1. item", "# head", "<div>",
  ]

  /// A block in a quote, a list or neither, its lines ended in one way.
  private static func block(_ random: inout SeededGenerator) -> String {
    let fence = ["```", "~~~", "`````"].randomElement(using: &random) ?? ""
    let words = ["", " new", " given", " new given"].randomElement(using: &random) ?? ""
    var lines = ["\(fence)tabletalk\(words)"]
    for number in 0..<Int.random(in: 1...4, using: &random) {
      if Bool.random(using: &random) { lines.append("? hint") }
      lines.append("> row \(number)")
      if Bool.random(using: &random) { lines += ["> section {", ">   row A", "> }"] }
      for _ in 0..<Int.random(in: 0...3, using: &random) {
        let text = Array((printed + ["[...]"]).randomElement(using: &random)?.utf8 ?? "".utf8)
        let isWild = text == Array("[...]".utf8)
        let line = isWild ? ArraySlice(text) : ReplyLine(.output, ArraySlice(text)).written
        lines.append(String(decoding: line, as: UTF8.self))
      }
    }
    lines.append(fence)
    let (first, others) =
      [("", ""), ("> ", "> "), ("- ", "  "), ("1. > ", "   > "), ("  ", "  ")].randomElement(
        using: &random)
      ?? ("", "")
    return lines.enumerated().map { ($0 == 0 ? first : others) + $1 + "\n" }.joined() + "\n"
  }

  private static func document(_ random: inout SeededGenerator) -> Document {
    var text = ["", "\u{FEFF}"].randomElement(using: &random) ?? ""
    for _ in 0..<Int.random(in: 1...4, using: &random) { text += "Prose.\n\n" + block(&random) }
    if Bool.random(using: &random) { text += "End" }
    if Bool.random(using: &random) { text = text.replacing("\n", with: "\r\n") }
    if Bool.random(using: &random) { while text.last?.isNewline ?? false { text.removeLast() } }
    return Document(Array(text.utf8), as: .walkthrough)
  }

  private static func lines(_ random: inout SeededGenerator) -> [ReplyLine] {
    (0..<Int.random(in: 0...4, using: &random)).map { _ in
      ReplyLine(
        Bool.random(using: &random) ? .output : .message,
        printed.randomElement(using: &random) ?? "")
    }
  }

  @Test func updatedDocumentsReadAsWrittenAndHoldAndChangeNoMore() {
    for seed in 0..<1500 as Range<UInt64> {
      var random = SeededGenerator(seed: seed)
      var document = Self.document(&random)
      let before = document
      var all: [[ReplyLine]] = []
      update(&document) {
        all.append(Self.lines(&random))
        return all[all.count - 1]
      }
      #expect(document.prose == before.prose, "seed \(seed)")
      var again = Document(document.bytes, as: .walkthrough)
      #expect(again.bytes == document.bytes)
      #expect(again.parts.count == document.parts.count, "seed \(seed)")
      #expect(again.blocks.map(\.inputs) == before.blocks.map(\.inputs), "seed \(seed)")
      var number = 0
      let changes = update(&again) {
        number += 1
        return number <= all.count ? all[number - 1] : []
      }
      #expect(changes == 0, "seed \(seed)\n\(String(decoding: document.bytes, as: UTF8.self))")
    }
  }

  /// A command may stand further left than its fence; what is printed may begin with blanks.
  @Test(arguments: [" ~~~tabletalk\n> a\n ~~~\n", ">   ~~~tabletalk\n> > a\n>  > b"])
  func aBlankInFrontIsOfTheReplyAlsoInAnIndentedFence(text: String) {
    var document = Document(Array(text.utf8), as: .walkthrough)
    #expect(update(&document) { [ReplyLine(.output, "    four")] } > 0)
    var again = Document(document.bytes, as: .walkthrough)
    #expect(update(&again) { [ReplyLine(.output, "    four")] } == 0)
  }

  /// - Returns: how many replies changed.
  @discardableResult
  private func update(_ document: inout Document, _ printed: () -> [ReplyLine]) -> Int {
    let newline = document.newline
    var changes = 0
    for index in document.parts.indices {
      guard case .block(var block) = document.parts[index] else { continue }
      for number in block.exchanges.indices
      where block.exchanges[number].update(with: printed(), newline: newline) { changes += 1 }
      document.parts[index] = .block(block)
    }
    return changes
  }
}

extension Document {
  fileprivate var prose: [ArraySlice<UInt8>] {
    parts.compactMap { if case .prose(let text) = $0 { text } else { nil } }
  }
}

extension Block {
  fileprivate var inputs: [String] { exchanges.map { "\($0.hints) \($0.typed)" } }
}
