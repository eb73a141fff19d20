import Testing

@testable import Session

/// A row's text is compared with the glass without being made.
@Test(arguments: [["Row "], ["Row ", ""], ["", ""], ["", "1"], ["é ", " of ", " 🙂"]])
func aNumberedTextIsItsOwnAndNoOther(_ pieces: [String]) {
  let numbered = NumberedText(pieces: pieces)
  for number in [0, 1, 9, 10, 11, 99, 100, 1_234_567] {
    let text = numbered.text(number)
    #expect(numbered.isText(text, of: number))
    #expect(!numbered.isText(text + "0", of: number))
    #expect(!numbered.isText(String(text.dropLast()), of: number))
    #expect(numbered.isText(numbered.text(number + 1), of: number) == (pieces.count == 1))
  }
}
