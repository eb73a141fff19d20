/// A long text in lines that fit a width.
package enum FoldedText {
  /// A line of what a step prints; later lines stand under its second column, or somewhat further in than it.
  ///
  /// A picture's lines stay whole: they are cut where they must.
  package static func folded(_ line: String, columns: Int) -> [String] {
    if visibleWidth(of: line) <= columns || isPicture(line) { return [line] }
    return lines(
      of: line, width: columns, mark: String(repeating: " ", count: hang(of: line, columns)))
  }

  private static func isPicture(_ line: String) -> Bool {
    ["│", "┌", "├", "└", "┆", "|", "+"].contains { line.hasPrefix($0) }
  }

  /// Where the second column begins, if that leaves room for it: columns are parted by two blanks.
  private static func hang(of line: String, _ columns: Int) -> Int {
    let indent = line.prefix { $0 == " " }.count
    let rest = line.dropFirst(indent)
    if let gap = rest.firstRange(of: "  ") {
      let first = rest[..<gap.lowerBound]
      let blanks = rest[gap.lowerBound...].prefix { $0 == " " }.count
      let column = indent + visibleWidth(of: String(first)) + blanks
      if column <= columns * 2 / 3 { return column }
    }
    return min(indent + 4, columns / 2)
  }

  /// The text parted at its blanks; a word that is wider has a line to itself.
  /// - Parameter mark: what the lines after the first begin with.
  package static func lines(of text: String, width: Int, mark: String) -> [String] {
    var lines: [String] = []
    var line: String?
    for word in text.split(separator: " ", omittingEmptySubsequences: false) {
      let longer = line.map { "\($0) \(word)" } ?? (lines.isEmpty ? "" : mark) + word
      if let full = line?.trimmedAtEnd, !full.isEmpty, visibleWidth(of: longer) > width {
        lines.append(full)
        line = word.isEmpty ? nil : mark + word
      } else if line != nil || lines.isEmpty || !word.isEmpty {
        line = longer
      }
    }
    if let line { lines.append(line) }
    return lines
  }
}

extension String {
  fileprivate var trimmedAtEnd: String {
    var text = self[...]
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
