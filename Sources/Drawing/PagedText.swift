/// A long text in pages that a window shows whole, parted at its blank lines.
package struct PagedText {
  package private(set) var pages: [[String]] = []
  private let rows: Int
  private let columns: Int

  /// - Parameters:
  ///   - picture: is seen together with the end of the text: where what stands between is too long, the last
  ///     page begins with it once more.
  ///   - rows: the lines of a page.
  ///   - columns: the width of the window, in terminal cells; a longer line takes several of its rows.
  package init(_ lines: [String], picture: [String], rows: Int, columns: Int) {
    (self.rows, self.columns) = (max(1, rows), max(1, columns))
    if fits(lines) {
      pages = [lines]
      return
    }
    let blocks = blocks(of: lines)
    let end = end(of: blocks, picture)
    for block in blocks.dropLast(end.blockCount) { add(block) }
    if !end.lines.isEmpty { pages.append(end.lines) }
  }

  /// What stands between blank lines. The last two belong together, and a short one, as a heading is, belongs to
  /// the next, though a page must be cut for it; but a picture is not cut.
  private func blocks(of lines: [String]) -> [[String]] {
    let parts = lines.split(separator: "").map(Array.init)
    var blocks: [[String]] = []  // the last of them first
    for (index, part) in parts.enumerated().reversed() {
      guard let next = blocks.last else {
        blocks.append(part)
        continue
      }
      let both = part + [""] + next
      let isShort = part.count <= 2
      let mayBeCut = !fits(next) || !PagedText.hasPicture(next) && !next.prefix(3).contains("")
      if fits(both) ? isShort || index == parts.count - 2 : isShort && mayBeCut {
        blocks[blocks.count - 1] = both
      } else {
        blocks.append(part)
      }
    }
    return blocks.reversed()
  }

  private static func hasPicture(_ lines: [String]) -> Bool {
    lines.contains { $0.hasPrefix("└") || $0.hasPrefix("+-") }
  }

  /// The last page: from the picture on, or the picture once more and the last block.
  ///
  /// There is none where the picture and the last block have no room together.
  private func end(
    of blocks: [[String]], _ picture: [String]
  ) -> (lines: [String], blockCount: Int) {
    if picture.isEmpty { return ([], 0) }
    for count in blocks.indices.map({ $0 + 1 }) {
      let end = Array(blocks.suffix(count).joined(separator: [""]))
      if !fits(end) { break }
      if end.firstRange(of: picture) != nil { return (end, count) }
    }
    let end = picture + [""] + (blocks.last ?? [])
    return fits(end) ? (end, 1) : ([], 0)
  }

  /// Adds a block to the last page, or, where that has no room, to a new one.
  private mutating func add(_ block: [String]) {
    if let page = pages.last, fits(page + [""] + block) {
      pages[pages.count - 1] += [""] + block
      return
    }
    pages.append([])
    for line in block {
      if !fits(pages[pages.count - 1] + [line]) { pages.append([]) }
      pages[pages.count - 1].append(line)
    }
  }

  private func fits(_ lines: [String]) -> Bool {
    lines.reduce(0) { $0 + max(1, (visibleWidth(of: $1) + columns - 1) / columns) } <= rows
  }
}
