import TableKit

extension TextPainter {
  /// A page's text in the middle of the glass, broken at blanks.
  mutating func page(_ text: String) {
    let room = bodyLines
    let lines = brokenLines(text, width: columns - 4, ascii: pen.isASCII).prefix(room)
    let above = (room - lines.count) / 3
    for _ in 0..<above { blankLine() }
    for line in lines { centeredLine(line) }
    for _ in 0..<room - lines.count - above { blankLine() }
  }

  /// The lines between the bars.
  var bodyLines: Int {
    let bars = frame.navigationBar.map { $0.prompt == nil ? 44.0 : 74 } ?? 0
    let below = (frame.tabBar == nil ? 0.0 : 49) + (frame.toolbar == nil ? 0.0 : 44)
    let height = frame.device.size.height - frame.device.statusBarHeight - bars - below
    return max(1, Int((height / 44).rounded(.up)))
  }
}

/// A text in lines of at most `width` cells, broken at blanks where there are some.
func brokenLines(_ text: String, width: Int, ascii: Bool) -> [String] {
  var lines: [String] = []
  for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
    var line = ""
    for word in paragraph.split(separator: " ") {
      let longer = line.isEmpty ? String(word) : "\(line) \(word)"
      if line.isEmpty || cellWidth(of: longer, ascii: ascii) <= width {
        line = longer
      } else {
        lines.append(line)
        line = String(word)
      }
    }
    lines.append(line)
  }
  return text.isEmpty ? [] : lines
}
