/// A long text in lines that fit a width.
package enum FoldedText {
  /// The text parted at its blanks; a word that is wider has a line to itself.
  /// - Parameter mark: what the lines after the first begin with.
  package static func lines(of text: String, width: Int, mark: String) -> [String] {
    var lines: [String] = []
    var line: String?
    for word in text.split(separator: " ", omittingEmptySubsequences: false) {
      let longer = line.map { "\($0) \(word)" } ?? String(word)
      if let full = line, cellWidth(of: longer) > width {
        lines.append(full)
        line = mark + word
      } else {
        line = longer
      }
    }
    return lines + [line ?? ""]
  }
}
