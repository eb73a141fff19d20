import Testing

@testable import Drawing

/// What stands beside each other in one picture must be told apart; corners and crossings need not.
@Test(arguments: [Glyphs.unicode, .ascii])
func everyMarkHasItsOwnForm(_ glyphs: Glyphs) {
  let marks = [
    glyphs.vertical, glyphs.horizontal, glyphs.bar, glyphs.cut, glyphs.filler, glyphs.selectedLeft,
    glyphs.highlighted, glyphs.indicator, glyphs.back, glyphs.disclosure, glyphs.info, glyphs.check,
    glyphs.pinned, glyphs.magnifier, glyphs.elided, glyphs.ellipsis, glyphs.background,
    glyphs.minus, glyphs.plus, glyphs.turnedMinus, glyphs.grip, glyphs.crash,
  ]
  let forms = marks.map { glyph in
    var bytes: [UInt8] = []
    glyph.write(into: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }
  #expect(Set(forms).count == forms.count)
  for (mark, form) in zip(marks, forms) { #expect(cellWidth(of: form) == mark.width) }
}
