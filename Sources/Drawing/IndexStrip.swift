import TableKit

/// The index titles as they fit on the lines there are: several a line, and where even that is not
/// enough, some of them with a mark for those left out, as UIKit does.
struct IndexStrip {
  private var titles: [String]
  private let perLine: Int
  private var next = 0
  /// The cells it takes of every line.
  let width: Int

  /// nil: there is nothing to show, or no line for it.
  init?(_ index: IndexFrame, lines: Int, columns: Int, isASCII: Bool) {
    if index.titles.isEmpty || lines < 1 { return nil }
    let glyphs: Glyphs = isASCII ? .ascii : .unicode
    let limit = columns / 3
    let shown = index.titles.map { shownTitle($0, limit: min(6, limit), isASCII: isASCII) }
    let widths = shown.map { cellWidth(of: $0, ascii: isASCII) }
    var perLine = (shown.count + lines - 1) / lines
    var width = stripWidth(widths, perLine: perLine)
    titles = shown
    if width > limit {
      let widest = max(widths.max() ?? 1, glyphs.elided.width)
      perLine = max(1, (limit + 1) / (widest + 1))
      titles = elided(shown, slots: max(1, perLine * lines), mark: isASCII ? ".." : "•")
      width = stripWidth(titles.map { cellWidth(of: $0, ascii: isASCII) }, perLine: perLine)
    }
    self.perLine = perLine
    self.width = width
  }

  /// Writes the titles of the next line, filled to the strip's width.
  mutating func writeLine(with pen: inout Pen) {
    var used = 0
    for title in titles[next..<min(titles.count, next + perLine)] {
      if used > 0 { used += pen.words(" ") }
      used += pen.text(title)
    }
    pen.blanks(width - used)
    next = min(titles.count, next + perLine)
  }
}

/// A title as it is drawn: cropped at six cells, the search title as a magnifier.
private func shownTitle(_ title: String, limit: Int, isASCII: Bool) -> String {
  if title == "{search}" { return isASCII ? "?" : "⌕" }
  if cellWidth(of: title, ascii: isASCII) <= limit { return title }
  var pen = Pen(look: Look(glyphs: isASCII ? .ascii : .unicode))
  pen.text(title, limit: limit)
  return String(decoding: pen.bytes, as: UTF8.self)
}

private func stripWidth(_ widths: [Int], perLine: Int) -> Int {
  var widest = 0
  for start in stride(from: 0, to: widths.count, by: perLine) {
    let line = widths[start..<min(widths.count, start + perLine)]
    widest = max(widest, line.reduce(line.count - 1, +))
  }
  return widest
}

/// Every other slot is a title, the first and the last title among them; a mark stands between two.
private func elided(_ titles: [String], slots: Int, mark: String) -> [String] {
  let kept = max(1, (slots + 1) / 2)
  if kept == 1 { return [titles[0]] }
  return (0..<kept * 2 - 1).map { slot in
    slot % 2 == 1 ? mark : titles[slot / 2 * (titles.count - 1) / (kept - 1)]
  }
}
