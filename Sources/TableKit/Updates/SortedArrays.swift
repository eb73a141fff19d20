extension RandomAccessCollection where Index == Int {
  /// How many elements, all at the start, fulfil a condition; found by halving.
  func count(before isBefore: (Element) -> Bool) -> Int {
    var low = startIndex
    var high = endIndex
    while low < high {
      let middle = low + (high - low) / 2
      if isBefore(self[middle]) { low = middle + 1 } else { high = middle }
    }
    return low - startIndex
  }
}

extension Array where Element: Comparable {
  /// In order, without what is there twice; itself where that is so already, as it mostly is.
  package func sortedOnce() -> [Element] {
    if isSortedOnce { return self }
    var result: [Element] = []
    result.reserveCapacity(count)
    for element in sorted() where result.last != element { result.append(element) }
    return result
  }

  private var isSortedOnce: Bool {
    for index in indices.dropFirst() where self[index - 1] >= self[index] { return false }
    return true
  }

  /// Whether a sorted array holds an element; found by halving.
  func holds(_ element: Element) -> Bool {
    let index = count(before: { $0 < element })
    return index < count && self[index] == element
  }
}

extension [IndexPath] {
  /// Goes through sorted paths a section at a time.
  func forEachSection<Failure: Error>(
    _ body: (_ section: Int, _ paths: ArraySlice<IndexPath>) throws(Failure) -> Void
  ) throws(Failure) {
    var rest = self[...]
    while let section = rest.first?.section {
      let count = rest.count(before: { $0.section == section })
      try body(section, rest.prefix(count))
      rest = rest.dropFirst(count)
    }
  }
}

extension ArraySlice<IndexPath> {
  /// The first of these sorted paths of one section that names no row; nil: all do.
  func firstOutside(rows count: Int) -> IndexPath? {
    if let first, first.row < 0 { return first }
    let inside = self.count(before: { $0.row < count })
    return inside < self.count ? self[startIndex + inside] : nil
  }
}
