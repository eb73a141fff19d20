import Drawing
import TableKit
import Testing

@Test(arguments: Picture.allCases)
func colorAddsNothingButColor(_ picture: Picture) {
  let (frame, caption) = picture.frame(era: 5)
  let plain = lines(of: frame, caption: caption)
  let colored = lines(of: frame, caption: caption, look: Look(hasColor: true))
  #expect(colored.map(withoutEscapes) == plain)
}

@Test(arguments: Picture.allCases)
func asciiIsASCIIAndAsHigh(_ picture: Picture) {
  let (frame, caption) = picture.frame(era: 12)
  for isPlain in [false, true] where picture != .wide || !isPlain {
    let ascii = lines(
      of: frame, caption: caption, look: Look(glyphs: .ascii, isPlain: isPlain))
    #expect(ascii.allSatisfy { $0.utf8.allSatisfy { 0x20...0x7E ~= $0 } })
    #expect(ascii.count == lines(of: frame, caption: caption, look: Look(isPlain: isPlain)).count)
  }
}

@Test func aNarrowPictureIsCutWithAMark() {
  let (frame, _) = Picture.plain.frame(era: 5)
  let narrow = lines(of: frame, look: Look(width: 12))
  #expect(narrow[0] == "┌──────────…")
  #expect(narrow[3] == "│ Eeny     …")
  let colored = lines(of: frame, look: Look(hasColor: true, width: 12))
  #expect(colored.map(withoutEscapes) == narrow)
}

@Test func onlyChangedLinesArePrintedWithTheirNumbers() {
  #expect(changes(from: "a\nb\nc\n", to: "a\nB\nc\n") == "  2 B\n")
  #expect(changes(from: "a\nb\nc\nd\n", to: "A\nb\nc\nD\n") == "  1 A\n  4 D\n")
  #expect(changes(from: "a\nc\n", to: "a\nb\nc\n") == "  2 b\n")
  #expect(changes(from: "a\nb\nc\nd\n", to: "a\nd\n") == "    (2 lines fewer)\n")
  #expect(changes(from: "", to: "a\nb\n") == "  1 a\n  2 b\n")
  #expect(changes(from: "a\n", to: "a\n") == "")
}

@Test func aRowOfSelectionStyleNoneShowsNoMark() {
  var scene = Scene(height: 44)
  scene.row("Moe") {
    $0.isSelected = true
    $0.selectionStyle = .none
  }
  #expect(lines(of: scene.frame)[1] == "│ Moe                                    │")
}

@Test func whatAPinnedHeaderCoversInPartStandsBelowIt() {
  var scene = Scene(height: 88, from: -8)
  scene.row("a1")
  scene.row("a2")
  scene.frame.table?.elements.insert(
    TableFrame.Element(
      y: 0, height: 22, content: .header(section: 0, title: "A", isPinned: true, pushed: nil)),
    at: 1)
  let drawn = lines(of: scene.frame)
  #expect(drawn[1].hasPrefix("│══ A ═"))
  #expect(drawn[2].hasPrefix("┆ a1 "))
  #expect(drawn[3].hasPrefix("│ a2 "))
}

private func changes(from last: String, to picture: String) -> String {
  var buffer: [UInt8] = []
  paintChanges(from: Array(last.utf8), to: Array(picture.utf8), into: &buffer)
  return String(decoding: buffer, as: UTF8.self)
}

private func withoutEscapes(_ line: String) -> String {
  var kept = String.UnicodeScalarView()
  var isInEscape = false
  for scalar in line.unicodeScalars {
    if scalar.value == 0x1B { isInEscape = true }
    if !isInEscape { kept.append(scalar) }
    if scalar == "m" { isInEscape = false }
  }
  return String(kept)
}
