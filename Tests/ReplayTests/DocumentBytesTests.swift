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
