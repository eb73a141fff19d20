extension Array {
  /// How many elements, all at the start of the array, fulfil a condition; found by halving.
  func count(before isBefore: (Element) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if isBefore(self[middle]) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

extension Array where Element: Comparable {
  /// In order, without what is there twice.
  func sortedOnce() -> [Element] {
    var result: [Element] = []
    result.reserveCapacity(count)
    for element in sorted() where result.last != element { result.append(element) }
    return result
  }

  /// Whether a sorted array holds an element; found by halving.
  func holds(_ element: Element) -> Bool {
    let index = count(before: { $0 < element })
    return index < count && self[index] == element
  }
}
