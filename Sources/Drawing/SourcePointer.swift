/// A source line as it is drawn, and the cells of it that are meant.
struct SourcePointer {
  private var pieces: [(text: [UInt8], width: Int)] = []
  /// Half open, in cells from the start of the line; at least one.
  private var caret = 0..<1

  /// Counted from 1, in cells.
  var column: Int { caret.lowerBound + 1 }

  /// Draws tabs as blanks up to the next eighth cell; `range` is in UTF-8 bytes.
  init(_ source: String, _ range: Range<Int>, ascii: Bool) {
    var cells = 0
    var start: Int?
    var end: Int?
    var forms = VisibleScalars(source, ascii: ascii)
    let bytes = Array(source.utf8)
    while let form = forms.next() {
      if start == nil, forms.end > range.lowerBound { start = cells }
      if end == nil, forms.start >= range.upperBound { end = cells }
      let isTab = bytes[forms.start] == UInt8(ascii: "\t")
      let width = isTab ? 8 - cells % 8 : form.width
      var text: [UInt8] = []
      if isTab {
        text = Array(repeating: UInt8(ascii: " "), count: width)
      } else {
        form.write(into: &text)
      }
      pieces.append((text, width))
      cells += width
    }
    let first = start ?? cells
    caret = first..<max(first + 1, end ?? cells)
  }

  /// The line, and under it the carets; a long line is cut at the ends that are far from them.
  func lines(room: Int, look: Look) -> [String] {
    let glyphs: Glyphs = look.glyphs == .ascii ? .ascii : .unicode
    let window = window(of: room)
    var text: [UInt8] = []
    var cells = 0
    var drawn = 0
    if window.lowerBound > 0 {
      glyphs.ellipsis.write(into: &text)
      drawn += 1
    }
    for piece in pieces {
      defer { cells += piece.width }
      if cells < window.lowerBound + (window.lowerBound > 0 ? 1 : 0) { continue }
      if cells + piece.width > window.upperBound { break }
      while drawn < cells - window.lowerBound {
        text.append(UInt8(ascii: " "))
        drawn += 1
      }
      text.append(contentsOf: piece.text)
      drawn += piece.width
    }
    if window.upperBound < width { glyphs.ellipsis.write(into: &text) }
    return [String(decoding: text, as: UTF8.self), carets(in: window, look: look)]
  }

  private var width: Int { pieces.reduce(0) { $0 + $1.width } }

  /// The cells that are shown, the caret's start a third from the left where the line is too long.
  private func window(of room: Int) -> Range<Int> {
    if width <= room { return 0..<max(width, caret.upperBound) }
    let start = max(0, min(caret.lowerBound - room / 3, width - room + 1))
    let end = min(width, start + room - 1)
    return start..<end
  }

  private func carets(in window: Range<Int>, look: Look) -> String {
    var pen = Pen(look: look)
    let first = caret.lowerBound - window.lowerBound
    let end = max(first + 1, min(caret.upperBound, window.upperBound) - window.lowerBound)
    pen.blanks(first)
    pen.start(.bad)
    for _ in first..<end { pen.words("^") }
    pen.end(.bad)
    return String(decoding: pen.bytes, as: UTF8.self)
  }
}
